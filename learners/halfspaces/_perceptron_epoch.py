"""One pass of the perceptron over the sample, compiled; the compiled code is cached on disk."""

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled


@compiled
def epoch(
    X: Reals,
    signs: Reals,
    order: NDArray[np.int64],
    w: Reals,
    mistakes: NDArray[np.int64],
    norms: Reals,
    path: Reals,
) -> int:
    """Visit the examples `X` (samples, features) in `order`, correcting `w` (features,); return the updates.

    `mistakes` and `norms` (samples,) receive each update's example and the squared norm after it; `path`
    (rows, features) the first weight vectors.
    """
    updates = 0
    for i in order:
        score = 0.0
        for j in range(w.size):
            score += w[j] * X[i, j]
        if signs[i] * score > 0:
            continue
        norm = 0.0
        for j in range(w.size):
            w[j] += signs[i] * X[i, j]
            norm += w[j] * w[j]
        if updates < path.shape[0]:
            for j in range(w.size):
                path[updates, j] = w[j]
        mistakes[updates] = i
        norms[updates] = norm
        updates += 1
    return updates
