"""The gap between true and training loss is the stability under replacing one example: an identity, in fractions."""

import itertools
from collections.abc import Callable
from fractions import Fraction
from math import prod

import pytest

VALUES = {0: Fraction(1, 2), 1: Fraction(1, 3), 4: Fraction(1, 6)}
SIZE = 3
Sample = tuple[int, ...]


def mean(sample: Sample) -> Fraction:
    return Fraction(sum(sample), len(sample))


def first(sample: Sample) -> Fraction:
    return Fraction(sample[0])


def constant(_sample: Sample) -> Fraction:
    return Fraction(1)


def loss(w: Fraction, z: int) -> Fraction:
    return (w - z) ** 2


def chance(sample: Sample) -> Fraction:
    return prod((VALUES[z] for z in sample), start=Fraction(1))


SAMPLES = tuple(itertools.product(VALUES, repeat=SIZE))


def gap(learner: Callable[[Sample], Fraction]) -> Fraction:
    gaps = (
        chance(s)
        * (sum(VALUES[z] * loss(learner(s), z) for z in VALUES) - Fraction(sum(loss(learner(s), z) for z in s)) / SIZE)
        for s in SAMPLES
    )
    return sum(gaps, start=Fraction(0))


def replaced(sample: Sample, i: int, z: int) -> Sample:
    return (*sample[:i], z, *sample[i + 1 :])


def stability(learner: Callable[[Sample], Fraction], place: int) -> Fraction:
    """Expected loss on the example at `place` after its replacement, less that before."""
    changes = (
        chance(s) * VALUES[z] * (loss(learner(replaced(s, place, z)), s[place]) - loss(learner(s), s[place]))
        for s in SAMPLES
        for z in VALUES
    )
    return sum(changes, start=Fraction(0))


@pytest.mark.parametrize("learner", [mean, first, constant])
def test_gap_is_the_mean_stability(learner: Callable[[Sample], Fraction]) -> None:
    """Padova, theorem 8.1, over all samples of three."""
    average = sum(stability(learner, i) for i in range(SIZE)) / SIZE
    assert gap(learner) == average
    assert (average == 0) == (learner is constant)


def test_the_mean_has_twice_its_variance() -> None:
    centre = sum(p * z for z, p in VALUES.items())
    variance = sum(p * (z - centre) ** 2 for z, p in VALUES.items())
    assert gap(mean) == 2 * variance / SIZE


def test_the_printed_forms_fail() -> None:
    """The sign of Padova 8.2, its "add an example", and the summary without the mean over i are all other numbers."""
    assert -stability(mean, 0) < 0 < gap(mean)
    added = sum(
        chance(s) * VALUES[z] * (loss(mean((*s, z)), s[0]) - loss(mean(s), s[0])) for s in SAMPLES for z in VALUES
    )
    assert added != gap(mean)
    assert stability(first, 1) == 0 < gap(first)
