"""Two spiral arms wound around each other, one for each label."""

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

TURNS = Setting("turns", "turns of each arm", Interval(0.5, 5), 1.5, typical=(0.5, 3.0))
WIDTH = Setting(
    "width", "share of the distance between the arms that they fill", Interval(0, 0.95), 0.4, typical=(0.0, 0.9)
)
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class Spirals(OfACloud, Flipped):
    """Two arms of Archimedes' spiral, the second half a turn behind; label 1 on the first, flipped with `noise`.

    An arm's radius grows linearly with the angle. Arms never touch: at each angle they lie 1 / (2 turns)
    of the longest radius apart, and fill only the share `width` of that. The world is 16,384 points uniform
    along and across the arms: the risk of every predictor is a sum over them.
    """

    turns: float = TURNS.default
    width: float = WIDTH.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Two spirals"
    description: ClassVar[str] = (
        "Points lie along two spiral arms wound around each other; the arm determines the label."
    )
    settings: ClassVar[tuple[Setting, ...]] = (TURNS, WIDTH, NOISE)
    truth: ClassVar[str] = "any class that contains the two arms"
    features: ClassVar[int] = 2
    radius: ClassVar[float] = 1.0

    def cloud(self) -> Cloud:
        along, across = even_points(POINTS, 2).T
        first = np.arange(POINTS) % 2 == 0
        reach = 1 / (2 * self.turns)
        start = (reach / 2) ** 2  # nearer to the centre the arms would meet
        # The area out to radius r grows as r^2: square roots make the points uniform.
        outwards = np.sqrt(start + (1 - start) * along)
        angle = 2 * pi * self.turns * outwards + np.where(first, 0.0, pi)
        radius = (outwards + self.width * reach * (across - 0.5)) / (1 + reach / 2)
        return fixed(radius[:, np.newaxis] * np.column_stack([np.cos(angle), np.sin(angle)]), noisy(first, self.noise))
