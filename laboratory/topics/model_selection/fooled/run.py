"""Labels are coins and features are noise; a few features are selected, on all examples or within each fold."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

HOLD_OUT = "validation_one_sided"
DELTA = 0.05
FRESH = 1_000
RUNGS = 4  # numbers of features tried, from those selected to all
TRUTH = 0.5  # the risk of every predictor: a fresh label is a coin, whatever the features


@dataclass(frozen=True)
class Fooled:
    """`m` examples of noise features with coins for labels; the nearest neighbour predicts from `selected` features.

    `counts` `(rungs,)` are numbers of features to select from, the first ones of the sample. `outside` and `inside`
    `(rungs,)` are cross-validation errors where the selection used all examples, and where each fold selected without
    the examples it tests. Of all features `correlations` `(features,)` with the label on the sample; of those selected
    on the sample `on_sample` `(selected,)` there and `on_fresh` `(selected,)` on as many fresh examples. `fresh` is
    the predictor's error on FRESH of them.
    """

    m: int
    selected: int
    folds: int
    counts: Integers
    outside: Reals
    inside: Reals
    correlations: Reals
    on_sample: Reals
    on_fresh: Reals
    fresh: float

    @property
    def features(self) -> int:
        """All noise features."""
        return int(self.counts[-1])

    @property
    def flattering(self) -> float:
        """The cross-validation error after selecting on all examples."""
        return float(self.outside[-1])

    @property
    def honest(self) -> float:
        """The cross-validation error where each fold selects anew."""
        return float(self.inside[-1])

    @property
    def claimed(self) -> float:
        """The hold-out bound for the flattering error, as if nothing had been selected on its examples."""
        return self.flattering + float(theorems[HOLD_OUT](m=self.m, delta=DELTA))


def correlations(X: Reals, y: Integers) -> Reals:
    """The absolute correlation of each feature with the label, `(features,)`; 0 where either is constant."""
    labels = y - y.mean()
    squares = np.einsum("ij,ij->j", X, X) - len(X) * X.mean(axis=0) ** 2
    lengths = np.sqrt(np.maximum(squares, 0) * (labels @ labels))
    return np.asarray(np.abs(labels @ X) / np.where(lengths > 0, lengths, np.inf))


def fooled(features: int, m: int, selected: int, folds: int, seed: int) -> Fooled:
    """Draw the sample, select, and cross-validate both ways; no more are `selected` than there are `features`."""
    rng = np.random.default_rng(seed)
    X, y = rng.standard_normal((m, features)), rng.integers(0, 2, m)
    counts = np.unique(np.geomspace(selected, features, RUNGS).round().astype(np.int64))
    both = np.array([_both_errors(X[:, :count], y, selected, folds, seed) for count in counts])
    strengths = correlations(X, y)
    taken = np.argsort(-strengths, kind="stable")[:selected]
    fresh_X, fresh_y = rng.standard_normal((FRESH, selected)), rng.integers(0, 2, FRESH)
    y_pred = _neighbour().fit(X[:, taken], y).predict(fresh_X)
    return Fooled(
        m=m,
        selected=selected,
        folds=folds,
        counts=counts,
        outside=both[:, 0],
        inside=both[:, 1],
        correlations=strengths,
        on_sample=strengths[taken],
        on_fresh=correlations(fresh_X[:m], fresh_y[:m]),
        fresh=float(np.mean(y_pred != fresh_y)),
    )


def _both_errors(X: Reals, y: Integers, selected: int, folds: int, seed: int) -> tuple[float, float]:
    """The cross-validation error with the selection outside the folds, and inside."""
    from sklearn.feature_selection import SelectKBest
    from sklearn.pipeline import make_pipeline

    from learners.selection.folds import cross_validate

    best = SelectKBest(correlations, k=selected)
    outside = cross_validate(_neighbour(), best.fit_transform(X, y), y, folds, random_state=seed)
    inside = cross_validate(make_pipeline(best, _neighbour()), X, y, folds, random_state=seed)
    return outside.pooled, inside.pooled


def _neighbour() -> Any:
    from learners.neighbours.knn import KNN

    return KNN(1)
