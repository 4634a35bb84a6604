"""The sine class: x is labelled 1 where sin(θx) > 0. One parameter, and yet every number of points is shattered."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import gcd, lcm
from types import MappingProxyType

from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, Restriction, packed

MOST_CHANGES = 20_000


def sine() -> Restriction:
    """Points are rational, so the labels repeat in θ and one period holds them all."""
    return Restriction(lambda points: frozenset(_frequencies(points)), _hypothesis, _obstacle, dimension=1)


@lru_cache(maxsize=8)
def _frequencies(points: Points) -> MappingProxyType[int, Fraction]:
    """For each realized labelling the smallest θ/π found. Raises ValueError where a period is too long to walk."""
    whole, unit = _whole_multiples(points)
    changes = sum(2 * abs(a) for a in whole)
    if changes > MOST_CHANGES:
        raise ValueError(
            f"the labels of these points change {changes:,} times in one period of θ, more than the {MOST_CHANGES:,} "
            "that are walked through; take points with fewer decimals or in simpler ratios"
        )
    ends = sorted({Fraction(k, abs(a)) for a in whole if a for k in range(2 * abs(a))} | {Fraction(0), Fraction(2)})
    frequencies: dict[int, Fraction] = {}
    for start, end in pairwise(ends):
        for place in (start, (start + end) / 2):
            frequencies.setdefault(packed([_positive(place * a) for a in whole]), place / unit)
    return MappingProxyType(frequencies)


def _whole_multiples(points: Points) -> tuple[list[int], Fraction]:
    """The points as integers times a common unit."""
    denominator = lcm(*(point[0].denominator for point in points))
    whole = [int(point[0] * denominator) for point in points]
    shared = gcd(*whole) or 1
    return [a // shared for a in whole], Fraction(shared, denominator)


def _positive(turns: Fraction) -> int:
    """Whether sin(π turns) > 0."""
    return int(0 < turns % 2 < 1)


def _hypothesis(points: Points, labels: Labels) -> Hypothesis:
    frequency = _frequencies(points)[packed(labels)]

    def label(point: Sequence[Fraction]) -> int:
        return _positive(frequency * point[0])

    return Hypothesis(f"1 where sin(θx) > 0, with θ = {frequency} π", {"theta_over_pi": frequency}, label)


def _obstacle(points: Points, labels: Labels) -> Refutation:
    walked = sum(2 * abs(a) for a in _whole_multiples(points)[0])
    return Refutation(
        f"The labels repeat in θ, and none of the stretches between their at most {walked:,} changes in one period, "
        "nor any of the changes, gives these.",
        tuple(range(len(points))),
    )
