"""Logistic regression: minimizing the logistic loss is maximising the likelihood, with the label in it."""

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit, log_expit
from sklearn.linear_model import LogisticRegression

X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
Y = np.array([-1, 1, -1, 1])


def log_likelihood(w: np.ndarray) -> float:
    """ln of the product of P(y|x), written label by label."""
    return float(sum(np.log(expit(x @ w) if y == 1 else 1 - expit(x @ w)) for x, y in zip(X, Y, strict=True)))


def logistic_loss(w: np.ndarray) -> float:
    return float(np.mean(np.log1p(np.exp(-Y * (X @ w)))))


def test_loss_is_the_negative_log_likelihood_per_example() -> None:
    rng = np.random.default_rng(0)
    for w in rng.normal(size=(50, 2)):
        assert logistic_loss(w) == pytest.approx(-log_likelihood(w) / 4, abs=1e-12)


def test_maximum_likelihood_by_two_routes() -> None:
    ours = minimize(logistic_loss, np.zeros(2), method="BFGS", options={"gtol": 1e-10}).x
    library = LogisticRegression(C=np.inf, fit_intercept=False, tol=1e-12, max_iter=1000).fit(X, Y).coef_[0]
    assert ours == pytest.approx([-1.362276, 0.908184], abs=2e-6)
    assert library == pytest.approx(ours, abs=1e-5)
    assert logistic_loss(ours) == pytest.approx(0.5868716338, abs=1e-9)


def test_the_printed_likelihood_has_no_maximum() -> None:
    """Padova 5.6.1 prints a product without y: it grows to 1 for w = (c, 0), which calls everything positive."""
    printed = [float(np.sum(log_expit(X @ np.array([c, 0.0])))) for c in (1, 5, 25, 100)]
    assert printed == sorted(printed)
    assert np.exp(printed[-1]) == pytest.approx(1)
    assert np.mean(np.sign(X @ np.array([100.0, 0.0])) == Y) == 0.5
    assert printed[-1] > float(np.sum(log_expit(X @ np.array([-1.362276, 0.908184]))))


def test_separable_data_have_no_finite_estimate() -> None:
    y = np.array([-1, -1, 1, 1])
    direction = np.array([-1.5, 1.0])
    losses = [float(np.mean(np.log1p(np.exp(-y * (X @ (c * direction)))))) for c in (1, 10, 100)]
    assert losses[0] > losses[1] > losses[2] > 0
