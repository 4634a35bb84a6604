"""Learners compared on the same random splits: accuracies, their intervals, and differences in pairs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.comparing_learners.splitting import split, standardized

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, eq=False)
class Accuracies:
    """Test accuracies `(splits, learners)` of learners trained and tested on the same parts."""

    names: tuple[str, ...]
    accuracies: NDArray[np.float64]
    trained_on: int
    tested_on: int

    def table(self, delta: float = 0.05) -> pd.DataFrame:
        """A row a learner: mean and standard deviation over the splits, and intervals of the first split.

        `low`, `high` are Clopper and Pearson's for the predictor of the first split, `hoeffding` the half-width
        sqrt(ln(2 / delta) / (2 tested_on)): each contains that predictor's true accuracy with probability at
        least 1 - delta. The mean over splits has no such interval, since the splits share their examples.
        """
        import pandas as pd

        rows = []
        for name, column in zip(self.names, self.accuracies.T, strict=True):
            low, high = _clopper_pearson(round(column[0] * self.tested_on), self.tested_on, delta)
            spread = float(column.std(ddof=1)) if len(column) > 1 else float("nan")
            rows.append((name, float(column.mean()), spread, float(column[0]), low, high))
        table = pd.DataFrame(rows, columns=["learner", "mean", "sd", "first", "low", "high"])
        table["hoeffding"] = sqrt(log(2 / delta) / (2 * self.tested_on))
        return table

    def difference(self, first: str, second: str, level: float = 0.95) -> tuple[float, float, float]:
        """Mean difference of two learners' accuracies in pairs, and the ends of an approximate interval.

        Splits share examples, so the plain t-interval is too narrow: the variance counts 1 / splits
        + tested_on / trained_on times. Source: Nadeau and Bengio (2003), "Inference for the generalization error".
        """
        from scipy.stats import t

        gaps = self.accuracies[:, self.names.index(first)] - self.accuracies[:, self.names.index(second)]
        if len(gaps) < 2:
            raise ValueError(f"splits of difference (how many were made) must be an integer >= 2; got {len(gaps)}")
        spread = sqrt(float(gaps.var(ddof=1)) * (1 / len(gaps) + self.tested_on / self.trained_on))
        half = float(t.ppf((1 + level) / 2, len(gaps) - 1)) * spread
        return float(gaps.mean()), float(gaps.mean()) - half, float(gaps.mean()) + half


def compare(
    learners: Mapping[str, Any],
    X: NDArray[np.float64],
    y: NDArray[np.int64],
    splits: int = 20,
    seed: int = 0,
    share: float = 0.6,
    stratified: bool = False,
) -> Accuracies:
    """Fit clones of all learners on the same `splits` random parts of X `(examples, features)`, y `(examples,)`.

    Features are standardized by the training part alone. Raises ValueError for less than one split.
    """
    from sklearn.base import clone

    if splits < 1:
        raise ValueError(f"splits of compare (how many are made) must be an integer >= 1; got {splits!r}")
    rng = np.random.default_rng(seed)
    accuracies = np.empty((splits, len(learners)))
    for row in accuracies:
        train, test = split(rng, y, share, stratified)
        seen, unseen = standardized(X[train], X[test])
        for i, learner in enumerate(learners.values()):
            row[i] = np.mean(clone(learner).fit(seen, y[train]).predict(unseen) == y[test])
    return Accuracies(tuple(learners), accuracies, len(train), len(test))


def errors(measured: Accuracies) -> NDArray[np.float64]:
    """Test errors `(splits, learners)`."""
    return 1 - measured.accuracies


def gaps(measured: Accuracies, first: str, second: str) -> NDArray[np.float64]:
    """By how much the error of `second` exceeds that of `first` in each split, `(splits,)`."""
    mine, other = (measured.accuracies[:, measured.names.index(name)] for name in (first, second))
    return mine - other


def _clopper_pearson(right: int, tested: int, delta: float) -> tuple[float, float]:
    from scipy.stats import binomtest

    interval = binomtest(right, tested).proportion_ci(confidence_level=1 - delta, method="exact")
    return float(interval.low), float(interval.high)
