"""A sine with noise that keeps within bounds, seen through polynomials: what the theorems on stability assume."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from laboratory.worlds.regression.curve import even_places
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

# 1, 2 and 5 times every power of ten, as they are typed: what the page's slider offers.
PRICES = (*(float(f"{factor}e{power}") for power in range(-6, 1) for factor in (1, 2, 5)), 10.0)


@dataclass(frozen=True)
class BoundedSine:
    """x uniform on the 4,096 even places of [0, 1], y = sin(2 pi x) plus noise uniform in [-noise, noise].

    Learners see x as `degree` + 1 Legendre polynomials over [0, 1], divided by the square root of their number: such
    an example is never longer than 1, and no label beyond `label_bound`.
    """

    noise: float = 0.5
    degree: int = 9

    @property
    def radius(self) -> float:
        """kappa, the length of the longest example, which is reached at both ends."""
        return 1.0

    @property
    def label_bound(self) -> float:
        """B, the largest label."""
        return 1.0 + self.noise

    @property
    def bayes_risk(self) -> float:
        """The variance of the noise."""
        return self.noise**2 / 3

    def draw(self, rng: np.random.Generator, m: int) -> tuple[Reals, Reals]:
        """`m` independent examples: places and labels, both `(m,)`."""
        X, mean = Sine(noise=0.0).draw(rng, m)
        return X[:, 0], mean + self.noise * rng.uniform(-1, 1, m)

    def features(self, x: Reals) -> Reals:
        """The examples at places x `(k,)` as learners see them, `(k, degree + 1)`."""
        from numpy.polynomial.legendre import legvander

        seen: Reals = legvander(2 * x - 1, self.degree) / (self.degree + 1) ** 0.5
        return seen

    def risks(self, weights: Reals) -> Reals:
        """The true squared risk of weights `(k, degree + 1)`, exactly, `(k,)`."""
        gram, target, square = self._moments
        quadratic = np.einsum("ki,ij,kj->k", weights, gram, weights)
        return np.asarray(quadratic - 2 * weights @ target + square + self.bayes_risk, np.float64)

    def penalised(self, prices: Reals) -> Reals:
        """The weights of least true risk plus each price `(k,)` times ||w||^2, `(k, degree + 1)`."""
        gram, target, _ = self._moments
        return np.array([np.linalg.solve(gram + lam * np.eye(len(target)), target) for lam in prices])

    @cached_property
    def _moments(self) -> tuple[Reals, Reals, float]:
        """The means of phi phi', phi times the label, and the squared mean label over all places."""
        x = even_places(0, 1)
        seen, mean = self.features(x), Sine(noise=0.0).mean(x)
        return seen.T @ seen / len(x), seen.T @ mean / len(x), float(mean @ mean) / len(x)
