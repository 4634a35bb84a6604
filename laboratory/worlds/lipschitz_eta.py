"""Points of [-1, 1]^n with noisy labels whose probability is Lipschitz: a world for nearest neighbours."""

from dataclasses import dataclass
from math import sqrt
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, Assumption
from bounds.vocabulary.domain import at_least, integers
from laboratory.worlds._cloud import (
    POINTS,
    Cloud,
    even_points,
    fixed,
)
from laboratory.worlds._kinds import OfACloud, TwoLabels
from laboratory.worlds.setting import Setting

FEATURES = Setting("features", "dimension of the cube", integers(1, 20), 2, typical=(1, 10))
LIPSCHITZ = Setting("lipschitz", "Lipschitz constant of the label's probability", at_least(0), 2.0, typical=(0.0, 10.0))


@dataclass(frozen=True)
class LipschitzEta(OfACloud, TwoLabels):
    """Label 1 has probability eta(x) = 1/2 + sin(2 lipschitz s) / 2, where s is x's place on the diagonal.

    As s = (x_1 + ... + x_n) / sqrt(n) changes by at most the distance of two points, eta is `lipschitz`-Lipschitz
    in the Euclidean norm, and every feature matters alike. The world is 16,384 points equidistributed over
    [-1, 1]^n: the risk of every predictor is a sum over them, and so is the Bayes risk.
    """

    features: int = FEATURES.default
    lipschitz: float = LIPSCHITZ.default

    title: ClassVar[str] = "Labels by a slowly changing coin"
    description: ClassVar[str] = (
        "Points are uniform in a cube; each label is a coin toss whose probability changes slowly with the point."
    )
    settings: ClassVar[tuple[Setting, ...]] = (FEATURES, LIPSCHITZ)
    realizable_by: ClassVar[str] = ""
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID, BINARY_LABELS, BOUNDED_EXAMPLES})

    @property
    def radius(self) -> float:
        return sqrt(self.features)

    def eta(self, X: NDArray[np.float64]) -> NDArray[np.float64]:
        """Probability of label 1 at the points `X`, `(m, features)`."""
        along: NDArray[np.float64] = X.sum(axis=1) / sqrt(self.features)
        return 0.5 + np.sin(2 * self.lipschitz * along) / 2

    def cloud(self) -> Cloud:
        X = 2 * even_points(POINTS, int(self.features)) - 1
        return fixed(X, self.eta(X))
