"""A polynomial with noise: which degree to fit is the question of model selection."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID, Assumption
from bounds.vocabulary.domain import integers
from laboratory.worlds.regression.curve import draw_curve, even_places, noise_of, risk_on_curve, smallest_of_degree
from laboratory.worlds.regression.protocol import RegressionSample, Regressor
from laboratory.worlds.setting import Setting, check, check_draw, refusal
from learners.shared.arrays import Reals

DEGREE = Setting("degree", "degree of the hidden polynomial", integers(0, 20), 3, typical=(0, 10))
NOISE = noise_of(0.2)
MOST = 50  # degrees up to here are projected on to full precision


@dataclass(frozen=True)
class Polynomial:
    """x uniform on 4,096 places of [-1, 1], y = P_1(x)/1 + ... + P_degree(x)/degree + noise; P_k Legendre's.

    Degree 0 is the zero function. Under the uniform distribution Legendre polynomials are orthogonal, so that a fit
    of degree j < degree misses the sum of 1 / (k^2 (2k + 1)) over k from j + 1 on.
    """

    degree: int = DEGREE.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Polynomial with noise"
    description: ClassVar[str] = "The label is a polynomial of one feature plus Gaussian noise."
    settings: ClassVar[tuple[Setting, ...]] = (DEGREE, NOISE)
    features: ClassVar[int] = 1
    satisfies: ClassVar[frozenset[Assumption]] = frozenset({IID, BOUNDED_EXAMPLES})

    def __post_init__(self) -> None:
        check(self, self.settings)

    @property
    def bayes_risk(self) -> float:
        return float(self.noise) ** 2

    def mean(self, x: Reals) -> Reals:
        """Mean label at the places `x`, `(m,)`."""
        from numpy.polynomial.legendre import legval

        weights = [0.0, *(1 / k for k in range(1, int(self.degree) + 1))]
        return np.asarray(legval(x, weights), dtype=np.float64) + np.zeros_like(x)

    def draw(self, rng: np.random.Generator, m: int) -> RegressionSample:
        check_draw(self, rng, m)
        places = even_places(-1, 1)
        return draw_curve(rng, m, places, self.mean(places), self.noise)

    def knows(self, predictor: Regressor) -> bool:
        return hasattr(predictor, "predict")

    def squared_risk(self, predictor: Regressor) -> float:
        places = even_places(-1, 1)
        return risk_on_curve(predictor, places, self.mean(places), self.noise)

    def best_in_class(self, degree: int) -> float:
        """Smallest squared risk over polynomials of this degree or less."""
        if not 0 <= degree <= MOST:
            raise refusal(self, "degree", "degree of the class", f"an integer in [0, {MOST}]", degree)
        places = even_places(-1, 1)
        return smallest_of_degree(degree, places, self.mean(places), self.noise)
