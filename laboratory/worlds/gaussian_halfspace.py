"""Standard Gaussian points, labelled by a hidden halfspace, some labels flipped."""

from dataclasses import dataclass
from math import atan2, inf, tan
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, IID, Assumption
from bounds.vocabulary.domain import integers
from laboratory.worlds._hyperplane import known_sides
from laboratory.worlds._kinds import OfAHalfspace
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

FEATURES = Setting("features", "dimension of the space", integers(2, 1000), 2, typical=(2, 50))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class GaussianHalfspace(OfAHalfspace):
    """Standard normal points; label 1 where <w*, x> > 0, flipped with probability `noise`.

    The hidden unit normal w* has equal coordinates. A homogeneous halfspace at angle theta to w* differs from
    it with probability theta / pi; one with offset k with probability 1/2 - 2 T(k, cot theta), T Owen's
    function. Predictors have `coef_` and `intercept_` as in MarginHalfspace. Separable, but with no margin.
    """

    features: int = FEATURES.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Halfspace under a Gaussian"
    description: ClassVar[str] = "Points are standard Gaussian; a hyperplane through the centre determines the label."
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, NOISE)
    radius: ClassVar[float] = inf
    always: ClassVar[frozenset[Assumption]] = frozenset({IID, BINARY_LABELS})

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        X = rng.standard_normal((m, self.features))
        flipped = rng.random(m) < self.noise
        return Sample(X, ((X @ self.normal > 0) ^ flipped).astype(np.int64))

    def risk(self, predictor: Predictor) -> float:
        unit, offset, below, above = known_sides(self, predictor, self.features)
        if below == above:  # half of the examples have the one label it gives
            return 0.5
        apart, together = np.linalg.norm(unit - self.normal), np.linalg.norm(unit + self.normal)
        wrong = disagreement(2 * atan2(apart, together), offset)
        return float(self.noise + (1 - 2 * self.noise) * (wrong if above == 1 else 1 - wrong))


def disagreement(angle: float, offset: float) -> float:
    """Standard normal mass where `<w, x> + offset` and `<w*, x>` differ in sign, for a unit w at `angle` to w*.

    Source: D. B. Owen, "Tables for computing bivariate normal probabilities" (1956), with one threshold at 0.
    """
    from scipy.special import owens_t

    if offset == 0:
        return angle / np.pi
    slope = 1 / tan(angle) if angle > 0 else inf
    return float(0.5 - 2 * owens_t(offset, slope))
