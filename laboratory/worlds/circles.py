"""A disc of one label inside a ring of the other: no hyperplane tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import pi
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

GAP = Setting("gap", "width of the empty ring between the labels", Interval(0, 0.45), 0.1, typical=(0.0, 0.4))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class Circles:
    """Label 1 on the disc of radius 1/2, label 0 on the ring from 1/2 + `gap` to 1, flipped with `noise`.

    The world is 16,384 points, half of them in the disc, evenly spread over either part: the risk of every
    predictor is a sum over them. A feature x1^2 + x2^2 makes the labels linearly separable.
    """

    gap: float = GAP.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Disc in a ring"
    says: ClassVar[str] = "Points fall in a disc or in the ring around it; which of the two sets the label."
    settings: ClassVar[tuple[Setting, ...]] = (GAP, NOISE)
    features: ClassVar[int] = 2
    classes: ClassVar[tuple[int, ...]] = (0, 1)
    radius: ClassVar[float] = 1.0

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def bayes_risk(self) -> float:
        return bayes_risk_of(_cloud(self))

    @property
    def realizable_by(self) -> str:
        return "discs around the centre" if self.noise == 0 else ""

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
def _cloud(source: Circles) -> Cloud:
    along, turn = even_points(POINTS, 2).T
    inner = np.arange(POINTS) % 2 == 0
    start = 0.5 + source.gap
    radius = np.sqrt(np.where(inner, along / 4, start**2 + along * (1 - start**2)))  # evenly by area
    X = radius[:, np.newaxis] * np.column_stack([np.cos(2 * pi * turn), np.sin(2 * pi * turn)])
    return fixed(X, noisy(inner, source.noise))
