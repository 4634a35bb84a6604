"""A step that keeps a share of the last one: momentum, with or without a look ahead."""

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import below_one
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import LearningRate, begin, check_rate


@dataclass(frozen=True)
class Inertia:
    """An optimizer that keeps a share of its velocity: v <- momentum v + rate gradient, w <- w - v."""

    rate: LearningRate = 0.01
    momentum: Annotated[float, "share of the velocity kept"] = 0.9

    def __post_init__(self) -> None:
        check_rate(self)
        below_one(self, "momentum")

    def _roll(
        self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None, ahead: bool = False
    ) -> Run:
        """`steps` steps from `start` `(n,)`; with `ahead` gradients are taken where the velocity is about to lead."""
        rate, velocity = begin(self.rate, steps), np.zeros(np.shape(start))

        def look_ahead(w: Vector) -> Vector:
            return w - self.momentum * velocity

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
            nonlocal velocity
            velocity = self.momentum * velocity + rate(t, value) * gradient
            return w - velocity

        return descend(objective, start, steps, move, rng, look=look_ahead if ahead else None)
