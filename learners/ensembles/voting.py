"""Votes of several classifiers: by their probabilities (soft) or by their answers (hard), weighted or not."""

from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array


def soft_vote(probabilities: Any, weights: Any = None) -> Reals:
    """The weighted mean of the classifiers' probabilities `(classifiers, ..., classes)`; shape `(..., classes)`.

    `weights` `(classifiers,)` are reals >= 0, not all 0; equal when None. The class voted for is the largest entry's.

    Source: Kittler et al. (1998), On combining classifiers, the sum rule.
    """
    shares = read_array(probabilities, np.float64)
    whole = shares.ndim >= 2 and bool(((shares >= 0) & (shares <= 1)).all())
    if not whole or not np.allclose(shares.sum(axis=-1), 1, atol=1e-9):
        raise ValueError(
            "probabilities of soft_vote (each classifier's, of the classes) must be in [0, 1] with sum 1 along the "
            "last "
            f"axis, in shape (classifiers, ..., classes); got shape {shares.shape}"
        )
    return np.average(shares, axis=0, weights=_weights(weights, len(shares), "soft_vote"))


def hard_vote(answers: Any, weights: Any = None) -> Any:
    """The label with the most (weighted) votes among answers `(classifiers,)` or `(classifiers, samples)`.

    Of equal ones the first in order; shape `()` or `(samples,)`.
    """
    votes = read_array(answers)
    if votes.ndim not in (1, 2) or not len(votes):
        shapes = "(classifiers,) or (classifiers, samples)"
        raise ValueError(f"answers of hard_vote (the classifiers' labels) must have shape {shapes}; got {votes.shape}")
    shares = _weights(weights, len(votes), "hard_vote")
    classes = np.unique(votes)
    heard = np.tensordot(shares, votes[..., np.newaxis] == classes, axes=1)
    return classes[np.argmax(heard, axis=-1)]


def _weights(weights: Any, classifiers: int, name: str) -> Reals:
    raw = np.ones(classifiers) if weights is None else read_array(weights, np.float64)
    if raw.shape != (classifiers,) or not (np.isfinite(raw) & (raw >= 0)).all() or not raw.sum() > 0:
        raise ValueError(
            f"weights of {name} (of the classifiers) must be reals >= 0, not all 0, in shape ({classifiers},); "
            f"got {raw.tolist()}"
        )
    return raw
