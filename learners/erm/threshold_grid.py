"""A finite class fixed before any sample: thresholds on a grid, for every feature, in both directions."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals


@dataclass(frozen=True)
class SameEverywhere:
    """The hypothesis that gives every point the same answer."""

    positive: bool
    breakpoints: tuple[float, ...] = ()

    def __call__(self, X: Reals) -> NDArray[np.bool_]:
        return np.full(len(X), self.positive)


@dataclass(frozen=True)
class Cut:
    """The hypothesis 1[x >= threshold] on one feature, or its opposite."""

    feature: int
    threshold: float
    above: bool

    @property
    def breakpoints(self) -> tuple[float, ...]:
        """Where the answer changes along the feature."""
        return (self.threshold,)

    def __call__(self, X: Reals) -> NDArray[np.bool_]:
        answers: NDArray[np.bool_] = (X[:, self.feature] >= self.threshold) == self.above
        return answers


class ThresholdGrid(Sequence[SameEverywhere | Cut]):
    """2 features points + 2 hypotheses: the constants 0 and 1, then 1[x_j >= a], then 1[x_j < a].

    In both blocks feature 0 comes first; a runs over `points` equally spaced values from -limit to limit
    (only 0 for one point).
    """

    def __init__(self, features: int, points: int, limit: float) -> None:
        self.features = features
        self.thresholds = np.linspace(-limit, limit, points) if points > 1 else np.zeros(1)

    def __len__(self) -> int:
        return 2 * self.features * len(self.thresholds) + 2

    def __getitem__(self, index: int) -> SameEverywhere | Cut:  # type: ignore[override]  # no slices
        if not 0 <= index < len(self):
            raise IndexError(f"hypothesis {index} of a class of {len(self)}")
        if index < 2:
            return SameEverywhere(index == 1)
        direction, place = divmod(int(index) - 2, self.features * len(self.thresholds))
        feature, point = divmod(place, len(self.thresholds))
        return Cut(feature, float(self.thresholds[point]), direction == 0)

    def predict_all(self, X: Reals) -> NDArray[np.bool_]:
        """The answer of every hypothesis on every point, `(hypotheses, samples)`."""
        above = (X.T[:, np.newaxis, :] >= self.thresholds[:, np.newaxis]).reshape(-1, len(X))
        constants = np.broadcast_to([[False], [True]], (2, len(X)))
        return np.concatenate([constants, above, ~above])
