"""The logistic function, its slope, and the step to which it grows as it is made steeper."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.sigmoid import sigmoid

REACH = 6.0
PLACES = 601


def places() -> Reals:
    """Scores `(PLACES,)` from -REACH to REACH, 0 among them."""
    return np.linspace(-REACH, REACH, PLACES)


def logistic(scores: Reals | float, steepness: float = 1.0) -> Reals:
    """1 / (1 + exp(-a z))."""
    return sigmoid(steepness * np.asarray(scores, np.float64))


def logistic_slope(scores: Reals | float, steepness: float = 1.0) -> Reals:
    """Its derivative, a s (1 - s); a/4 at 0, nowhere more."""
    value = logistic(scores, steepness)
    return np.asarray(steepness * value * (1 - value))


@dataclass(frozen=True)
class LogisticRun:
    """The function of one `steepness`, read at one `score`."""

    steepness: float
    score: float

    @property
    def value(self) -> float:
        """The probability at the score."""
        return float(logistic(self.score, self.steepness))

    @property
    def slope(self) -> float:
        """Its slope at the score."""
        return float(logistic_slope(self.score, self.steepness))

    @property
    def steepest(self) -> float:
        """Its slope at 0, the largest of all."""
        return self.steepness / 4
