"""The truths behind simulations of validation, online learning and left-out predictions, each in a second way."""

import math

import numpy as np
import pytest

from laboratory.experiments import simulations
from laboratory.experiments.simulations.conformal._left_out_intervals import coverage, ends
from laboratory.experiments.simulations.online.perceptron_expected_risk import _cycled
from laboratory.experiments.simulations.rademacher._all_signs import all_signs
from laboratory.experiments.simulations.validation._held_out_threshold import risk_and_error


def test_the_risk_of_a_learnt_threshold_by_many_examples() -> None:
    """Six standard errors of 200,000 examples: a false alarm in fewer than one in 10⁸."""
    risk, error = risk_and_error(np.random.default_rng(1), 200_000)
    assert error == pytest.approx(risk, abs=6 * 0.5 / math.sqrt(200_000))


@pytest.mark.parametrize("folds", [12, 4])
def test_left_out_predictions_by_fitting_each_anew(folds: int) -> None:
    low, high = ends(np.random.default_rng(3), 12, 3, folds)
    rng = np.random.default_rng(3)
    x, y, new = rng.normal(size=(12, 3)), rng.normal(size=12), rng.normal(size=3)
    fold = np.arange(12) * folds // 12
    for i in range(12):
        weights = np.linalg.lstsq(x[fold != fold[i]], y[fold != fold[i]], rcond=None)[0]
        residual = abs(y[i] - x[i] @ weights)
        assert (low[i], high[i]) == pytest.approx((new @ weights - residual, new @ weights + residual), abs=1e-9)


@pytest.mark.parametrize("alpha", [0.1, 0.25, 0.3])
def test_coverage_by_the_ranks_of_the_definition(alpha: float) -> None:
    from scipy.stats import norm

    low, high = ends(np.random.default_rng(5), 12, 2, 12)
    rank_low, rank_high = math.floor(alpha * 13), math.ceil((1 - alpha) * 13)
    between = norm.cdf(np.sort(high)[rank_high - 1]) - norm.cdf(np.sort(low)[rank_low - 1])
    assert coverage(low, high, alpha) == pytest.approx(max(0.0, between), abs=1e-12)


def test_coverage_is_sure_where_no_rank_is_left() -> None:
    assert coverage(np.zeros(5), np.zeros(5), 0.1) == 1.0


@pytest.mark.parametrize("seed", range(5))
def test_the_cycling_perceptron_by_plain_loops(seed: int) -> None:
    angles = np.random.default_rng(seed).uniform(-1.3, 1.3, 8)
    signed = np.column_stack([np.cos(angles), np.sin(angles)])
    weights, changed = np.zeros(2), True
    while changed:
        changed = False
        for example in signed:
            if example @ weights <= 0:
                weights, changed = weights + example, True
    assert _cycled(signed) == pytest.approx(weights, abs=1e-12)


@pytest.mark.parametrize("slope", [2, 3])
def test_the_bayes_risk_along_a_slope_by_a_fine_grid(slope: int) -> None:
    setting = {"m": 50, "k": 11, "slope": slope}
    _, inputs = simulations()["knn_lipschitz"].one_run(np.random.default_rng(0), setting)
    x = (np.arange(100_000) + 0.5) / 100_000
    label = np.clip(0.5 + slope * (x - 0.5), 0, 1)
    assert inputs["bayes_risk"] == pytest.approx(np.minimum(label, 1 - label).mean(), abs=1e-8)


def test_all_signs_are_different() -> None:
    signs = all_signs(6)
    assert set(np.unique(signs)) == {-1.0, 1.0} and len({tuple(row) for row in signs}) == 64


@pytest.mark.parametrize(
    ("slug", "index"), [("steepest_descent", 0), ("steepest_descent", 1), ("online_gradient_descent", 0)]
)
def test_the_worst_worlds_reach_the_bound(slug: str, index: int) -> None:
    """They are built to make every step of the proof an equality."""
    simulation = simulations()[slug]
    measured, inputs = simulation.one_run(np.random.default_rng(2), simulation.settings[index])
    assert measured == pytest.approx(float(simulation.statement(**inputs)), rel=1e-6)
