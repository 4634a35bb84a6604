"""Logistic regression: the notes' four points, scikit-learn's answers, all solvers alike, and separable samples."""

from typing import Any

import numpy as np
import pytest

from learners import learners
from learners.optimizers.gradient_check import gradient_error, jacobian

LogisticRegression = learners["logistic_regression"]
SOLVERS = ("newton", "gradient", "conjugate gradient")
TOY = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0]]), np.array([-1, 1, -1, 1])


def _overlapping(seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(80, 3))
    return X, (X @ [1.0, -1.0, 0.5] - 0.4 + rng.logistic(size=80) > 0).astype(int)


@pytest.mark.parametrize("solver", SOLVERS)
def test_the_four_points_of_the_notes(solver: str) -> None:
    learner = LogisticRegression(np.inf, solver, fit_intercept=False, tol=1e-7, max_iter=5000).fit(*TOY)
    history = learner.history_
    assert learner.coef_[0] == pytest.approx([-1.362276, 0.908184], abs=2e-6)
    assert history["training_loss"] == pytest.approx(0.5868716338, abs=1e-10)
    assert history["log_likelihood"] == pytest.approx(-4 * 0.5868716338, abs=1e-9)
    assert history["stopped_by"] == "small gradient"
    assert not history["separable"]
    # written label by label
    likelihood = np.prod([1 / (1 + np.exp(-y * (x @ learner.coef_[0]))) for x, y in zip(*TOY, strict=True)])
    assert np.log(likelihood) == pytest.approx(history["log_likelihood"])


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize("C", [np.inf, 0.625, 0.00625])
@pytest.mark.parametrize("fit_intercept", [False, True])
def test_agrees_with_scikit_learn(solver: str, C: float, fit_intercept: bool) -> None:
    from sklearn.linear_model import LogisticRegression as Theirs

    X, y = _overlapping()
    ours = LogisticRegression(C, solver, fit_intercept=fit_intercept, max_iter=5000, tol=1e-7).fit(X, y)
    theirs = Theirs(C=C, fit_intercept=fit_intercept, tol=1e-10, max_iter=10_000).fit(X, y)
    assert ours.history_["stopped_by"] == "small gradient"
    assert ours.coef_ == pytest.approx(theirs.coef_, abs=1e-5)
    assert ours.intercept_ == pytest.approx(theirs.intercept_, abs=1e-5)
    assert ours.predict_proba(X) == pytest.approx(theirs.predict_proba(X), abs=1e-5)


@pytest.mark.parametrize("formula", ["FR", "PR", "PR+", "HS"])
def test_conjugate_gradients_from_a_random_start(formula: str) -> None:
    X, y = _overlapping(1)
    reference = LogisticRegression(np.inf).fit(X, y).coef_
    learner = LogisticRegression(np.inf, "conjugate gradient", formula, init="uniform", random_state=3)
    history = learner.fit(X, y).history_
    assert learner.coef_ == pytest.approx(reference, abs=1e-4)
    first = np.random.RandomState(3).uniform(-1, 1, 4)
    assert history["weights_path"][0].tolist() == first.tolist()
    assert (np.diff(history["objectives"]) <= 0).all()
    assert len(history["etas"]) == len(history["betas"]) == len(history["cosines"]) == learner.n_iter_
    assert (history["betas"][::4] == 0).all()  # begun anew every features + 1 steps
    assert history["evaluations"] >= learner.n_iter_


def test_value_gradient_and_hessian_fit_together() -> None:
    from learners.halfspaces.logistic_loss import logistic_loss

    X, y = _overlapping(2)
    objective = logistic_loss(X, np.where(y == 1, 1.0, -1.0), np.array([0.1, 0.0, 2.0]))
    assert objective.hessian is not None
    for w in np.random.default_rng(0).normal(size=(5, 3)):
        assert gradient_error(objective, w) < 1e-8
        assert jacobian(objective.gradient, w) == pytest.approx(objective.hessian(w), abs=1e-7)
        assert np.linalg.eigvalsh(objective.hessian(w))[-1] <= objective.smoothness


def test_gradient_descent_needs_a_step_below_two_over_the_curvature() -> None:
    X, y = _overlapping(3)
    slow = LogisticRegression(np.inf, "gradient", learning_rate=1.0, max_iter=200).fit(X, y).history_
    assert (np.diff(slow["objectives"]) <= 1e-15).all()
    cut = LogisticRegression(np.inf, "gradient", max_iter=3).fit(X, y)
    assert (cut.history_["stopped_by"], cut.n_iter_) == ("steps", 3)


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_separable_sample_has_no_minimiser(solver: str) -> None:
    X, y = np.array([[-2.0], [-1.0], [1.0], [2.0]]), np.array([0, 0, 1, 1])
    norms = []
    for tolerance in (1e-2, 1e-4, 1e-8) if solver == "conjugate gradient" else (1e-1, 1e-2, 1e-3):
        history = LogisticRegression(np.inf, solver, tol=tolerance, max_iter=20_000).fit(X, y).history_
        assert history["separable"]
        assert history["stopped_by"] == "small gradient"
        norms.append(history["norms"][-1])
    assert norms[0] < norms[1] < norms[2]  # it grows for ever
    # with a price it has one, and the derivative vanishes there: 2 lambda w = mean of y x / (1 + exp(y w x))
    learner = LogisticRegression(1 / (2 * 0.05 * 4), solver, tol=1e-9).fit(X, y)
    w = learner.coef_[0, 0]
    assert 0.1 * w == pytest.approx((1 / (1 + np.exp(w)) + 2 / (1 + np.exp(2 * w))) / 2, rel=1e-6)
    assert learner.intercept_[0] == pytest.approx(0, abs=1e-7)


def test_breast_cancer_standardised_is_separable() -> None:
    from sklearn.datasets import load_breast_cancer
    from sklearn.preprocessing import StandardScaler

    X, y = load_breast_cancer(return_X_y=True)
    X = StandardScaler().fit_transform(X)
    history = LogisticRegression(np.inf, tol=1e-8).fit(X, y).history_
    assert history["separable"]
    assert history["training_error"] == 0
    assert history["training_loss"] < 1e-6
    raw = LogisticRegression(np.inf).fit(load_breast_cancer().data, y)  # exp overflows beyond 709.78; nothing does here
    assert np.isfinite(raw.coef_).all()
    assert raw.history_["training_error"] < 0.02


@pytest.mark.parametrize("solver", SOLVERS)
def test_large_numbers_do_not_overflow(solver: str) -> None:
    X = np.array([[-1e5], [1e5], [2e5], [3e5]])
    learner = LogisticRegression(np.inf, solver, init="uniform", random_state=0).fit(X, [1, 0, 1, 0])
    assert np.isfinite(learner.history_["objectives"]).all()
    assert learner.predict_proba([[1e300], [-1e300]]).sum(axis=1) == pytest.approx([1, 1])


def test_the_loss_of_one_score() -> None:
    # ln(1 + exp(-.7)) = .4031860489 by hand, for the label as 1 of {-1, 1} and as 1 of {0, 1}
    from learners.halfspaces.logistic_loss import logistic_loss

    objective = logistic_loss(np.array([[0.7]]), np.ones(1), np.zeros(1))
    assert objective.value(np.ones(1)) == pytest.approx(0.4031860489, abs=5e-11)


@pytest.mark.parametrize("labels", [(0, 1), (-1, 1)])
def test_labels_change_nothing(labels: Any) -> None:
    X, y = _overlapping(4)
    assert np.array_equal(LogisticRegression().fit(X, np.array(labels)[y]).coef_, LogisticRegression().fit(X, y).coef_)


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_large_first_loss_does_not_keep_the_descent_from_beginning(solver: str) -> None:
    # the notes' C program goes on while |old - new| > |old| eps, from old = new + 2 eps: not at all from a loss of 2
    X, y = np.array([[-300.0], [-290.0], [300.0], [310.0]]), [1, 0, 0, 1]
    learner = LogisticRegression(1 / (2 * 0.1 * 4), solver, init="uniform", fit_intercept=False, random_state=0)
    history = learner.fit(X, y).history_
    new, eps = history["objectives"][0], 1e-3
    old = new + 2 * eps
    assert new > 2
    assert not abs(old - new) > abs(old) * eps
    assert history["objectives"][-1] < 0.7
    assert history["stopped_by"] == "small gradient"
