"""Weights of the Gaussian kernel's features on the line that come near a power of x between -1 and 1."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from learners.shared.arrays import Integers, Reals

EDGE, PLACES = 1.5, 301  # of the drawn graphs
SMALLEST = 1e-15  # error that is drawn


@dataclass(frozen=True)
class MonomialRun:
    """x^`degree`, and the function with `terms` weights of features k, k + 2, k + 4, ... of the kernel of `gamma`.

    Feature n of exp(-gamma (x - z)^2) is sqrt((2 gamma)^n / n!) exp(-gamma x^2) x^n. The weights are those by which
    the power series of x^k exp(gamma x^2) goes on until it is cut off.
    """

    degree: int
    gamma: float
    terms: int

    @property
    def x(self) -> Reals:
        """Places, `(PLACES,)`."""
        return np.linspace(-EDGE, EDGE, PLACES)

    @property
    def counts(self) -> Integers:
        """1, ..., `terms`."""
        return np.arange(1, self.terms + 1)

    def imitation(self, x: Reals) -> Reals:
        """The function of the weights at places x: x^k times the share of the exponential series of gamma x^2."""
        from scipy.special import gammaincc

        return np.asarray(x**self.degree * gammaincc(self.terms, self.gamma * x**2))

    @cached_property
    def errors(self) -> Reals:
        """The largest error between -1 and 1 with 1, ..., `terms` weights, `(terms,)`; it is that at 1."""
        from scipy.special import gammainc

        return np.asarray(gammainc(self.counts, self.gamma))

    @cached_property
    def squares(self) -> Reals:
        """The square of each weight, `(terms,)`: (k + 2j)! / (4^j j!^2 (2 gamma)^k)."""
        from scipy.special import gammaln

        j, k = self.counts - 1, self.degree
        logs = gammaln(k + 2 * j + 1) - j * np.log(4) - 2 * gammaln(j + 1) - k * np.log(2 * self.gamma)
        return np.asarray(np.exp(logs))

    @cached_property
    def lengths(self) -> Reals:
        """The squared length of 1, ..., `terms` weights, `(terms,)`."""
        return np.asarray(np.cumsum(self.squares))

    @property
    def summary(self) -> dict[str, float]:
        """The largest error, and the squared length."""
        return {"error": float(self.errors[-1]), "squared length": float(self.lengths[-1])}


def monomial_run(degree: int, gamma: float, terms: int) -> MonomialRun:
    """The first `terms` weights."""
    return MonomialRun(degree, gamma, terms)
