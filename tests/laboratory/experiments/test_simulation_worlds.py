"""The truths that simulations rely on, each computed in a second way."""

import itertools

import numpy as np
import pytest

from laboratory.experiments import simulations
from laboratory.experiments.simulations.absolute_loss import regularized_minimizer, risk
from laboratory.experiments.simulations.high_dimension._rows_tried import most_that_failed, rows_to_try
from laboratory.experiments.simulations.rademacher._walk import mean_farthest
from laboratory.experiments.simulations.updates import updates_in_the_worst_order


@pytest.mark.parametrize("steps", [1, 2, 5, 10])
def test_how_far_a_walk_strays_by_all_walks(steps: int) -> None:
    walks = np.cumsum(list(itertools.product((-1, 1), repeat=steps)), axis=1)
    assert mean_farthest(steps) == pytest.approx(np.abs(walks).max(axis=1).mean(), abs=1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_the_regularised_minimiser_by_search(seed: int) -> None:
    from scipy.optimize import minimize_scalar

    rng = np.random.default_rng(seed)
    z, lam = rng.random(7), rng.random()
    minimum = minimize_scalar(lambda w: np.abs(w - z).mean() + lam * w * w, bounds=(0, 1), method="bounded")
    objective = lambda w: np.abs(w - z).mean() + lam * w * w  # noqa: E731
    assert objective(regularized_minimizer(z, lam)) <= minimum.fun + 1e-12


@pytest.mark.parametrize("weight", [-0.3, 0.0, 0.4, 1.0, 1.7])
def test_the_risk_of_absolute_loss_by_quadrature(weight: float) -> None:
    from scipy.integrate import quad

    area, _ = quad(lambda z: abs(weight - z), 0, 1, points=[min(max(weight, 0), 1)])
    assert float(risk(np.array(weight))) == pytest.approx(area, abs=1e-9)


def test_the_change_of_ridge_regression_by_refitting() -> None:
    """Over a grid of new examples, with every old one left out in turn and the rest solved anew."""
    setting = {"m": 5, "lam": 0.3, "radius": 2.0, "label_bound": 1.5}
    measured, _ = simulations()["ridge_uniform_stability"].one_run(np.random.default_rng(4), setting)
    rng = np.random.default_rng(4)
    x, y = rng.uniform(-2, 2, 5), rng.choice([-1.5, 1.5], size=5)
    new_x, new_y = np.meshgrid(np.linspace(-2, 2, 41), np.linspace(-1.5, 1.5, 31))
    fit = lambda kept: (x[kept] @ y[kept]) / (x[kept] @ x[kept] + 5 * 0.3)  # noqa: E731
    loss = lambda weight: (new_y - weight * new_x) ** 2  # noqa: E731
    changes = [np.abs(loss(fit(np.arange(5) != out)) - loss(fit(np.arange(5) >= 0))).max() for out in range(5)]
    assert measured == pytest.approx(max(changes), rel=1e-12)


def test_the_distance_to_the_nearest_by_a_fine_grid() -> None:
    measured, _ = simulations()["nearest_neighbour_line"].one_run(np.random.default_rng(6), {"m": 4})
    x = np.random.default_rng(6).uniform(-1, 1, 4)
    new = (np.arange(200_000) + 0.5) / 100_000 - 1
    assert measured == pytest.approx(np.abs(new[:, None] - x).min(axis=1).mean(), abs=1e-8)


def test_the_worst_order_ends_with_all_right() -> None:
    """By hand: (1, 0.2) and (-0.6, 0.2), both positive."""
    signed = np.array([[1, 0.2], [-0.6, 0.2]])
    updates = updates_in_the_worst_order(signed)
    assert 0 < updates <= (1 + 0.04) / 0.2**2
    assert updates_in_the_worst_order(np.array([[1.0, 0.0]])) == 1


def test_rows_are_tried_up_to_the_bound() -> None:
    tried = rows_to_try(163.2)
    assert tried[-1] == 164 and (np.diff(tried) > 0).all()
    assert most_that_failed(np.array([1, 5, 20]), np.array([0.9, 0.6, 0.1]), 0.5) == 5
    assert most_that_failed(np.array([1, 5, 20]), np.array([0.1, 0.1, 0.1]), 0.5) == 0


def test_the_hadamard_columns_are_nearly_orthogonal() -> None:
    measured, inputs = simulations()["sparse_recovery"].one_run(np.random.default_rng(0), {"n": 16, "dimension": 24})
    assert inputs["epsilon"] == pytest.approx(1 / 4)
    assert measured > 0
