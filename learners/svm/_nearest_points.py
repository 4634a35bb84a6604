"""The hard margin as a question of distance: where do the hulls of the two classes come closest?"""

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals

# How much heavier than the points, of length 1 at most, are the rows that hold the sums of u at 1.
WEIGHT = 10.0
# Of more examples a part is taken, and in rounds those that come too near to its hyperplane, at most so many at a time.
PART, ADDED, ROUNDS = 2000, 500, 50
# By so much of the margin an example may be nearer than the nearest.
NEARER, FAR_NEARER = 1e-9, 0.5


def nearest_points(X: Reals, y: Reals, intercept: bool) -> Reals | None:
    """Multipliers `(samples,)` of the hard margin on X `(samples, features)`, near the best; None if none are found.

    The smallest length of sum u_i y_i x_i, u >= 0, with sum u = 1 in each class (without an intercept: over all). As
    non-negative least squares, whose active sets are finitely many, narrow margins cost no more than wide ones.
    """
    rows = np.concatenate([_spread(np.flatnonzero(y == sign)) for sign in (-1, 1)])
    if len(rows) == len(y):
        return _of_all(X, y, intercept)
    for _ in range(ROUNDS):
        some = _of_all(X[rows], y[rows], intercept)
        if some is None:
            return None
        scores = X @ (X[rows].T @ (some * y[rows]))
        touching = rows[some > 0]
        missing = 1 - y * (scores + (float((y - scores)[touching].mean()) if intercept else 0.0))
        if missing[rows].max() > FAR_NEARER:  # not even these are clearly separable
            return None
        missing[rows] = 0.0
        nearer = np.argsort(-missing, kind="stable")[:ADDED]
        nearer = nearer[missing[nearer] > NEARER]
        if not len(nearer):
            alphas = np.zeros(len(y))
            alphas[rows] = some
            return alphas
        rows = np.concatenate([rows, nearer])
    return None


def _spread(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Half of a part of these rows, from all over."""
    return rows[np.unique(np.linspace(0, len(rows) - 1, min(len(rows), PART // 2)).astype(np.int64))]


def _of_all(X: Reals, y: Reals, intercept: bool) -> Reals | None:
    """The same, all examples at once."""
    from scipy.optimize import nnls

    size = float(np.linalg.norm(X, axis=1).max()) or 1.0
    classes = np.array([y > 0, y < 0]) if intercept else np.ones((1, len(y)), dtype=bool)
    classes = classes[classes.any(axis=1)]
    system = np.vstack([(X / size * y[:, None]).T, WEIGHT * classes])
    try:
        u, _ = nnls(system, np.r_[np.zeros(X.shape[1]), np.full(len(classes), WEIGHT)])
    except RuntimeError:  # it ran out of steps: the general solver begins at 0 then
        return None
    for members in classes:
        u[members] /= u[members].sum() or 1.0
    z = X.T @ (u * y)
    squared = float(z @ z)
    return len(classes) * u / squared if squared > 0 and (len(classes) == 2 or not intercept) else None
