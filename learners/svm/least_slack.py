"""The linear program behind the hard margin: does a hyperplane separate, and which one misses least?"""

from typing import Any

import numpy as np

from learners.shared.arrays import Reals

# What the program's own tolerance leaves of a slack that is nothing.
NOTHING = 1e-6


def least_slack(X: Reals, y: Reals, intercept: bool) -> tuple[Reals, float, bool]:
    """Weights `(features,)`, intercept, and whether they separate: smallest sum of max(0, 1 - y (<w, x> + b)).

    X `(samples, features)` and signs y `(samples,)`. A margin below some 10^-7 of the longest point counts as none.
    Raises ValueError where the program ends without an answer.
    """
    from scipy.optimize import linprog
    from scipy.sparse import csr_array, eye_array, hstack

    m, n = X.shape
    size = float(np.abs(X).max(initial=0.0)) or 1.0
    X = X / size
    rows = y[:, None] * (np.column_stack([X, np.ones(m)]) if intercept else X)
    unknowns = rows.shape[1]
    program = linprog(
        np.r_[np.zeros(unknowns), np.ones(m)],
        A_ub=hstack([csr_array(-rows), -eye_array(m)], format="csr"),
        b_ub=-np.ones(m),
        bounds=[(None, None)] * unknowns + [(0, None)] * m,
        method="highs",
    )
    if program.x is None:
        sizes = size * np.abs(X[X != 0])
        raise ValueError(
            "X (the sample, or a kernel's values on its pairs) must have numbers so alike in size that a linear "
            f"program tells whether anything separates; got {m:,} examples of sizes from {sizes.min(initial=size):.3g} "
            f"to {size:.3g}, and no answer. A soft margin with a large C needs no such program"
        )
    solution: Any = program.x
    weights = solution[:unknowns]
    separable = bool((rows @ weights).min() > 1 - NOTHING)
    return weights[:n] / size, float(weights[n]) if intercept else 0.0, separable
