"""Coverage of a test set where assumptions break, against the exact law of the number of mistakes."""

from math import log, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom, binomtest

from bounds.vocabulary.assumptions import IID
from laboratory.topics.broken_assumptions.coverage import coverage_of_a_test_set
from laboratory.worlds.drifting_threshold import DriftingThreshold
from laboratory.worlds.sticky_threshold import StickyThreshold
from tests.sentences import pattern

M, NOISE, RUNS = 60, 0.3, 800
WIDTH = sqrt(log(2 / 0.05) / (2 * M))


class From:
    """Label 1 from `a` on."""

    def __init__(self, a: float) -> None:
        self.a = a

    def predict(self, X: Any) -> Any:
        return (X[:, 0] >= self.a).astype(int)


def exact_coverage(stay: float) -> float:
    """By dynamic programming: a mistake is repeated with probability `stay`, else made anew with NOISE."""
    law = np.zeros((M + 1, 2))  # mistakes so far, and whether the last was one
    law[0, 0], law[1, 1] = 1 - NOISE, NOISE
    for _ in range(M - 1):
        before, law = law, np.zeros((M + 1, 2))
        total = before.sum(axis=1)
        law[:, 0] = stay * before[:, 0] + (1 - stay) * (1 - NOISE) * total
        law[1:, 1] = stay * before[:-1, 1] + (1 - stay) * NOISE * total[:-1]
    inside = np.abs(np.arange(M + 1) / M - NOISE) <= WIDTH + 1e-12
    return float(law.sum(axis=1)[inside].sum())


def test_the_exact_law_without_repeats_is_binomial() -> None:
    counts = np.arange(M + 1)
    inside = np.abs(counts / M - NOISE) <= WIDTH
    assert exact_coverage(0.0) == pytest.approx(binom.pmf(counts[inside], M, NOISE).sum(), abs=1e-12)


@pytest.mark.parametrize("stay", [0.0, 0.6, 0.9])
def test_coverage_falls_as_examples_repeat(stay: float) -> None:
    """Against the exact probability; on fresh seeds a false alarm has probability 1e-6."""
    seen = coverage_of_a_test_set(StickyThreshold(stay, 0.5, NOISE), From(0.5), M, RUNS)
    assert (seen.risk, seen.width) == pytest.approx((NOISE, WIDTH))
    exact = exact_coverage(stay)
    assert binomtest(RUNS - seen.misses, RUNS, exact).pvalue > 1e-6
    assert seen.rate == pytest.approx(1 - seen.misses / RUNS)
    assert seen.interval[0] <= seen.rate <= seen.interval[1]
    assert seen.broken == (() if stay == 0 else (IID,))
    assert (exact >= 0.95) == (stay == 0)


def test_a_drift_is_never_covered() -> None:
    """The predictor errs on 0.2 in the mean over the drift and on 0.4 at its end: 0.2 is more than the width."""
    seen = coverage_of_a_test_set(DriftingThreshold(0.3, 0.7), From(0.3), 400, 50)
    assert seen.risk == pytest.approx(0.4)
    assert seen.misses == 50
    assert seen.broken == (IID,)


def test_runs_depend_on_the_seed_and_their_number_alone() -> None:
    source = StickyThreshold()
    few, many = (coverage_of_a_test_set(source, From(0.5), 20, runs, seed=3) for runs in (5, 9))
    assert np.array_equal(few.errors, many.errors[:5])
    with pytest.raises(ValueError, match=pattern("runs coverage_of_a_test_set")):
        coverage_of_a_test_set(source, From(0.5), 20, 0)
