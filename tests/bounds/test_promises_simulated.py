"""Promises held against truth, over families: samples are drawn, but every risk is exact.

A promise may fail with probability delta, so failures are counted over independent runs and compared with the
binomial law, one-sided: each comparison accuses a true theorem with probability at most 10⁻⁶ (`FALSE_ALARM`). Where a
theorem says with what probability exactly it fails, both sides are tested. Seeds are fixed.
"""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import binom

from bounds import gibbs_posterior, theorems
from bounds.betting import hedged_betting

FALSE_ALARM = 1e-6
DELTA = 0.1


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(20_261_121)


def _kept(failed: np.ndarray, delta: float = DELTA) -> bool:
    """So many failures, or more, have at least the probability of a false alarm if each run fails with delta."""
    return bool(binom.sf(failed.sum() - 1, failed.size, delta) >= FALSE_ALARM)


def _exact(failed: np.ndarray, delta: float = DELTA) -> bool:
    too_few = binom.cdf(failed.sum(), failed.size, delta)
    return bool(min(binom.sf(failed.sum() - 1, failed.size, delta), too_few) >= FALSE_ALARM / 2)


def _within(values: np.ndarray) -> float:
    """How far the mean of independent values in [0, 1] may stray, by Hoeffding's inequality."""
    return math.sqrt(math.log(1 / FALSE_ALARM) / (2 * values.size))


def test_the_comparison_can_fail(rng: np.random.Generator) -> None:
    fails = rng.random(20_000) < DELTA
    assert _kept(fails) and _exact(fails)
    assert not _kept(rng.random(20_000) < 1.2 * DELTA)
    assert not _exact(rng.random(20_000) < DELTA / 1.2)


def test_distribution_functions(rng: np.random.Generator) -> None:
    """Uniform numbers: the largest distance between shares and F, above and on both sides."""
    runs, m = 20_000, 40
    x = np.sort(rng.random((runs, m)), axis=1)
    above = (np.arange(1, m + 1) / m - x).max(axis=1)
    below = (x - np.arange(m) / m).max(axis=1)
    both = np.maximum(above, below)
    assert _kept(both > theorems["dkw"](m=m, delta=DELTA))
    assert _kept(above > theorems["dkw_one_sided"](m=m, delta=DELTA))
    assert _kept(both > theorems["ks_two_sided"](m=m, delta=DELTA))
    assert _exact(above > theorems["ks_one_sided"](m=m, delta=DELTA))


UNIFORM_OVER_A_CLASS = (
    "vc_original",
    "vc_original_polynomial",
    "vc_lecture_form",
    "vc_vapnik",
    "vc_vapnik_growth",
    "vc_devroye",
    "vc_parrondo_van_den_broek",
)
FROM_ABOVE_OVER_A_CLASS = ("vc_chaining", "vc_rademacher", "vc_rademacher_polynomial")


def _worst_threshold(rng: np.random.Generator, runs: int, m: int) -> tuple[np.ndarray, np.ndarray]:
    """Labels by a fair coin: every threshold errs on half. Largest gap L_D - L_S, and largest distance."""
    labels = rng.integers(0, 2, (runs, m))
    ones_before = np.concatenate([np.zeros((runs, 1), int), np.cumsum(labels, axis=1)], axis=1)
    zeros_after = np.cumsum((1 - labels)[:, ::-1], axis=1)[:, ::-1]
    errors = ones_before + np.concatenate([zeros_after, np.zeros((runs, 1), int)], axis=1)
    gaps = 0.5 - errors / m
    return gaps.max(axis=1), np.abs(gaps).max(axis=1)


@pytest.mark.parametrize("slug", UNIFORM_OVER_A_CLASS + FROM_ABOVE_OVER_A_CLASS)
def test_vc_bounds_on_thresholds(slug: str, rng: np.random.Generator) -> None:
    m = 200
    gap, distance = _worst_threshold(rng, 5000, m)
    promised = theorems[slug](m=m, delta=DELTA, d=1)
    assert _kept((gap if slug in FROM_ABOVE_OVER_A_CLASS else distance) > promised)


@pytest.mark.parametrize("m", [9, 40, 201])
def test_rademacher_bounds_on_thresholds(m: int, rng: np.random.Generator) -> None:
    """The complexity of the losses is half that of the thresholds, which is known exactly, whatever the sample."""
    gap, _ = _worst_threshold(rng, 10_000, m)
    complexity = theorems["rademacher_thresholds"](m=m) / 2
    for slug in ("rademacher_loss_empirical", "rademacher_loss_expected"):
        assert _kept(gap > theorems[slug](m=m, delta=DELTA, rademacher=complexity))
    # Symmetrisation itself: the mean gap is at most twice the mean complexity.
    assert gap.mean() - _within(gap) <= 2 * complexity


HULLS = ("compression_realizable", "compression_at_most", "compression_stable", "compression_chosen_size")


@pytest.mark.parametrize("slug", HULLS)
def test_compression_to_the_ends_of_an_interval(slug: str, rng: np.random.Generator) -> None:
    """The hull of the positive examples in [0.2, 0.7] is rebuilt from two of them, and never errs on the sample."""
    m = 40
    x = rng.random((20_000, m))
    inside = (x > 0.2) & (x < 0.7)
    low = np.where(inside, x, 1.0).min(axis=1)
    high = np.where(inside, x, 0.0).max(axis=1)
    risk = 0.5 - np.maximum(high - low, 0)
    assert _kept(risk > theorems[slug](m=m, delta=DELTA, size=2))


def test_compression_to_any_one_example(rng: np.random.Generator) -> None:
    """Noisy thresholds: the one at each example, with its mistakes on the others, all at once."""
    m, noise, runs = 60, 0.2, 4000
    x = np.sort(rng.random((runs, m)), axis=1)
    labels = (x >= 0.4) ^ (rng.random((runs, m)) < noise)
    ones_before = np.cumsum(labels, axis=1) - labels
    zeros_after = np.cumsum(~labels[:, ::-1], axis=1)[:, ::-1] - ~labels
    risk = noise + (1 - 2 * noise) * np.abs(x - 0.4)
    bound = theorems["compression_binomial"](m=m, delta=DELTA, size=1, errors=np.arange(m))
    assert _kept((risk > bound[ones_before + zeros_after]).any(axis=1))


@pytest.mark.parametrize("m", [20, 200])
def test_scenarios_on_an_interval(m: int, rng: np.random.Generator) -> None:
    """The smallest interval around m uniform points: two decision variables, both always needed."""
    x = rng.random((20_000, m))
    violated = 1 - (x.max(axis=1) - x.min(axis=1))
    assert _exact(violated > theorems["scenario"](m=m, delta=DELTA, d=2))
    assert _exact(1 - x.max(axis=1) > theorems["scenario"](m=m, delta=DELTA, d=1))
    for slug in ("wait_and_judge", "risk_complexity"):
        assert _kept(violated > theorems[slug](m=m, delta=DELTA, size=2))


@pytest.mark.parametrize(("m", "alpha"), [(19, 0.1), (50, 0.2), (333, 0.05)])
def test_conformal_sets(m: int, alpha: float, rng: np.random.Generator) -> None:
    """Uniform scores: the coverage, given the calibration set, is the quantile itself."""
    runs = 20_000
    rank = math.ceil((m + 1) * (1 - alpha))
    quantile = np.sort(rng.random((runs, m)), axis=1)[:, rank - 1]
    assert _exact(rng.random(runs) <= quantile, theorems["conformal_coverage"](m=m, alpha=alpha))
    assert _exact(1 - quantile > theorems["conformal_conditional"](m=m, alpha=alpha, delta=DELTA))


@pytest.mark.parametrize("slug", ["online_to_batch", "online_to_batch_textbook"])
def test_online_to_batch(slug: str, rng: np.random.Generator) -> None:
    """Distances |w - z| to uniform z, w the mean so far (1/2 at first): the average has risk (w² + (1 - w)²)/2."""
    m, runs = 30, 20_000
    z = rng.random((runs, m))
    played = np.concatenate([np.full((runs, 1), 0.5), np.cumsum(z, axis=1)[:, :-1] / np.arange(1, m)], axis=1)
    online = np.abs(played - z).mean(axis=1)
    average = played.mean(axis=1)
    risk = (average**2 + (1 - average) ** 2) / 2
    assert _kept(risk > theorems[slug](m=m, delta=DELTA, online_loss=online, loss_bound=1))


STABILITY = ("bousquet_elisseeff", "bousquet_klochkov_zhivotovskiy", "stability_replace_one")


@pytest.mark.parametrize("slug", STABILITY)
def test_stability_of_the_mean(slug: str, rng: np.random.Generator) -> None:
    """Squared distance to the mean of m coins: leaving one out moves the mean by 1/m at most, a loss by 2/m."""
    m, share = 50, 0.3
    z = rng.random((20_000, m)) < share
    mean = z.mean(axis=1)
    training, risk = mean * (1 - mean), share * (1 - share) + (mean - share) ** 2
    assert _kept(risk - training > theorems[slug](m=m, delta=DELTA, beta=2 / m, loss_bound=1))


@pytest.mark.parametrize(("m", "slope"), [(10, 0.25), (100, 0.5)])
def test_nearest_neighbour(m: int, slope: float, rng: np.random.Generator) -> None:
    """P[y = 1 | x] = 1/2 + slope x for uniform x in [-1, 1]; the risk is exact given the two points."""
    runs = 100_000 // m
    x, new = rng.uniform(-1, 1, (runs, m)), rng.uniform(-1, 1, (runs, 1))
    nearest = np.take_along_axis(x, np.abs(x - new).argmin(axis=1)[:, None], axis=1)
    eta, eta_nearest = 0.5 + slope * new, 0.5 + slope * nearest
    risk = eta * (1 - eta_nearest) + eta_nearest * (1 - eta)
    bound = theorems["one_nn_lipschitz"](m=m, n=1, lipschitz=slope, bayes_risk=(1 - slope) / 2)
    assert risk.mean() - _within(risk) <= bound
    assert abs(risk.mean() - theorems["one_nn_linear_eta"](m=m, slope=slope)) <= _within(risk)


def test_pac_bayes_for_several_gibbs_posteriors(rng: np.random.Generator) -> None:
    """Thresholds on a grid, uniform prior, three posteriors at once; and one hypothesis drawn from each."""
    m, noise, runs = 50, 0.1, 1500
    grid = np.linspace(0, 1, 21)
    risks = noise + (1 - 2 * noise) * np.abs(grid - 0.5)
    x = rng.random((runs, m))
    labels = (x >= 0.5) ^ (rng.random((runs, m)) < noise)
    seen = ((x[:, :, None] >= grid) != labels[:, :, None]).mean(axis=1)
    for slug in ("pac_bayes_kl", "pac_bayes_kl_exact", "pac_bayes_mcallester", "pac_bayes_quadratic"):
        failed = np.zeros(runs, bool)
        for lam in (m / 4, m, 20 * m):
            posteriors = [gibbs_posterior(row, lam) for row in seen]
            given = {"kl": np.array([p.kl for p in posteriors])}
            given["training_error"] = np.array([p.training_error for p in posteriors])
            truth = np.array([p.weights @ risks for p in posteriors])
            failed |= truth > theorems[slug](m=m, delta=DELTA, **given)
        assert _kept(failed), slug


def test_empirical_bernstein(rng: np.random.Generator) -> None:
    m = 100
    losses = rng.beta(0.3, 3, (20_000, m))
    width = theorems["empirical_bernstein"](m=m, delta=DELTA, variance=losses.var(axis=1, ddof=1))
    assert _kept(losses.mean(axis=1) + width < 0.3 / 3.3)


def test_betting_at_every_tenth_loss(rng: np.random.Generator) -> None:
    """Looked at four times, it fails no more often: the sequence is valid at all times at once."""
    losses = rng.beta(0.3, 3, (300, 40))
    failed = []
    for row in losses:
        intervals = [hedged_betting(row[:size], DELTA) for size in (10, 20, 30, 40)]
        failed.append(any(not low <= 0.3 / 3.3 <= high for low, high in intervals))
    assert _kept(np.array(failed))


def test_a_finite_class_of_independent_hypotheses(rng: np.random.Generator) -> None:
    """Twenty hypotheses of risks 0.05 to 0.5, each with its own mistakes: all bounds at once."""
    m, runs = 80, 20_000
    risks = np.linspace(0.05, 0.5, 20)
    errors = rng.binomial(m, risks, (runs, 20))
    given = {"m": m, "delta": DELTA, "ln_size": math.log(20)}
    exact = theorems["finite_binomial"](errors=np.arange(m + 1), **given)[errors]
    relative = theorems["finite_kl"](training_error=np.arange(m + 1) / m, **given)[errors]
    assert _kept((risks > exact).any(axis=1))
    assert _kept((risks > relative).any(axis=1))
    assert _kept((np.abs(risks - errors / m) > theorems["finite_agnostic"](**given)).any(axis=1))
    assert _kept((risks - errors / m > theorems["finite_one_sided"](**given)).any(axis=1))
    excess = np.take(risks, errors.argmin(axis=1)) - risks.min()
    assert _kept(excess > theorems["finite_agnostic_excess"](**given))


def test_random_projections_of_ten_points(rng: np.random.Generator) -> None:
    """All 45 distances among points of the plane, by a Gaussian matrix of the number of rows promised to be enough."""
    epsilon, runs = 0.5, 3000
    points = rng.normal(size=(10, 2))
    vectors = np.array([a - b for i, a in enumerate(points) for b in points[:i]])
    n = math.ceil(theorems["johnson_lindenstrauss"](epsilon=epsilon, delta=DELTA, vectors=len(vectors)))
    matrices = rng.normal(size=(runs, n, 2)) / math.sqrt(n)
    lengths = (np.einsum("rni,vi->rvn", matrices, vectors) ** 2).sum(axis=2)
    distortion = np.abs(lengths / (vectors**2).sum(axis=1) - 1)
    assert _kept((distortion > epsilon).any(axis=1))
