"""The polynomial kernel: all monomials up to a degree."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb, factorial, prod, sqrt
from typing import Annotated, ClassVar

import numpy as np

from learners.shared.arguments import integer, real
from learners.shared.arrays import Reals

# Columns of an explicit map that still fit into memory beside a sample.
MOST_COLUMNS = 100_000


@dataclass(frozen=True)
class Monomial:
    """`coefficient` x_1^p_1 ... x_n^p_n z_1^p_1 ... z_n^p_n, one term of a kernel; `powers` are p_1, ..., p_n.

    The feature that brings it is sqrt(coefficient) x_1^p_1 ... x_n^p_n.
    """

    powers: tuple[int, ...]
    coefficient: float


@dataclass(frozen=True)
class PolynomialKernel:
    """k(x, z) = (offset + <x, z>)^degree; with offset 1, C(n + degree, degree) different monomials.

    An expansion into ordered products has (n + 1)^degree of them. With offset 0 only those of full degree stay.

    Source: Shalev-Shwartz & Ben-David (2014), section 16.2.

    Parameters
    ----------
    degree : int >= 1
    offset : real >= 0
    """

    title: ClassVar[str] = "Polynomial"

    degree: Annotated[int, "degree of the polynomial"] = 2
    offset: Annotated[float, "constant added to the inner product"] = 1.0

    def __post_init__(self) -> None:
        integer(self, "degree", 1)
        if real(self, "offset") < 0:
            raise ValueError(
                f"offset of Polynomial (constant added to the inner product) must be a finite real >= 0; "
                f"got {self.offset!r}"
            )

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The kernel's values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        return _raised(self.offset + X @ Z.T, self.degree)

    def features(self, X: Reals) -> Reals:
        """The points in the feature space `(m, monomials)`, each monomial weighted by the root of its coefficient."""
        if self.dimension(X.shape[1]) > MOST_COLUMNS:
            raise ValueError(
                f"degree of Polynomial (degree of the polynomial) must be so small that there are at most "
                f"{MOST_COLUMNS:,} monomials; got {self.degree}, and {self.dimension(X.shape[1]):,} of them"
            )
        longer = np.column_stack([np.full(len(X), sqrt(self.offset)), X])
        products = self._products(X.shape[1])
        return np.column_stack([sqrt(times) * longer[:, chosen].prod(axis=1) for chosen, times in products])

    def monomials(self, features: int) -> list[Monomial]:
        """The kernel's terms in so many features, in the order of `features(X)`; with offset 0 some are 0."""
        return [
            Monomial(tuple(chosen.count(j) for j in range(1, features + 1)), times * self.offset ** chosen.count(0))
            for chosen, times in self._products(features)
        ]

    def dimension(self, features: int) -> int:
        """Different monomials in `features` variables up to the degree."""
        return comb(features + self.degree, self.degree)

    def ordered_dimension(self, features: int) -> int:
        """Ordered products of `degree` factors out of 1 and the features."""
        products: int = (features + 1) ** self.degree
        return products

    def _products(self, features: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Each product of `degree` factors out of the constant, 0, and the features, 1..features.

        With it goes in how many orders it comes.
        """
        for chosen in combinations_with_replacement(range(features + 1), self.degree):
            yield chosen, factorial(self.degree) // prod(factorial(chosen.count(j)) for j in set(chosen))


def _raised(values: Reals, power: int) -> Reals:
    """By repeated squaring, many times faster than NumPy's power."""
    if power == 1:
        return values
    half = _raised(values, power // 2)
    squared: Reals = half * half
    return squared * values if power % 2 else squared
