"""Clustered items: against SciPy's beta-binomial law, convolved step by step, and values worked out beforehand."""

from functools import reduce
from math import sqrt

import numpy as np
import pytest
from scipy.stats import betabinom, binom, norm

from laboratory.topics import views
from laboratory.topics.evaluation.clusters.run import cluster_law, clustered, total_law
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
    np.testing.assert_allclose(total_law(8, 5, 0.0, 0.7), binom.pmf(np.arange(41), 40, 0.7), atol=1e-15)


def test_the_law_of_all_clusters_has_the_variance_of_the_design_effect() -> None:
    law, run = total_law(40, 10, 0.1, 0.8), clustered(40, 10, 0.1, 0.8, 0.025)
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


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), clustered(40, 10, 0.1, 0.8, 0.025)
    assert np.array_equal(trace(result, 0, "as if independent")[1], run.levels)
    assert np.array_equal(trace(result, 1, "with design effect")[1], run.widened)
    assert np.all(run.levels[1:] >= run.levels[0]) and np.all(run.widened >= run.covered)
