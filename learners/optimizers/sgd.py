"""Stochastic gradient descent: steps along noisy gradients that are right in the mean."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend, needs
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import LearningRate, begin, check_rate


@dataclass(frozen=True)
class SGD:
    """`w <- w - rate v`, where v is random and its mean, given w, is a subgradient of f at w.

    With `rate=Tuned(norm=B, lipschitz=rho)` and start 0 the mean of w_1..w_T is within B rho / sqrt(T) of the best
    ||w|| <= B, in expectation over the noise. The bound is on the mean, `run.output("mean")`; last, best and
    the mean of the later half are there to be compared. (The notes' condition names w_0 and forgets f: the mean
    of v_t is a subgradient of f at w_t.)

    Source: Shalev-Shwartz & Ben-David (2014), section 14.3, theorem 14.8.

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    """

    title: ClassVar[str] = "Stochastic gradient descent"
    description: ClassVar[str] = "Walks against random directions whose mean is the gradient."

    rate: LearningRate = 0.1

    def __post_init__(self) -> None:
        check_rate(self)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)` with noise from `rng`; ValueError without a generator or a noise."""
        rate = begin(self.rate, steps)

        def move(t: int, w: Vector, direction: Vector, value: float) -> Vector:
            return w - rate(t, value) * direction

        return descend(objective, start, steps, move, needs(self, rng))
