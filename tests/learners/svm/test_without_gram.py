"""Linear machines of large samples: no Gram matrix, and the same machines as by steps of two multipliers."""

import tracemalloc

import numpy as np
import pytest
from numpy.testing import assert_allclose

from learners import learners
from learners.svm import linear
from learners.svm._nearest_points import nearest_points
from learners.svm._primal_dual import primal_dual
from learners.svm._products import Factors
from learners.svm._settled import settled
from learners.svm.dual import INSIDE, NEAREST, STEPWISE, solve_dual

SoftSVM, HardSVM = learners["soft_svm"], learners["hard_svm"]
Sample = tuple[np.ndarray, np.ndarray]


def noisy(m: int, d: int, noise: float = 0.5, seed: int = 0) -> Sample:
    rng = np.random.default_rng(seed)
    X, w = rng.normal(size=(m, d)), rng.normal(size=d)
    return X, np.where(X @ w / np.linalg.norm(w) + noise * rng.normal(size=m) > 0, 1.0, -1.0)


def separable(m: int, d: int, seed: int = 0) -> Sample:
    rng = np.random.default_rng(seed)
    X, w = rng.normal(size=(m, d)), rng.normal(size=d)
    y = np.sign(X @ w)
    return X + 0.05 * y[:, None] * w / np.linalg.norm(w), y


def samples() -> dict[str, Sample]:
    """Easy ones, and those on which linear algebra may go wrong."""
    X, y = noisy(240, 5)
    few = np.where(np.arange(240) < 2, 1.0, -1.0)
    return {
        "plain": (X, y),
        "small": (1e-6 * X, y),
        "columns": (X * np.logspace(-1.5, 1.5, 5), y),
        "collinear": (np.column_stack([X, X[:, 0], X[:, :3].sum(axis=1)]), y),
        "repeated": (np.tile(X[:60], (4, 1)), np.tile(y[:60], 4)),
        "torn": (np.tile(X[:60], (4, 1)), np.r_[np.tile(y[:60], 3), -y[:60]]),
        "few positive": (X, few),
        "far": (X + 100, y),
        "whole": (np.rint(1.5 * X), y),
        "one place": (np.ones((240, 2)), y),
        "wide": (noisy(40, 90)[0], noisy(40, 90)[1]),
    }


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sample counts as large."""
    monkeypatch.setattr(linear, "RECORDED", 0)
    monkeypatch.setattr(linear._Problem, "wide", False)


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("intercept", [True, False])
@pytest.mark.parametrize("C", [1e-6, 0.01, 1.0])
@pytest.mark.parametrize("name", samples())
def test_the_soft_margin_is_that_of_the_steps(name: str, C: float, intercept: bool) -> None:
    X, y = samples()[name]
    history = SoftSVM(C, fit_intercept=intercept).fit(X, y).history_
    Z = X - X.mean(axis=0) if intercept else X
    steps = solve_dual(Z @ Z.T, y, C, intercept)
    best = float(steps.alphas.sum() - (steps.alphas * y) @ steps.scores / 2)
    assert history["solver"] == INSIDE
    assert history["stopped_by"] == "optimality conditions"
    assert history["primal_objective"] == pytest.approx(history["dual_objective"], rel=1e-12)
    assert history["dual_objective"] == pytest.approx(best, rel=1e-11 if steps.stopped_by != "max_iter" else 1e-3)
    assert history["kkt_residual"] < 1e-9


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("intercept", [True, False])
@pytest.mark.parametrize("scale", [1.0, 1e6])
@pytest.mark.parametrize("name", [name for name in samples() if name not in ("wide", "one place")])
def test_a_huge_cost_loses_no_digits(name: str, scale: float, intercept: bool) -> None:
    """Summed over multipliers of 10^6 and more w would have none: bounds on both sides meet all the same."""
    X, y = samples()[name]
    history = SoftSVM(1e6, fit_intercept=intercept).fit(scale * X, y).history_
    assert history["primal_objective"] == pytest.approx(history["dual_objective"], rel=1e-8)
    assert history["primal_objective"] >= history["dual_objective"] * (1 - 1e-8)
    assert history["training_error"] <= 0.5


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("intercept", [True, False])
@pytest.mark.parametrize("change", ["plain", "small", "large", "columns", "collinear", "repeated"])
@pytest.mark.parametrize("d", [2, 10, 100])
def test_the_hard_margin_is_that_of_the_steps(d: int, change: str, intercept: bool) -> None:
    X, y = separable(150, d, seed=d)
    X, y = {
        "plain": (X, y),
        "small": (1e-6 * X, y),
        "large": (1e6 * X, y),
        "columns": (X * np.logspace(-0.5, 0.5, d), y),
        "collinear": (np.column_stack([X, X[:, 0], X[:, :2].sum(axis=1)]), y),
        "repeated": (np.tile(X, (3, 1)), np.tile(y, 3)),
    }[change]
    learner = HardSVM(fit_intercept=intercept).fit(X, y)
    Z = X - X.mean(axis=0) if intercept else X
    steps = solve_dual(Z @ Z.T, y, intercept=intercept, first=nearest_points(Z, y, intercept))
    assert learner.history_["solver"] == NEAREST
    assert learner.history_["margin"] == pytest.approx(float(steps.alphas.sum()) ** -0.5, rel=1e-10)
    assert learner.history_["kkt_residual"] < 1e-9
    assert (learner.history_["functional_margins"] > 1 - 1e-9).all()


@pytest.mark.parametrize("d", [2, 10])
def test_features_of_very_different_scales_leave_the_hard_margin_exact(d: int) -> None:
    """The nearest points are too inexact there, and two multipliers at a time crawl."""
    X, y = separable(150, d, seed=3)
    history = HardSVM().fit(X * np.logspace(-3, 3, d), y).history_
    assert history["stopped_by"] == "optimality conditions"
    assert history["kkt_residual"] < 1e-9
    assert history["primal_objective"] == pytest.approx(history["dual_objective"], rel=1e-6)


@pytest.mark.usefixtures("large")
def test_what_nothing_separates_is_said_of_large_samples_too() -> None:
    X, y = separable(150, 3)
    torn = HardSVM().fit(np.vstack([X, X[:1]]), np.r_[y, -y[0]]).history_
    assert torn["stopped_by"] == "not separable"
    assert torn["solver"] == "linear program"


def test_which_solver_ran_is_said_and_its_record_kept() -> None:
    X, y = noisy(60, 3)
    small = SoftSVM().fit(X, y).history_
    assert small["solver"] == STEPWISE
    assert len(small["violations"]) == small["iterations"] + 1
    X, y = noisy(500, 3)
    large = SoftSVM().fit(X, y).history_
    assert large["solver"] == INSIDE
    assert large["iterations"] < 50
    assert large["violations"].size == 0
    assert SoftSVM(max_iter=3).fit(X, y).history_["stopped_by"] == "max_iter"
    X, y = separable(1200, 3)
    assert HardSVM().fit(X, y).history_["solver"] == NEAREST


def test_nearest_points_of_a_part_are_those_of_all() -> None:
    X, y = separable(6000, 4, seed=2)
    order = np.argsort(-y, kind="stable")
    whole = HardSVM().fit(X[order], y[order]).history_
    history = HardSVM().fit(X, y).history_
    assert history["solver"] == NEAREST
    assert history["margin"] == pytest.approx(whole["margin"], rel=1e-12)
    assert (history["functional_margins"] > 1 - 1e-9).all()
    assert history["primal_objective"] == pytest.approx(history["dual_objective"], rel=1e-10)


def test_a_narrow_margin_of_a_large_sample_is_exact() -> None:
    rng = np.random.default_rng(1)
    X, w = rng.normal(size=(10_000, 10)), rng.normal(size=10)
    history = HardSVM().fit(X, np.sign(X @ w)).history_
    assert history["stopped_by"] == "optimality conditions"
    assert history["kkt_residual"] < 1e-9
    assert history["primal_objective"] == pytest.approx(history["dual_objective"], rel=1e-9)


def test_steps_that_crawl_end_in_the_interior_point() -> None:
    X, y = noisy(400, 20, 1.0)
    history = SoftSVM(100.0).fit(X, y).history_
    assert history["solver"] == INSIDE
    assert len(history["violations"]) == linear.STEPPED // 400**2
    assert history["kkt_residual"] < 1e-8
    assert history["primal_objective"] == pytest.approx(history["dual_objective"], rel=1e-9)


@pytest.mark.parametrize("name", ["soft_svm", "hard_svm"])
def test_memory_grows_like_the_sample(name: str) -> None:
    X, y = separable(8000, 4)
    tracemalloc.start()
    learners[name]().fit(X, y)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 40 * X.nbytes  # a Gram matrix is 2,000 times the sample


@pytest.mark.parametrize("intercept", [True, False])
def test_multipliers_are_settled_from_anywhere(intercept: bool) -> None:
    X, y = noisy(200, 4)
    unit = X / np.linalg.norm(X, axis=1).max()
    near = primal_dual(unit, y, 5.0, intercept)
    for begun in (np.zeros(200), near.alphas):
        end = settled(Factors(unit), y, 5.0, intercept, 1e-10, 10**6, begun)
        assert end.optimal
        assert_allclose(end.pull, near.weights, atol=1e-6)
        assert ((end.alphas >= 0) & (end.alphas <= 5)).all()
        assert not intercept or abs(y @ end.alphas) < 1e-9
