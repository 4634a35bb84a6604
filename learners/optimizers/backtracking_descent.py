"""Gradient descent that finds its own step: halve it until the value falls enough."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import at_least
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.shared.arguments import real

# Below 2^-60 of the first step nothing changes but rounding.
HALVINGS = 60


@dataclass(frozen=True)
class BacktrackingDescent:
    """Gradient descent along each gradient by the first of `first`, `first * factor`, ... that falls enough.

    Enough is Armijo's condition: f(w - eta g) <= f(w) - slope eta ||g||^2. So the value falls at every step,
    whatever the curvature, and no learning rate needs to be known.

    Source: Armijo (1966); Nocedal & Wright (2006), algorithm 3.1.

    Parameters
    ----------
    first : > 0, the step tried first.
    factor : in (0, 1), what it is multiplied by until it will do.
    slope : in (0, 1), the share of the linear decrease that is required.
    tolerance : stop where the gradient is no longer than this.
    """

    title: ClassVar[str] = "Gradient descent with backtracking"
    description: ClassVar[str] = "Tries a long step against the gradient and shortens it until the value falls enough."

    first: Annotated[float, "step tried first"] = 1.0
    factor: Annotated[float, "what a step is multiplied by"] = 0.5
    slope: Annotated[float, "share of the decrease asked for"] = 1e-4
    tolerance: Annotated[float, "gradient length to stop at"] = 0.0

    def __post_init__(self) -> None:
        real(self, "first", above=0)
        real(self, "factor", above=0, below=1)
        real(self, "slope", above=0, below=1)
        at_least(self, "tolerance", 0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """At most `steps` steps from `start` `(n,)`; `rng` plays no part."""

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector | None:
            eta, decrease = self.first, self.slope * float(gradient @ gradient)
            for _ in range(HALVINGS):
                tried = w - eta * gradient
                if np.array_equal(tried, w):
                    return None
                if objective.value(tried) <= value - eta * decrease:
                    return tried
                eta *= self.factor
            return None

        return descend(objective, start, steps, move, None, self.tolerance)
