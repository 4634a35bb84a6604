"""Fitting least squares with a price on the absolute weights: what the lasso and the elastic net share."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.regularisation.coordinate_descent import descend, smallest_price_of_nothing
from learners.shared.regressor import centred

Reals = NDArray[np.float64]


def fitted(
    X: Reals, y: Reals, lam: float, share: float, intercept: bool, tolerance: float, most: int, start: Reals
) -> tuple[Reals, float, dict[str, Any]]:
    """Weights `(features,)`, the free intercept, and what happened on the way from the weights `start`."""
    Z, target, middle, mean = centred(X, y, intercept)
    found = descend(Z, target, lam, share, start, tolerance, most)
    w = found.weights_path[-1].copy()
    b = mean - float(middle @ w)
    return w, b, {
        "objectives": found.objectives,
        "weights_path": found.weights_path,
        "duality_gap": found.gap,
        "active_indices": np.flatnonzero(w),
        "zeros": int(np.sum(w == 0)),
        "largest_price": smallest_price_of_nothing(Z, target, share),
        "training_loss": float(np.mean((y - X @ w - b) ** 2)),
        "sweeps": len(found.objectives) - 1,
        "stopped_by": found.stopped_by,
    }  # fmt: skip
