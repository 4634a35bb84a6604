"""Examples that repeat the previous one: identically distributed, but not independent."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BINARY_LABELS, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from bounds.vocabulary.domain import Interval
from laboratory.worlds._kinds import OnALine
from laboratory.worlds.lattice import PLACES, lattice, risk_on_lattice
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

STAY = Setting("stay", "probability of repeating the previous example", Interval(0, 0.999), 0.9, typical=(0.0, 0.99))
THRESHOLD = Setting("threshold", "where label 1 begins", Interval(0, 1), 0.5, typical=(0.0, 1.0))
NOISE = label_noise(0.1)


@dataclass(frozen=True)
class StickyThreshold(OnALine):
    """A threshold world that breaks independence: with probability `stay` an example repeats the previous one.

    A new example is uniform on 10,000 equally spaced places of [0, 1), with label 1 from `threshold` on, flipped with
    probability `noise`. Every example has that distribution, and the risk of every predictor is a sum over it; but
    m examples contain only about m (1 - stay) different ones. IID holds only at stay = 0.
    """

    stay: float = STAY.default
    threshold: float = THRESHOLD.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Examples that repeat (dependent)"
    description: ClassVar[str] = (
        "Each example repeats the previous one, label included, with some probability, so bounds for independent "
        "examples may fail."
    )
    settings: ClassVar[tuple[Setting, ...]] = (STAY, THRESHOLD, NOISE)
    truth: ClassVar[str] = "thresholds"

    @property
    def satisfies(self) -> frozenset[Assumption]:
        assumptions = {BINARY_LABELS: True, BOUNDED_EXAMPLES: True, IID: self.stay == 0, REALIZABLE: self.noise == 0}
        return frozenset(assumption for assumption, holds in assumptions.items() if holds)

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        """`m` examples in their order."""
        check_draw(self, rng, m)
        x = lattice()[rng.integers(PLACES, size=m)]
        y = ((x >= self.threshold) ^ (rng.random(m) < self.noise)).astype(np.int64)
        repeats = rng.random(m) < self.stay
        repeats[0] = False
        original = np.maximum.accumulate(np.where(repeats, 0, np.arange(m)))
        return Sample(x[original, np.newaxis], y[original])

    def knows(self, predictor: Predictor) -> bool:
        return hasattr(predictor, "predict")

    def risk(self, predictor: Predictor) -> float:
        return risk_on_lattice(predictor, self.threshold, self.noise)
