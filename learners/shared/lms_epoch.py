"""One pass of the delta rule over the sample, compiled; the compiled code is cached on disk."""

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled


@compiled
def lms_epoch(X: Reals, y: Reals, order: NDArray[np.int64], rate: float, w: Reals, path: Reals) -> None:
    """Visit X `(samples, features)` in `order`: `w += rate (y - <w, x>) x`; `path` gets w after the first visits.

    The residual is computed once, before any weight moves.
    """
    for visit in range(order.size):
        i = order[visit]
        residual = y[i]
        for j in range(w.size):
            residual -= w[j] * X[i, j]
        for j in range(w.size):
            w[j] += rate * residual * X[i, j]
        if visit < path.shape[0]:
            for j in range(w.size):
                path[visit, j] = w[j]
