"""The hard margin as a question of distance: where do the hulls of the two classes come closest?"""

import numpy as np

from learners.shared.arrays import Reals

# How much heavier than the points, of length 1 at most, are the rows that hold the sums of u at 1.
WEIGHT = 10.0


def nearest_points(X: Reals, y: Reals, intercept: bool) -> Reals | None:
    """Multipliers `(samples,)` of the hard margin on X `(samples, features)`, near the best; None if none are found.

    The smallest length of sum u_i y_i x_i, u >= 0, with sum u = 1 in each class (without an intercept: over all). As
    non-negative least squares, whose active sets are finitely many, narrow margins cost no more than wide ones.
    """
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
