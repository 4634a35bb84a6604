"""The stochastic steps of Pegasos, compiled: in the space of the features, and by counts of the examples."""

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled

Indices = NDArray[np.int64]


@compiled
def by_features(X: Reals, y: Reals, picks: Indices, lam: float, marks: Indices, lasts: Reals, means: Reals) -> int:
    """One step for each of `picks` (steps,) in X (samples, features); return the updates.

    `lasts` and `means` (marks, features) receive w_t and the mean of w_1..w_t at the steps `marks`, ascending.
    """
    theta, total = np.zeros(X.shape[1]), np.zeros(X.shape[1])
    updates, mark = 0, 0
    for t in range(1, picks.size + 1):
        i, score = picks[t - 1], 0.0
        for j in range(theta.size):
            score += theta[j] * X[i, j]
            total[j] += theta[j] / (lam * t)
        if mark < marks.size and t == marks[mark]:
            for j in range(theta.size):
                lasts[mark, j], means[mark, j] = theta[j] / (lam * t), total[j] / t
            mark += 1
        if y[i] * score < lam * t:
            updates += 1
            for j in range(theta.size):
                theta[j] += y[i] * X[i, j]
    return updates


@compiled
def by_examples(
    K: Reals, y: Reals, picks: Indices, lam: float, marks: Indices, lasts: Reals, means: Reals, counts: Reals
) -> int:
    """The same with a Gram matrix K (samples, samples); `lasts` and `means` (marks, samples) are coefficients.

    `counts` (samples,) starts at 0 and receives how often each example came in.

    An example that comes in at step t stays: its share of all later means is a tail of 1 + 1/2 + 1/3 + ...
    """
    m = y.size
    early, scores = np.zeros(m), np.zeros(m)
    updates, mark, harmonic = 0, 0, 0.0
    for t in range(1, picks.size + 1):
        i = picks[t - 1]
        harmonic += 1.0 / t
        if mark < marks.size and t == marks[mark]:
            for j in range(m):
                lasts[mark, j] = y[j] * counts[j] / (lam * t)
                means[mark, j] = y[j] * (counts[j] * harmonic - early[j]) / (lam * t)
            mark += 1
        if y[i] * scores[i] < lam * t:
            updates += 1
            counts[i] += 1
            early[i] += harmonic
            for j in range(m):
                scores[j] += y[i] * K[j, i]
    return updates
