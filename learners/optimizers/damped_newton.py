"""Newton's method with backtracking, for smooth convex objectives that know their second derivatives."""

from typing import Any

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run

HALVINGS = 40


def newton(objective: Objective, start: Any, steps: int, tolerance: float) -> Run:
    """At most `steps` steps from `start` `(n,)`, each to the lowest point of the second-order approximation.

    The step is halved until the value falls by Armijo's share 10^-4. Along directions without curvature, where
    the lowest point is not unique, the shortest step is taken.
    """
    assert objective.hessian is not None
    hessian = objective.hessian

    def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector | None:
        p = -np.linalg.lstsq(hessian(w), gradient, rcond=None)[0]
        p = p if p @ gradient < 0 else -gradient
        eta = 1.0
        for _ in range(HALVINGS):
            tried: Vector = w + eta * p
            if np.array_equal(tried, w):
                return None
            if objective.value(tried) <= value + 1e-4 * eta * float(p @ gradient):
                return tried
            eta /= 2
        return None

    return descend(objective, start, steps, move, None, tolerance)
