"""Estimates of the mean of losses without a bound: every step that pays for a rounding, and exact laws beside them."""

from math import ceil, log, log1p, sqrt

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import binom

from bounds import DomainError, theorems
from tests.all_told import over

CELLS = 16  # in which 8 ln(1/delta)/k is held, between (k - 1)/k and 1


def chance_of_half(k: int, p: np.ndarray) -> np.ndarray:
    """That of k coins with this chance of heads half or more show heads."""
    result: np.ndarray = binom.sf(ceil(k / 2) - 1, k, np.minimum(p, 1))
    return result


@over([*range(1, 41), 1000])
def test_half_of_the_blocks_stray_with_probability_delta_at_most(k: int) -> None:
    """For every delta up to 0.9 that takes k blocks, of two examples or more, however they are rounded.

    Within a cell the chance is taken at its low end and delta at its high end; both only make it harder. Of fewer than
    five blocks each is taken for the smallest, of m/k less a share of one example; of more, their average is enough.
    """
    ends = np.linspace(max(k - 1, 8 * log(1 / 0.9)) / k, 1, CELLS + 1)
    uneven = 25 / 24 if k >= 5 else 1 + (k - 1) / (2 * k)
    chance = uneven / (4 * ends[:-1])
    tail = chance_of_half(k, chance) if k <= 40 else (4 * chance * (1 - chance)) ** (k / 2)
    assert (tail <= np.exp(-ends[1:] * k / 8)).all()
    if k >= 5:  # Hoeffding compares unlike coins with like ones from one above their mean number of heads on
        assert k * chance.max() + 1 <= ceil(k / 2)


def test_beyond_forty_blocks_chernoffs_bound_is_enough() -> None:
    """ln(4p(1 - p)) + r/4 falls in r where p = 25/(96 r), and is below 0 at r = 40/41 already."""
    r = np.linspace(40 / 41, 1, 1000)
    p = 25 / (96 * r)
    height = np.log(4 * p * (1 - p)) + r / 4
    assert height[0] < 0 and (np.diff(height) < 0).all()


def test_uneven_blocks_are_hardly_worse() -> None:
    """The average of (m/k)/b over blocks as even as they can be, of two examples or more, is at most 25/24."""
    for k in range(1, 60):
        for m in range(2 * k, 5 * k):
            sizes = np.array([len(block) for block in np.array_split(np.zeros(m), k)])
            assert (m / k / sizes).mean() <= 25 / 24 + 1e-12


@pytest.mark.parametrize("delta", [0.9, 0.5, 0.1, 0.01])
@pytest.mark.parametrize("p", [0.5, 0.2, 0.03])
def test_a_median_of_shares_of_mistakes_strays_as_seldom_as_stated(delta: float, p: float) -> None:
    """The exact law: half or more of the blocks beyond the bound, each a binomial share, of two sizes."""
    k = ceil(8 * log(1 / delta))
    for m in (2 * k, 2 * k + 1, 3 * k - 1, 10 * k):
        bound = theorems["median_of_means"](m=m, delta=delta, variance=p * (1 - p))
        law = np.ones(1)
        for block in np.array_split(np.zeros(m), k):
            size = len(block)
            shares = np.arange(size + 1) / size
            off = binom.pmf(np.arange(size + 1), size, p)[np.abs(shares - p) > bound].sum()
            law = np.convolve(law, [1 - off, off])
        assert law[ceil(k / 2) :].sum() <= delta


def test_near_delta_one_the_printed_statement_fails() -> None:
    """One toss of a fair coin, 1 or -1, is always off by 1; sqrt(32 ln(1/0.99)) is 0.567."""
    assert sqrt(32 * log(1 / 0.99)) < 1
    with pytest.raises(DomainError, match="δ"):
        theorems["median_of_means"](m=1000, delta=0.99, variance=1)


def estimate(ones: int, m: int, alpha: float) -> float:
    """Catoni's, of so many losses of 1 and others of 0."""

    def psi(x: float) -> float:
        return log1p(x + x * x / 2) if x >= 0 else -log1p(-x + x * x / 2)

    return float(brentq(lambda y: ones * psi(alpha * (1 - y)) + (m - ones) * psi(-alpha * y), -1, 2))


@pytest.mark.parametrize("delta", [0.5, 0.1, 0.01])
@pytest.mark.parametrize("p", [0.5, 0.1, 0.01])
@pytest.mark.parametrize("m", [12, 40, 200])
def test_catonis_estimate_strays_as_seldom_as_stated(delta: float, p: float, m: int) -> None:
    """Of losses of 0 and 1, summed over the exact law of their number; each end alone, and both."""
    variance, chances = p * (1 - p), binom.pmf(np.arange(m + 1), m, p)
    for slug, c in (("catoni_mean", log(2 / delta)), ("catoni_mean_one_sided", log(1 / delta))):
        alpha = sqrt(2 * c / (m * (variance + 2 * variance * c / (m - 2 * c))))  # as it is printed
        assert alpha == pytest.approx(sqrt(2 * c * (m - 2 * c) / variance) / m)  # as we say it
        off = np.array([estimate(ones, m, alpha) - p for ones in range(m + 1)])
        bound = theorems[slug](m=m, delta=delta, variance=variance)
        if slug == "catoni_mean":
            assert chances[np.abs(off) > bound].sum() <= delta
        else:
            assert max(chances[off > bound].sum(), chances[off < -bound].sum()) <= delta


def test_both_ends_take_half_of_delta_each() -> None:
    both, entry = theorems["catoni_mean"], theorems["catoni_mean_one_sided"]
    assert (both.ends, entry.ends) == ("both", "one")
    assert both(m=100, delta=0.1, variance=2) == pytest.approx(entry(m=100, delta=0.05, variance=2))


def test_where_which_estimate_has_the_tighter_bound() -> None:
    """Chebyshev's 1/sqrt(delta) meets 32 ln(1/delta) at delta = 0.0061, from which on the mean itself is better."""
    for delta, better in ((0.005, True), (0.006, True), (0.007, False), (0.05, False)):
        inputs = dict(m=1000, delta=delta, variance=1)
        assert (theorems["median_of_means"](**inputs) < theorems["chebyshev"](**inputs)) == better
        assert theorems["catoni_mean"](**inputs) < theorems["chebyshev"](**inputs)
