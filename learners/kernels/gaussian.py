"""The Gaussian kernel: near points are alike, far ones have nothing in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, ClassVar

import numpy as np

from learners.shared.arguments import real
from learners.shared.arrays import Reals

# Squared distances from the middle, in widths, up to which products of points lose at most two digits of 16.
NEAR = 16.0


@dataclass(frozen=True)
class Gaussian:
    """k(x, z) = exp(-gamma ||x - z||^2), the radial basis function.

    Two conventions name its width: exp(-||x - z||^2 / (2 sigma)), sigma a variance, and 2 sigma^2, sigma a deviation.
    gamma is 1 / (2 sigma) in the one and 1 / (2 sigma^2) in the other, never 1 / sigma. Wide: all points alike;
    narrow: the Gram matrix is the identity. Beyond distances of about 27 / sqrt(gamma) it is exactly 0.

    Source: Shalev-Shwartz & Ben-David (2014), section 16.2.

    Parameters
    ----------
    gamma : real > 0
    """

    title: ClassVar[str] = "Gaussian"

    gamma: Annotated[float, "inverse width"] = 1.0

    def __post_init__(self) -> None:
        real(self, "gamma", above=0)

    @classmethod
    def of_variance(cls, sigma: float) -> Gaussian:
        """exp(-||x - z||^2 / (2 sigma)), the book's convention."""
        return cls(1 / (2 * _width(sigma)))

    @classmethod
    def of_deviation(cls, sigma: float) -> Gaussian:
        """exp(-||x - z||^2 / (2 sigma^2))."""
        return cls(1 / (2 * _width(sigma) ** 2))

    def __call__(self, X: Reals, Z: Reals) -> Reals:
        """The kernel's values `(m, k)` on X `(m, features)` and Z `(k, features)`."""
        values = squared_distances(X, Z)
        values *= -self.gamma
        np.exp(values, out=values)
        return values

    def by_products(self, X: Reals) -> tuple[Callable[[Reals, Reals], Reals], Reals]:
        """Another function, and points `(m, features)` in place of X, on which it has this kernel's values on X.

        exp(<x, z> - (||x||^2 + ||z||^2) / 2) for points moved to their middle and scaled. A product of matrices is many
        times faster than distances of many coordinates; where it would lose digits, it is this kernel and X themselves.
        """
        with np.errstate(over="ignore", invalid="ignore"):  # then they are too far apart
            moved = (X - X.mean(axis=0)) * (2 * self.gamma) ** 0.5
            far = np.einsum("ij,ij->i", moved, moved).max(initial=0.0) / 2
        return (_of_products, moved) if far <= NEAR else (self, X)

    def terms(self, X: Reals, Z: Reals, count: int) -> Reals:
        """What the features of degree 0, 1, ..., `count` - 1 add to the kernel: `(count, m, k)`.

        exp(-gamma (||x||^2 + ||z||^2)) (2 gamma <x, z>)^n / n!, whose sum over all n is the kernel: on the line the
        nth feature is sqrt((2 gamma)^n / n!) exp(-gamma x^2) x^n. No term exceeds 1 in size.
        """
        from scipy.special import gammaln, xlogy

        orders = np.arange(count)[:, None, None]
        products = 2 * self.gamma * (X @ Z.T)
        lengths = np.add.outer((X**2).sum(axis=1), (Z**2).sum(axis=1))
        sizes = np.exp(xlogy(orders, np.abs(products)) - gammaln(orders + 1) - self.gamma * lengths)
        signs = np.where((products < 0) & (orders % 2 == 1), -1.0, 1.0)
        terms: Reals = signs * sizes
        return terms


def scale(X: Reals) -> float:
    """1 / (features x variance of all numbers of X `(samples, features)`), scikit-learn's gamma="scale"; 1 for equal
    numbers.

    Two points drawn from X are then about sqrt(2) widths apart, in however many features and in whatever unit.
    """
    limits = np.finfo(np.float64)
    with np.errstate(over="ignore"):
        variance = float(np.clip(X.var(), 0, limits.max / X.shape[1]))
        return float(min(1 / np.float64(X.shape[1] * variance), limits.max)) if variance else 1.0


def _of_products(X: Reals, Z: Reals) -> Reals:
    values: Reals = X @ Z.T
    values -= np.einsum("ij,ij->i", X, X)[:, np.newaxis] / 2
    values -= np.einsum("ij,ij->i", Z, Z) / 2
    return np.exp(values, out=values)


def squared_distances(X: Reals, Z: Reals) -> Reals:
    """||x - z||^2 for each row of X `(m, features)` and Z `(k, features)`: `(m, k)`.

    Between points with whole coordinates ||x||^2 + ||z||^2 - 2 <x, z> loses nothing, and is many times faster.
    """
    from scipy.spatial.distance import cdist

    X, Z = np.asarray(X, dtype=np.float64), np.asarray(Z, dtype=np.float64)
    largest = max(np.abs(X).max(initial=0.0), np.abs(Z).max(initial=0.0))
    exact = 2 * largest * X.shape[1] ** 0.5 < 2**26.5 and _whole(X) and _whole(Z)
    if not exact:
        distances: Reals = cdist(X, Z, "sqeuclidean")
        return distances
    lengths = (np.einsum("ij,ij->i", points, points) for points in (X, Z))
    squares: Reals = np.add.outer(*lengths) - 2 * (X @ Z.T)
    return squares


def _whole(points: Reals) -> bool:
    return bool((np.rint(points) == points).all())


def _width(sigma: float) -> float:
    if isinstance(sigma, int | float) and 0 < sigma < float("inf"):
        return sigma
    raise ValueError(f"sigma of Gaussian (width) must be a finite real > 0; got {sigma!r}")
