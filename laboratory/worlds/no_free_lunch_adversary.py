"""Finitely many points with any labelling at all: on one of them every learner fails."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from bounds.vocabulary.domain import integers
from laboratory.worlds._adversary import Cost, cost_of_labellings
from laboratory.worlds.risk import predictions
from laboratory.worlds.setting import Setting, check, check_draw
from laboratory.worlds.world import Labels, Predictor, Sample

POINTS = Setting("points", "number of points", integers(2, 40), 8, typical=(2, 40))
LABELLING = Setting(
    "labelling", "labels of the points, read as the binary digits of a number", integers(0, 2**40 - 1), 0b01101001,
    typical=(0, 255),
)  # fmt: skip

__all__ = ["Cost", "NoFreeLunchAdversary", "cost_of_labellings"]


@dataclass(frozen=True)
class NoFreeLunchAdversary:
    """Uniform on the points 0, 1, ..., points - 1; point i has the digit of `labelling` that counts 2^i.

    The labels of different points are unrelated: a sample gives no information on unseen points. Among
    all labellings the adversary chooses one by `cost_of_labellings`. The risk is a sum over the points.
    """

    points: int = POINTS.default
    labelling: int = LABELLING.default

    title: ClassVar[str] = "No free lunch"
    description: ClassVar[str] = "A few points with arbitrary labels; a sample gives no information on unseen points."
    settings: ClassVar[tuple[Setting, ...]] = (POINTS, LABELLING)
    features: ClassVar[int] = 1
    classes: ClassVar[tuple[int, ...]] = (0, 1)
    bayes_risk: ClassVar[float] = 0.0
    realizable_by: ClassVar[str] = "all labellings of the points"
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID, BINARY_LABELS, BOUNDED_EXAMPLES, REALIZABLE})

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def radius(self) -> float:
        return float(self.points - 1)

    @property
    def labels(self) -> Labels:
        """Labels of the points 0, 1, ..., `(points,)`."""
        return (int(self.labelling) >> np.arange(self.points)) & 1

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        chosen = rng.integers(self.points, size=m)
        return Sample(chosen[:, np.newaxis].astype(float), self.labels[chosen])

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        X = np.arange(self.points, dtype=float)[:, np.newaxis]
        return float((predictions(predictor, X) != self.labels).mean())
