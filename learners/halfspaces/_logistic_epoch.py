"""One pass of logistic regression over the sample, example by example, compiled; cached on disk."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled


@compiled
def logistic_epoch(X: Reals, signs: Reals, order: NDArray[np.int64], rate: float, w: Reals, path: Reals) -> None:
    """Visit X `(samples, features)` in `order`: `w += rate y x / (1 + exp(y <w, x>))`; `path` gets the first w."""
    for visit in range(order.size):
        i = order[visit]
        score = 0.0
        for j in range(w.size):
            score += w[j] * X[i, j]
        margin = signs[i] * score
        # Each branch exponentiates what is not positive.
        pull = exp(-margin) / (1 + exp(-margin)) if margin > 0 else 1 / (1 + exp(margin))
        for j in range(w.size):
            w[j] += rate * signs[i] * pull * X[i, j]
        if visit < path.shape[0]:
            for j in range(w.size):
                path[visit, j] = w[j]
