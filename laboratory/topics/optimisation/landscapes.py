"""Objectives of two weights whose minimizer is known: a straight valley, a bent one, and two training losses."""

from dataclasses import dataclass, replace
from functools import cache
from math import hypot, pi

import numpy as np

from learners.optimizers.empirical import least_squares, logistic
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.objectives import quadratic, rosenbrock
from learners.shared.sigmoid import sigmoid

TURN = pi / 6  # how far askew the straight valley lies
BEST = (4.0, 1.0)  # its minimizer, along the valley and across, seen from the start 0
EXAMPLES = 40
RARE = 2  # of them have the rare feature
SAMPLE_SEED = 3
LAMBDA = 0.1
NEWTON_STEPS = 60

LANDSCAPES = {
    "quadratic": "Straight valley (quadratic)",
    "ravine": "κ(x + 6)² + (y − 8)²",
    "rosenbrock": "Bent valley (Rosenbrock)",
    "least_squares": "Least squares, 40 examples",
    "rare": "Least squares, one feature rare",
    "logistic": "Logistic loss, 40 examples",
    "regularised": "Logistic loss with regularizer",
}
NARROW = ("quadratic", "ravine")  # as narrow as their condition number says
OF_EXAMPLES = ("least_squares", "rare", "logistic", "regularised")  # of EXAMPLES each
USUAL_RATE = {
    "quadratic": 0.035,
    "ravine": 0.018,
    "rosenbrock": 0.001,
    "least_squares": 0.1,
    "rare": 1.9,
    "logistic": 0.2,
    "regularised": 0.2,
}


@dataclass(frozen=True, eq=False)
class Landscape:
    """An objective of two weights.

    Attributes
    ----------
    name : its key in `LANDSCAPES`.
    objective : of two weights, with `minimizer` and `minimum`.
    convex : is it?
    regularisation : lambda, if the objective is (lambda/2) ||w||^2 plus a mean loss; else 0.
    """

    name: str
    objective: Objective
    convex: bool = True
    regularisation: float = 0.0

    @property
    def best(self) -> Vector:
        """The minimizer `(2,)`."""
        return np.asarray(self.objective.minimizer, dtype=np.float64)

    @property
    def norm(self) -> float:
        """B: the distance from the start to the minimizer."""
        return float(np.linalg.norm(self.best - self.objective.start))

    def gap(self, weights: Vector) -> float:
        """How far the objective at `weights` `(2,)` lies above its minimum; never below 0, as rounding would.

        Infinite where it is not a number: that happens only beyond the range of doubles.
        """
        return float(self.gaps(weights))

    def gaps(self, weights: Vector) -> Vector:
        """The same for many, from `(..., 2)` to `(...)`."""
        with np.errstate(over="ignore", invalid="ignore"):
            above = self.objective.values_at(weights) - float(self.objective.minimum or 0.0)
        return np.where(np.isnan(above), np.inf, np.maximum(0.0, above))


def landscape(name: str, condition: float = 50.0) -> Landscape:
    """The landscape called `name`; `condition` >= 1 is the condition number of the first two.

    The ravine is the example of the Padova notes, who draw it with 25 (and 1.25) instead of kappa.
    """
    if name == "quadratic":
        turned = np.array([[np.cos(TURN), -np.sin(TURN)], [np.sin(TURN), np.cos(TURN)]])
        valley = quadratic((1.0, condition), TURN, turned @ np.array(BEST))
        return Landscape(name, replace(valley, start=np.zeros(2)))
    if name == "ravine":
        valley = quadratic((2 * condition, 2.0), centre=(-6.0, 8.0))
        return Landscape(name, replace(valley, title=LANDSCAPES[name], start=np.zeros(2)))
    if name == "rosenbrock":
        return Landscape(name, rosenbrock(), convex=False)
    if name == "least_squares":
        return Landscape(name, least_squares(*_line()))
    if name == "rare":
        return Landscape(name, least_squares(*_rare()))
    if name in LANDSCAPES:
        lam = LAMBDA if name == "regularised" else 0.0
        return Landscape(name, _with_best(logistic(*_clouds(), lam), *_clouds(), lam), regularisation=lam)
    raise ValueError(f"the landscape must be one of {', '.join(LANDSCAPES)}; got {name!r}")


@cache
def _line() -> tuple[Vector, Vector]:
    """A constant 1 and x in [0, 3], and y near 1 + 2x."""
    rng = np.random.default_rng(SAMPLE_SEED)
    x = rng.uniform(0, 3, EXAMPLES)
    return np.column_stack([np.ones(EXAMPLES), x]), 1 + 2 * x + 0.5 * rng.standard_normal(EXAMPLES)


@cache
def _rare() -> tuple[Vector, Vector]:
    """A feature that every example has, as 1 or -1, and one that RARE have, as 1; the best weights are 3 and 3."""
    common = np.where(np.arange(EXAMPLES) % 2 == 0, 1.0, -1.0)
    X = np.column_stack([common, np.arange(EXAMPLES) < RARE])
    noise = 0.5 * np.random.default_rng(SAMPLE_SEED).standard_normal(EXAMPLES)
    noise = noise - X @ np.linalg.lstsq(X, noise, rcond=None)[0]  # what no weights explain
    return X, X @ np.array([3.0, 3.0]) + noise


@cache
def _clouds() -> tuple[Vector, Vector]:
    """Two clouds around (1, 1/2) and (-1, -1/2) that overlap, so that a minimizer exists."""
    rng = np.random.default_rng(SAMPLE_SEED)
    y = np.where(np.arange(EXAMPLES) % 2 == 0, 1.0, -1.0)
    return y[:, np.newaxis] * np.array([1.0, 0.5]) + rng.standard_normal((EXAMPLES, 2)), y


def _with_best(objective: Objective, X: Vector, y: Vector, lam: float) -> Objective:
    """The logistic loss with its minimizer by Newton's method."""
    w = np.zeros(2)
    for _ in range(NEWTON_STEPS):
        sure = sigmoid(y * (X @ w))
        H = (X.T * (sure * (1 - sure))) @ X / len(X) + lam * np.eye(2)
        w = w - np.linalg.solve(H, objective.gradient(w))
    left = hypot(*objective.gradient(w))
    if left > 1e-12:
        raise ArithmeticError(f"Newton's method left a gradient of length {left:g} on {objective.title}")
    return replace(objective, minimizer=w, minimum=objective.value(w))
