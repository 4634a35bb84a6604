"""The sparsest vector behind a few measurements, by trying every support: exact, and exponential."""

from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from learners.shared.arrays import Reals

MOST_SUPPORTS = 200_000


@dataclass(frozen=True)
class Sparsest:
    """`x` `(features,)` with W x = v; its `support`; how many supports were `tried`; `stopped_by`.

    stopped_by is "found", or "max_sparsity" when no support that size explains v: then x is the best of the last size.
    """

    x: Reals
    support: tuple[int, ...]
    residual: float
    tried: int
    stopped_by: str


def l0_decoder(W: Any, v: Any, max_sparsity: int | None = None, tolerance: float = 1e-9) -> Sparsest:
    """A vector with the fewest entries among those with W x = v, for W `(measurements, features)`, v `(measurements,)`.

    Supports grow by one; on each, least squares; the first whose residual is at most `tolerance` ||v|| is taken, in
    lexicographic order among equals. If W has a restricted isometry constant below 1 for 2 s, every s-sparse vector
    is recovered. `max_sparsity` None: the measurements. More than 200,000 supports in all are refused.

    Source: Shalev-Shwartz & Ben-David (2014), theorem 23.6.
    """
    from learners.dimensions._measured import measured

    matrix, seen = measured("l0_decoder", W, v)
    features = matrix.shape[1]
    most = min(matrix.shape) if max_sparsity is None else max_sparsity
    if not isinstance(most, int) or isinstance(most, bool) or not 0 <= most <= features:
        raise ValueError(f"max_sparsity of l0_decoder (largest support) must be in 0..{features}; got {max_sparsity!r}")
    if sum(comb(features, size) for size in range(most + 1)) > MOST_SUPPORTS:
        raise ValueError(
            f"max_sparsity of l0_decoder (largest support) must leave at most {MOST_SUPPORTS:,} supports; got {most} "
            f"of {features} features"
        )
    tried, best = 0, Sparsest(np.zeros(features), (), float(np.linalg.norm(seen)), 0, "max_sparsity")
    for size in range(most + 1):
        best = Sparsest(best.x, best.support, np.inf, tried, "max_sparsity")
        for support in combinations(range(features), size):
            tried += 1
            columns = matrix[:, np.array(support, dtype=np.int64)]
            entries = np.linalg.lstsq(columns, seen, rcond=None)[0] if support else np.empty(0)
            residual = float(np.linalg.norm(columns @ entries - seen))
            if residual < best.residual:
                x = np.zeros(features)
                x[list(support)] = entries
                best = Sparsest(x, support, residual, tried, "max_sparsity")
            if residual <= tolerance * float(np.linalg.norm(seen)):
                return Sparsest(best.x, best.support, best.residual, tried, "found")
    return Sparsest(best.x, best.support, best.residual, tried, "max_sparsity")
