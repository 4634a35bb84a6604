"""Bounds of the optimisers: each path keeps its theorem's, and stochastic subgradients are what they are called."""

from dataclasses import replace
from math import log, sqrt
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from bounds import theorems
from learners.optimizers import optimizers
from learners.optimizers.empirical import absolute_risk, hinge, linear_risk
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import (
    absolute_value,
    largest_coordinate,
)
from learners.optimizers.schedules import InverseTime, Tuned


def test_gradient_descent_keeps_the_theorems_bound() -> None:
    objective, bound = absolute_value(0.6), theorems["gradient_descent"](steps=100, norm=1, lipschitz=1)
    run = optimizers["gradient_descent"](rate=Tuned(1, 1)).minimize(objective, [0.0], 100)
    assert bound == pytest.approx(0.1)
    # 0, 0.1, ..., 0.5 and then 94 times 0.6
    assert objective.value(run.output("mean")) == pytest.approx(0.6 - (1.5 + 94 * 0.6) / 100)
    assert objective.value(run.output("mean")) <= bound
    bound = theorems["gradient_descent_any_step"](steps=np.arange(1, 101), norm=1, lipschitz=1, eta=0.1)
    assert (run.average_values(objective) <= bound + 1e-12).all()
    for n in (4, 25):
        shifted = _largest_shifted(n, 1 / sqrt(n))
        run = optimizers["gradient_descent"](rate=Tuned(1, 1)).minimize(shifted, np.zeros(n), 400)
        assert shifted.value(run.output("mean")) <= theorems["gradient_descent"](steps=400, norm=1, lipschitz=1)


def _largest_shifted(n: int, by: float) -> Objective:
    """The largest coordinate's objective with its minimum moved from 0 to `by` in each."""
    hard = largest_coordinate(n)

    def value(w: np.ndarray) -> float:
        return float(np.abs(w - by).max())

    def gradient(w: np.ndarray) -> np.ndarray:
        return hard.gradient(w - by)

    return replace(hard, value=value, gradient=gradient)


def test_sgd_on_fresh_examples_keeps_its_bound_in_the_mean() -> None:
    objective, steps, runs = absolute_risk(), 100, 150
    rng, sgd = np.random.default_rng(3), optimizers["sgd_risk_minimization"](norm=0.5, lipschitz=1)
    least = objective.minimum
    assert least is not None
    gaps = [objective.value(sgd.minimize(objective, [0.0], steps, rng).output("mean")) - least for _ in range(runs)]
    # every gap lies in [0, 1]: Hoeffding's slack for a false alarm in a million tests
    slack = sqrt(log(1e6) / (2 * runs))
    assert np.mean(gaps) - slack <= theorems["sgd_convex"](steps=steps, norm=0.5, lipschitz=1)
    assert np.mean(gaps) <= 0.05  # the bound itself: no slack was needed


def test_sgd_risk_minimization_is_sgd_with_the_tuned_step() -> None:
    objective = linear_risk()
    first = optimizers["sgd_risk_minimization"](norm=2, lipschitz=3).minimize(
        objective, [0, 0], 50, np.random.default_rng(2)
    )
    other = optimizers["sgd"](rate=2 / (3 * sqrt(50))).minimize(objective, [0, 0], 50, np.random.default_rng(2))
    assert_array_equal(first.path, other.path)


TOY = ([[2, 2], [3, 3], [0, 0], [1, 0]], [1, 1, -1, -1])


def test_strongly_convex_sgd_is_minus_a_mean_of_the_losses_gradients() -> None:
    lam, X = 0.1, np.random.default_rng(8).normal(size=(20, 2))
    objective = hinge(X, np.sign(X[:, 0] + 0.3), regularisation=lam)
    run = optimizers["strongly_convex_sgd"](regularisation=lam).minimize(
        objective, [7.0, 7.0], 60, np.random.default_rng(4)
    )
    losses = run.directions - lam * run.path[:-1]
    t = np.arange(1, 61)[:, np.newaxis]
    assert_allclose(run.path[1:], -np.cumsum(losses, axis=0) / (lam * t), atol=1e-9)
    same = optimizers["sgd"](rate=InverseTime(1 / lam)).minimize(objective, [7.0, 7.0], 60, np.random.default_rng(4))
    assert_allclose(run.path, same.path, atol=1e-9)


def test_the_printed_plus_climbs() -> None:
    # v = -1 throughout, lambda = 0.1, 100 steps: the right update stays at 10
    lam = 0.1
    objective = Objective(
        "Line and square",
        lambda w: float(lam / 2 * w @ w - w.sum()),
        lambda w: lam * w - 1,
        np.zeros(1),
        lambda rng, w: lam * w - 1,
    )
    run = optimizers["strongly_convex_sgd"](regularisation=lam).minimize(objective, [0], 100, np.random.default_rng(0))
    assert_allclose(run.path[1:], 10)


def test_strongly_convex_sgd_keeps_the_theorems_bound() -> None:
    from scipy.optimize import minimize

    lam, steps, runs = 0.1, 200, 40
    X, y = np.array(TOY[0], float), np.array(TOY[1], float)
    objective = hinge(X, y, regularisation=lam)
    # The optimum by a quadratic programme in (w, slacks), SciPy's own.
    slacks: Any = {"type": "ineq", "fun": lambda v: np.r_[y * (X @ v[:2]) - 1 + v[2:], v[2:]]}

    def regularised_loss(v: np.ndarray) -> float:
        return float(lam / 2 * (v[0] ** 2 + v[1] ** 2) + v[2:].mean())

    best = minimize(regularised_loss, np.ones(6), constraints=slacks, options={"ftol": 1e-14}).fun
    rng, sgd = np.random.default_rng(6), optimizers["strongly_convex_sgd"](regularisation=lam)
    gaps = [objective.value(sgd.minimize(objective, [0, 0], steps, rng).output("mean")) - best for _ in range(runs)]
    assert min(gaps) > -1e-8
    rho = float(np.linalg.norm(X, axis=1).max())
    assert np.mean(gaps) <= theorems["sgd_regularised"](steps=steps, lam=lam, lipschitz=rho)
