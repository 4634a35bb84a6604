"""What is minimized: logistic losses with and without a minimizer, and two quadratics; with start and infimum."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from laboratory.worlds.real_world import RealWorld
from learners.halfspaces.logistic_loss import logistic_loss
from learners.optimizers.damped_newton import newton
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import quadratic
from learners.shared.arrays import Reals

LOSSES = {
    "clouds": "Logistic loss, two clouds",
    "tumours": "Logistic loss, 569 tumours",
    "plane": "Quadratic, curvatures 1 and κ",
    "spread": "Quadratic, six curvatures",
}
QUADRATICS = ("plane", "spread")
EXAMPLES, FEATURES, STRETCH, SIZE = 200, 10, 6, 6
NEWTON_STEPS, NEWTON_TOLERANCE = 100, 1e-12


@dataclass(frozen=True, eq=False)
class Minimand:
    """An objective, the weights `(n,)` to begin with, and its infimum; `attained` says whether any weights have it."""

    objective: Objective
    start: Reals
    infimum: float
    attained: bool = True

    @property
    def smoothness(self) -> float:
        """L, the gradient's Lipschitz constant."""
        return float(self.objective.smoothness or 0.0)


def loss(kind: str, condition: float, seed: int) -> Minimand:
    """The loss called `kind`; weights of logistic losses begin uniform in [-1, 1], as in the notes' program.

    `condition` >= 1 is the condition number of the quadratics. Some hyperplane separates the tumours: there the loss
    comes as near to 0 as one likes, and no weights reach it.
    """
    if kind == "plane":
        return Minimand(quadratic((1.0, condition)), np.array([condition, 1.0]), 0.0)
    if kind == "spread":
        return Minimand(quadratic(np.linspace(1, condition, SIZE)), np.ones(SIZE), 0.0)
    if kind not in LOSSES:
        raise ValueError(f"the loss must be one of {', '.join(LOSSES)}; got {kind!r}")
    X, signs = _tumours() if kind == "tumours" else _clouds(seed)
    objective = logistic_loss(X, signs, np.zeros(X.shape[1]))
    start = np.random.default_rng(seed).uniform(-1, 1, (X.shape[1],))
    if kind == "tumours":
        return Minimand(objective, start, 0.0, attained=False)
    best = newton(objective, np.zeros(X.shape[1]), NEWTON_STEPS, NEWTON_TOLERANCE)
    return Minimand(objective, start, float(best.values.min()))


def _clouds(seed: int) -> tuple[Reals, Reals]:
    """Two clouds that overlap, in features of ever larger unit, and a constant 1: `(m, n + 1)`, signs `(m,)`."""
    rng = np.random.default_rng(seed)
    signs = np.where(np.arange(EXAMPLES) % 2 == 0, 1.0, -1.0)
    points = signs[:, np.newaxis] / FEATURES**0.5 + rng.standard_normal((EXAMPLES, FEATURES))
    return np.column_stack([points * np.geomspace(1, STRETCH, FEATURES), np.ones(EXAMPLES)]), signs


@cache
def _tumours() -> tuple[Reals, Reals]:
    """All 569, standardized, and a constant 1."""
    X, y, _ = RealWorld("breast_cancer").examples
    X = np.asarray(X, np.float64)
    return np.column_stack([(X - X.mean(axis=0)) / X.std(axis=0), np.ones(len(X))]), np.where(np.equal(y, 1), 1.0, -1.0)
