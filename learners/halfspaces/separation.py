"""Does a hyperplane through the origin have all rows on one side? A linear program for each answer."""

from typing import Any

import numpy as np

from learners.shared.arrays import Reals


def separating(rows: Reals) -> Reals | None:
    """Some w `(features,)` with <w, row> >= 1 for all rows y x `(samples, features)`, None where there is none."""
    from scipy.optimize import linprog

    features = rows.shape[1]
    sizes = np.abs(rows).max(axis=0)
    sizes[sizes == 0] = 1.0  # the solver's tolerances are absolute: columns of one size
    solution = linprog(np.zeros(features), A_ub=-rows / sizes, b_ub=-np.ones(len(rows)), bounds=(None, None))
    if solution.x is None:
        return None
    w: Reals = solution.x / sizes
    least = float((rows @ w).min())
    return w / min(1.0, least) if least > 0.5 else None


def certificate_against(rows: Reals) -> Reals:
    """Weights a >= 0 `(samples,)` with sum 1 and sum a_i rows_i = 0, or as near to it as there are."""
    from scipy.optimize import linprog

    samples, features = rows.shape
    sizes = np.abs(rows).max(axis=0)
    sizes[sizes == 0] = 1.0
    scaled = (rows / sizes).T
    # smallest t with |sum a_i rows_ij| <= t for every feature j
    program = linprog(
        np.r_[np.zeros(samples), 1.0],
        A_ub=np.block([[scaled, -np.ones((features, 1))], [-scaled, -np.ones((features, 1))]]),
        b_ub=np.zeros(2 * features),
        A_eq=np.r_[np.ones(samples), 0.0][np.newaxis],
        b_eq=[1.0],
        bounds=(0, None),
    )
    solution: Any = program.x
    weights: Reals = np.maximum(0.0, solution[:samples])
    shares: Reals = weights / weights.sum()
    return shares
