"""RMSprop: Adagrad with a memory that fades."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import below_one
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import LearningRate, begin, check_rate
from learners.shared.arguments import flag, real


@dataclass(frozen=True)
class RMSprop:
    """`G <- decay G + (1 - decay) g^2`, `w <- w - rate g / (sqrt(G) + epsilon)`, coordinate by coordinate.

    Two conventions are about: epsilon outside of the root (PyTorch, the default) or inside, sqrt(G + epsilon), as
    TensorFlow has it; for gradients as short as sqrt(epsilon) they differ much. The notes give words only.

    Source: Tieleman & Hinton (2012), Neural networks for machine learning, lecture 6e.

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    decay : in [0, 1), how much of the mean is kept.
    epsilon : > 0, guards the division.
    inside : whether epsilon stands inside the root.
    """

    title: ClassVar[str] = "RMSprop"
    description: ClassVar[str] = "Divides every coordinate's gradient by the root of a fading mean of its squares."

    rate: LearningRate = 0.01
    decay: Annotated[float, "share of the mean kept"] = 0.9
    epsilon: Annotated[float, "guard of the division"] = 1e-8
    inside: Annotated[bool, "whether epsilon stands inside the root"] = False

    def __post_init__(self) -> None:
        check_rate(self)
        below_one(self, "decay")
        real(self, "epsilon", above=0)
        flag(self, "inside")

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)`, along noisy gradients where `rng` is given."""
        rate, squares = begin(self.rate, steps), np.zeros(np.shape(start))

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
            nonlocal squares
            squares = self.decay * squares + (1 - self.decay) * gradient**2
            scale = np.sqrt(squares + self.epsilon) if self.inside else np.sqrt(squares) + self.epsilon
            return w - rate(t, value) * gradient / scale

        return descend(objective, start, steps, move, rng)
