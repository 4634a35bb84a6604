"""Gram matrices that are never written down: of points, by their coordinates; of a kernel, a few rows at a time."""

from dataclasses import dataclass
from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray

from learners.kernels.gaussian import Gaussian
from learners.kernels.validity import Kernel
from learners.shared.arrays import Reals
from learners.shared.gram import kernel_scores
from learners.svm.dual import shortest

# Equations solved at once.
MOST_FREE = 4000


class Products(Protocol):
    """A Gram matrix K `(samples, samples)` as what is asked of it.

    A pull is what K is multiplied with, in a form of its own; pulls may be added.
    """

    def pull(self, rows: NDArray[np.bool_], coefficients: Reals) -> Reals:
        """That of coefficients of these rows."""
        ...

    def scores(self, pull: Reals) -> Reals:
        """K times the coefficients, `(samples,)`."""
        ...

    def block(self, rows: NDArray[np.int64]) -> Reals:
        """K of these rows and columns."""
        ...

    def solved(self, rows: NDArray[np.bool_], scores: Reals, total: float | None) -> Reals | None:
        """Coefficients of these rows with such scores up to a number added, and with that total; None if too many.

        Without a total no number is added. Of several solutions the shortest or nearly.
        """
        ...


@dataclass(frozen=True, eq=False)
class Factors:
    """K = ZZ' for points Z `(samples, features)`; a pull is Z'c, as long as a point."""

    Z: Reals

    def pull(self, rows: NDArray[np.bool_], coefficients: Reals) -> Reals:
        """Sum of c_i z_i."""
        pull: Reals = self.Z[rows].T @ coefficients
        return pull

    def scores(self, pull: Reals) -> Reals:
        """Its inner products with all points."""
        scores: Reals = self.Z @ pull
        return scores

    def block(self, rows: NDArray[np.int64]) -> Reals:
        """Inner products of these points."""
        Z = self.Z[rows]
        return np.ascontiguousarray(Z @ Z.T)

    def solved(self, rows: NDArray[np.bool_], scores: Reals, total: float | None) -> Reals | None:
        """By singular values of the points themselves: their squares would lose half of the digits."""
        Z = self.Z[rows]
        middle = np.zeros(Z.shape[1]) if total is None else Z.mean(axis=0)
        around = Z - middle
        left, sizes, _ = np.linalg.svd(around, full_matrices=False)
        kept = sizes**2 > np.finfo(np.float64).eps * len(Z) * sizes.max(initial=0.0) ** 2
        right = scores - (total or 0.0) * (around @ middle)
        right = right if total is None else right - right.mean()
        coefficients: Reals = left[:, kept] @ ((left[:, kept].T @ right) / sizes[kept] ** 2)
        return coefficients + (total or 0.0) / len(Z)


@dataclass(frozen=True, eq=False)
class KernelProducts:
    """K is a kernel's on points `(samples, features)`, over `size`; a pull is K times the coefficients."""

    kernel: Kernel
    points: Reals
    size: float

    @classmethod
    def of(cls, kernel: Kernel, X: Reals, size: float) -> Self:
        """On X `(samples, features)`, by the fastest way to the kernel's values there."""
        return cls(*(kernel.by_products(X) if isinstance(kernel, Gaussian) else (kernel, X)), size)

    def pull(self, rows: NDArray[np.bool_], coefficients: Reals) -> Reals:
        """Sum of c_i K(x_i, .)."""
        used = coefficients != 0
        points = self.points[rows][used]
        return kernel_scores(self.kernel, self.points, points, coefficients[used] / self.size)

    def scores(self, pull: Reals) -> Reals:
        """The pull itself."""
        return pull

    def block(self, rows: NDArray[np.int64]) -> Reals:
        """The kernel on these points."""
        points = self.points[rows]
        return np.ascontiguousarray(self.kernel(points, points) / self.size)

    def solved(self, rows: NDArray[np.bool_], scores: Reals, total: float | None) -> Reals | None:
        """By the linear equations, of which more than `MOST_FREE` would take too long."""
        count = int(rows.sum())
        if count > MOST_FREE:
            return None
        system = np.zeros((count + 1, count + 1))
        system[:count, :count] = self.block(np.flatnonzero(rows))
        if total is not None:
            system[:count, count] = system[count, :count] = 1.0
        return shortest(system, np.r_[scores, total or 0.0])[:count]
