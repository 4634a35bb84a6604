"""SGD on fresh examples: each step uses a new one, and so the true risk itself falls."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend, needs
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.optimizers.schedules import Tuned
from learners.shared.arguments import real


@dataclass(frozen=True)
class SGDRiskMinimization:
    """SGD with step B / (rho sqrt(T)) on a risk, drawing a new example z for every `v = grad loss(w, z)`.

    T examples are enough for an expected excess risk of B rho / sqrt(T) over the best ||w|| <= B: in expectation,
    for the mean of w_1..w_T and a start at 0. Going over a finite sample a second time voids it; then the
    objective that falls is the training loss.

    Source: Shalev-Shwartz & Ben-David (2014), section 14.5.1, corollary 14.12.

    Parameters
    ----------
    norm : B > 0, how long the weights compared with may be.
    lipschitz : rho > 0, a bound on the length of the loss's gradients.
    """

    title: ClassVar[str] = "SGD for risk minimization"
    description: ClassVar[str] = "Takes a fresh example for every step, so that the true risk is what it descends."

    norm: Annotated[float, "length B of the weights compared with"] = 1.0
    lipschitz: Annotated[float, "longest gradient rho"] = 1.0

    def __post_init__(self) -> None:
        real(self, "norm", above=0)
        real(self, "lipschitz", above=0)

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """T = `steps` examples from `rng`, from `start` `(n,)`; ValueError without a generator or a noise."""
        rate = Tuned(self.norm, self.lipschitz).begin(steps)

        def move(t: int, w: Vector, direction: Vector, value: float) -> Vector:
            return w - rate(t, value) * direction

        return descend(objective, start, steps, move, needs(self, rng))
