"""Points spread over [-1, 1]^n, their labels a coin whose bias changes slowly: nearest neighbours' world."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.words.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, Assumption
from bounds.words.domain import at_least, integers
from laboratory.worlds._cloud import (
    POINTS,
    Cloud,
    CloudSupport,
    bayes_risk_of,
    draw_from,
    even_points,
    fixed,
    risk_over,
    support_of,
)
from laboratory.worlds.setting import Setting, check, check_draw
from laboratory.worlds.source import Predictor, Sample

FEATURES = Setting("features", "dimension of the cube", integers(1, 20), 2, typical=(1, 10))
LIPSCHITZ = Setting("lipschitz", "Lipschitz constant of eta", at_least(0), 2.0, typical=(0.0, 10.0))


@dataclass(frozen=True)
class LipschitzEta:
    """Label 1 has probability eta(x) = 1/2 + sin(2 lipschitz s) / 2, where s is x's place on the diagonal.

    As s = (x_1 + ... + x_n) / sqrt(n) changes by at most the distance of two points, eta is `lipschitz`-Lipschitz
    in the Euclidean norm, and every feature matters alike. The world is 16,384 points spread evenly over
    [-1, 1]^n: the risk of every predictor is a sum over them, and so is the Bayes risk.
    """

    features: int = FEATURES.default
    lipschitz: float = LIPSCHITZ.default

    title: ClassVar[str] = "Labels by a slowly changing coin"
    says: ClassVar[str] = (
        "Points fall evenly in a cube; each label is a coin toss, and near points have nearly the same coin."
    )
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, LIPSCHITZ)
    classes: ClassVar[tuple[int, ...]] = (0, 1)
    realizable_by: ClassVar[str] = ""
    grants: ClassVar[frozenset[Assumption]] = frozenset({IID, BINARY_LABELS, BOUNDED_EXAMPLES})

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def radius(self) -> float:
        return sqrt(self.features)

    @property
    def bayes_risk(self) -> float:
        return bayes_risk_of(_cloud(self))

    def eta(self, X: NDArray[np.float64]) -> NDArray[np.float64]:
        """Probability of label 1 at the points `X`, `(m, features)`."""
        along: NDArray[np.float64] = X.sum(axis=1) / sqrt(self.features)
        return 0.5 + np.sin(2 * self.lipschitz * along) / 2

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        return draw_from(_cloud(self), rng, m)

    def support(self) -> CloudSupport:
        """The possible examples with their probabilities."""
        return support_of(_cloud(self))

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        return risk_over(_cloud(self), predictor)


@lru_cache(maxsize=8)
def _cloud(source: LipschitzEta) -> Cloud:
    X = 2 * even_points(POINTS, int(source.features)) - 1
    return fixed(X, source.eta(X))
