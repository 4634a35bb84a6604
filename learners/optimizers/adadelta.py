"""Adadelta: steps in the units of the weights, without a learning rate to choose."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import below_one
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import LearningRate, begin, check_rate
from learners.shared.arguments import real


@dataclass(frozen=True)
class Adadelta:
    """Steps of `sqrt(D + epsilon) / sqrt(G + epsilon) g`, where G and D are fading means of g^2 and of steps^2.

    G takes in the new gradient before the step, D the step after it. It begins slowly: the first step is about
    sqrt(epsilon / (1 - decay)) long in every coordinate. The notes give words only; these are the formulas.

    Source: Zeiler (2012), ADADELTA: an adaptive learning rate method, algorithm 1.

    Parameters
    ----------
    rate : factor of the steps, 1 in the article; a real > 0 or a `Schedule`.
    decay : in [0, 1), how much of the means is kept.
    epsilon : > 0, gets the first steps going.
    """

    title: ClassVar[str] = "Adadelta"
    description: ClassVar[str] = "Scales every coordinate's gradient by the lengths of its recent steps and gradients."

    rate: LearningRate = 1.0
    decay: Annotated[float, "share of the means kept"] = 0.9
    epsilon: Annotated[float, "guard of the division"] = 1e-6

    def __post_init__(self) -> None:
        check_rate(self)
        below_one(self, "decay")
        real(self, "epsilon", above=0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)`, along noisy gradients where `rng` is given."""
        rate, squares, moves = begin(self.rate, steps), np.zeros(np.shape(start)), np.zeros(np.shape(start))

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
            nonlocal squares, moves
            squares = self.decay * squares + (1 - self.decay) * gradient**2
            step = np.sqrt(moves + self.epsilon) / np.sqrt(squares + self.epsilon) * gradient
            moves = self.decay * moves + (1 - self.decay) * step**2
            return w - rate(t, value) * step

        return descend(objective, start, steps, move, rng)
