"""Adam: momentum and RMSprop at once, corrected for their start at 0."""

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
class Adam:
    """`w <- w - rate m' / (sqrt(v') + epsilon)`, m' and v' being fading means of g and g^2.

    Both means start at 0; dividing by 1 - decay^t makes up for it, so that the first step moves every coordinate
    by nearly the rate. It need not converge even on convex functions (Reddi, Kale & Kumar, 2018). The notes give
    words only; these are the formulas.

    Source: Kingma & Ba (2015), Adam: a method for stochastic optimization, algorithm 1.

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    first_decay : in [0, 1), how much of the gradients' mean is kept.
    second_decay : in [0, 1), how much of the squares' mean is kept.
    epsilon : > 0, guards the division.
    """

    title: ClassVar[str] = "Adam"
    description: ClassVar[str] = (
        "Momentum whose every coordinate is divided by the root of its recent squared gradients."
    )

    rate: LearningRate = 0.1
    first_decay: Annotated[float, "share of the gradients' mean kept"] = 0.9
    second_decay: Annotated[float, "share of the squares' mean kept"] = 0.999
    epsilon: Annotated[float, "guard of the division"] = 1e-8

    def __post_init__(self) -> None:
        check_rate(self)
        below_one(self, "first_decay")
        below_one(self, "second_decay")
        real(self, "epsilon", above=0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)`, along noisy gradients where `rng` is given."""
        rate, mean, squares = begin(self.rate, steps), np.zeros(np.shape(start)), np.zeros(np.shape(start))

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
            nonlocal mean, squares
            mean = self.first_decay * mean + (1 - self.first_decay) * gradient
            squares = self.second_decay * squares + (1 - self.second_decay) * gradient**2
            unbiased = mean / (1 - self.first_decay**t)
            scale = np.sqrt(squares / (1 - self.second_decay**t)) + self.epsilon
            return w - rate(t, value) * unbiased / scale

        return descend(objective, start, steps, move, rng)
