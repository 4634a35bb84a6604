"""A disc of one label inside a ring of the other: no hyperplane separates them."""

from dataclasses import dataclass
from math import pi
from typing import ClassVar

import numpy as np

from bounds.vocabulary.domain import Interval
from laboratory.worlds._cloud import (
    POINTS,
    Cloud,
    even_points,
    fixed,
    noisy,
)
from laboratory.worlds._kinds import Flipped, OfACloud
from laboratory.worlds.setting import Setting, label_noise

GAP = Setting("gap", "width of the empty ring between the labels", Interval(0, 0.45), 0.1, typical=(0.0, 0.4))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class Circles(OfACloud, Flipped):
    """Label 1 on the disc of radius 1/2, label 0 on the ring from 1/2 + `gap` to 1, flipped with `noise`.

    The world is 16,384 points, half of them in the disc, uniformly spread over either part: the risk of every
    predictor is a sum over them. A feature x1^2 + x2^2 makes the labels linearly separable.
    """

    gap: float = GAP.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Disc in a ring"
    description: ClassVar[str] = "Points lie in a disc or in the ring around it; the label is which of the two."
    settings: ClassVar[tuple[Setting, ...]] = (GAP, NOISE)
    truth: ClassVar[str] = "discs around the centre"
    features: ClassVar[int] = 2
    radius: ClassVar[float] = 1.0

    def cloud(self) -> Cloud:
        along, turn = even_points(POINTS, 2).T
        inner = np.arange(POINTS) % 2 == 0
        start = 0.5 + self.gap
        radius = np.sqrt(np.where(inner, along / 4, start**2 + along * (1 - start**2)))  # uniform by area
        X = radius[:, np.newaxis] * np.column_stack([np.cos(2 * pi * turn), np.sin(2 * pi * turn)])
        return fixed(X, noisy(inner, self.noise))
