"""A kernel on all pairs of a sample: written down where memory allows, or a part at a time."""

from collections.abc import Callable

import numpy as np

from learners.shared.arrays import Reals

Kernel = Callable[[Reals, Reals], Reals]

# Examples whose values for all pairs, 3.2 GB, still fit into the memory of most machines.
MOST_EXAMPLES = 20_000
# Values worked out at a time where only a sum of them is needed.
PART = 2**20


def gram_matrix(learner: object, kernel: Kernel, X: Reals) -> Reals:
    """The kernel on X `(samples, features)`, `(samples, samples)`; ValueError where they are too many to begin."""
    if len(X) > MOST_EXAMPLES:
        raise ValueError(
            f"X of {type(learner).__name__} (the sample) must have at most {MOST_EXAMPLES:,} examples, as numbers for "
            f"all pairs are kept; got {len(X):,}, for which they would fill {8 * len(X) ** 2 / 1e9:,.0f} GB"
        )
    return kernel(X, X)


def kernel_scores(kernel: Kernel, X: Reals, points: Reals, coefficients: Reals) -> Reals:
    """sum_j c_j K(x_j, x) of points `(points, features)` for each row of X, a part of the rows at a time."""
    step = max(1, PART // max(1, len(points)))
    parts = [kernel(X[start : start + step], points) @ coefficients for start in range(0, len(X), step)]
    scores: Reals = np.concatenate(parts) if parts else np.empty(0)
    return scores


def squared_radius(kernel: Kernel, X: Reals) -> float:
    """The largest K(x, x), or 0, a part of the examples at a time."""
    step = 64
    parts = (X[start : start + step] for start in range(0, len(X), step))
    return max(0.0, *(float(np.diag(kernel(part, part)).max()) for part in parts))
