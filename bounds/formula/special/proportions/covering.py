"""From which margin, or rate, on the formula of a score test of non-inferiority has a power: over whole intervals.

Such a formula is not monotone in either: the standard errors change, too. Its power is at least the one wanted where

    sqrt(n) (rate - old + margin) - quantile(level) null + quantile(power) planned >= 0,

`quantile` that of the upper tail. Over a box of rates and margins the left side is not less than with the largest
standard error under the null hypothesis that is possible in it. By the likelihood's equation there, the new model's
most likely probability rises with the rate and falls with the margin, and the old model's rises with both: the corners
of the box bound them. Halving boxes until all are covered proves the power in all of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, Protocol

from bounds.formula.patience import look_up
from bounds.formula.special.gaussian.normal_quantile import normal_quantile
from bounds.formula.special.proportions.restricted import restricted_rate
from bounds.numbers import rounded_safely

DIGITS = 4  # of the answer
SCAN = 120  # points that are looked at first
HALVINGS = 40
MOST = 4000  # intervals
PRECISION = 96
NARROWEST = Fraction(1, 10**12)

Range = tuple[Fraction, Fraction]


class ScoreFormula(Protocol):
    """What is covered: how much more than the power wanted there is, at the least over a box."""

    def least(self, rate: Range, margin: Range) -> Any:
        """A ball not above the left side's infimum over the box; the value itself where the box is a point."""


@dataclass(frozen=True)
class OwnSamplesFormula:
    """Farrington and Manning's: `ratio` examples of the old model, right with `old`, for each of the `n` of the new."""

    n: int
    ratio: Fraction
    old: Fraction
    alpha: Fraction
    power: Fraction

    def least(self, rate: Range, margin: Range) -> Any:
        """See `ScoreFormula`."""
        first = tuple(self._likely(r, m) for r, m in zip(rate, reversed(margin), strict=True))
        other = tuple(self._likely(r, m) + _ball(m) for r, m in zip(rate, margin, strict=True))
        ratio, old = _ball(self.ratio), _ball(self.old)
        null = _most_spread(*first) + _most_spread(*other) / ratio
        ends = [_ball(r) * (1 - _ball(r)) for r in rate]
        widest = _most_spread(*(_ball(r) for r in rate)) if self.power > Fraction(1, 2) else ends[0].min(ends[1])
        return _difference(self, self.n, rate[0] - self.old + margin[0], null, widest + old * (1 - old) / ratio)

    def _likely(self, rate: Fraction, margin: Fraction) -> Any:
        from flint import arb

        return arb(restricted_rate.ball(*(_rational(each) for each in (rate, self.old, margin, self.ratio))))


@dataclass(frozen=True)
class SameItemsFormula:
    """Tango's, for `n` items: `rate` is that only the new model is right, `old` that only the old one is."""

    n: int
    old: Fraction
    alpha: Fraction
    power: Fraction

    def least(self, rate: Range, margin: Range) -> Any:
        """See `ScoreFormula`."""
        old_alone = self._likely(rate[1], margin[1])
        new_alone = self._likely(rate[1], margin[0]) - _ball(margin[0])
        null = old_alone + new_alone - _ball(margin[0]) ** 2
        apart = [r - self.old for r in rate]
        ends = [_ball(r + self.old - d * d) for r, d in zip(rate, apart, strict=True)]
        if self.power <= Fraction(1, 2):
            planned = ends[0].min(ends[1])
        elif apart[0] <= Fraction(1, 2) <= apart[1]:
            planned = _ball(2 * self.old + Fraction(1, 4))
        else:
            planned = ends[0].max(ends[1])
        return _difference(self, self.n, apart[0] + margin[0], null, planned)

    def _likely(self, rate: Fraction, margin: Fraction) -> Any:
        """Of the old model alone: the larger root of the likelihood's quadratic equation."""
        linear = rate + self.old + margin * (2 - rate + self.old)
        root = max(linear**2 - 8 * self.old * margin * (1 + margin), Fraction(0))
        return (_ball(linear) + _ball(root).sqrt()) / 4


def _ball(x: Fraction) -> Any:
    from flint import arb

    return arb(_rational(x))


def _rational(x: Fraction) -> Any:
    from flint import fmpq

    return fmpq(x.numerator, x.denominator)


def _most_spread(low: Any, high: Any) -> Any:
    """The largest p (1 - p) between two balls."""
    from flint import arb

    half = arb(1) / 2
    inside = low.union(high)
    if inside.contains(half):
        return arb(1) / 4
    nearest = high if inside < half else low
    return nearest * (1 - nearest)


def _difference(formula: Any, n: int, ahead: Fraction, null: Any, planned: Any) -> Any:
    from flint import arb

    level, power = (arb(normal_quantile.ball(_rational(each))) for each in (formula.alpha, formula.power))
    null = null.max(arb(0))
    return arb(n).sqrt() * _ball(ahead) - level * null.sqrt() + power * planned.sqrt()


@dataclass(frozen=True)
class CoveredRange:
    """`first` of the values from which on all up to the last have the power, in `intervals` that cover them.

    `short` is a value below it that is proved to have it not, that of one less in the last digit where it can be; None
    where all have it. `first` is None where the last value has it not, which is proved, or the work is not `finished`.
    """

    first: Fraction | None
    short: Fraction | None
    intervals: int
    finished: bool = True


def least_from_which_all(least: Callable[[Fraction, Fraction], Any], low: Fraction, high: Fraction) -> CoveredRange:
    """Of values in four digits from `low` to `high`, the first from which on `least` is never negative.

    `least(a, b)` is a ball not above the infimum from a to b, and the value itself where they are one.
    """
    from flint import ctx

    with ctx.workprec(PRECISION):
        if not least(high, high) >= 0:
            return CoveredRange(None, high, 0, finished=bool(least(high, high) < 0))
        points = [low + (high - low) * Fraction(place, SCAN) for place in range(SCAN + 1)]
        short = next((point for point in reversed(points) if not least(point, point) >= 0), None)
        first, intervals = low, 0
        while intervals < MOST:
            if short is not None:
                first, short = _after(least, short, next(point for point in points if point > short))
            looked, open_at = _cover(least, first, high, MOST - intervals)
            intervals += looked
            if open_at is None:
                return CoveredRange(first, _beside(least, first, short), intervals)
            short = open_at
        return CoveredRange(None, short, intervals, finished=False)


def _after(least: Callable[[Fraction, Fraction], Any], short: Fraction, enough: Fraction) -> tuple[Fraction, Fraction]:
    """The first value in four digits after where it is reached between the two, and the last point that is short."""
    start = short
    for _ in range(HALVINGS):
        middle = (short + enough) / 2
        short, enough = (short, middle) if least(middle, middle) >= 0 else (middle, enough)
    first = Fraction(rounded_safely(enough, DIGITS, up=True))
    return (first if first > start else first + unit(first)), short


def unit(value: Fraction) -> Fraction:
    """One of the last of its four digits."""
    return Fraction(10) ** (Decimal(float(value)).adjusted() - DIGITS + 1)


def _beside(least: Callable[[Fraction, Fraction], Any], first: Fraction, short: Fraction | None) -> Fraction | None:
    """What is proved to be too small: the next smaller value of four digits, or else the point that was seen."""
    if short is None:
        return None
    near = first - unit(first)
    if near > 0 and least(near, near) < 0:
        return near
    return short if least(short, short) < 0 else None


def _cover(
    least: Callable[[Fraction, Fraction], Any], low: Fraction, high: Fraction, most: int
) -> tuple[int, Fraction | None]:
    """How many intervals prove it from `low` to `high`; and a point at which it is refuted, or was left open."""
    left, intervals = [(low, high)], 0
    while left:
        look_up(20)
        a, b = left.pop()
        if least(a, b) >= 0:
            intervals += 1
            continue
        middle = (a + b) / 2
        if b - a < NARROWEST or intervals + len(left) >= most:
            return most if b - a >= NARROWEST else intervals, a
        for point in (a, middle):
            if least(point, point) < 0:
                return intervals, point
        left += [(middle, b), (a, middle)]
    return intervals, None
