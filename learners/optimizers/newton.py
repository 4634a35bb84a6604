"""One step of Newton's method, and the step of the same length straight down."""

from typing import Any

import numpy as np

from learners.optimizers.objective import Vector
from learners.shared.arrays import read_array


def newton_step(gradient: Any, hessian: Any, length: float | None = None) -> Vector:
    """-H^-1 g for a gradient `(n,)` and second derivatives `(n, n)`: to where the quadratic model is stationary.

    With `length` > 0 the same direction, so long. ValueError for a matrix that is singular or does not fit, or for a
    length that is none. Where H is not positive definite the step may climb.

    Source: Nocedal & Wright (2006), equation (2.15); Learning From Data, problem 3.17, for the length.
    """
    g, H = read_array(gradient, np.float64), read_array(hessian, np.float64)
    if g.ndim != 1 or H.shape != (len(g), len(g)) or np.linalg.matrix_rank(H) < len(g):
        raise ValueError(
            "hessian of newton_step (second derivatives) must be an invertible (n, n) matrix for a gradient (n,); got "
            f"shapes {H.shape} and {g.shape}"
        )
    return _so_long(np.asarray(-np.linalg.solve(H, g), dtype=np.float64), length)


def steepest_step(gradient: Any, length: float | None = None) -> Vector:
    """-g for a gradient `(n,)`; with `length` > 0 the same direction, so long. ValueError for a length that is none."""
    return _so_long(-read_array(gradient, np.float64), length)


def _so_long(step: Vector, length: float | None) -> Vector:
    if length is None:
        return step
    norm = float(np.linalg.norm(step))
    if not 0 < length < np.inf or norm == 0:
        raise ValueError(f"length (of a step that is not 0) must be a real > 0; got {length!r}")
    return step * (length / norm)
