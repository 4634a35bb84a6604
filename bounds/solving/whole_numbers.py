"""The whole number of a bound on a count: at most 10 mistakes, 723 examples."""

from collections.abc import Iterator, Mapping
from typing import Any

from flint import fmpq

from bounds.formula import balls
from bounds.formula.turns import Working
from bounds.numbers import FULL, exact, format_number, in_latex, nearest_whole
from bounds.solving import evaluation, validation
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.statement import RELATIONS, Statement


def whole(theorem: Statement, entries: Mapping[str, Any]) -> int | None:
    """See `Theorem.whole`."""
    inputs = validation.checked(theorem, entries)
    if not theorem.returns.counts:
        return None
    up, value = theorem.returns.rounds_up(theorem.relation), evaluation.at(theorem, inputs)
    if not any(_is_computed(entry) for entry in inputs.values()):
        try:
            return _proved(theorem, inputs, up)
        except (ArithmeticError, NotImplementedError):
            pass
    return nearest_whole(value, up)


def step(theorem: Statement, inputs: Mapping[str, Any]) -> Iterator[str]:
    r"""`M \le 10` as the line under `M \le 10.89`, as LaTeX; none where the bound is whole or bounds no count."""
    count = whole(theorem, inputs)
    if count is not None and f"{evaluation.value(theorem, inputs):.{FULL}g}" != f"{count:.{FULL}g}":
        yield f"{theorem.returns.symbol} {RELATIONS[theorem.relation]} {in_latex(count)}"


def _is_computed(entry: Any) -> bool:
    """Is it a number such as the double of √3, of which the last digit is rounded and proves nothing?"""
    return isinstance(entry, float) and len(exact(entry).as_tuple().digits) > FULL and not isinstance(entry, Ln)


def side(theorem: Statement) -> str:
    """`at most` 10 mistakes, `at least` 59 examples, and nothing before the 723 examples that are enough."""
    enough = theorem.returns.needed and theorem.relation == "<="
    return "" if enough else {"<=": "at most", ">=": "at least", "=": ""}[theorem.relation]


def in_whole_words(theorem: Statement, number: int) -> str:
    """`at most 10 mistakes`, `723 examples`, `at least 59 examples`."""
    counts = theorem.returns.counts
    return f"{side(theorem)} {format_number(number)} {counts.removesuffix('s') if number == 1 else counts}".lstrip()


def _proved(theorem: Statement, inputs: Mapping[str, Any], up: bool) -> int:
    """By balls; what 2048 bits cannot tell from a whole number counts as one."""
    for bits in balls.PRECISIONS:
        value = balls.enclose(theorem.formula, inputs, bits)
        with Working(2 * balls.PRECISIONS[-1]):
            if isinstance(value, fmpq):
                return int(value.ceil() if up else value.floor())
            rounded = (value.ceil() if up else value.floor()).unique_fmpz()
            if rounded is not None:
                return int(rounded)
    equal = None if isinstance(value, fmpq) else value.unique_fmpz()
    if equal is None:
        raise ArithmeticError(f"{theorem.slug}: no precision determines its whole number")
    return int(equal)
