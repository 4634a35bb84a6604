"""Points uniform on [0, 1), labelled by whether they lie in an interval, some labels flipped."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.domain import Interval
from laboratory.worlds._cloud import noisy
from laboratory.worlds._kinds import OnALine
from laboratory.worlds._line import draw_on_line, risk_on_line
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

LOW = Setting("low", "where label 1 begins", Interval(0, 1), 0.3, typical=(0.0, 1.0))
HIGH = Setting("high", "where label 1 ends", Interval(0, 1), 0.7, typical=(0.0, 1.0))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class UniformInterval(OnALine):
    """The label is 1 on [low, high), flipped with probability `noise`; there is one feature.

    Where `high` is not above `low` the interval is empty. The risk of a predictor constant between finitely
    many places is a finite sum; the places are read as in UniformThreshold.
    """

    low: float = LOW.default
    high: float = HIGH.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Uniform points, one interval"
    description: ClassVar[str] = (
        "Points are uniform on [0, 1); inside one interval the label is 1; some labels are flipped."
    )
    settings: ClassVar[tuple[Setting, ...]] = (LOW, HIGH, NOISE)
    truth: ClassVar[str] = "intervals"

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        return draw_on_line(rng, m, self.eta)

    def risk(self, predictor: Predictor) -> float:
        return risk_on_line(self, predictor, np.array([self.low, self.high], dtype=float), self.eta)

    def eta(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        """Probability of label 1 at the places `x`, `(m,)`."""
        return noisy((x >= self.low) & (x < self.high), self.noise)
