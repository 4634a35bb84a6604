"""Clustered items: against SciPy's beta-binomial law, convolved step by step, and values worked out beforehand."""

from collections import Counter
from functools import reduce
from math import sqrt

import numpy as np
import pytest
from scipy.stats import betabinom, binom, norm

from laboratory.topics import views
from laboratory.topics.evaluation.clusters.run import cluster_law, clustered, total_law
from laboratory.topics.evaluation.clusters.sizes import read_sizes, write_sizes
from tests.showing import trace

VIEW = views["evaluation.clusters"]


def by_scipy(clusters: int, size: int, rho: float, p: float) -> np.ndarray:
    s = 1 / rho - 1
    single = betabinom.pmf(np.arange(size + 1), size, p * s, (1 - p) * s)
    return np.asarray(reduce(np.convolve, [single] * clusters))


@pytest.mark.parametrize(("size", "rho", "p"), [(5, 0.1, 0.8), (50, 0.4, 0.3), (1, 0.5, 0.6)])
def test_one_cluster_is_beta_binomial(size: int, rho: float, p: float) -> None:
    np.testing.assert_allclose(cluster_law(size, rho, p), by_scipy(1, size, rho, p), rtol=1e-9)


def test_without_correlation_it_is_binomial() -> None:
    np.testing.assert_allclose(total_law({5: 8}, 0.0, 0.7), binom.pmf(np.arange(41), 40, 0.7), atol=1e-15)


def test_the_law_of_all_clusters_has_the_variance_of_the_design_effect() -> None:
    law, run = total_law({10: 40}, 0.1, 0.8), clustered(40, 10, 0.1, 0.8, 0.025)
    np.testing.assert_allclose(law, by_scipy(40, 10, 0.1, 0.8), atol=1e-14)
    k = np.arange(401)
    variance = law @ k**2 - (law @ k) ** 2
    assert variance == pytest.approx(400 * 0.16 * run.effect, rel=1e-9)
    assert (run.effect, run.effective) == pytest.approx((1.9, 400 / 1.9))


def test_level_and_coverage_worked_out_beforehand() -> None:
    """40 clusters of 10, a correlation of .1, an accuracy of .8: .0761735032 and .8379682287 by another program."""
    level, covered, _ = clustered(40, 10, 0.1, 0.8, 0.025).here
    assert (level, covered) == pytest.approx((0.0761735032, 0.8379682287), abs=5e-10)


@pytest.mark.parametrize(("clusters", "size", "rho", "p", "alpha"), [(6, 7, 0.2, 0.7, 0.05), (12, 3, 0.5, 0.9, 0.01)])
def test_level_and_coverage_are_sums_over_all_counts(
    clusters: int, size: int, rho: float, p: float, alpha: float
) -> None:
    law, n = by_scipy(clusters, size, rho, p), clusters * size
    false, holds, widened = 0.0, 0.0, 0.0
    for k, mass in enumerate(law):
        false += mass * (binom.sf(k - 1, n, p) <= alpha)
        half = norm.isf(alpha) * sqrt(k / n * (1 - k / n) / n)
        holds += mass * (abs(k / n - p) <= half + 1e-12)
        widened += mass * (abs(k / n - p) <= half * sqrt(1 + (size - 1) * rho) + 1e-12)
    assert clustered(clusters, size, rho, p, alpha).here == pytest.approx((false, holds, widened), abs=1e-12)


SIZES = [(5, 10, 15, 50), (1, 1, 1, 30), (7, 7, 2)]


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("rho", [0.05, 0.6])
def test_unequal_clusters_are_convolved_one_by_one(sizes: tuple[int, ...], rho: float) -> None:
    """The design effect from the law's variance and from the sum over clusters; level and coverage by a loop."""
    p, alpha, n = 0.7, 0.05, sum(sizes)
    law = reduce(np.convolve, [by_scipy(1, size, rho, p) for size in sizes])
    np.testing.assert_allclose(total_law(Counter(sizes), rho, p), law, atol=1e-14)
    run, k = clustered(40, 10, rho, p, alpha, "typed", sizes), np.arange(n + 1)
    effect = sum(size * (1 + (size - 1) * rho) for size in sizes) / n
    variance = law @ k**2 - (law @ k) ** 2
    assert (run.effect, variance) == pytest.approx((effect, n * p * (1 - p) * effect), rel=1e-9)
    assert run.effective == pytest.approx(n / effect)
    held = np.array([0.0, 0.0, 0.0])
    for count, mass in enumerate(law):
        half = norm.isf(alpha) * sqrt(count / n * (1 - count / n) / n)
        off = abs(count / n - p) - 1e-12
        held += mass * np.array([binom.sf(count - 1, n, p) <= alpha, off <= half, off <= half * sqrt(effect)])
    assert run.here == pytest.approx(tuple(held), abs=1e-12)


def test_slips_about_unequal_sizes_lie_on_either_side() -> None:
    """5, 10, 15, 50 at a correlation of .05: by hand 1 + (2850/80 - 1)/20; 1 + 19/20; and with the sample's variance,
    whose cv squared is (2850 - 1600)/3/400."""
    result = VIEW(sizes="typed", typed=(5, 10, 15, 50), rho=0.05)
    run = result.run
    assert run.effect == pytest.approx(2.73125) and run.effect_as_if_alike == pytest.approx(1.95)
    assert run.effect_of_sample_deviation == pytest.approx(1 + ((1250 / 1200 + 1) * 20 - 1) / 20)
    assert "1.95" in result.more and "2.992" in result.more and "1.95" not in VIEW().more


def test_sizes_are_read_and_written() -> None:
    assert read_sizes("3x5, 2×7; 10") == (5, 5, 5, 7, 7, 10) and read_sizes("2*4") == (4, 4)
    assert read_sizes(write_sizes((10, 5, 5, 7))) == (5, 5, 7, 10)


@pytest.mark.parametrize("text", ["", "5", "5 x", "0 3", "0x4 5", "2.5 3", "401x1", "2x2501", "1 -3", "999999x999999"])
def test_sizes_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        read_sizes(text)


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), clustered(40, 10, 0.1, 0.8, 0.025)
    assert np.array_equal(trace(result, 0, "as if independent")[1], run.levels)
    assert np.array_equal(trace(result, 1, "with design effect")[1], run.widened)
    assert np.all(run.levels[1:] >= run.levels[0]) and np.all(run.widened >= run.covered)
