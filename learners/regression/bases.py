"""Polynomials of total degree at most M in n features, as columns: powers, or bases that are nearly orthogonal."""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals

BASES = ("monomial", "chebyshev", "legendre")


def degrees(features: int, degree: int) -> NDArray[np.int64]:
    """Degree of each of C(features + degree, degree) terms in each feature `(terms, features)`, the constant first."""
    rows = [
        np.bincount(np.array(chosen, dtype=np.int64), minlength=features)
        for total in range(degree + 1)
        for chosen in combinations_with_replacement(range(features), total)
    ]
    return np.array(rows, dtype=np.int64).reshape(len(rows), features)


def design(X: Reals, degree: int, basis: str) -> Reals:
    """Columns `(samples, terms)`: products over the features of X `(samples, features)` of one-variable polynomials."""
    from numpy.polynomial import chebyshev, legendre, polynomial

    vander = {"monomial": polynomial.polyvander, "chebyshev": chebyshev.chebvander, "legendre": legendre.legvander}
    powers = vander[basis](X, degree)  # (samples, features, degree + 1)
    terms = degrees(X.shape[1], degree)
    columns: Reals = np.prod(powers[:, np.arange(X.shape[1]), terms], axis=2)
    return columns


def as_powers(coefficients: Reals, basis: str, low: float, high: float) -> Reals:
    """Coefficients `(degree + 1,)` of 1, x, x^2, ... of a one-variable polynomial in a basis on [low, high]."""
    from numpy.polynomial import Chebyshev, Legendre, Polynomial

    kinds: dict[str, Any] = {"monomial": Polynomial, "chebyshev": Chebyshev, "legendre": Legendre}
    powers = kinds[basis](coefficients, domain=[low, high]).convert(kind=Polynomial).coef
    return np.pad(powers, (0, len(coefficients) - len(powers)))
