"""Every decision stump beside its weighted error, as one writes them down by hand; features may be Boolean."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array, unmasked


@dataclass(frozen=True)
class Stump:
    """Says `sign` where x[feature] > threshold and -sign elsewhere; a threshold of -inf says `sign` everywhere.

    For a feature of 0 and 1 the threshold is 1/2: `sign` where it is 1. `error` is the weight of its mistakes, a
    share of all.
    """

    feature: int
    threshold: float
    sign: int
    error: float


def stump_table(X: Any, y: Any, weights: Any = None, constant: bool = True) -> tuple[Stump, ...]:
    """All stumps on X `(samples, features)` for labels y `(samples,)` of -1 and 1, the best first.

    `weights` `(samples,)`, equal when None. `constant=False` leaves out the two that answer the same everywhere, as
    exercises on Boolean features often do. Equal errors: the lower feature, the lower threshold, sign 1 first.
    """
    unmasked(X, y, weights)
    X, labels = np.asarray(X, dtype=np.float64), np.asarray(y)
    if X.ndim != 2 or labels.shape != (len(X),) or not np.isin(labels, (-1, 1)).all() or not np.isfinite(X).all():
        raise ValueError(
            "y of stump_table (labels) must be -1 and 1, shape (samples,), for finite X (samples, features); "
            f"got {labels.tolist()!r:.60} for {X.shape}"
        )
    share = _share(weights, len(X))
    stumps = [stump for feature in range(X.shape[1]) for stump in _of_feature(X[:, feature], labels, share, feature)]
    stumps += [Stump(0, -np.inf, sign, float(share[labels != sign].sum())) for sign in (1, -1)] if constant else []
    return tuple(sorted(stumps, key=lambda s: (round(s.error, 12), s.feature, s.threshold, -s.sign)))


def _of_feature(x: Reals, labels: NDArray[Any], share: Reals, feature: int) -> list[Stump]:
    values = np.unique(x)
    cuts = values[:-1] / 2 + values[1:] / 2
    answers = np.where(x[:, None] > cuts, 1, -1)
    errors = share @ (answers != labels[:, None])
    return [
        Stump(feature, float(cut), sign, float(error if sign == 1 else 1 - error))
        for cut, error in zip(cuts, errors, strict=True)
        for sign in (1, -1)
    ]


def _share(weights: Any, samples: int) -> Reals:
    raw = np.ones(samples) if weights is None else read_array(weights, np.float64)
    if raw.shape != (samples,) or not (np.isfinite(raw) & (raw >= 0)).all() or not raw.sum() > 0:
        raise ValueError(
            f"weights of stump_table (of the examples) must be reals >= 0, not all 0, shape ({samples},); "
            f"got {raw.tolist()!r:.60}"
        )
    share: Reals = raw / raw.sum()
    return share
