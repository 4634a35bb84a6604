"""Bounds held against truth, over families: samples are drawn, but every risk is exact.

A bound may fail with probability delta, so failures are counted over independent runs and compared with the
binomial law, one-sided: each comparison accuses a true theorem with probability at most 10⁻⁶ (`FALSE_ALARM`). Where a
theorem says with what probability exactly it fails, both sides are tested. Seeds are fixed.
"""

import math

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems
from bounds.data_dependent.betting import hedged_betting

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
    """Uniform numbers: the largest excess of shares over F, by its exact law."""
    runs, m = 20_000, 40
    x = np.sort(rng.random((runs, m)), axis=1)
    above = (np.arange(1, m + 1) / m - x).max(axis=1)
    assert _exact(above > theorems["ks_one_sided"](m=m, delta=DELTA))


def _worst_threshold(rng: np.random.Generator, runs: int, m: int) -> np.ndarray:
    """Labels by a fair coin: every threshold errs on half. The largest gap L_D - L_S."""
    labels = rng.integers(0, 2, (runs, m))
    ones_before = np.concatenate([np.zeros((runs, 1), int), np.cumsum(labels, axis=1)], axis=1)
    zeros_after = np.cumsum((1 - labels)[:, ::-1], axis=1)[:, ::-1]
    errors = ones_before + np.concatenate([zeros_after, np.zeros((runs, 1), int)], axis=1)
    gaps: np.ndarray = 0.5 - errors / m
    return gaps.max(axis=1)


@pytest.mark.parametrize("m", [9, 40, 201])
def test_symmetrisation_on_thresholds(m: int, rng: np.random.Generator) -> None:
    """The complexity of the losses is half that of the thresholds, which is known exactly, whatever the sample."""
    gap = _worst_threshold(rng, 10_000, m)
    complexity = theorems["rademacher_thresholds"](m=m) / 2
    assert gap.mean() - _within(gap) <= 2 * complexity


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
    assert _exact(1 - quantile > theorems["conformal_conditional"](m=m, alpha=alpha, delta=DELTA))


def test_betting_at_every_tenth_loss(rng: np.random.Generator) -> None:
    """Looked at four times, it fails no more often: the sequence is valid at all times at once."""
    losses = rng.beta(0.3, 3, (300, 40))
    failed = []
    for row in losses:
        intervals = [hedged_betting(row[:size], DELTA) for size in (10, 20, 30, 40)]
        failed.append(any(not low <= 0.3 / 3.3 <= high for low, high in intervals))
    assert _kept(np.array(failed))
