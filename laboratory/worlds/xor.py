"""Four squares of alternating labels: the exclusive or, which no hyperplane computes."""

from dataclasses import dataclass
from math import sqrt
from typing import ClassVar

import numpy as np

from bounds.vocabulary.domain import Interval
from laboratory.worlds._cloud import (
    POINTS,
    Cloud,
    even_points,
    fixed,
    noisy,
)
from laboratory.worlds._kinds import Flipped, OfACloud
from laboratory.worlds.setting import Setting, label_noise

GAP = Setting("gap", "smallest distance of an example to the axes", Interval(0, 0.9), 0.1, typical=(0.0, 0.5))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class Xor(OfACloud, Flipped):
    """Label 1 where x1 and x2 differ in sign, flipped with probability `noise`; gap <= |x1|, |x2| <= 1.

    The world is 16,384 points, each of the four squares the mirror image of the others: the risk of every predictor
    is a sum over them. A line misclassifies, before noise, at least one of every four mirrored points: a quarter or
    more. The feature x1 x2 makes the labels linearly separable.
    """

    gap: float = GAP.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Exclusive or"
    description: ClassVar[str] = (
        "Points lie in four squares around the centre; diagonally opposite squares have the same label."
    )
    settings: ClassVar[tuple[Setting, ...]] = (GAP, NOISE)
    truth: ClassVar[str] = "trees with four leaves, and networks of two threshold units"
    features: ClassVar[int] = 2
    radius: ClassVar[float] = sqrt(2)

    def cloud(self) -> Cloud:
        square = self.gap + (1 - self.gap) * even_points(POINTS // 4, 2)
        X = np.concatenate([square * signs for signs in ([1, 1], [1, -1], [-1, 1], [-1, -1])])
        return fixed(X, noisy(X[:, 0] * X[:, 1] < 0, self.noise))
