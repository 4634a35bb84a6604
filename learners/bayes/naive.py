"""Naive Bayes on a table of names, as one does it by hand: shares, products, and the posterior."""

from dataclasses import dataclass
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array, unmasked


@dataclass(frozen=True, eq=False)
class NaiveBayesTable:
    """What naive Bayes says of one query.

    Attributes
    ----------
    classes : `(classes,)`
    priors : `(classes,)`, P(class).
    likelihoods : `(classes, features)`, P(the query's value | class) of each feature.
    scores : `(classes,)`, prior times likelihoods, not normalized.
    posterior : `(classes,)`, the scores divided by their sum; nan where all are 0, as without smoothing they may be.
    answer : the class of the largest score, of equal ones the first.
    """

    classes: NDArray[Any]
    priors: Reals
    likelihoods: Reals
    scores: Reals
    posterior: Reals
    answer: Any


def naive_bayes(
    X: Any,
    y: Any,
    query: Any,
    smoothing: float = 0.0,
    values: Any = None,
    smooth_prior: bool = False,
    missing: Any = None,
) -> NaiveBayesTable:
    """Naive Bayes for the `query` `(features,)` after X `(samples, features)` of names or codes, y `(samples,)`.

    P(value | class) = (count + smoothing) / (examples of the class + smoothing times the feature's values): 0 takes the
    shares themselves, 1 is Laplace's rule. `values` `(features,)` is how many values each feature has; when None, those
    seen in X or in the query. The prior is smoothed in the same way with `smooth_prior`. A cell that equals `missing`
    is left out of the counts of its feature, of the examples of the class, too, and a missing cell of the query out of
    the product: its likelihood is 1. When None, no cell is missing. ValueError for other shapes, and where a class has
    no cell of a feature and nothing is added.

    Source: Mitchell (1997), Machine Learning, section 6.9; scikit-learn's CategoricalNB smooths in the same way.
    """
    unmasked(X, y, query)
    table, labels, query_row = np.asarray(X), np.asarray(y), np.asarray(query)
    _judge(table, labels, query_row, smoothing)
    classes, place = np.unique(labels, return_inverse=True)
    sizes = np.bincount(place).astype(np.float64)
    presence = np.ones(table.shape, dtype=bool) if missing is None else table != missing
    present = np.ones(query_row.shape, dtype=bool) if missing is None else query_row != missing
    known = _numbers_of_values(table, query_row, values, presence, present)
    matches = _per_class(place, presence & (table == query_row))
    examples = _per_class(place, presence)
    if smoothing == 0 and (examples[:, present] == 0).any():
        where = np.argwhere((examples == 0) & present)[0]
        raise ValueError(
            f"every cell of feature {where[1] + 1} is missing in the class {classes[where[0]]}: without smoothing no "
            "share is known"
        )
    divisors = np.where(present, examples + smoothing * known, 1.0)
    likelihoods = np.where(present, (matches + smoothing) / divisors, 1.0)
    extra = smoothing if smooth_prior else 0.0
    priors = (sizes + extra) / (len(labels) + extra * len(classes))
    return naive_bayes_of_shares(priors, likelihoods, classes)


def naive_bayes_of_shares(priors: Any, likelihoods: Any, classes: Any = None) -> NaiveBayesTable:
    """The same from given priors `(classes,)` and likelihoods `(classes, features)`; classes 0, 1, ... when None."""
    prior, shares = read_array(priors, np.float64), read_array(likelihoods, np.float64)
    names = np.arange(len(prior)) if classes is None else read_array(classes)
    shaped = prior.ndim == 1 and shares.ndim == 2 and len(shares) == len(prior) == len(names)
    if not shaped or not ((prior >= 0) & (prior <= 1)).all() or not (np.isfinite(shares) & (shares >= 0)).all():
        raise ValueError(
            "likelihoods of naive_bayes_of_shares must be reals >= 0, shape (classes, features), beside priors in "
            f"[0, 1], shape (classes,); got shapes {shares.shape} and {prior.shape}"
        )
    scores = prior * shares.prod(axis=1)
    total = float(scores.sum())
    posterior = scores / total if total > 0 else np.full(len(scores), np.nan)
    return NaiveBayesTable(names, prior, shares, scores, posterior, names[int(np.argmax(scores))])


def _per_class(place: NDArray[Any], cells: NDArray[np.bool_]) -> Reals:
    """How many `cells` `(samples, features)` are true in each class, `(classes, features)`."""
    return np.array([cells[place == c].sum(axis=0) for c in range(place.max() + 1)], dtype=np.float64)


def _numbers_of_values(
    table: NDArray[Any], query_row: NDArray[Any], values: Any, presence: NDArray[np.bool_], present: NDArray[np.bool_]
) -> Reals:
    columns = (column[known].tolist() for column, known in zip(table.T, presence.T, strict=True))
    queries = ([value] if known else [] for value, known in zip(query_row.tolist(), present, strict=True))
    seen = [len({*column, *query}) for column, query in zip(columns, queries, strict=True)]
    counts = np.asarray(seen if values is None else values, dtype=np.float64)
    if counts.shape != query_row.shape or not (counts >= seen).all():
        raise ValueError(
            f"values of naive_bayes (how many values each feature has) must be at least those seen, {seen}; "
            f"got {counts.tolist()}"
        )
    return counts


def _judge(table: NDArray[Any], labels: NDArray[Any], query_row: NDArray[Any], smoothing: float) -> None:
    if table.ndim != 2 or not len(table) or labels.shape != (len(table),) or query_row.shape != table.shape[1:]:
        raise ValueError(
            "X, y, query of naive_bayes must have shapes (samples, features), (samples,), (features,); "
            f"got {table.shape}, {labels.shape}, {query_row.shape}"
        )
    if not (isfinite(smoothing) and smoothing >= 0):
        raise ValueError(f"smoothing of naive_bayes (added to every count) must be a real >= 0; got {smoothing!r}")
