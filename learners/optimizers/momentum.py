"""Momentum: a velocity that remembers earlier gradients."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from learners.optimizers._velocity import Inertia
from learners.optimizers.objective import Objective
from learners.optimizers.run import Run


@dataclass(frozen=True)
class Momentum(Inertia):
    """`v <- momentum v + rate grad f(w)`, `w <- w - v`: Polyak's heavy ball.

    On a quadratic with largest eigenvalue L it converges if and only if the rate is below 2 (1 + momentum) / L.
    Where gradients agree the step grows to rate / (1 - momentum). Momentum 1, not allowed here, would swing for
    ever. The notes forget the second line. PyTorch keeps the rate outside of v, which differs only where the
    rate changes.

    Source: Polyak (1964), Some methods of speeding up the convergence of iteration methods.

    Parameters
    ----------
    rate : learning rate, a real > 0 or a `Schedule`.
    momentum : in [0, 1), the share of the velocity that is kept.
    """

    title: ClassVar[str] = "Momentum"
    description: ClassVar[str] = "A ball with inertia: it keeps most of its velocity and adds the new gradient."

    def minimize(self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None) -> Run:
        """`steps` steps from `start` `(n,)`, along noisy gradients where `rng` is given."""
        return self._roll(objective, start, steps, rng)
