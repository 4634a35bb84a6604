"""A sine with bounded noise and polynomial features: what the theorems on stability assume."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from laboratory.worlds.regression.curve import even_places
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

# 1, 2 and 5 times every power of ten, the values of the page's slider.
LAMBDAS = (*(float(f"{factor}e{power}") for power in range(-6, 1) for factor in (1, 2, 5)), 10.0)


@dataclass(frozen=True)
class BoundedSine:
    """x uniform on 4,096 equally spaced places of [0, 1], y = sin(2 pi x) plus noise uniform in [-noise, noise].

    The features are `degree` + 1 Legendre polynomials over [0, 1], divided by the square root of their number: such
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
        """The features at places x `(k,)`, `(k, degree + 1)`."""
        from numpy.polynomial.legendre import legvander

        polynomials: Reals = legvander(2 * x - 1, self.degree) / (self.degree + 1) ** 0.5
        return polynomials

    def risks(self, weights: Reals) -> Reals:
        """The true squared risk of weights `(k, degree + 1)`, exactly, `(k,)`."""
        gram, target, square = self._moments
        quadratic = np.einsum("ki,ij,kj->k", weights, gram, weights)
        return np.asarray(quadratic - 2 * weights @ target + square + self.bayes_risk, np.float64)

    def penalized(self, lambdas: Reals) -> Reals:
        """The weights of smallest true risk plus each lambda `(k,)` times ||w||^2, `(k, degree + 1)`."""
        gram, target, _ = self._moments
        return np.array([np.linalg.solve(gram + lam * np.eye(len(target)), target) for lam in lambdas])

    @cached_property
    def _moments(self) -> tuple[Reals, Reals, float]:
        """The means of phi phi', phi times the label, and the squared mean label over all places."""
        x = even_places(0, 1)
        features, mean = self.features(x), Sine(noise=0.0).mean(x)
        return features.T @ features / len(x), features.T @ mean / len(x), float(mean @ mean) / len(x)
