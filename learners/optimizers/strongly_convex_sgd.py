"""Stochastic gradient descent with steps 1/(lambda t), for strongly convex objectives."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend, needs
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.shared.arguments import real


@dataclass(frozen=True)
class StronglyConvexSGD:
    """`w <- w - v / (lambda t)`, v a noisy subgradient of the whole objective, regularizer included.

    For f = (lambda/2) ||w||^2 + mean loss this is `w <- (1 - 1/t) w - v_loss / (lambda t)`, so that w_(t+1) is
    -(1 / (lambda t)) times the sum of all v_loss so far: the first step wipes out the start. The notes print a
    plus in the first of these lines, which climbs.

    Source: Shalev-Shwartz & Ben-David (2014), sections 14.4.4 and 14.5.3, theorem 14.11.

    Parameters
    ----------
    regularisation : lambda > 0, such that f is lambda-strongly convex.
    """

    title: ClassVar[str] = "SGD, strongly convex"
    description: ClassVar[str] = "Noisy gradients and steps that shrink like 1/t, for objectives that curve everywhere."

    regularisation: Annotated[float, "strong convexity lambda"] = 0.1

    def __post_init__(self) -> None:
        real(self, "regularisation", above=0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)` with noise from `rng`; ValueError without a generator or a noise."""

        def move(t: int, w: Vector, direction: Vector, value: float) -> Vector:
            return w - direction / (self.regularisation * t)

        return descend(objective, start, steps, move, needs(self, rng))
