"""Least squares in the powers of x up to a degree: condition numbers, and what a computer loses to them."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import atanh, log

import numpy as np

from learners.shared.arrays import Integers, Reals

METHODS = {"svd": "singular value decomposition", "qr": "QR", "normal equations": "normal equations"}
INTERVALS = {"unit": "[0, 1]", "symmetric": "[−1, 1]"}
LEFT = {"unit": 0.0, "symmetric": -1.0}
HIGHEST = 14  # beyond, doubles do not hold the smallest singular value to three digits


@dataclass(frozen=True, eq=False)
class PowersRun:
    """Equally spaced inputs, and the columns 1, x, ..., x^d for every degree d up to the last.

    Attributes
    ----------
    x : `(m,)`, from the left end of the interval to 1.
    degrees : `(k,)`, 1, 2, ...
    conditions, legendre : `(k,)`, condition numbers of X for the powers and for Legendre's polynomials.
    smallest : the smallest singular value of X for the last degree.
    errors : by method `(k,)`, the share by which weights of a polynomial that meets every target, 1 each, are wrong.
    """

    x: Reals
    degrees: Integers
    conditions: Reals
    legendre: Reals
    smallest: float
    errors: Mapping[str, Reals]

    @property
    def degree(self) -> int:
        """The last degree."""
        return int(self.degrees[-1])

    @property
    def condition(self) -> float:
        """Of X for the last degree."""
        return float(self.conditions[-1])

    @property
    def normal_condition(self) -> float:
        """Of X'X: the square."""
        return self.condition**2

    @property
    def factor(self) -> float:
        """How many times as far as the targets the weights can move."""
        return 1 / self.smallest

    @property
    def steps(self) -> float:
        """How many steps of gradient descent at its best fixed rate make the longest-lived error ten times smaller.

        A step multiplies it by (kappa - 1)/(kappa + 1), kappa being the condition number of X'X.
        """
        return log(10) / (2 * atanh(1 / self.normal_condition))


def powers(degree: int, m: int, interval: str) -> PowersRun:
    """The columns of `m` points of the `interval`, a key of INTERVALS, for every degree up to `degree`."""
    x = np.linspace(LEFT[interval], 1.0, m)
    centred = np.linspace(-1.0, 1.0, m)  # where Legendre's polynomials are at home
    degrees = np.arange(1, degree + 1)
    columns = [np.vander(x, d + 1, increasing=True) for d in range(1, degree + 1)]
    values = [np.linalg.svd(X, compute_uv=False) for X in columns]
    others = [np.linalg.cond(np.polynomial.legendre.legvander(centred, d)) for d in degrees]
    return PowersRun(
        x=x,
        degrees=degrees,
        conditions=np.array([float(s[0] / s[-1]) for s in values]),
        legendre=np.array(others, np.float64),
        smallest=float(values[-1][-1]),
        errors={method: np.array([_error(X, method) for X in columns]) for method in METHODS},
    )


def _error(X: Reals, method: str) -> float:
    """||w - 1|| / ||1|| for the targets of 1 + x + ... + x^d; infinite where there is no answer."""
    from learners.regression.least_squares import LeastSquares

    best = np.ones(X.shape[1])
    try:
        w = LeastSquares(method=method, fit_intercept=False).fit(X, X @ best).coef_
    except np.linalg.LinAlgError:
        return float("inf")
    return float(np.linalg.norm(w - best) / np.linalg.norm(best))
