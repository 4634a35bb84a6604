"""Logistic regression by stochastic gradient: visits by hand, Caltech's experiment, the minimum it hovers about."""

from math import exp

import numpy as np
import pytest

from learners import learners

LogisticSGD = learners["logistic_sgd"]


def test_two_visits_by_hand() -> None:
    # w = 0: the pull is 1/2. z = (1, 2, 1), y = 1, rate 1: w = (.5, 1, .5); z = (-1, 0, 1), y = -1: score 0
    history = LogisticSGD(eta0=1.0, max_iter=1, path_limit=9).fit([[1, 2], [-1, 0]], [1, -1]).history_
    assert history["weights_path"].tolist() == [[0, 0, 0], [0.5, 1, 0.5], [1, 1, 0]]
    # one example twice: the second pull is 1 / (1 + e^.5)
    twice = LogisticSGD(eta0=1.0, max_iter=2, fit_intercept=False).fit([[1.0]], [1])
    assert twice.coef_[0, 0] == pytest.approx(0.5 + 1 / (1 + exp(0.5)))


def test_agrees_with_scikit_learns_stochastic_gradient() -> None:
    from sklearn.linear_model import SGDClassifier

    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(40, 3)), rng.integers(0, 2, size=40)
    ours = LogisticSGD(eta0=0.05, max_iter=6, tol=1e-12).fit(X, y)
    theirs = SGDClassifier(
        loss="log_loss", penalty=None, learning_rate="constant", eta0=0.05, max_iter=6, tol=None, shuffle=False,
        alpha=0.0,
    ).fit(X, y)  # fmt: skip
    assert ours.coef_ == pytest.approx(theirs.coef_, rel=1e-9)
    assert ours.intercept_ == pytest.approx(theirs.intercept_, rel=1e-9)


def _caltech(rng: np.random.Generator) -> tuple[int, float]:
    """Epochs until one moves w by less than .01, and the cross entropy out of sample (homework 5, problems 8, 9)."""
    (a, b), (c, d) = rng.uniform(-1, 1, size=(2, 2))
    label = lambda X: np.where((X[:, 0] - a) * (d - b) > (X[:, 1] - b) * (c - a), 1, -1)  # noqa: E731
    X = rng.uniform(-1, 1, size=(100, 2))
    learner = LogisticSGD(order="shuffled", random_state=int(rng.integers(2**31)), max_iter=5000, labels=(-1, 1))
    learner.fit(X, label(X))
    fresh = rng.uniform(-1, 1, size=(2000, 2))
    losses = np.logaddexp(0.0, -label(fresh) * learner.decision_function(fresh))
    assert learner.history_["stopped_by"] == "settled"
    return learner.n_iter_, float(losses.mean())


def test_caltechs_experiment() -> None:
    # 300 runs elsewhere: 335.8 epochs (standard error 2.9, so 50 a run) and cross entropy .1025 (.0007, so .012).
    # Means of 25 runs stray by five of their standard errors, 50 and .012, with probability below 10^-6 each.
    rng = np.random.default_rng(0)
    epochs, entropy = np.mean([_caltech(rng) for _ in range(25)], axis=0)
    assert abs(epochs - 335.8) < 5 * 50 / 5 + 5 * 2.9
    assert abs(entropy - 0.1025) < 5 * 0.012 / 5 + 5 * 0.0007


def test_a_falling_rate_ends_at_the_most_likely_weights() -> None:
    rng = np.random.default_rng(1)
    X = rng.normal(size=(60, 2))
    y = (X @ [1.0, -1.0] + rng.logistic(size=60) > 0).astype(int)
    best = learners["logistic_regression"](np.inf).fit(X, y)
    history = LogisticSGD(1.0, "inverse", 2000, 1e-9, "shuffled", random_state=0).fit(X, y).history_
    assert history["losses"][-1] == pytest.approx(best.history_["training_loss"], abs=1e-5)
    assert (history["losses"] >= best.history_["training_loss"] - 1e-12).all()
    assert not history["separable"]


def test_a_separable_sample_lets_the_weights_grow() -> None:
    X, y = [[-2.0], [-1.0], [1.0], [2.0]], [0, 0, 1, 1]
    short, long = (LogisticSGD(1.0, max_iter=n, tol=1e-12).fit(X, y) for n in (50, 500))
    assert short.history_["separable"]
    assert 0 < short.coef_[0, 0] < long.coef_[0, 0]
    assert long.history_["losses"][-1] < short.history_["losses"][-1]


def test_large_scores_do_not_overflow() -> None:
    learner = LogisticSGD(1.0, max_iter=5).fit([[1e6], [-1e6], [2e6]], [1, 1, 0])
    assert np.isfinite(learner.coef_).all()
