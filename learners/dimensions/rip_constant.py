"""The restricted isometry constant: by how much a matrix changes the squared length of any s-sparse vector."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from math import comb
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array

MOST_SUPPORTS = 200_000
BLOCK = 4096


@dataclass(frozen=True)
class Isometry:
    """The `constant`; `exact` or, from sampled supports, a lower bound; each support's own `(supports,)`."""

    constant: float
    exact: bool
    per_support: Reals


def rip_constant(W: Any, sparsity: int, sampled: int | None = None, seed: int = 0) -> Isometry:
    """The smallest eps with | ||W x||^2 / ||x||^2 - 1 | <= eps for all x != 0 with at most `sparsity` entries.

    For W `(measurements, features)`: over every set I of that many columns, the eigenvalue of W_I^T W_I furthest
    from 1. More than 200,000 sets are refused; with `sampled` so many random sets give a lower bound. (RIP is
    "isometry"; the notes say "isoperimetric".) Source: Candes & Tao (2005). ValueError on anything else.
    """
    matrix = read_array(W, np.float64)
    if matrix.ndim != 2 or not matrix.size or not np.isfinite(matrix).all():
        raise ValueError("W of rip_constant (matrix) must be a matrix of finite numbers; got something else")
    features = matrix.shape[1]
    _judge("sparsity of rip_constant (entries that are not 0)", sparsity, features)
    gram = matrix.T @ matrix
    if sampled is not None:
        _judge("sampled of rip_constant (how many supports to draw)", sampled, MOST_SUPPORTS)
        random = np.random.RandomState(seed)
        supports: Iterator[Any] = iter([random.permutation(features)[:sparsity] for _ in range(sampled)])
    elif comb(features, sparsity) > MOST_SUPPORTS:
        raise ValueError(
            f"sparsity of rip_constant (entries that are not 0) must leave at most {MOST_SUPPORTS:,} supports, or "
            f"sampled be given; got {sparsity} of {features}, {comb(features, sparsity):,} supports"
        )
    else:
        supports = combinations(range(features), sparsity)
    off = []
    while block := list(islice(supports, BLOCK)):
        chosen = np.array(block)
        values = np.linalg.eigvalsh(gram[chosen[:, :, None], chosen[:, None, :]])
        off.append(np.maximum(np.abs(values[:, 0] - 1), np.abs(values[:, -1] - 1)))
    per_support = np.concatenate(off)
    return Isometry(float(per_support.max()), sampled is None, per_support)


def _judge(what: str, value: object, most: int) -> None:
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or not 1 <= value <= most:
        raise ValueError(f"{what} must be an integer in 1..{most}; got {value!r}")
