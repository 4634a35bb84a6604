"""Objectives: gradients against differences, minima against SciPy, noise that is right in the mean; schedules."""

from dataclasses import fields
from math import log, sqrt
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from learners.optimizers import empirical, objectives
from learners.optimizers.gradient_check import chain_rule_error, gradient_error, jacobian, jacobian_error
from learners.optimizers.objective import Objective
from learners.optimizers.schedules import (
    SCHEDULES,
    Constant,
    InverseRoot,
    InverseTime,
    LinearDecay,
    Plateau,
    StepDecay,
    Tuned,
    begin,
)

_rng = np.random.default_rng(11)
X = _rng.normal(size=(30, 3))
SIGNS = np.sign(X @ [1.0, -1.0, 0.5] + 0.3 * _rng.normal(size=30))
OBJECTIVES = {
    "quadratic": objectives.quadratic((1.0, 7.0), angle=0.4, centre=(1.0, -2.0)),
    "five dimensions": objectives.quadratic((1.0, 2.0, 3.0, 4.0, 5.0)),
    "notes": objectives.notes_quadratic(),
    "rosenbrock": objectives.rosenbrock(),
    "two exponentials": objectives.two_exponentials(),
    "absolute value": objectives.absolute_value(),
    "largest coordinate": objectives.largest_coordinate(5),
    "logistic": empirical.logistic(X, SIGNS, 0.1),
    "hinge": empirical.hinge(X, SIGNS, 0.1),
    "least squares": empirical.least_squares(X, SIGNS, 0.1),
    "absolute risk": empirical.absolute_risk(),
    "linear risk": empirical.linear_risk(),
}
each = pytest.mark.parametrize("objective", OBJECTIVES.values(), ids=list(OBJECTIVES))


@each
def test_the_gradient_is_that_of_the_value(objective: Objective) -> None:
    rng = np.random.default_rng(1)
    for _ in range(5):
        w = objective.start + 0.3 * rng.normal(size=objective.start.shape)
        assert gradient_error(objective, w) < 1e-5
        if objective.hessian is not None:
            assert jacobian_error(objective.gradient, objective.hessian, w) < 1e-4


@each
def test_the_minimiser_is_one(objective: Objective) -> None:
    if objective.minimizer is not None:
        assert objective.minimum is not None
        assert objective.value(objective.minimizer) == pytest.approx(objective.minimum, abs=1e-12)
        assert np.abs(objective.gradient(objective.minimizer)).max() < 1e-12
        rng = np.random.default_rng(2)
        around = objective.minimizer + rng.normal(size=(50, len(objective.start)))
        assert all(objective.value(w) >= objective.minimum for w in around)


@each
def test_the_constants_bound_the_gradients(objective: Objective) -> None:
    rng = np.random.default_rng(3)
    pairs = objective.start + 2 * rng.normal(size=(60, 2, len(objective.start)))
    for v, w in pairs:
        apart = np.linalg.norm(v - w)
        change = objective.gradient(v) - objective.gradient(w)
        if objective.smoothness is not None:
            assert np.linalg.norm(change) <= objective.smoothness * apart * (1 + 1e-12)
        if objective.strong_convexity is not None:
            assert change @ (v - w) >= objective.strong_convexity * apart**2 * (1 - 1e-12)


def test_noise_is_right_in_the_mean() -> None:
    rng, draws = np.random.default_rng(4), 4000
    for name in ("logistic", "hinge", "least squares", "absolute risk", "linear risk"):
        objective = OBJECTIVES[name]
        assert objective.noisy_gradient is not None
        w = objective.start + 0.3
        gradients = np.array([objective.noisy_gradient(rng, w) for _ in range(draws)])
        # 6 standard errors: less than a false alarm in a million
        allowed = 6 * gradients.std(axis=0) / sqrt(draws) + 1e-12
        assert (np.abs(gradients.mean(axis=0) - objective.gradient(w)) <= allowed).all(), name


def test_training_losses_against_scikit_learn_and_scipy() -> None:
    from scipy.optimize import minimize
    from sklearn.linear_model import LogisticRegression, Ridge

    solution = minimize(OBJECTIVES["logistic"].value, np.zeros(3), jac=OBJECTIVES["logistic"].gradient, tol=1e-12).x
    theirs = LogisticRegression(C=1 / (0.1 * 30), fit_intercept=False, tol=1e-10).fit(X, SIGNS)
    assert_allclose(solution, theirs.coef_[0], atol=1e-5)
    ridge = Ridge(alpha=0.1 * 30, fit_intercept=False).fit(X, SIGNS)
    least = OBJECTIVES["least squares"].minimizer
    assert least is not None
    assert_allclose(least, ridge.coef_, atol=1e-10)
    flat = empirical.logistic([[1000.0]], [1.0])  # no overflow far out
    assert flat.value(np.array([-5.0])) == pytest.approx(5000)
    assert flat.gradient(np.array([-5.0])) == pytest.approx([-1000])


def test_absolute_risk_by_quadrature() -> None:
    from scipy.integrate import quad

    for w in (-0.5, 0.0, 0.3, 0.5, 1.0, 1.7):
        integral = quad(lambda z, w=w: abs(w - z), 0, 1, points=[min(max(w, 0.0), 1.0)])[0]
        assert empirical.absolute_risk().value(np.array([w])) == pytest.approx(integral, abs=1e-12)


@pytest.mark.parametrize(
    "make",
    [
        lambda: objectives.quadratic((1.0, -1.0)),
        lambda: objectives.quadratic((1.0, 2.0, 3.0), angle=1.0),
        lambda: objectives.noisy(objectives.quadratic(), -1.0),
        lambda: empirical.hinge([[1.0]], [1.0, 1.0]),
        lambda: empirical.hinge([[1.0]], [1.0], -0.1),
        lambda: empirical.linear_risk((1.0, 2.0), float("nan")),
        lambda: jacobian(np.sin, [1.0], 0.0),
    ],
)
def test_what_is_no_objective_gets_one_sentence(make: Any) -> None:
    with pytest.raises(ValueError, match=r" of .* \(.*\) .*; got "):
        make()


# Derivatives by differences.


def _notes_map(p: np.ndarray) -> np.ndarray:
    return np.array([np.sin(p[0]) + p[1], p[0] * p[1]])


def _notes_jacobian(p: np.ndarray) -> np.ndarray:
    return np.array([[np.cos(p[0]), 1.0], [p[1], p[0]]])


def test_the_notes_jacobian() -> None:
    assert_allclose(jacobian(_notes_map, [0.7, -1.3]), [[0.7648421873, 1], [-1.3, 0.7]], atol=1e-9)
    assert jacobian_error(_notes_map, _notes_jacobian, [0.7, -1.3]) < 1e-9


def test_the_error_falls_with_the_square_of_the_step_and_rises_with_rounding() -> None:
    errors = [jacobian_error(_notes_map, _notes_jacobian, [0.7, -1.3], step) for step in (1e-1, 1e-2, 1e-3)]
    assert_allclose([errors[0] / errors[1], errors[1] / errors[2]], 100, rtol=0.01)
    assert jacobian_error(_notes_map, _notes_jacobian, [0.7, -1.3], 1e-13) > 1e-5


def test_jacobian_agrees_with_scipy_and_takes_maps_between_spaces() -> None:
    from scipy.optimize import approx_fprime

    three = lambda p: np.array([p[0] * p[1], p[1] ** 2, np.exp(p[0])])  # noqa: E731
    assert jacobian(three, [0.2, 0.4]).shape == (3, 2)
    assert_allclose(jacobian(three, [0.2, 0.4]), approx_fprime([0.2, 0.4], three), atol=1e-6)
    assert jacobian(lambda p: p @ p, [3.0, 4.0]).tolist()[0] == pytest.approx([6, 8])


def test_the_chain_rule() -> None:
    outer = lambda v: v[:2] * v[2]  # noqa: E731
    inner = lambda p: np.array([p[0] ** 2, np.cos(p[1]), p[0] * p[1]])  # noqa: E731
    assert chain_rule_error(outer, inner, [0.7, -1.3]) < 1e-8
    assert chain_rule_error(np.sin, lambda p: p**2, [0.5, 2.0]) < 1e-8
    with pytest.raises(ValueError):
        chain_rule_error(lambda v: np.ones((2, 5)) @ v, inner, [0.7, -1.3])


# Schedules.


def _rates(schedule: Any, steps: int, values: Any = None) -> list[float]:
    rate = begin(schedule, steps)
    values = [1.0] * steps if values is None else values
    return [rate(t, value) for t, value in enumerate(values, 1)]


def test_schedules_by_hand() -> None:
    assert _rates(0.3, 2) == _rates(Constant(0.3), 2) == [0.3, 0.3]
    assert _rates(Tuned(2, 3), 4) == [pytest.approx(1 / 3)] * 4
    assert _rates(InverseTime(1.0), 4) == [1, 1 / 2, 1 / 3, 1 / 4]
    assert _rates(InverseRoot(1.0), 4) == pytest.approx([1, 0.7071067812, 0.5773502692, 0.5])
    assert _rates(StepDecay(0.8, 0.5, 2), 6) == pytest.approx([0.8, 0.8, 0.4, 0.4, 0.2, 0.2])
    linear = _rates(LinearDecay(0.5, 0.005, 200), 300)
    assert linear[50] == pytest.approx(0.37625)  # after 50 of 200 steps
    assert linear[0] == 0.5
    assert linear[200:] == [pytest.approx(0.005)] * 100


def test_the_plateau_is_where_the_value_stops_falling_not_where_it_is_small() -> None:
    falling = _rates(Plateau(0.8, 0.5, 2), 5, [5, 4, 1e-9, 1e-10, 1e-11])
    assert falling == [0.8] * 5
    waiting = _rates(Plateau(0.8, 0.5, 2), 7, [5, 4, 4, 4, 3, 3, 3])
    assert waiting == pytest.approx([0.8, 0.8, 0.8, 0.4, 0.4, 0.4, 0.2])


def test_a_schedule_begins_anew() -> None:
    schedule = Plateau(0.8, 0.5, 1)
    assert _rates(schedule, 3) == _rates(schedule, 3)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_bad_schedules_get_one_sentence(schedule: Any) -> None:
    for name in (field.name for field in fields(schedule)):
        for value in (-1, float("nan"), "wet"):
            with pytest.raises(ValueError, match=rf"^{name} of {schedule.__name__} \([^()]+\) .*; got "):
                schedule(**{name: value})


def test_inverse_time_sums_like_the_logarithm() -> None:
    assert sum(_rates(InverseTime(1.0), 1000)) == pytest.approx(log(1000) + 0.5772156649 + 1 / 2000, abs=1e-6)
