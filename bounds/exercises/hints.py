"""Help in small portions: the formula, the formula solved, the numbers in it, and the computation line by line."""

import ast
import math
from collections.abc import Iterator
from dataclasses import dataclass

from bounds.diagnosis.quiet import quiet
from bounds.diagnosis.task import TARGET, Task
from bounds.diagnosis.trees import literal, names_in, places
from bounds.exercises import writing
from bounds.exercises.asked import Asked
from bounds.vocabulary.citation import Step
from bounds.vocabulary.statement import RELATIONS

MOST = 6  # lines: longer computations are told by their outer pieces


@dataclass(frozen=True)
class HintLine:
    """One piece of the computation, as LaTeX, and its value."""

    formula: str
    value: float

    @property
    def latex(self) -> str:
        r"""`\ln\frac{1}{\delta}\approx 2.996`."""
        return f"{self.formula}{writing.value(self.value)}"


def hints(asked: Asked) -> tuple[Step, ...]:
    """What to do, each step with its formula; the answer is in none of them."""
    steps = [Step("Write down what the theorem promises.", asked.theorem.latex)]
    if asked.unknown:
        steps.append(_solved(asked))
    steps.append(Step("Put the numbers in.", _equation(asked, numbers=True)))
    told = lines(asked)[:-1] if asked.closed else lines(asked)
    if told:
        steps.append(Step("Compare your way there, line by line.", aligned(told)))
    return tuple(steps)


@quiet()
def lines(asked: Asked) -> tuple[HintLine, ...]:
    """The computation from the inside out; the last line is the answer before it is rounded.

    Where the answer has to be searched for, these are the pieces that do not depend on it.
    """
    task = asked.case.task
    trees = [tree for tree in _pieces(task) if asked.unknown not in names_in(tree)]
    found = [HintLine(writing.in_symbols(task, tree), task.run(tree)) for tree in trees]
    told = list(dict.fromkeys(line for line in found if math.isfinite(line.value)))
    return tuple(told[-MOST:])


def _pieces(task: Task) -> Iterator[ast.expr]:
    """Pieces worth a line of their own, those below first."""
    for _, tree in sorted(places(task.tree), key=lambda place: -len(place[0])):
        logarithm = isinstance(tree, ast.Name) and bool(getattr(task.words.get(tree.id), "log_of", False))
        if logarithm or tree is task.tree or (names_in(tree) and not _is_plain(tree)):
            yield tree


def _is_plain(tree: ast.expr) -> bool:
    """A name, a number, or one operation with a number: nobody goes wrong in 1/δ alone."""
    match tree:
        case ast.BinOp(left, _, right):
            return _is_leaf(left) and _is_leaf(right) and (literal(left) is not None or literal(right) is not None)
    return isinstance(tree, ast.Name | ast.Constant | ast.Compare | ast.UnaryOp)


def _is_leaf(tree: ast.expr) -> bool:
    return isinstance(tree, ast.Name | ast.Constant)


def _solved(asked: Asked) -> Step:
    task, variable = asked.case.task, asked.variable
    assert variable is not None
    bound = f"{writing.target_symbol(task)} = {writing.value(float(asked.target or 0))[2:]}"
    if asked.closed:
        return Step(f"Ask for ${bound}$ and solve for ${variable.symbol}$.", _equation(asked, numbers=False))
    search = f"Ask for ${bound}$, and look for the ${variable.symbol}$ with which the promise just holds."
    return Step(search, _equation(asked, numbers=False))


def _equation(asked: Asked, numbers: bool) -> str:
    """What has to be computed, or met, in symbols or with numbers for all that is given."""
    task, theorem = asked.case.task, asked.theorem
    given = {**asked.given, **({TARGET: asked.target} if asked.unknown else {})} if numbers else {}
    match task.tree:
        case ast.Compare(left, _, [right]):
            sides = (writing.with_numbers(task, tree, given) for tree in (left, right))
            return (r"\ge " if theorem.relation == ">=" else r"\le ").join(sides)
    written = writing.with_numbers(task, task.tree, given)
    if asked.variable is None:
        return f"{theorem.returns.symbol} {RELATIONS[theorem.relation]} {written}"
    return f"{asked.variable.symbol} {_side(asked)} {written}"


def _side(asked: Asked) -> str:
    return r"\ge" if asked.wants_smallest else r"\le"


def aligned(told: tuple[HintLine, ...]) -> str:
    """The lines below each other, for a display."""
    rows = (f"{line.formula}&{writing.value(line.value)}" for line in told)
    return r"\begin{aligned}" + r"\\[4pt]".join(rows) + r"\end{aligned}"
