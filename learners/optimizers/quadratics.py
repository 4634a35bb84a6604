"""What gradient methods do to a quadratic, eigenvector by eigenvector: components, factors and spectral radii."""

from typing import Any

import numpy as np

from learners.optimizers.objective import Objective, Vector
from learners.shared.arrays import read_array


def components(objective: Objective, path: Any) -> Vector:
    """The error of each point of a path `(points, n)` along the Hessian's eigenvectors, `(points, n)`.

    Columns go by ascending eigenvalue. ValueError for an objective whose minimizer or Hessian is not known.
    """
    if objective.hessian is None or objective.minimizer is None:
        raise ValueError(
            f"objective of components (what was minimized) must be one with a known Hessian and minimizer; "
            f"got {objective.title!r}"
        )
    _, vectors = np.linalg.eigh(objective.hessian(objective.minimizer))
    along: Vector = (read_array(path, np.float64) - objective.minimizer) @ vectors
    return along


def descent_factors(eigenvalues: Any, rate: float) -> Vector:
    """1 - rate lambda `(n,)`: what gradient descent multiplies each component of the error by, at every step.

    All are below 1 in size if and only if 0 < rate < 2 / lambda_max; the largest is smallest, (kappa - 1) /
    (kappa + 1), at 2 / (lambda_min + lambda_max).
    """
    return 1 - rate * read_array(eigenvalues, np.float64)


def momentum_radii(eigenvalues: Any, rate: float, momentum: float) -> Vector:
    """The spectral radius of (error, velocity) for each eigenvalue `(n,)` under `Momentum`: below 1, it converges.

    The roots of z^2 - (1 + momentum - rate lambda) z + momentum; both have size sqrt(momentum) where they are complex.
    """
    scales = read_array(eigenvalues, np.float64)
    return _largest_roots(1 + momentum - rate * scales, np.full(scales.shape, momentum))


def nesterov_radii(eigenvalues: Any, rate: float, momentum: float) -> Vector:
    """The same under `Nesterov`: the roots of z^2 - (1 + momentum)(1 - rate lambda) z + momentum (1 - rate lambda)."""
    factors = descent_factors(eigenvalues, rate)
    return _largest_roots((1 + momentum) * factors, momentum * factors)


def _largest_roots(total: Vector, product: Vector) -> Vector:
    """The size of the larger root of z^2 - total z + product, one for each entry."""
    apart = np.sqrt((total**2 / 4 - product).astype(np.complex128))
    return np.maximum(np.abs(total / 2 + apart), np.abs(total / 2 - apart))
