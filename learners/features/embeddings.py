"""Explicit maps into spaces of more features."""

from itertools import combinations_with_replacement
from math import comb

import numpy as np

from learners.shared.arrays import Reals

EMBEDDINGS = ("squares", "monomials", "radius")
MOST_COLUMNS = 100_000
# Numbers, 3.2 GB, that still fit into the memory of most machines.
MOST_NUMBERS = 4 * 10**8


def embed(X: Reals, embedding: str, degree: int = 2) -> Reals:
    """The points X `(m, features)` under a map of `EMBEDDINGS`; ValueError where it has over 100,000 columns."""
    if embedding == "squares":
        return np.column_stack([X, X**2])
    if embedding == "radius":
        return np.column_stack([X, (X**2).sum(axis=1)])
    if embedding == "monomials":
        return monomials(X, degree)
    raise ValueError(f"embedding of embed (map of the points) must be one of {EMBEDDINGS}; got {embedding!r}")


def monomials(X: Reals, degree: int) -> Reals:
    """All monomials of degree 1..`degree` in the columns of X, `(m, C(features + degree, degree) - 1)`."""
    count = comb(X.shape[1] + degree, degree) - 1
    if count > MOST_COLUMNS:
        raise ValueError(
            f"degree of monomials (highest degree) must leave at most {MOST_COLUMNS:,} of them; "
            f"got {degree}, and {count:,} in {X.shape[1]} features"
        )
    if count * len(X) > MOST_NUMBERS:
        raise ValueError(
            f"X of monomials (points) must have at most {MOST_NUMBERS // count:,} rows, as {count:,} monomials are "
            f"kept of each; got {len(X):,}, for which they would fill {8 * count * len(X) / 1e9:,.0f} GB"
        )
    chosen = (
        list(columns)
        for size in range(1, degree + 1)
        for columns in combinations_with_replacement(range(X.shape[1]), size)
    )
    return np.column_stack([X[:, columns].prod(axis=1) for columns in chosen])
