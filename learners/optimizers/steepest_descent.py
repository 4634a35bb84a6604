"""Gradient descent on a quadratic that steps to the lowest point of each line."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import at_least
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run


@dataclass(frozen=True)
class SteepestDescent:
    """Minimizes (1/2) w'Hw - b'w along each gradient g exactly: eta = g'g / g'Hg.

    Each step ends where the line touches a level ellipse, so that the next gradient stands upright on it, and the path
    zigzags: a step leaves at most ((kappa - 1)/(kappa + 1))^2 of the value above the smallest one, for the condition
    number kappa, and from the worst starts just that.

    Source: Kantorovich (1948); Nocedal & Wright (2006), theorem 3.3.

    Parameters
    ----------
    tolerance : stop where the gradient is no longer than this.
    """

    title: ClassVar[str] = "Gradient descent with exact steps"
    description: ClassVar[str] = "Walks against each gradient as far as the value falls."

    tolerance: Annotated[float, "gradient length to stop at"] = 0.0

    def __post_init__(self) -> None:
        at_least(self, "tolerance", 0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """At most `steps` steps on an objective with one Hessian, from `start` `(n,)`; `rng` plays no part."""
        if objective.hessian is None:
            raise ValueError(
                f"objective of SteepestDescent (what is minimized) must be a quadratic with its Hessian; got "
                f"{objective.title!r}"
            )
        H = objective.hessian(objective.start)

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector | None:
            curvature = float(gradient @ H @ gradient)
            return w - float(gradient @ gradient) / curvature * gradient if curvature > 0 else None

        return descend(objective, start, steps, move, None, self.tolerance)
