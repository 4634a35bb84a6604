"""Adagrad: every coordinate has its own rate, which falls with the gradients it has seen."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import LearningRate, begin, check_rate
from learners.shared.arguments import real


@dataclass(frozen=True)
class Adagrad:
    """`G <- G + g^2`, `w <- w - rate g / (sqrt(G) + epsilon)`, coordinate by coordinate.

    The rates only ever fall, like 1 / sqrt(t) for gradients of one length. The first step moves every coordinate
    by nearly the rate, however long its gradient is. The notes give words only; these are the formulas.

    Source: Duchi, Hazan & Singer (2011), Adaptive subgradient methods.

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    epsilon : > 0, keeps the first division from being by 0.
    """

    title: ClassVar[str] = "Adagrad"
    description: ClassVar[str] = (
        "Gives every coordinate its own rate, falling with the squares of its gradients so far."
    )

    rate: LearningRate = 0.5
    epsilon: Annotated[float, "guard of the division"] = 1e-10

    def __post_init__(self) -> None:
        check_rate(self)
        real(self, "epsilon", above=0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)`, along noisy gradients where `rng` is given."""
        rate, squares = begin(self.rate, steps), np.zeros(np.shape(start))

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
            nonlocal squares
            squares = squares + gradient**2
            following: Vector = w - rate(t, value) * gradient / (np.sqrt(squares) + self.epsilon)
            return following

        return descend(objective, start, steps, move, rng)
