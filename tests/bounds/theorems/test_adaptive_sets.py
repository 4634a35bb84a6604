"""Sets that adapt and sets chosen by calibration: worst sequences, exact laws, and what the assumptions are for."""

import math

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems
from tests.bounds.theorems.test_counterexamples import line
from tests.sentences import facts


@pytest.mark.parametrize(("step", "rounds"), [(0.25, 5), (0.125, 9), (0.5, 3), (1.0, 2)])
def test_an_adversary_who_makes_all_the_misses_he_may(step: float, rounds: int) -> None:
    """From level 1 down below 0, at a level asked for of hardly anything: as far away as may be."""
    alpha = 2.0**-40
    level, missed = 1.0, 0
    for _ in range(rounds):
        assert level >= 0
        missed, level = missed + 1, level + step * (alpha - 1)
    away = abs(missed / rounds - alpha)
    bound = theorems["adaptive_conformal"](rounds=rounds, step=step, start=1)
    assert bound * (1 - 1e-9) <= away <= bound


@pytest.mark.parametrize("start", [0, 0.3, 1])
@pytest.mark.parametrize("alpha", [0.01, 0.5, 0.9])
def test_no_sequence_leaves_the_strip(start: float, alpha: float) -> None:
    rng = np.random.default_rng(4)
    for step in (0.01, 0.3, 2.0):
        level, missed, eager = start, 0, rng.random(400) < rng.random()
        for t, misses in enumerate(eager, start=1):
            misses = level > 1 or (level >= 0 and bool(misses))
            missed, level = missed + misses, level + step * (alpha - misses)
            assert -step <= level <= 1 + step
            bound = theorems["adaptive_conformal"](rounds=t, step=step, start=start) if t % 100 == 0 else math.inf
            assert abs(missed / t - alpha) <= bound + 1e-12


@pytest.mark.parametrize("delta", [0.3, 0.05, 0.001])
@pytest.mark.parametrize("level", [0.03, 0.1, 0.4])
def test_chosen_sets_fail_no_more_often_than_they_may(delta: float, level: float) -> None:
    """Scores without ties: the chosen sets are too risky just when a fixed set of that risk misses so few."""
    for m in (1, 10, 60, 500):
        allowed = theorems["risk_controlling_binomial"].solve("misses", at_most=level, m=m, delta=delta).value
        if allowed is None:
            assert (1 - level) ** m > delta
        else:
            assert binom.cdf(allowed, m, level) <= delta < binom.cdf(allowed + 1, m, level)
        mean = theorems["risk_controlling_hoeffding"].solve("training_error", at_most=level, m=m, delta=delta).value
        if mean is not None:
            fewer = math.floor(m * mean)
            assert binom.cdf(fewer, m, level) <= delta and fewer <= allowed


def test_sets_that_change_just_after_the_threshold() -> None:
    """All scores 1/2, sets of scores below λ: no set misses beyond 1/2, and the least λ there is misses always."""
    scores = np.full(100, 0.5)
    grid = np.linspace(0, 1, 1001)
    missed = (scores[:, None] >= grid).mean(axis=0)
    bound = theorems["risk_controlling_hoeffding"](m=100, delta=0.05, training_error=missed)
    least = grid[bound <= 0.2].min()
    assert 0.5 < least < 0.502 and (scores >= 0.5).all()
    assert "continuous right" in facts(line("risk_controlling_hoeffding", "monotone_sets"))


def test_sets_of_a_threshold_without_ties_are_tolerance_sets() -> None:
    for misses in (0, 3, 84):
        text = theorems["conformal_tolerance"](m=1000, delta=0.05, left_out=misses + 1)
        assert theorems["risk_controlling_binomial"](m=1000, delta=0.05, misses=misses) == text
