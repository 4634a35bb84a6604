"""Basis pursuit: the vector of smallest l1 norm behind a few measurements, by linear programming."""

from typing import Any

import numpy as np

from learners.dimensions._measured import measured
from learners.shared.arrays import Reals


def l1_decoder(W: Any, v: Any) -> Reals:
    """argmin ||x||_1 subject to W x = v, for W `(measurements, features)` and v `(measurements,)`; `(features,)`.

    With x = p - q, both >= 0, it is the linear program min sum(p + q) with W (p - q) = v, solved by HiGHS. If W
    has a small restricted isometry constant for 2 s, this is the sparsest solution whenever that has s entries. Noise
    in v is fitted too. ValueError where no x gives v.

    Source: Chen, Donoho & Saunders (1998), Atomic decomposition by basis pursuit; theorem 23.7 of Shalev-Shwartz &
    Ben-David (2014).
    """
    from scipy.optimize import linprog

    matrix, seen = measured("l1_decoder", W, v)
    features = matrix.shape[1]
    solved = linprog(np.ones(2 * features), A_eq=np.hstack([matrix, -matrix]), b_eq=seen, bounds=(0, None))
    if solved.status == 2:
        raise ValueError("v of l1_decoder (measurements) must be W x for some x; got measurements that no x gives")
    if not solved.success:
        raise ArithmeticError(f"l1_decoder found no solution: {solved.message}")
    both: Any = solved.x
    x: Reals = both[:features] - both[features:]
    return x
