"""How likely is it that a slip explains a number that was merely guessed?

A guess is a number drawn log-uniformly between a tenth and ten times the right one and rounded to the digits of the
answer; a whole guess for a whole answer, with as many digits. Its chance to be hit is the share of that range which
rounds to the value of some slip of no greater weight.
"""

import math
import sys
from bisect import bisect_right
from collections.abc import Iterable

from bounds.diagnosis.answers import FEWEST, TypedAnswer
from bounds.diagnosis.slip import Slip, Suspect

RANGE = 10.0
BESIDE = 1.5  # pairs crowd about the right number: how thickly they lie is counted within this factor of the answer
HIDDEN = 0.05  # slips that guesses hit more often than this are not shown
ALLOWED = {1: 0.9, 2: 1.3, 3: 2.3, 4: 4.2}  # weight, by significant digits; with more digits, all
ALL_DIGITS = 17  # of a double: whoever writes more says no more
NONE = 0.0  # one digit that is not a whole number in full, such as 1e2, fits too much


def allowed(answer: TypedAnswer) -> float:
    """The weight up to which slips are named for an answer of so many digits."""
    return NONE if answer.digits < FEWEST and not answer.in_full else ALLOWED.get(answer.digits, math.inf)


class Chances:
    """The share of guesses that slips up to a weight explain."""

    def __init__(
        self, weighed: Iterable[tuple[float, float]], right: float, answer: TypedAnswer, beside: bool = False
    ) -> None:
        """`weighed`: each slip's weight and value. `beside`: of guesses near the answer, not of all."""
        centre = abs(right) if math.isfinite(right) and right else abs(answer.value) or 1.0
        near = abs(answer.value) or 1.0
        low, high = _in_doubles(*((near / BESIDE, near * BESIDE) if beside else _range(centre, answer)))
        cells: dict[float, tuple[float, float]] = {}
        for weight, value in weighed:
            size = abs(value)
            if not low <= size <= high:
                continue
            unit = _unit(size, answer)
            cell = round(size / unit) * unit
            if abs(cell - centre) > unit / 2 and (cell not in cells or weight < cells[cell][0]):
                cells[cell] = (
                    weight,
                    math.log1p(unit / max(cell - unit / 2, unit / 2)) / (math.log(high) - math.log(low)),
                )
        total, self._weights, self._shares = 0.0, [0.0], [0.0]
        for weight, share in sorted(cells.values()):
            total += share
            self._weights.append(weight)
            self._shares.append(total)

    def up_to(self, weight: float) -> float:
        """The chance for slips of at most this weight."""
        return min(self._shares[bisect_right(self._weights, weight + 1e-9) - 1], 1.0)


def named_slip(suspect: Suspect, others: tuple[str, ...], chances: Iterable[Chances], answer: TypedAnswer) -> Slip:
    """The slip with the number that it gives in the form of the answer, and with the largest of the probabilities."""
    value = suspect.value if answer.whole else suspect.raw
    chance = max(table.up_to(suspect.weight) for table in chances)
    return Slip(suspect.words, value, round(suspect.weight, 2), chance, others)


def _range(centre: float, answer: TypedAnswer) -> tuple[float, float]:
    """Where guesses lie."""
    low, high = centre / RANGE, centre * RANGE
    if not answer.whole:
        return low, high
    shortest = 10.0 ** math.floor(math.log10(max(abs(answer.value), 1.0)))
    inner = max(low, shortest), min(high, 10 * shortest)
    return inner if inner[0] * 1.5 < inner[1] else (shortest, 10 * shortest)


def _in_doubles(low: float, high: float) -> tuple[float, float]:
    """The range without its ends where doubles lose their digits, or end."""
    return max(low, sys.float_info.min), min(high, sys.float_info.max)


def _unit(size: float, answer: TypedAnswer) -> float:
    """The place value of the last digit of a number of that size, had it as many digits as the answer."""
    unit = 10.0 ** (math.floor(math.log10(size)) - min(answer.digits, ALL_DIGITS) + 1)
    return max(unit, 1.0 if answer.whole else math.ulp(0.0))
