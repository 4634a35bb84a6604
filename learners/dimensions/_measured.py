"""Judging what a decoder is given: a matrix and as many measurements as it has rows."""

from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array


def measured(decoder: str, W: Any, v: Any) -> tuple[Reals, Reals]:
    """W `(measurements, features)` and v `(measurements,)` as doubles; ValueError unless finite and fitting."""
    matrix, seen = read_array(W, np.float64), read_array(v, np.float64)
    if matrix.ndim != 2 or not matrix.size or not np.isfinite(matrix).all():
        raise ValueError(f"W of {decoder} (matrix) must be a matrix of finite numbers; got shape {matrix.shape}")
    if seen.shape != matrix.shape[:1] or not np.isfinite(seen).all():
        raise ValueError(
            f"v of {decoder} (measurements) must be {len(matrix)} finite numbers, one for each row of W; "
            f"got shape {seen.shape}"
        )
    return matrix, seen
