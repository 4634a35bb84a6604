"""The verdict on a typed formula, with the numbers that show it."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from bounds.numbers import format_near_one, format_number

DIGITS = 4  # of the numbers that show it


class FormulaVerdict(StrEnum):
    """`LOOSER` is on the safe side at every point that was tried, and not everywhere the theorem's own number."""

    EQUAL = "equal to the theorem"
    BY_FORM = "equal to another form of the theorem"
    LOOSER = "right but looser"
    WRONG = "not quite"


@dataclass(frozen=True)
class FormulaDiagnosis:
    """The verdict on a formula, from its values at `points` points, which balls enclose to 15 digits or more.

    True only where the formula is the theorem's. `read_as` is the formula as it was understood, in the Lab's names.
    `form` names the form that it equals, with its source. `factors` are the smallest and the largest ratio to the right
    value, of a looser one. Where the two differ, `at` is a point in words, `value` what the formula gives there (nan
    for nothing) and `right` what is right; `differences` say what is missing or stands in its place.
    """

    verdict: FormulaVerdict
    read_as: str
    points: int
    form: str = ""
    factors: tuple[float, float] | None = None
    at: str = ""
    value: float = math.nan
    right: float = math.nan
    differences: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.verdict is FormulaVerdict.EQUAL

    @property
    def sentence(self) -> str:
        """The verdict with its numbers."""
        return f"{self.verdict}: {self.detail}"

    @property
    def detail(self) -> str:
        """The numbers alone."""
        match self.verdict:
            case FormulaVerdict.EQUAL:
                return f"the same number at all of {self.points} points, in ball arithmetic"
            case FormulaVerdict.BY_FORM:
                return self.form
            case FormulaVerdict.LOOSER if self.factors:
                by = " to ".join(dict.fromkeys(_finite(factor, format_near_one) for factor in self.factors))
                return f"{by} times the theorem's number at {self.points} points"
        gives = "no number" if math.isnan(self.value) else _finite(self.value, _in_digits)
        return f"at {self.at} it gives {gives}, and {_finite(self.right, _in_digits)} is right"

    def __repr__(self) -> str:
        return f"<{'; '.join([self.sentence, *self.differences])}>"


def _finite(number: float, write: Callable[[float], str]) -> str:
    """What doubles do not hold is told by its size."""
    if math.isfinite(number):
        return write(number)
    return "less than -10³⁰⁸" if number < 0 else "more than 10³⁰⁸"


def _in_digits(number: float) -> str:
    return format_number(number, DIGITS)
