"""A threshold that moves while the examples are drawn: independent, but not of one distribution."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from bounds.vocabulary.domain import Interval
from laboratory.worlds._kinds import OnALine
from laboratory.worlds.lattice import PLACES, lattice, risk_on_lattice
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

START = Setting("start", "where label 1 begins for the first example", Interval(0, 1), 0.3, typical=(0.0, 1.0))
END = Setting("end", "where label 1 begins for the last example", Interval(0, 1), 0.6, typical=(0.0, 1.0))
NOISE = label_noise(0.0)


@dataclass(frozen=True)
class DriftingThreshold(OnALine):
    """The label is 1 from a threshold on that moves linearly from `start` to `end` over the sample.

    Points are uniform on 10,000 equally spaced places of [0, 1), labels flipped with probability `noise`. The risk is
    that on a new example, whose threshold is `end`: a sum over the places, for every predictor. However large the
    sample, it is from other distributions; IID holds only where the threshold is constant.
    """

    start: float = START.default
    end: float = END.default
    noise: float = NOISE.default

    title: ClassVar[str] = "A threshold that drifts"
    description: ClassVar[str] = (
        "The threshold moves from example to example; the true risk is for the threshold at the end."
    )
    settings: ClassVar[tuple[Setting, ...]] = (START, END, NOISE)
    truth: ClassVar[str] = "thresholds"

    @property
    def satisfies(self) -> frozenset[Assumption]:
        assumptions = {BINARY_LABELS: True, BOUNDED_EXAMPLES: True}
        assumptions |= {IID: self.start == self.end, REALIZABLE: self.noise == 0}
        return frozenset(assumption for assumption, holds in assumptions.items() if holds)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        """`m` examples in their order; a single one has the threshold at the end."""
        check_draw(self, rng, m)
        x = lattice()[rng.integers(PLACES, size=m)]
        threshold = np.linspace(self.end, self.start, m)[::-1]
        flipped = rng.random(m) < self.noise
        return Sample(x[:, np.newaxis], ((x >= threshold) ^ flipped).astype(np.int64))

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        return risk_on_lattice(predictor, self.end, self.noise)
