"""A ball cut in two by a slab without examples: the assumption of Novikoff's theorem and of the hard margin."""

from dataclasses import dataclass
from math import atan2
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import (
    BINARY_LABELS,
    BOUNDED_EXAMPLES,
    IID,
    LINEARLY_SEPARABLE,
    REALIZABLE,
    Assumption,
)
from bounds.vocabulary.domain import Interval, integers
from laboratory.worlds._hyperplane import Hyperplane, hyperplane
from laboratory.worlds._kinds import OfAHalfspace
from laboratory.worlds._slab import share_wrong, uniform_points
from laboratory.worlds.risk import UnknownRiskError, predictions
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

FEATURES = Setting("features", "dimension of the space", integers(2, 50), 2, typical=(2, 50))
MARGIN = Setting(
    "margin",
    "smallest distance of an example to the hyperplane",
    Interval(0, 0.9, closed_low=False),
    0.1,
    typical=(0.01, 0.5),
)
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class MarginHalfspace(OfAHalfspace):
    """Examples uniform on the unit ball without the slab |<w*, x>| < margin; label 1 where <w*, x> > 0.

    The hidden unit normal w* has equal coordinates, so that no single feature determines the label. The risk of a
    hyperplane, through the centre or not, follows from its angle to w* and its offset. A predictor has its
    hyperplane in `coef_`, `(features,)` or `(1, features)`, and `intercept_` (0 where missing); the labels
    of the sides are read from `predict`.
    """

    features: int = FEATURES.default
    margin: float = MARGIN.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Halfspace with a margin"
    description: ClassVar[str] = (
        "Points are uniform in the unit ball, but not nearer than the margin to a hyperplane, which determines the "
        "label."
    )
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, MARGIN, NOISE)
    radius: ClassVar[float] = 1.0

    @property
    def satisfies(self) -> frozenset[Assumption]:
        always = {IID, BINARY_LABELS, BOUNDED_EXAMPLES}
        return frozenset(always | {REALIZABLE, LINEARLY_SEPARABLE} if self.noise == 0 else always)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        upright = uniform_points(rng, m, self.features, self.margin)
        above = rng.random(m) < 0.5
        flipped = rng.random(m) < self.noise
        mirror = -self.normal  # the reflection that takes the first axis to w*
        mirror[0] += 1
        points = upright - np.outer(upright @ mirror, 2 / (mirror @ mirror) * mirror)
        return Sample(np.where(above[:, np.newaxis], points, -points), (above ^ flipped).astype(np.int64))

    def knows(self, predictor: Predictor) -> bool:
        return self._sides(predictor) is not None

    def risk(self, predictor: Predictor) -> float:
        read = self._sides(predictor)
        if read is None:
            needs = f"labels 0 and 1, {self.features} finite weights in coef_ and one intercept_"
            raise UnknownRiskError(self, predictor, needs)
        plane, below, above = read
        if below == above:  # half of the examples have the one label it gives
            return 0.5
        wrong = self._share_wrong(*plane)
        apart = wrong if above == 1 else 1 - wrong
        return float(self.noise + (1 - 2 * self.noise) * apart)

    def _share_wrong(self, unit: NDArray[np.float64], offset: float) -> float:
        apart, together = np.linalg.norm(unit - self.normal), np.linalg.norm(unit + self.normal)
        return share_wrong(self.features, float(self.margin), 2 * atan2(apart, together), offset)

    def _sides(self, predictor: Predictor) -> tuple[Hyperplane, int, int] | None:
        """The hyperplane, and the labels below and above it in the ball; one label twice where it misses the ball."""
        plane = hyperplane(predictor, self.features)
        if plane is None:
            return None
        unit, offset = plane
        heights = (np.array([-1.0, 1.0]) - min(max(offset, -1.0), 1.0)) / 2
        below, above = predictions(predictor, np.outer(heights, unit)).tolist()
        return (plane, int(below), int(above)) if {below, above} <= set(self.classes) else None
