"""Four squares of alternating labels: the exclusive or, which no hyperplane computes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import ClassVar

import numpy as np

from bounds.words.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from bounds.words.domain import Interval
from laboratory.worlds._cloud import (
    POINTS,
    Cloud,
    CloudSupport,
    bayes_risk_of,
    draw_from,
    even_points,
    fixed,
    noisy,
    risk_over,
    support_of,
)
from laboratory.worlds.setting import Setting, check, check_draw, label_noise
from laboratory.worlds.source import Predictor, Sample

GAP = Setting("gap", "distance that every example keeps from both axes", Interval(0, 0.9), 0.1, typical=(0.0, 0.5))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class Xor:
    """Label 1 where x1 and x2 differ in sign, flipped with probability `noise`; gap <= |x1|, |x2| <= 1.

    The world is 16,384 points, each of the four squares the mirror image of the others: the risk of every predictor
    is a sum over them. A line errs, before noise, on one of every four mirrored points or more: on a quarter at
    least. The feature x1 x2 makes the labels linearly separable.
    """

    gap: float = GAP.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Exclusive or"
    says: ClassVar[str] = (
        "Points fall in four squares around the centre; squares that face each other have the same label."
    )
    settings: ClassVar[tuple[Setting, ...]] = (GAP, NOISE)
    features: ClassVar[int] = 2
    classes: ClassVar[tuple[int, ...]] = (0, 1)
    radius: ClassVar[float] = sqrt(2)

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def bayes_risk(self) -> float:
        return bayes_risk_of(_cloud(self))

    @property
    def realizable_by(self) -> str:
        return "trees with four leaves, and networks of two threshold units" if self.noise == 0 else ""

    @property
    def grants(self) -> frozenset[Assumption]:
        always = {IID, BINARY_LABELS, BOUNDED_EXAMPLES}
        return frozenset(always | {REALIZABLE} if self.noise == 0 else always)

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
def _cloud(source: Xor) -> Cloud:
    one = source.gap + (1 - source.gap) * even_points(POINTS // 4, 2)
    X = np.concatenate([one * signs for signs in ([1, 1], [1, -1], [-1, 1], [-1, -1])])
    return fixed(X, noisy(X[:, 0] * X[:, 1] < 0, source.noise))
