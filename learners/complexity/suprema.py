"""Suprema of signed means over a class: what Rademacher complexity averages."""

from collections.abc import Callable
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, unmasked

# From signs (draws, samples) to sup over f of sum_i sign_i f(x_i) / samples, shape (draws,).
Supremum = Callable[[Reals], Reals]


def over_functions(values: Any) -> Supremum:
    """Of finitely many functions, by their values (or losses) `(functions, samples)` on the sample."""
    table = np.unique(_finite("values", values), axis=0)
    return lambda signs: np.asarray((signs @ table.T).max(axis=1) / table.shape[1])


def over_euclidean_ball(X: Any, radius: float = 1.0) -> Supremum:
    """Of x -> <w, x>, ||w|| <= radius, on X `(samples, features)`: radius ||sum sign_i x_i|| / samples."""
    points = _finite("X", X)
    return lambda signs: np.asarray(radius * np.linalg.norm(signs @ points, axis=1) / len(points))


def over_absolute_ball(X: Any, radius: float = 1.0) -> Supremum:
    """Of x -> <w, x>, sum |w_j| <= radius: radius max_j |sum sign_i x_ij| / samples."""
    points = _finite("X", X)
    return lambda signs: np.asarray(radius * np.abs(signs @ points).max(axis=1) / len(points))


def over_kernel_ball(gram: Any, radius: float = 1.0) -> Supremum:
    """Of the functions with norm <= radius in the space of a kernel with Gram matrix `(samples, samples)`."""
    matrix = _finite("gram", gram)

    def supremum(signs: Reals) -> Reals:
        squares = np.einsum("bi,ij,bj->b", signs, matrix, signs, optimize=True)
        return np.asarray(radius * np.sqrt(np.maximum(0.0, squares)) / len(matrix))

    return supremum


def _finite(name: str, values: Any) -> Reals:
    unmasked(values)
    table = np.array(values, dtype=np.float64)
    if table.ndim == 2 and table.size and np.isfinite(table).all():
        return table
    raise ValueError(f"{name} (what the supremum is over) must be a non-empty matrix of reals; got shape {table.shape}")
