"""Training losses and true risks as objectives: the noisy gradient is that of one example."""

from collections.abc import Callable
from dataclasses import replace
from math import isfinite
from typing import Any

import numpy as np

from learners.optimizers.objective import Objective, Vector
from learners.shared.arrays import read_array, unmasked

# Losses of one prediction: value and derivative in the prediction p (samples,), for targets y (samples,).
Loss = tuple[Callable[[Vector, Vector], Vector], Callable[[Vector, Vector], Vector]]

LOGISTIC: Loss = (
    lambda p, y: np.logaddexp(0.0, -y * p),
    lambda p, y: -y * np.exp(-np.logaddexp(0.0, y * p)),
)
HINGE: Loss = (lambda p, y: np.maximum(0.0, 1 - y * p), lambda p, y: np.where(y * p < 1, -y, 0.0))
SQUARE: Loss = (lambda p, y: (p - y) ** 2 / 2, lambda p, y: p - y)


def logistic(X: Any, y: Any, regularisation: float = 0.0) -> Objective:
    """Mean of ln(1 + exp(-y <w, x>)) over X `(samples, n)`, y `(samples,)` in {-1, 1}, plus lambda/2 ||w||^2."""
    X, y = _sample(X, y)
    longest = float(np.linalg.norm(X, axis=1).max())
    smooth = float(np.linalg.eigvalsh(X.T @ X / len(X))[-1]) / 4 + regularisation
    return _training_loss("Logistic loss", LOGISTIC, X, y, regularisation, smoothness=smooth, longest=longest)


def hinge(X: Any, y: Any, regularisation: float = 0.0) -> Objective:
    """Mean of max(0, 1 - y <w, x>), plus lambda/2 ||w||^2: soft-margin SVM without intercept; kinks at margin 1.

    At a kink the subgradient is the regularizer's alone.
    """
    X, y = _sample(X, y)
    longest = float(np.linalg.norm(X, axis=1).max())
    return _training_loss("Hinge loss", HINGE, X, y, regularisation, smoothness=None, longest=longest)


def least_squares(X: Any, y: Any, regularisation: float = 0.0) -> Objective:
    """Half the mean of (<w, x> - y)^2, plus lambda/2 ||w||^2: a quadratic whose minimizer is known."""
    X, y = _sample(X, y)
    H = X.T @ X / len(X) + regularisation * np.eye(X.shape[1])
    best = np.linalg.lstsq(H, X.T @ y / len(X), rcond=None)[0]
    eigenvalues = np.linalg.eigvalsh(H)
    objective = _training_loss(
        "Squared loss", SQUARE, X, y, regularisation, smoothness=float(eigenvalues[-1]), longest=None
    )
    curved = max(0.0, float(eigenvalues[0]))
    return replace(
        objective, hessian=lambda w: H, minimizer=best, minimum=objective.value(best), strong_convexity=curved or None
    )


def absolute_risk() -> Objective:
    """E|w - z| for z uniform on [0, 1], w real, from 0: the risk is known, a fresh z at every noisy gradient.

    It is w^2 - w + 1/2 inside of [0, 1] and |w - 1/2| outside; the best is the median 1/2, with risk 1/4.
    """

    def value(w: Vector) -> float:
        x = float(w[0])
        return x * x - x + 0.5 if 0 <= x <= 1 else abs(x - 0.5)

    return Objective(
        title="Risk of |w − z|",
        value=value,
        gradient=lambda w: np.clip(2 * w - 1, -1.0, 1.0),
        start=np.zeros(1),
        noisy_gradient=lambda rng, w: np.sign(w - rng.random(1)),
        minimizer=np.array([0.5]),
        minimum=0.25,
        smoothness=2.0,
        lipschitz=1.0,
    )


def linear_risk(weights: Any = (1.0, -2.0), noise: float = 0.5) -> Objective:
    """Half of E(<w, x> - y)^2 for x standard normal `(n,)` and y = <weights, x> + noise times a standard normal.

    The risk is (||w - weights||^2 + noise^2) / 2 exactly; each noisy gradient draws a new (x, y).
    """
    best: Vector = read_array(weights, np.float64).copy()
    if best.ndim != 1 or not np.isfinite(best).all() or not (isfinite(noise) and noise >= 0):
        raise ValueError(f"noise of linear_risk (standard deviation) must be a finite real >= 0; got {noise!r}")

    def fresh(rng: np.random.Generator, w: Vector) -> Vector:
        x = rng.standard_normal(len(best))
        return (x @ (w - best) - noise * rng.standard_normal()) * x

    return Objective(
        title="Risk of linear regression",
        value=lambda w: (float((w - best) @ (w - best)) + noise**2) / 2,
        gradient=lambda w: w - best,
        start=np.zeros(len(best)),
        noisy_gradient=fresh,
        hessian=lambda w: np.eye(len(best)),
        minimizer=best,
        minimum=noise**2 / 2,
        smoothness=1.0,
        strong_convexity=1.0,
    )


def _training_loss(
    title: str, loss: Loss, X: Vector, y: Vector, lam: float, smoothness: float | None, longest: float | None
) -> Objective:
    """The mean loss of <w, x> plus lambda/2 ||w||^2; `longest` is rho where the loss's slope is at most 1."""
    if not (isinstance(lam, int | float) and isfinite(lam) and lam >= 0):
        raise ValueError(f"regularization of {title} (lambda) must be a finite real >= 0; got {lam!r}")
    value, slope = loss

    def one_example(rng: np.random.Generator, w: Vector) -> Vector:
        i = rng.integers(len(X))
        gradient: Vector = lam * w + slope(X[i : i + 1] @ w, y[i : i + 1])[0] * X[i]
        return gradient

    def values(w: Vector) -> Vector:
        return np.asarray(value(w @ X.T, y).sum(axis=-1) / len(y) + lam / 2 * (w * w).sum(axis=-1))

    return Objective(
        title=title,
        value=lambda w: float(values(w)),
        gradient=lambda w: lam * w + X.T @ slope(X @ w, y) / len(X),
        start=np.zeros(X.shape[1]),
        noisy_gradient=one_example,
        smoothness=smoothness,
        strong_convexity=float(lam) or None,
        lipschitz=longest,
        values=values,
    )


def _sample(X: Any, y: Any) -> tuple[Vector, Vector]:
    unmasked(X, y)
    X, y = np.array(X, dtype=np.float64), np.array(y, dtype=np.float64)
    if X.ndim != 2 or y.shape != X.shape[:1] or not len(X) or not (np.isfinite(X).all() and np.isfinite(y).all()):
        raise ValueError(
            f"X and y of an objective (the sample) must be finite reals (samples, n) and (samples,); got shapes "
            f"{X.shape} and {y.shape}"
        )
    return X, y
