"""Points uniform on the unit sphere, labelled by a hidden halfspace, some labels flipped."""

from dataclasses import dataclass
from math import atan2, pi
from typing import ClassVar

import numpy as np

from bounds.vocabulary.domain import integers
from laboratory.worlds._hyperplane import known_sides
from laboratory.worlds._kinds import OfAHalfspace
from laboratory.worlds._slab import SPARE, share_wrong
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

FEATURES = Setting("features", "dimension of the space", integers(3, 52), 3, typical=(3, 50))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class SphereHalfspace(OfAHalfspace):
    """Points uniform on the unit sphere; label 1 where <w*, x> > 0, flipped with probability `noise`.

    A homogeneous halfspace at angle theta to the hidden w* differs from it with probability theta / pi. With an
    offset, only the plane spanned by both normals matters: the projection of the sphere in n dimensions is that of
    the ball in n - 2 (Archimedes), whose risk is one integral. Predictors have `coef_` and `intercept_`.
    """

    features: int = FEATURES.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Halfspace on the sphere"
    description: ClassVar[str] = (
        "Points are uniform on the unit sphere; a hyperplane through its centre determines the label."
    )
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, NOISE)
    radius: ClassVar[float] = 1.0

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        X = rng.standard_normal((m, self.features))
        X *= (1 - SPARE) / np.linalg.norm(X, axis=1, keepdims=True)  # never beyond the radius by rounding
        flipped = rng.random(m) < self.noise
        return Sample(X, ((X @ self.normal > 0) ^ flipped).astype(np.int64))

    def risk(self, predictor: Predictor) -> float:
        unit, offset, below, above = known_sides(self, predictor, self.features)
        if below == above:  # half of the examples have the one label it gives
            return 0.5
        apart, together = np.linalg.norm(unit - self.normal), np.linalg.norm(unit + self.normal)
        angle = 2 * atan2(apart, together)
        wrong = angle / pi if offset == 0 else share_wrong(self.features - 2, 0.0, angle, offset)
        return float(self.noise + (1 - 2 * self.noise) * (wrong if above == 1 else 1 - wrong))
