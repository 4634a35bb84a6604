"""Regularization and stability: scikit-learn's fits, brute force over labels, closed forms, and identities."""

from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest

from laboratory.topics.regularisation.balance.run import balance_run
from laboratory.topics.regularisation.paths.run import METHODS, paths
from laboratory.topics.regularisation.replace.run import replacement_run, worst_changes
from laboratory.topics.regularisation.stability_bounds import gap_bound, single_sample_bound, stability_bound
from laboratory.topics.regularisation.world import LAMBDAS, BoundedSine
from laboratory.worlds.regression.diabetes import Diabetes, patients

WORLD = BoundedSine(noise=0.5, degree=5)


def fitted(X: np.ndarray, y: np.ndarray, lam: float) -> np.ndarray:
    from sklearn.linear_model import Ridge

    return np.asarray(Ridge(alpha=lam * len(X), fit_intercept=False, solver="cholesky").fit(X, y).coef_)


def test_examples_and_labels_keep_within_bounds() -> None:
    x, y = WORLD.draw(np.random.default_rng(0), 2_000)
    assert np.linalg.norm(WORLD.features(x), axis=1).max() <= WORLD.radius
    assert np.linalg.norm(WORLD.features(np.array([0.0, 1.0])), axis=1) == pytest.approx([1, 1])
    assert np.abs(y).max() <= WORLD.label_bound
    assert (np.abs(y - np.sin(2 * np.pi * x)) <= 0.5).all()


def test_the_risk_of_weights_is_an_integral() -> None:
    """Of the weights 0: 1/2 for the sine and 1/12 for the noise; of one polynomial, by Simpson's rule."""
    from scipy.integrate import simpson

    weights = np.array([[0.0] * 6, [0.3, -2.0, 0.1, 1.0, 0.0, 0.2]])
    t = np.linspace(0, 1, 20_001)
    errors = WORLD.features(t) @ weights[1] - np.sin(2 * np.pi * t)
    expected = [1 / 2 + 1 / 12, simpson(errors**2, x=t) + 1 / 12]
    assert WORLD.risks(weights) == pytest.approx(expected, rel=1e-6)  # 4,096 places stand for the interval


def test_the_known_weights_are_best_for_the_true_risk_and_its_penalty() -> None:
    (w,) = WORLD.penalized(np.array([0.05]))
    best = WORLD.risks(w[np.newaxis])[0] + 0.05 * w @ w
    for step in np.random.default_rng(0).normal(size=(20, 6)) * 1e-3:
        moved = w + step
        assert WORLD.risks(moved[np.newaxis])[0] + 0.05 * moved @ moved > best


def test_one_run_of_the_balance_by_hand() -> None:
    """Two samples, drawn again in the same order, fitted by scikit-learn."""
    run, rng = balance_run(WORLD, m=8, seed=5, runs=2), np.random.default_rng(5)
    k = run.at(0.1)
    for sample in range(2):
        x, y = WORLD.draw(rng, 9)
        X = WORLD.features(x)
        w, v = fitted(X[:8], y[:8], 0.1), fitted(X[1:], y[1:], 0.1)
        assert run.training[sample, k] == pytest.approx(np.mean((X[:8] @ w - y[:8]) ** 2))
        assert run.risks[sample, k] == pytest.approx(WORLD.risks(w[np.newaxis])[0])
        assert run.moved[sample, k] == pytest.approx((X[0] @ v - y[0]) ** 2 - (X[0] @ w - y[0]) ** 2)


def test_gap_and_stability_agree_and_stay_below_every_bound() -> None:
    """5 standard errors of a mean over 400 runs: a false alarm in fewer than one of a million seeds."""
    run = balance_run(WORLD, m=20, seed=1, runs=400)
    tame = run.lambdas >= 1e-3  # below, a few samples make up the whole mean
    assert (run.apart[tame] < 5).all()
    assert (run.gap < run.stability_bounds).all()
    smooth = run.smoothness_bounds
    assert np.isnan(smooth[run.lambdas < 0.2]).all()
    assert (run.gap[run.lambdas >= 0.2] < smooth[run.lambdas >= 0.2]).all()
    assert run.fitted == pytest.approx(run.training.mean(axis=0), abs=0.03)
    assert (np.diff(run.training, axis=1) >= 0).all()  # fits ever worse
    assert run.at_zero == pytest.approx(7 / 12)
    assert run.truth[-1] == pytest.approx(run.at_zero, rel=0.02)


def test_bounds_by_hand() -> None:
    """m = 100, lambda = 1, kappa = 1, B = 3/2: beta = 2 (3/2 · 2)²/100 = 18/100; smooth: 48 · 2 · (9/4)/100."""
    world = BoundedSine(0.5, 9)
    assert stability_bound(world, 100, 1.0) == pytest.approx(float(2 * Fraction(18, 100)))
    assert gap_bound(world, 100, 1.0) == pytest.approx(2.16)
    assert gap_bound(world, 100, 0.03) is None  # needs 4/100
    deviation = sqrt(np.log(20) / 200)
    assert single_sample_bound(world, 100, 1.0, 0.05) == pytest.approx(0.36 + (200 * 0.36 + 9) * deviation)


def test_a_replacement_is_two_fits_and_its_change_the_largest_over_places_and_labels() -> None:
    run = replacement_run(WORLD, m=12, seed=3, example=4, place=0.75, label=-1.5)
    x, y = WORLD.draw(np.random.default_rng(3), 12)
    other_x, other_y = np.where(np.arange(12) == 4, 0.75, x), np.where(np.arange(12) == 4, -1.5, y)
    t, labels = np.linspace(0, 1, 801), np.linspace(-1.5, 1.5, 101)
    for lam in (0.01, 1.0):
        k = LAMBDAS.index(lam)
        w, v = fitted(WORLD.features(x), y, lam), fitted(WORLD.features(other_x), other_y, lam)
        before, after = run.curves(lam, t)
        assert before == pytest.approx(WORLD.features(t) @ w)
        assert after == pytest.approx(WORLD.features(t) @ v)
        changes = np.abs((before[:, None] - labels) ** 2 - (after[:, None] - labels) ** 2)
        assert run.changes[k] == pytest.approx(changes.max(), rel=2e-3)  # fewer places here than the world's 4,096
    own = run.own_residuals(0.01)
    w = fitted(WORLD.features(x), y, 0.01)
    assert own[0] == pytest.approx((WORLD.features(x[[4]]) @ w - y[4])[0] ** 2)


def test_no_replacement_exceeds_the_bound_and_the_worst_is_one_of_those_tried() -> None:
    world = BoundedSine(noise=1.0, degree=2)
    worst = worst_changes(world, m=3, seed=7)
    runs = [
        replacement_run(world, 3, 7, example, float(place), label)
        for example in range(3)
        for place in np.linspace(0, 1, 9)
        for label in (-2.0, 2.0)
    ]
    assert worst.tried == len(runs) == 54
    assert worst.changes == pytest.approx(np.max([run.changes for run in runs], axis=0), rel=1e-3)
    assert (worst.changes < runs[0].bounds).all()


@pytest.mark.parametrize("method", METHODS)
def test_paths_are_scikit_learns(method: str) -> None:
    from sklearn.linear_model import ElasticNet, Lasso, Ridge

    run, everybody = paths(method, m=60, seed=2), patients()
    chosen = np.random.default_rng(2).integers(442, size=60)
    X = (everybody.X - everybody.X.mean(axis=0)) / everybody.X.std(axis=0)
    y = (everybody.y - everybody.y.mean()) / everybody.y.std()
    for k in (4, 9, len(run.lambdas) - 3):
        lam = float(run.lambdas[k])
        theirs: Any = {
            "ridge": Ridge(alpha=60 * lam),
            "lasso": Lasso(alpha=lam / 2, tol=1e-10, max_iter=100_000),
            "elastic_net": ElasticNet(alpha=lam / 2, l1_ratio=0.5, tol=1e-10, max_iter=100_000),
        }[method].fit(X[chosen], y[chosen])
        assert run.weights[k] == pytest.approx(theirs.coef_, abs=2e-3)
        assert run.training[k] == pytest.approx(np.mean((theirs.predict(X[chosen]) - y[chosen]) ** 2), abs=1e-5)
        assert run.risks[k] == pytest.approx(np.mean((theirs.predict(X) - y) ** 2), abs=1e-3)
    assert run.at_zero == pytest.approx(y[chosen].var())


@pytest.mark.parametrize("method", METHODS)
def test_along_a_path_fit_gets_worse_and_less_is_spent(method: str) -> None:
    run = paths(method, m=40, seed=0)
    assert (np.diff(run.training) > -1e-6).all() and (np.diff(run.penalties) < 1e-3).all()
    assert run.training[-1] == pytest.approx(run.at_zero, rel=0.02)
    assert run.nonzero[0] == 10 and run.nonzero[-1] == (10 if method == "ridge" else 0)


@pytest.mark.parametrize(("m", "noise", "degree"), [(2, 0.5, 9), (2, 1.0, 12), (3, 0.5, 1), (200, 0.5, 9)])
def test_no_mean_squared_residual_is_below_0(m: int, noise: float, degree: int) -> None:
    """Two examples are fitted nearly exactly: easy or not, their training risk is near 0."""
    run = balance_run(BoundedSine(noise, degree), m, seed=0)
    assert (run.fitted >= 0).all() and run.gap + run.fitted == pytest.approx(run.truth)
    errors = run.training.std(axis=0, ddof=1) / sqrt(run.runs)
    assert (np.abs(run.fitted - run.training.mean(axis=0)) < 5 * errors).all()


@pytest.mark.parametrize("m", [10, 40])
def test_what_ridge_inverts_has_the_eigenvalues_of_the_penalty_at_least(m: int) -> None:
    """Of the matrix itself, written out; with ten examples of ten centred features ZᵀZ alone has none."""
    run, everybody = paths("ridge", m=m, seed=4), patients()
    sample = Diabetes().draw(np.random.default_rng(4), m)
    Z = (sample.X - everybody.X.mean(axis=0)) / everybody.X.std(axis=0)
    Z = Z - Z.mean(axis=0)
    for lam in (0.01, 0.2, 5.0):
        values = np.linalg.eigvalsh(lam * m * np.eye(10) + Z.T @ Z)
        assert run.smallest_eigenvalue(lam) == pytest.approx(values[0], rel=1e-9)
        assert values[0] >= lam * m * (1 - 1e-9)
        assert run.condition(lam) == pytest.approx(values[-1] / values[0], rel=1e-9)
