"""Learners on one feature, fast enough for a thousand runs: their predictions, without the checks of arguments."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals


class NeighboursOnALine:
    """The majority label of the k nearest examples, k odd, for one feature; ties have probability 0.

    The k nearest are neighbours in order; they change halfway between the one that leaves and the one that joins.
    """

    def __init__(self, x: Reals, y: NDArray[np.int64], k: int = 1) -> None:
        order = np.argsort(x)
        ones = np.concatenate([[0], np.cumsum(y[order])])
        self.labels = (2 * (ones[k:] - ones[:-k]) > k).astype(np.int64)
        self.breakpoints_ = (x[order][:-k] + x[order][k:]) / 2

    def predict(self, X: Any) -> NDArray[np.int64]:
        """The label of each row of X, `(samples, 1)`; shape `(samples,)`."""
        return np.asarray(self.labels[np.searchsorted(self.breakpoints_, np.asarray(X)[:, 0])])


class ThresholdOnALine:
    """The threshold of smallest training error, 1 from there on: that of `learners.ThresholdERM`."""

    def __init__(self, x: Reals, y: NDArray[np.int64]) -> None:
        order = np.argsort(x)
        ones = np.concatenate([[0], np.cumsum(y[order])])
        mistakes = ones + (len(y) - np.arange(len(y) + 1)) - (ones[-1] - ones)
        gap = int(mistakes.argmin())
        inner = (x[order][:-1] + x[order][1:]) / 2
        self.threshold_ = float(np.concatenate([[-np.inf], inner, [np.inf]])[gap])

    def predict(self, X: Any) -> NDArray[np.int64]:
        """The label of each row of X, `(samples, 1)`; shape `(samples,)`."""
        return np.asarray(np.asarray(X)[:, 0] >= self.threshold_, np.int64)
