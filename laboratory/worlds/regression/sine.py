"""A sine seen through noise: no polynomial is right, and every further degree is nearer."""

from dataclasses import dataclass
from math import pi
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID, Assumption
from bounds.vocabulary.domain import Interval
from laboratory.worlds.regression.curve import draw_curve, even_places, noise_of, risk_on_curve, smallest_of_degree
from laboratory.worlds.regression.protocol import RegressionSample, Regressor
from laboratory.worlds.setting import Setting, check, check_draw, refusal
from learners.shared.arrays import Reals

PERIODS = Setting("periods", "periods of the sine", Interval(0, 50), 1.0, typical=(0.5, 5.0))
NOISE = noise_of(0.3)
MOST = 50  # degrees up to here are projected on to full precision


@dataclass(frozen=True)
class Sine:
    """x uniform on 4,096 equally spaced places of [0, 1], y = sin(2 pi periods x) plus Gaussian noise."""

    periods: float = PERIODS.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Sine with noise"
    description: ClassVar[str] = "The label is a sine of one feature plus Gaussian noise."
    settings: ClassVar[tuple[Setting, ...]] = (PERIODS, NOISE)
    features: ClassVar[int] = 1
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID, BOUNDED_EXAMPLES})

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def bayes_risk(self) -> float:
        return float(self.noise) ** 2

    def mean(self, x: Reals) -> Reals:
        """Mean label at the places `x`, `(m,)`."""
        return np.asarray(np.sin(2 * pi * self.periods * x), dtype=np.float64)

    def draw(self, rng: np.random.Generator, m: int) -> RegressionSample:
        check_draw(self, rng, m)
        places = even_places(0, 1)
        return draw_curve(rng, m, places, self.mean(places), self.noise)

    def knows(self, predictor: Regressor) -> bool:
        return hasattr(predictor, "predict")

    def squared_risk(self, predictor: Regressor) -> float:
        places = even_places(0, 1)
        return risk_on_curve(predictor, places, self.mean(places), self.noise)

    def best_in_class(self, degree: int) -> float:
        """Smallest squared risk over polynomials of this degree or less."""
        if not 0 <= degree <= MOST:
            raise refusal(self, "degree", "degree of the class", f"an integer in [0, {MOST}]", degree)
        places = even_places(0, 1)
        return smallest_of_degree(degree, places, self.mean(places), self.noise)
