"""The squared loss instead of the zero-one loss: four numbers on a line, the last of them far out on the right side."""

from dataclasses import dataclass
from functools import cached_property
from math import floor

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals

NEAR = (-1.0, -0.5, 0.0)  # lecture notes of Matteoni: -, -, + and a second + anywhere to the right
SIGNS = np.array([-1.0, -1.0, 1.0, 1.0])
THRESHOLDS = 801
ROOM = 1.5
MOST, START = 40, 20  # where the last example can be moved to, and where it is at first
ROUNDING = 1e-12


@dataclass(frozen=True)
class StandInRun:
    """The sample `points` `(4,)` with labels SIGNS, and the score slope x + intercept of smallest squared loss."""

    points: Reals
    slope: float
    intercept: float

    @property
    def threshold(self) -> float:
        """Where the score of smallest squared loss changes its sign."""
        return -self.intercept / self.slope

    @property
    def scores(self) -> Reals:
        return np.asarray(self.slope * self.points + self.intercept)

    @property
    def wrong(self) -> NDArray[np.bool_]:
        """The examples that the score misclassifies, `(4,)`."""
        return np.asarray(SIGNS * self.scores <= 0)

    @cached_property
    def squared(self) -> float:
        """Its mean squared loss, the minimum over all linear scores."""
        return float(np.mean((self.scores - SIGNS) ** 2))

    @property
    def allowed(self) -> int:
        """Misclassified examples that this loss allows: each has squared loss at least 1."""
        return floor(self.squared * len(self.points) * (1 + ROUNDING))

    @cached_property
    def thresholds(self) -> Reals:
        """Thresholds `(THRESHOLDS,)` to compare, that of smallest squared loss among them."""
        low, high = NEAR[0] - ROOM, max(self.threshold, NEAR[-1]) + ROOM
        return np.sort(np.append(np.linspace(low, high, THRESHOLDS - 1), self.threshold))

    @cached_property
    def mistakes(self) -> Reals:
        """Share of examples misclassified by "positive above the threshold", `(THRESHOLDS,)`."""
        return np.asarray((self._margins() <= 0).mean(axis=1))

    @cached_property
    def losses(self) -> Reals:
        """Smallest mean squared loss of rising scores with each threshold, `(THRESHOLDS,)`."""
        margins = self._margins()
        mean, square = margins.mean(axis=1), (margins**2).mean(axis=1)
        return np.where(mean > 0, 1 - mean**2 / square, 1.0)

    def _margins(self) -> Reals:
        return np.asarray(SIGNS * (self.points - self.thresholds[:, np.newaxis]))


@dataclass(frozen=True)
class MovedOut:
    """The sample whose last example is moved out step by step; `at` returns the fit when it is so far out."""

    def at(self, far: float) -> StandInRun:
        """The sample and its fit with the last example at `far`; see `stand_in_run`."""
        return stand_in_run(float(far))


def stand_in_run(far: float) -> StandInRun:
    """The sample with its last example at `far`, beyond 0."""
    from learners.regression.least_squares import LeastSquares

    points = np.array([*NEAR, far])
    squares = LeastSquares().fit(points[:, np.newaxis], SIGNS)
    return StandInRun(points, float(squares.coef_[0]), squares.intercept_)


def first_mistake() -> float:
    """How far the last example must be for least squares to misclassify the one at 0: where its score there is 0.

    With sums Sx, Sxx, Sy = 0 and Sxy of the four examples the score at 0 is (Sy Sxx - Sx Sxy) / (4 Sxx - Sx^2), and
    Sx = far - 3/2 becomes positive at 3/2 while Sxy = far + 3/2 is.
    """
    return -sum(NEAR)
