"""Bases of worlds: two labels, some of them flipped; finitely many points; a line; a hidden halfspace."""

from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from laboratory.worlds._breakpoints import breakpoints
from laboratory.worlds._cloud import Cloud, CloudSupport, bayes_risk_of, draw_from, risk_over, support_of
from laboratory.worlds._hyperplane import sides
from laboratory.worlds.setting import Setting, check, check_draw
from laboratory.worlds.world import Predictor, Sample
from learners.shared.arrays import Reals


class TwoLabels:
    """Labels 0 and 1; settings outside their domain are refused."""

    settings: ClassVar[tuple[Setting, ...]]
    classes: ClassVar[tuple[int, ...]] = (0, 1)

    def __post_init__(self) -> None:
        check(self, self.settings)


class Flipped(TwoLabels):
    """A label by a hypothesis of the class `truth`, flipped with probability `noise`."""

    noise: float
    truth: ClassVar[str]
    always: ClassVar[frozenset[Assumption]] = frozenset({IID, BINARY_LABELS, BOUNDED_EXAMPLES})

    @property
    def bayes_risk(self) -> float:
        return float(self.noise)

    @property
    def realizable_by(self) -> str:
        return self.truth if self.noise == 0 else ""

    @property
    def satisfies(self) -> frozenset[Assumption]:
        return self.always | {REALIZABLE} if self.noise == 0 else self.always

    def best_in_class(self) -> float:
        """Smallest risk over the class of the truth: that of the truth."""
        return self.bayes_risk


class OfACloud:
    """Finitely many points, drawn with replacement: the risk of every predictor is a sum over them.

    A world defines `cloud()`, its points with their probabilities of label 1.
    """

    def cloud(self) -> Cloud:
        """The points, equally likely, and the probability of label 1 at each."""
        raise NotImplementedError

    @property
    def bayes_risk(self) -> float:
        return bayes_risk_of(_kept(self))

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        return draw_from(_kept(self), rng, m)

    def support(self) -> CloudSupport:
        """The possible examples with their probabilities."""
        return support_of(_kept(self))

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        return risk_over(_kept(self), predictor)


@lru_cache(maxsize=32)
def _kept(world: OfACloud) -> Cloud:
    return world.cloud()


class OnALine(Flipped):
    """One feature, uniform on [0, 1): predictors that are constant between finitely many places are known."""

    features: ClassVar[int] = 1
    radius: ClassVar[float] = 1.0

    def knows(self, predictor: Predictor) -> bool:
        return breakpoints(predictor) is not None


class OfAHalfspace(Flipped):
    """A hidden hyperplane through the centre determines the label, its unit normal w* with equal coordinates."""

    features: Any
    truth: ClassVar[str] = "homogeneous halfspaces"

    @property
    def normal(self) -> Reals:
        """The hidden unit normal w*, `(features,)`."""
        return np.full(self.features, self.features**-0.5)

    def knows(self, predictor: Predictor) -> bool:
        return sides(predictor, self.features) is not None
