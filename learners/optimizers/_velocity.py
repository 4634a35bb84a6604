"""A step that keeps a share of the last one: momentum, with or without a look ahead."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import Schedule, begin


class Inert(Protocol):
    """An optimiser with inertia: its learning rate, and the share of the velocity that is kept."""

    @property
    def rate(self) -> float | Schedule: ...
    @property
    def momentum(self) -> float: ...


def roll(
    kept: Inert, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None, ahead: bool
) -> Run:
    """`steps` steps from `start` `(n,)`; with `ahead` gradients are taken where the velocity is about to lead."""
    rate, velocity = begin(kept.rate, steps), np.zeros(np.shape(start))

    def look(w: Vector) -> Vector:
        return w - kept.momentum * velocity if ahead else w

    def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
        nonlocal velocity
        velocity = kept.momentum * velocity + rate(t, value) * gradient
        return w - velocity

    return descend(objective, start, steps, move, rng, look=look)
