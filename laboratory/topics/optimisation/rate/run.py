"""Gradient descent with several learning rates on one valley: too small, right, at the limit, beyond it."""

from dataclasses import dataclass

import numpy as np

from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import landscape
from laboratory.topics.optimisation.walking import Descent, descend
from learners.optimizers.quadratics import descent_factors
from learners.shared.arrays import Reals

SMALL, BEYOND = 0.05, 1.02  # shares of the limit 2/L
POINTS = 401
WIDEST = 1.25  # of the limit, how far the factors are drawn


@dataclass(frozen=True, eq=False)
class Rates:
    """The valley has curvatures 1 along and kappa = L across.

    Attributes
    ----------
    descents : by name, "small", "best", "limit", "beyond" and "own".
    grid : `(k,)` learning rates; factors : `(k,)`, what a step multiplies the slowest part of the error by.
    """

    condition: float
    descents: dict[str, Descent]
    grid: Reals
    along: Reals
    across: Reals

    @property
    def limit(self) -> float:
        """2/L."""
        return 2 / self.condition

    @property
    def best(self) -> float:
        """2/(lambda_min + L), where both parts shrink alike."""
        return 2 / (1 + self.condition)

    @property
    def factors(self) -> Reals:
        """The larger of both parts' factors, `(k,)`."""
        return np.maximum(self.along, self.across)

    def factor(self, rate: float) -> float:
        """The same for one rate."""
        return float(np.abs(descent_factors([1.0, self.condition], rate)).max())


def rates(condition: float, steps: int, own: float) -> Rates:
    """Take `steps` steps in the straight valley of condition number `condition` > 1, with `own` learning rate too."""
    place, limit = landscape("quadratic", condition), 2 / condition
    learning_rates = {
        "small": SMALL * limit,
        "best": 2 / (1 + condition),
        "limit": limit,
        "beyond": BEYOND * limit,
        "own": own,
    }
    descents = {
        name: descend(place, "gradient_descent", Hyperparameters(rate=rate, steps=steps))
        for name, rate in learning_rates.items()
    }
    grid = np.linspace(0, WIDEST * limit, POINTS)
    parts = np.abs([descent_factors([1.0, condition], rate) for rate in grid])
    return Rates(condition, descents, grid, parts[:, 0], parts[:, 1])
