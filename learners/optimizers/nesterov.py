"""Nesterov's momentum: the gradient is taken where the velocity is about to lead."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from learners.optimizers._velocity import Inertia
from learners.optimizers.objective import Objective
from learners.optimizers.run import Run


@dataclass(frozen=True)
class Nesterov(Inertia):
    """`v <- momentum v + rate grad f(w - momentum v)`, `w <- w - v`.

    Nesterov's faster rate is proved for whole gradients of convex functions; no theorem says that he helps batch
    training but not online training, as the notes have it. `Run.directions` are the gradients at the points
    looked ahead to.

    Source: Nesterov (1983); in this form Sutskever, Martens, Dahl & Hinton (2013).

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    momentum : in [0, 1), the share of the velocity that is kept.
    """

    title: ClassVar[str] = "Nesterov"
    description: ClassVar[str] = (
        "Momentum that looks ahead: it reads the slope where its velocity is about to carry it."
    )

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)`, along noisy gradients where `rng` is given."""
        return self._roll(objective, start, steps, rng, ahead=True)
