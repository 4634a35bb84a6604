"""Two Gaussian clouds of the same shape, one for each label: the Bayes risk is known, and a hyperplane attains it."""

from dataclasses import dataclass
from math import inf, log
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import BINARY_LABELS, IID, Assumption
from bounds.vocabulary.domain import Interval, integers
from laboratory.worlds._hyperplane import known_sides, sides
from laboratory.worlds._kinds import TwoLabels
from laboratory.worlds.setting import Setting, check_draw
from laboratory.worlds.world import Predictor, Sample

FEATURES = Setting("features", "dimension of the space", integers(1, 1000), 2, typical=(1, 50))
DISTANCE = Setting("distance", "distance between the two means", Interval(1e-3, 20), 2.0, typical=(0.5, 6.0))
SHARE = Setting("share", "probability of label 1", Interval(0.01, 0.99), 0.5, typical=(0.05, 0.95))


@dataclass(frozen=True)
class GaussianPair(TwoLabels):
    """Label 1 with probability `share`; given the label, a Gaussian of unit covariance around its mean.

    The means lie `distance` apart on the diagonal, the centre of the space between them. The hyperplane where
    both labels are equally likely has the smallest risk of all predictors; with equal shares that is
    Phi(-distance / 2). Predictors have `coef_` and `intercept_`, as in MarginHalfspace.
    """

    features: int = FEATURES.default
    distance: float = DISTANCE.default
    share: float = SHARE.default

    title: ClassVar[str] = "Two Gaussians"
    description: ClassVar[str] = "Each label has its own Gaussian; the two overlap, so the Bayes risk is positive."
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, DISTANCE, SHARE)
    radius: ClassVar[float] = inf
    realizable_by: ClassVar[str] = ""
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID, BINARY_LABELS})

    @property
    def mean(self) -> NDArray[np.float64]:
        """Mean of the examples with label 1, `(features,)`; those with label 0 have the opposite one."""
        return np.full(self.features, self.distance / 2 * self.features**-0.5)

    @property
    def bayes_risk(self) -> float:
        return self._share_wrong(1.0, log(self.share / (1 - self.share)) / self.distance)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        y = (rng.random(m) < self.share).astype(np.int64)
        return Sample(rng.standard_normal((m, self.features)) + np.outer(2 * y - 1, self.mean), y)

    def knows(self, predictor: Predictor) -> bool:
        return sides(predictor, self.features) is not None

    def risk(self, predictor: Predictor) -> float:
        unit, offset, below, above = known_sides(self, predictor, self.features)
        if below == above:
            return float(1 - self.share if above == 1 else self.share)
        wrong = self._share_wrong(float(unit.sum()) * self.features**-0.5, offset)
        return wrong if above == 1 else 1 - wrong

    def best_in_class(self) -> float:
        """Smallest risk over halfspaces, which is the Bayes risk."""
        return self.bayes_risk

    def _share_wrong(self, cosine: float, offset: float) -> float:
        """Risk of label 1 above a hyperplane whose unit normal has this `cosine` with the diagonal."""
        from scipy.special import ndtr

        reach = cosine * self.distance / 2
        return float(self.share * ndtr(-offset - reach) + (1 - self.share) * ndtr(offset - reach))
