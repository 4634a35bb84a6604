"""Soft margin: published machines, SciPy and scikit-learn, optimality, and intercepts that fill an interval."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.datasets import load_breast_cancer, load_wine
from sklearn.svm import SVC

from learners import learners
from learners.svm._interior_point import interior_point
from learners.svm.dual import solve_dual

SoftSVM = learners["soft_svm"]


def noisy(seed: int, m: int, d: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(m, d))
    return X, np.where(X[:, 0] + 0.5 * rng.normal(size=m) > 0, 1, -1)


def test_five_points_on_the_line() -> None:
    learner = SoftSVM(C=1).fit([[0], [1], [1.6], [2], [3]], [-1, -1, -1, 1, 1])
    assert learner.coef_[0] == pytest.approx([1])
    assert learner.intercept_ == pytest.approx([-2])
    history = learner.history_
    assert_allclose(history["slacks"], [0, 0, 0.6, 1, 0], atol=1e-12)
    assert history["primal_objective"] == pytest.approx(2.1)
    assert history["dual_objective"] == pytest.approx(2.1)
    assert history["alphas"][2:4] == pytest.approx([1, 1])  # slack: at the upper bound
    assert history["objective"] == pytest.approx(2.1 / 5)  # ||w||^2 / (2 C m) + mean slack


@pytest.mark.parametrize(
    ("X", "C", "w", "b", "alphas", "objective"),
    [
        ([[4, 4], [1, 1], [3, 3], [1, 3], [3, 2.5], [4, 2]], 2, [1, 1], -5, [0, 0, 1.5, 1.5, 2, 2], 6),
        ([[5, 3], [2, 1], [2, 3], [0, 3], [2.5, 2.5], [4, 2]], 4, [1, 2], -7, [0, 0, 3.5, 3.5, 4, 4], 12.5),
    ],
)
def test_six_points_of_a_course(
    X: list[list[float]], C: float, w: list[float], b: float, alphas: list[float], objective: float
) -> None:
    """A course's lesson on soft margins: outside, on the margin, inside and misclassified, two and two."""
    learner = SoftSVM(C).fit(X, [1, -1, 1, -1, 1, -1])
    history = learner.history_
    assert_allclose(np.r_[learner.coef_[0], learner.intercept_], [*w, b], atol=1e-10)
    assert_allclose(history["alphas"], alphas, atol=1e-10)
    assert_allclose(history["slacks"], [0, 0, 0, 0, 0.5, 2], atol=1e-10)
    assert history["primal_objective"] == pytest.approx(objective) == pytest.approx(history["dual_objective"])
    # the worst slack as a distance: 2 / sqrt(5), published .894, for the second
    assert history["slacks"][5] * history["margin"] == pytest.approx(2 / np.linalg.norm(w))


@pytest.mark.parametrize(("C", "w"), [(0.25, 0.5), (0.5, 1), (10, 1)])
def test_two_points_have_w_of_at_most_twice_the_cost(C: float, w: float) -> None:
    learner = SoftSVM(C).fit([[-1], [1]], [-1, 1])
    assert learner.coef_[0] == pytest.approx([w])
    assert learner.history_["primal_objective"] == pytest.approx(w**2 / 2 + 2 * C * (1 - w))
    if C == 0.25:
        assert learner.history_["primal_objective"] == pytest.approx(0.375)


def test_a_multiplier_at_its_bound_may_go_without_slack() -> None:
    history = SoftSVM(C=0.5).fit([[0], [2]], [-1, 1]).history_
    assert_allclose(history["alphas"], 0.5)
    assert_allclose(history["slacks"], 0, atol=1e-15)


def test_where_no_multiplier_is_free_the_intercepts_fill_an_interval() -> None:
    # w = 2C <= 1 for -1 and 1; y f = w + y b <= 1 for both while |b| <= 1 - w, and the slacks add up to 2 - 2w
    history = SoftSVM(C=0.2).fit([[-1], [1]], [-1, 1]).history_
    assert history["intercept_low"] == pytest.approx(-0.6)
    assert history["intercept_high"] == pytest.approx(0.6)
    assert SoftSVM(C=0.2).fit([[-1], [1]], [-1, 1]).intercept_ == pytest.approx([0], abs=1e-12)


def test_slacks_of_given_planes() -> None:
    """CU Boulder's kINSP points: which have slack for two hyperplanes, by the definition of the functional margin."""
    table = np.array(
        [[1, 8, 1], [7, 2, -1], [6, -1, -1], [-5, 0, 1], [-5, 1, -1], [-5, 2, 1], [6, 3, 1], [6, 1, -1], [5, 2, -1]]
    )
    from learners.svm.judged import margin_report

    for w, b, slack in (([-0.25, 0.25], -0.25, [4, 6]), ([0, 2], -5, [3, 5])):
        report = margin_report(table[:, 2].astype(float), table[:, :2] @ w + b, float(np.dot(w, w)))
        assert np.flatnonzero(report["slacks"] > 1e-12).tolist() == slack


@pytest.mark.parametrize("C", [0.01, 1.0, 30.0])
@pytest.mark.parametrize("seed", [0, 1])
def test_agrees_with_scikit_learn(seed: int, C: float) -> None:
    X, y = noisy(seed, 120, 4)
    ours, theirs = SoftSVM(C).fit(X, y), SVC(C=C, kernel="linear", tol=1e-8).fit(X, y)
    assert_allclose(ours.coef_, theirs.coef_, atol=2e-5)
    dual = np.abs(theirs.dual_coef_).sum() - (theirs.coef_**2).sum() / 2
    assert ours.history_["dual_objective"] >= dual - 1e-6  # the better solver
    assert ours.history_["dual_objective"] == pytest.approx(dual, rel=1e-5)
    if (np.abs(ours.history_["alphas"] * (C - ours.history_["alphas"])) > 1e-9).any():
        assert_allclose(ours.intercept_, theirs.intercept_, atol=2e-5)


@pytest.mark.parametrize("intercept", [True, False])
def test_agrees_with_scipys_quadratic_programme(intercept: bool) -> None:
    from scipy.optimize import minimize

    X, y = noisy(3, 25, 2)
    lam, m = 0.05, 25
    margins: Any = {"type": "ineq", "fun": lambda v: y * (X @ v[:2] + v[2]) - 1 + v[3:]}

    def objective(v: np.ndarray) -> float:
        return float(lam * v[:2] @ v[:2] + v[3:].mean())

    def slope(v: np.ndarray) -> np.ndarray:
        return np.r_[2 * lam * v[:2], 0.0, np.full(m, 1 / m)]

    solution = minimize(
        objective,
        np.r_[np.zeros(3), np.ones(m)],
        jac=slope,
        bounds=[(None, None)] * 2 + [(None, None) if intercept else (0, 0)] + [(0, None)] * m,
        constraints=margins,
        method="SLSQP",
        options={"ftol": 1e-14, "maxiter": 500},
    )
    learner = SoftSVM(1 / (2 * lam * m), fit_intercept=intercept).fit(X, y)
    assert learner.history_["objective"] == pytest.approx(solution.fun, abs=1e-8)
    assert_allclose(learner.coef_[0], solution.x[:2], atol=1e-4)


@pytest.mark.parametrize("intercept", [True, False])
@pytest.mark.parametrize("C", [625.0, 6.25, 0.0625, 0.000625])
def test_conditions_of_optimality(C: float, intercept: bool) -> None:
    X, y = noisy(4, 80, 3)
    learner = SoftSVM(C, fit_intercept=intercept).fit(X, y)
    history = learner.history_
    margins, alphas = y * learner.decision_function(X), history["alphas"]
    slacks = np.maximum(0, 1 - margins)
    scale = max(1.0, C)
    assert history["C"] == pytest.approx(C)
    assert history["stopped_by"] == "optimality conditions"
    assert ((alphas >= 0) & (alphas <= C)).all()
    assert_allclose(learner.coef_[0], X.T @ (alphas * y), atol=1e-9 * scale)
    assert np.abs(alphas * (margins - 1 + slacks)).max() < 1e-8 * scale
    assert np.abs((C - alphas) * slacks).max() < 1e-8 * scale
    assert history["kkt_residual"] < 1e-8
    assert abs(history["duality_gap"]) < 1e-8 * history["primal_objective"]
    assert (margins[history["support_indices"]] <= 1 + 1e-8).all()
    if intercept:
        assert abs(alphas @ y) < 1e-8 * scale


def test_a_large_cost_is_the_hard_margin() -> None:
    X, y = [[2, 2], [3, 3], [0, 0], [1, 0]], [1, 1, -1, -1]
    learner = SoftSVM(125_000).fit(X, y)
    assert_allclose(learner.coef_[0], [0.4, 0.8], atol=1e-10)
    assert learner.intercept_ == pytest.approx([-1.4])


def test_scikit_learns_linear_svc_has_another_optimum() -> None:
    """It penalizes the intercept: w = (0, 1), b = -1 where the soft margin has (0.4, 0.8), -1.4."""
    from sklearn.svm import LinearSVC

    X, y = [[2, 2], [3, 3], [0, 0], [1, 0]], [1, 1, -1, -1]
    theirs = LinearSVC(loss="hinge", C=2.5, tol=1e-8, max_iter=1_000_000).fit(X, y)
    assert_allclose(np.r_[theirs.coef_[0], theirs.intercept_], [0, 1, -1], atol=1e-3)
    ours = SoftSVM(2.5).fit(X, y)
    assert_allclose(np.r_[ours.coef_[0], ours.intercept_], [0.4, 0.8, -1.4], atol=1e-10)
    longer = SoftSVM(2.5, fit_intercept=False).fit(np.column_stack([X, np.ones(4)]), y)
    assert_allclose(longer.coef_[0], [0, 1, -1], atol=1e-10)


def test_w_is_proportional_to_a_small_cost() -> None:
    # all multipliers at C: w = C sum y x
    X, y = noisy(6, 40, 2)
    balanced = np.r_[np.flatnonzero(y > 0)[:10], np.flatnonzero(y < 0)[:10]]
    X, y = X[balanced], y[balanced]
    learner = SoftSVM(1 / (2 * 1e3 * 20)).fit(X, y)
    assert_allclose(learner.coef_[0], X.T @ y / (2 * 1e3 * 20), rtol=1e-9)


def test_violations_fall_to_the_tolerance() -> None:
    X, y = noisy(8, 60, 3)
    history = SoftSVM(1 / (2 * 0.01 * 60)).fit(X, y).history_
    assert len(history["violations"]) == history["iterations"] + 1
    assert history["violations"][0] == pytest.approx(2)  # y - y' before the first step
    assert history["violations"][-1] <= 1e-10


@pytest.mark.parametrize("intercept", [True, False])
@pytest.mark.parametrize("load", [load_wine, load_breast_cancer])
def test_features_of_large_scale_are_no_obstacle(load: Callable[..., Any], intercept: bool) -> None:
    """Raw measurements up to thousands: steps of two multipliers alone would take hours here."""
    X, y = load(return_X_y=True)
    history = SoftSVM(1 / (2 * 0.01 * len(X)), fit_intercept=intercept).fit(X, y == 1).history_
    assert history["kkt_residual"] < 1e-9
    assert abs(history["duality_gap"]) < 1e-9 * history["primal_objective"]
    assert history["stopped_by"] == "optimality conditions"


def test_the_interior_point_finds_what_the_steps_find() -> None:
    X, y = noisy(10, 50, 3)
    for C in (0.1, 10.0):
        for intercept in (True, False):
            inside, snapped = interior_point(X @ X.T, y.astype(float), C, intercept)
            steps = solve_dual(X @ X.T, y.astype(float), C, intercept)
            assert_allclose(inside, steps.alphas, atol=1e-5 * C)
            assert ((inside > 0) & (inside < C)).all()
            assert not intercept or abs(y @ inside) < 1e-9 * C
            assert_allclose(snapped, inside, atol=1e-5 * C)
            assert set(np.flatnonzero(snapped == 0)) == set(np.flatnonzero(steps.alphas == 0))
