"""Limits of the same items whose regions have a size in closed form, and sizes at many angles by one transform."""

import math
from fractions import Fraction

import numpy as np
import pytest

from bounds.formula.special.proportions.paired_limits import GRID, MOST, keeps, lower_limit
from bounds.formula.special.proportions.paired_tables import CELLS, PairedRegion

ALPHA = Fraction(1, 40)


def nothing(n: int) -> np.ndarray:
    return n + 1 - np.arange(n + 1)


def all_first(n: int) -> np.ndarray:
    """The table of n items that only the first gets right."""
    return np.concatenate(([n], nothing(n)[1:]))


def none_second(n: int) -> np.ndarray:
    """Every table without an item that only the second gets right."""
    return np.concatenate(([0], nothing(n)[1:]))


@pytest.mark.parametrize("n", [1, 2, 30, 500])
@pytest.mark.parametrize("near", [-0.999, 0.1, 1.0])
def test_limits_in_closed_form(n: int, near: float) -> None:
    """((1 + d)/2)^n, and (1 + d)^n for d below 0, are alpha."""
    root = float(ALPHA) ** (1 / n)
    for cut, exact in ((all_first(n), 2 * root - 1), (none_second(n), root - 1)):
        limit = lower_limit(cut, ALPHA, near)
        assert limit.denominator <= GRID and 0 <= exact - float(limit) <= 1.01 / GRID


def test_a_limit_keeps_alpha_in_fractions_and_a_step_more_does_not() -> None:
    """b >= 4 and c <= b - 4 of 7 items: sizes summed over the tables at 201 probabilities."""
    n, cut = 7, np.minimum(4 + np.arange(8), nothing(7))

    def size(d: Fraction, k: int) -> Fraction:
        s = (1 - abs(d)) / 2 * Fraction(k, 200)
        p, q = s + max(d, Fraction(0)), s + max(-d, Fraction(0))
        return sum(
            (math.comb(n, b) * math.comb(n - b, c) * p**b * q**c * (1 - p - q) ** (n - b - c)
             for c in range(n + 1) for b in range(int(cut[c]), n - c + 1)),
            Fraction(0),
        )  # fmt: skip

    limit = lower_limit(cut, ALPHA, 0.0)
    assert max(size(limit, k) for k in range(201)) <= ALPHA
    assert max(size(limit + Fraction(2, GRID), k) for k in range(201)) > ALPHA


def test_a_region_without_a_limit_and_one_that_is_not_closed() -> None:
    assert lower_limit(np.zeros(4, int), ALPHA, 0.3) == -1
    assert keeps(all_first(3), ALPHA, -GRID) and not keeps(all_first(3), ALPHA, GRID)
    with pytest.raises(ValueError, match="leaves"):
        lower_limit(np.array([3, 1, 2, 1]), ALPHA, 0.0)
    with pytest.raises(NotImplementedError, match="1,001"):
        lower_limit(all_first(MOST + 1), ALPHA, 0.0)


@pytest.mark.parametrize(("n", "margin"), [(1, "0.3"), (40, "-0.07"), (300, "0.001")])
def test_transforms_are_the_sums_over_the_tables(n: int, margin: str) -> None:
    region = PairedRegion(n, Fraction(margin), np.minimum(np.arange(n + 1) + 1 + n // 8, nothing(n)))
    rng = np.random.default_rng(5)
    for cells in CELLS:
        some = rng.integers(0, cells * n, 20)
        angle = (some + 0.5) * (math.pi / (cells * n))
        size, slope = region.size_and_slope(angle)
        assert np.abs(size - region.size(angle)).max() < 1e-12
        by_waves = region.size_and_slope(np.append(angle, 1.0))  # no middle: cosine by cosine
        assert np.abs(by_waves[0][:-1] - size).max() < 1e-12 and np.abs(by_waves[1][:-1] - slope).max() < 1e-10
