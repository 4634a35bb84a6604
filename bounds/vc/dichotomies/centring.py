"""Weights that keep well away from every point, for people to look at: proposed in floats, taken only if exact."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

import numpy as np

from bounds.vc.dichotomies.cells import Vector

_DIGITS = (3, 6, 12)


@lru_cache(maxsize=4096)
def centred(vectors: tuple[Vector, ...]) -> tuple[Fraction, ...] | None:
    """Short decimals w with w·v > 0 for every v, as large as may be beside |v|; None where floats find none.

    `vectors` has shape `(vectors, dimension)`.
    """
    proposed = _proposed(vectors)
    if proposed is None:
        return None
    for digits in _DIGITS:
        weights = tuple(Fraction(f"{w:.{digits - 1}e}") for w in proposed)
        if all(sum(w * x for w, x in zip(weights, vector, strict=True)) > 0 for vector in vectors):
            return weights
    return None


def _proposed(vectors: Sequence[Vector]) -> np.ndarray | None:
    """Maximize the smallest w·v/|v| over weights between -1 and 1."""
    from scipy.optimize import linprog

    largest = [max(map(abs, vector)) for vector in vectors]
    if not all(largest):
        return None
    # Divided as integers: coordinates may be far beyond the doubles.
    rows = np.array([[x / top for x in vector] for vector, top in zip(vectors, largest, strict=True)])
    rows /= np.linalg.norm(rows, axis=1)[:, None]
    dimension = rows.shape[1]
    cost = np.r_[np.zeros(dimension), -1.0]
    limits = [(-1, 1)] * dimension + [(None, None)]
    solved = linprog(cost, A_ub=np.c_[-rows, np.ones(len(rows))], b_ub=np.zeros(len(rows)), bounds=limits)
    return None if solved.x is None else np.asarray(solved.x)[:dimension]
