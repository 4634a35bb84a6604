"""What a wrong formula has instead of the right one: a usual slip that gives it everywhere, or a piece that differs."""

import ast
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction

from bounds.diagnosis import kinds
from bounds.diagnosis.formula_partings import FormulaParting, parting
from bounds.diagnosis.formula_points import ComparedPoint, Evaluated, as_double, in_doubles
from bounds.diagnosis.pairs import trials
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.singles import is_equal
from bounds.diagnosis.task import Task, real
from bounds.diagnosis.trees import runnable
from bounds.formula.exact import Exact
from bounds.formula.patience import limited_to
from bounds.numbers import format_number

LONGEST = 2_000_000  # steps for all slips
MOST = 2  # slips that are named
HEAVIEST_PAIR = 3.0  # weight of two slips together
SIMPLE = 100  # the largest number in a factor that is told as a fraction


@without_warnings()
def differences(
    typed: Evaluated, task: Task | None, at: Sequence[ComparedPoint], values: Sequence[Exact | None]
) -> list[str]:
    """What differs, in words, the likeliest first; nothing where that cannot be said with certainty."""
    if any(math.isinf(as_double(value)) for value in values):  # beyond the doubles all formulas are alike
        return []
    slips = list(dict.fromkeys(_slips(task, at, values)))[:MOST] if task else []
    if slips:
        return [f"it is the formula with {'; or with '.join(slips)}"]
    if task and (both := _both(task, at, values)):
        return [f"it is the formula with {both}"]
    if task and not isinstance(task.tree, ast.Compare) and (piece := _piece(typed, task, at)):
        return [_in_words(piece, task)]
    return _multiple(at, values)


def _slips(task: Task, at: Sequence[ComparedPoint], values: Sequence[Exact | None]) -> Iterator[str]:
    """Each change of the right formula that gives the typed one at every point: the lightest first."""
    doubles, numbers = [in_doubles(place) for place in at], [as_double(value) for value in values]
    with limited_to(LONGEST):
        for edit in sorted(kinds.edits(task), key=lambda edit: edit.weight):
            if isinstance(task.tree, ast.Compare):
                assert task.unknown is not None
                name, difference = task.unknown.name, task.function(edit.tree)
                gives = all(abs(real(difference({**inputs, name: number}))) < 1e-9
                            for inputs, number in zip(doubles, numbers, strict=True))  # fmt: skip
            else:
                run = runnable(edit.tree, task.scope)
                gives = all(is_equal(real(run(inputs)), number)
                            for inputs, number in zip(doubles, numbers, strict=True))  # fmt: skip
            if gives:
                yield edit.words


def _both(task: Task, at: Sequence[ComparedPoint], values: Sequence[Exact | None]) -> str:
    """The lightest two changes that together give the typed formula at every point; empty where there are none.

    A coincidence at all points is none, so that the number of pairs that are tried does not matter.
    """
    if isinstance(task.tree, ast.Compare):
        return ""
    doubles, numbers = [in_doubles(place) for place in at], [as_double(value) for value in values]
    for pair in trials(task, HEAVIEST_PAIR, as_double(at[0].right)):
        with limited_to(LONGEST):
            run = runnable(pair.tree, task.scope)
            if all(is_equal(real(run(each)), number) for each, number in zip(doubles, numbers, strict=True)):
                return pair.words(task)
    return ""


def _piece(typed: Evaluated, task: Task, at: Sequence[ComparedPoint]) -> FormulaParting | None:
    scope = {**task.scope, **typed.scope}
    inputs = [in_doubles(place) for place in at]

    def same(left: ast.expr, right: ast.expr) -> bool:
        first, second = runnable(left, scope), runnable(right, scope)
        return all(is_equal(real(first(each)), real(second(each))) for each in inputs)

    return parting(typed.tree, task.tree, same)


def _in_words(piece: FormulaParting, task: Task) -> str:
    if piece.wrong is None and piece.right is not None:
        return f"the {piece.kind} {task.text(piece.right)} is missing"
    if piece.right is None and piece.wrong is not None:
        return f"the {piece.kind} {task.text(piece.wrong)} is too much"
    assert piece.right is not None and piece.wrong is not None
    kind = f"{piece.kind} " if piece.kind else ""
    return f"the {kind}{task.text(piece.wrong)} stands in the place of {task.text(piece.right)}"


def _multiple(at: Sequence[ComparedPoint], values: Sequence[Exact | None]) -> list[str]:
    """That it is the same multiple of the right one everywhere, or the same distance from it."""
    pairs = [(as_double(value), as_double(place.right)) for place, value in zip(at, values, strict=True)]
    if any(not math.isfinite(value) for value, _ in pairs):
        return []
    ratios = [value / right if right else math.nan for value, right in pairs]
    if all(is_equal(ratio, ratios[0]) for ratio in ratios):
        too_much = ratios[0] > 1
        factor = _factor(ratios[0] if too_much else 1 / ratios[0]) if ratios[0] else "0"
        return [f"the factor {factor} is {'too much' if too_much else 'missing'}"]
    distances = [value - right for value, right in pairs]
    if all(is_equal(distance, distances[0]) for distance in distances):
        return [
            f"it is {format_number(abs(distances[0]), 6)} too {'large' if distances[0] > 0 else 'small'} everywhere"
        ]
    return []


def _factor(number: float) -> str:
    """As a fraction where it is a simple one."""
    simple = Fraction(number).limit_denominator(SIMPLE)
    if simple and is_equal(float(simple), number):
        return format_number(simple)
    square = Fraction(number * number).limit_denominator(SIMPLE)
    return f"√{format_number(square)}" if is_equal(math.sqrt(square), number) else format_number(number, 6)
