"""Help in small portions: the formula, the formula solved, the numbers in it, and the computation line by line."""

import ast
import math
from collections.abc import Iterator
from dataclasses import dataclass

from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.task import TARGET, Task
from bounds.diagnosis.trees import literal, names_in, places
from bounds.exercises import writing
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.vocabulary.citation import Step
from bounds.vocabulary.statement import RELATIONS

MOST = 6  # lines: longer computations are shown by their outer pieces


@dataclass(frozen=True)
class HintLine:
    """One piece of the computation, as LaTeX, and its value."""

    formula: str
    value: float

    @property
    def latex(self) -> str:
        r"""`\ln\frac{1}{\delta}\approx 2.996`."""
        return f"{self.formula}{writing.value(self.value)}"


def hints(problem: ExerciseProblem) -> tuple[Step, ...]:
    """What to do, each step with its formula; the answer is in none of them."""
    steps = [Step("Write down the theorem's bound.", problem.theorem.latex)]
    if problem.unknown:
        steps.append(_solved(problem))
    steps.append(Step("Put the numbers in.", _equation(problem, numbers=True)))
    shown_lines = lines(problem)[:-1] if problem.closed else lines(problem)
    if shown_lines:
        steps.append(Step("Compare your computation, line by line.", aligned(shown_lines)))
    return tuple(steps)


@without_warnings()
def lines(problem: ExerciseProblem) -> tuple[HintLine, ...]:
    """The computation from the inside out; the last line is the answer before it is rounded.

    Where the answer has to be searched for, these are the pieces that do not depend on it.
    """
    task = problem.case.task
    trees = [tree for tree in _pieces(task) if problem.unknown not in names_in(tree)]
    all_lines = [HintLine(writing.in_symbols(task, tree), task.run(tree)) for tree in trees]
    distinct = list(dict.fromkeys(line for line in all_lines if math.isfinite(line.value)))
    return tuple(distinct[-MOST:])


def _pieces(task: Task) -> Iterator[ast.expr]:
    """Pieces worth a line of their own, those below first."""
    for _, tree in sorted(places(task.tree), key=lambda place: -len(place[0])):
        logarithm = isinstance(tree, ast.Name) and bool(getattr(task.words.get(tree.id), "log_of", False))
        if logarithm or tree is task.tree or (names_in(tree) and not _is_plain(tree)):
            yield tree


def _is_plain(tree: ast.expr) -> bool:
    """A name, a number, or one operation with a number: 1/δ alone is no place for a slip."""
    match tree:
        case ast.BinOp(left, _, right):
            return _is_leaf(left) and _is_leaf(right) and (literal(left) is not None or literal(right) is not None)
    return isinstance(tree, ast.Name | ast.Constant | ast.Compare | ast.UnaryOp)


def _is_leaf(tree: ast.expr) -> bool:
    return isinstance(tree, ast.Name | ast.Constant)


def _solved(problem: ExerciseProblem) -> Step:
    task, variable = problem.case.task, problem.variable
    assert variable is not None
    bound = f"{writing.target_symbol(task)} = {writing.value(float(problem.target or 0))[2:]}"
    if problem.closed:
        return Step(f"Require ${bound}$ and solve for ${variable.symbol}$.", _equation(problem, numbers=False))
    search = f"Require ${bound}$, and look for the ${variable.symbol}$ at which it just holds."
    return Step(search, _equation(problem, numbers=False))


def _equation(problem: ExerciseProblem, numbers: bool) -> str:
    """What has to be computed, or met, in symbols or with numbers for all that is given."""
    task, theorem = problem.case.task, problem.theorem
    inputs = {**problem.inputs, **({TARGET: problem.target} if problem.unknown else {})} if numbers else {}
    match task.tree:
        case ast.Compare(left, _, [right]):
            sides = (writing.with_numbers(task, tree, inputs) for tree in (left, right))
            return (r"\ge " if theorem.relation == ">=" else r"\le ").join(sides)
    written = writing.with_numbers(task, task.tree, inputs)
    if problem.variable is None:
        return f"{theorem.returns.symbol} {RELATIONS[theorem.relation]} {written}"
    return f"{problem.variable.symbol} {_side(problem)} {written}"


def _side(problem: ExerciseProblem) -> str:
    return r"\ge" if problem.wants_smallest else r"\le"


def aligned(hint_lines: tuple[HintLine, ...]) -> str:
    """The lines below each other, for a display."""
    rows = (f"{line.formula}&{writing.value(line.value)}" for line in hint_lines)
    return r"\begin{aligned}" + r"\\[4pt]".join(rows) + r"\end{aligned}"
