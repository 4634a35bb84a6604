"""Gradient descent: step after step against the gradient."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import at_least
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import LearningRate, begin, check_rate


@dataclass(frozen=True)
class GradientDescent:
    """`w <- w - rate grad f(w)`, with the whole gradient (or one subgradient, where f has a kink).

    On an L-smooth quadratic it converges from everywhere if and only if the rate is below 2/L, component i of the
    error shrinking by |1 - rate lambda_i| a step; at 2/L it swings for ever, above it grows. One set of notes
    prints the update with a plus, which climbs; another the limit 1/(2L), four times too small. For convex
    Lipschitz functions the theorem is about the mean (or best) of the weights from 0, with the schedule `Tuned`.

    Source: Shalev-Shwartz & Ben-David (2014), section 14.1; Nocedal & Wright (2006), chapter 3.

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    tolerance : stop where the gradient is no longer than this; None never does, as the theorem on the mean of T
        weights has it.
    least_decrease : stop after a step that changes f by no more than this; None never does.
    """

    title: ClassVar[str] = "Gradient descent"
    description: ClassVar[str] = "Walks against the gradient, a step in proportion to its length."

    rate: LearningRate = 0.1
    tolerance: Annotated[float | None, "gradient length to stop at"] = None
    least_decrease: Annotated[float | None, "change of the value to stop at"] = None

    def __post_init__(self) -> None:
        check_rate(self)
        if self.tolerance is not None:
            at_least(self, "tolerance", 0)
        if self.least_decrease is not None:
            at_least(self, "least_decrease", 0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """At most `steps` steps from `start` `(n,)`; `rng` plays no part."""
        rate = begin(self.rate, steps)

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector:
            return w - rate(t, value) * gradient

        return descend(objective, start, steps, move, None, self.tolerance, self.least_decrease)
