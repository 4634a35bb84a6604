"""A finite pool: limits and coverages by SciPy's hypergeometric law, and what is said of the whole pool."""

import math

import numpy as np
import pytest
from scipy.stats import beta, hypergeom

from laboratory.topics import views
from laboratory.topics.evaluation.pools.run import hypergeometric_law, pool
from tests.sentences import facts
from tests.showing import trace

VIEW = views["evaluation.pools"]


def limits_by_scipy(population: int, m: int, right: int, delta: float) -> tuple[int, int]:
    marked = np.arange(population + 1)
    low = marked[hypergeom.sf(right - 1, population, marked, m) > delta / 2]
    high = marked[hypergeom.cdf(right, population, marked, m) > delta / 2]
    return int(low.min()), int(high.max())


def binomial_by_scipy(m: int, right: int, delta: float) -> tuple[float, float]:
    low = beta.ppf(delta / 2, right, m - right + 1) if right else 0.0
    return float(low), float(beta.isf(delta / 2, right + 1, m - right)) if right < m else 1.0


@pytest.mark.parametrize(
    ("population", "m", "right", "delta"),
    [(1000, 200, 160, 0.05), (164, 50, 0, 0.1), (90, 80, 13, 0.3), (1000, 1000, 800, 0.05), (1, 1, 1, 0.5)],
)
def test_limits_are_those_of_scipy(population: int, m: int, right: int, delta: float) -> None:
    run = pool(population, m, right, delta)
    assert run.limits == limits_by_scipy(population, m, right, delta)
    assert run.of_new_items == pytest.approx(binomial_by_scipy(m, right, delta), abs=1e-9)
    half = math.sqrt((1 - (m - 1) / population) * math.log(2 / delta) / (2 * m))
    assert run.by_serfling == pytest.approx((max(right / m - half, 0), min(right / m + half, 1)), abs=1e-12)
    place = run.place
    assert (run.exact[0][place], run.exact[1][place]) == pytest.approx(tuple(end / population for end in run.limits))


def test_along_the_sizes_every_limit_is_that_of_scipy_and_the_whole_pool_is_a_point() -> None:
    run = pool(120, 40, 31, 0.05)
    for m, count, low, high in zip(run.sizes, run.counts, *run.exact, strict=True):
        assert abs(count - m * 31 / 40) <= 0.5
        assert (low * 120, high * 120) == pytest.approx(limits_by_scipy(120, int(m), int(count), 0.05))
    assert run.sizes[-1] == 120 and run.exact[0][-1] == run.exact[1][-1] == run.counts[-1] / 120
    assert run.binomial[1][-1] - run.binomial[0][-1] > 0.1


@pytest.mark.parametrize(("population", "m", "delta"), [(60, 25, 0.1), (200, 7, 0.05), (31, 31, 0.2)])
def test_coverages_are_sums_over_all_counts(population: int, m: int, delta: float) -> None:
    run = pool(population, m, m // 2, delta)
    half = math.sqrt((1 - (m - 1) / population) * math.log(2 / delta) / (2 * m))
    columns = []
    for marked in run.truths.tolist():
        held = np.zeros(3)
        for k in range(m + 1):
            low, high = limits_by_scipy(population, m, k, delta)
            ends, share = binomial_by_scipy(m, k, delta), marked / population
            holds = (low <= marked <= high, ends[0] <= share <= ends[1], abs(k / m - share) <= half + 1e-12)
            held += hypergeom.pmf(k, population, marked, m) * np.array(holds)
        columns.append(held)
    np.testing.assert_allclose(run.covered.T, columns, atol=1e-9)
    assert run.covered.min() >= 1 - delta - 1e-12


def test_the_law_is_scipys() -> None:
    truths = np.array([0, 1, 17, 60])
    expected = hypergeom.pmf(np.arange(21)[:, None], 60, truths[None, :], 20)
    np.testing.assert_allclose(hypergeometric_law(60, 20, truths), expected, rtol=1e-9, atol=1e-15)


def test_the_page_says_what_the_run_holds() -> None:
    """153 to 255 of 1,000, worked out beforehand for the wrong ones: 745 to 847 are right."""
    result = VIEW()
    assert result.run.limits == (1000 - 255, 1000 - 153) and result.headline.at_least == 745
    assert "745 847" in facts(result.sentence)
    high = trace(result, 0, "exact, at most")[1]
    np.testing.assert_array_equal(high, result.run.exact[1])
    np.testing.assert_array_equal(trace(result, 1, "exact")[1], result.run.covered[0])
    whole = VIEW(m=1000, right=800)
    assert whole.run.limits == (800, 800) and "800" in whole.sentence


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\d"):
        VIEW(m=1001)
    with pytest.raises(ValueError, match=r"\d"):
        VIEW(right=201)
