"""Points uniform on [0, 1), labelled by their side of a threshold, some labels flipped."""

from dataclasses import dataclass
from math import fsum
from typing import ClassVar

import numpy as np
from numpy.typing import ArrayLike

from bounds.vocabulary.domain import Interval
from laboratory.worlds._breakpoints import breakpoints
from laboratory.worlds._kinds import OnALine
from laboratory.worlds.risk import UnknownRiskError, mistake_probability, predictions
from laboratory.worlds.setting import Setting, check_draw, label_noise, refusal
from laboratory.worlds.world import Predictor, Sample

NOISE = label_noise(0.1)
THRESHOLD = Setting("threshold", "where label 1 begins", Interval(0, 1), 0.5, typical=(0.0, 1.0))


@dataclass(frozen=True)
class UniformThreshold(OnALine):
    """The label is 1 from `threshold` on, flipped with probability `noise`; there is one feature.

    The risk of a predictor constant between finitely many places is a finite sum over its pieces, exact up to
    rounding. The places are read from the predictor: `breakpoints_`, `threshold_`, `coef_` with
    `intercept_`, scikit-learn's `tree_`, or the trees in `estimators_`; the label of a piece, from `predict`.
    """

    noise: float = NOISE.default
    threshold: float = THRESHOLD.default

    title: ClassVar[str] = "Uniform points, one threshold"
    description: ClassVar[str] = (
        "Points are uniform on [0, 1); from the threshold on the label is 1; some labels are flipped."
    )
    settings: ClassVar[tuple[Setting, ...]] = (NOISE, THRESHOLD)
    truth: ClassVar[str] = "thresholds"

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        x = rng.random(m)
        flipped = rng.random(m) < self.noise
        return Sample(x[:, np.newaxis], ((x >= self.threshold) ^ flipped).astype(np.int64))

    def risk(self, predictor: Predictor) -> float:
        places = breakpoints(predictor)
        if places is None:
            needs = "breakpoints_, threshold_, coef_, tree_ or trees in estimators_"
            raise UnknownRiskError(self, predictor, needs)
        inside = places[(places > 0) & (places < 1)]
        edges = np.unique(np.concatenate([[0.0, float(self.threshold), 1.0], inside]))
        middles = (edges[:-1] + edges[1:]) / 2
        truth = (middles >= self.threshold).astype(np.int64)
        wrong = mistake_probability(predictions(predictor, middles[:, np.newaxis]), truth, self.noise)
        return fsum(np.diff(edges) * wrong)

    def best_in_class(self, thresholds: ArrayLike | None = None, *, both_signs: bool = False) -> float:
        """Smallest risk over `1[x >= a]`, all `a` or those in `thresholds`; `both_signs` adds `1[x < a]`."""
        if thresholds is None:
            return self.bayes_risk
        candidates = np.asarray(thresholds, dtype=float).ravel()
        if candidates.size == 0 or np.isnan(candidates).any():
            raise refusal(self, "thresholds", "class to choose from", "reals, at least one", thresholds)
        apart = np.abs(np.clip(candidates, 0, 1) - self.threshold)
        if both_signs:
            apart = np.minimum(apart, 1 - apart)
        return float(self.noise + (1 - 2 * self.noise) * apart.min())
