"""The curve of true against false positive rate, its area, and the best threshold for given costs."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.selection._judged import Indices
from learners.shared.arrays import Reals, unmasked


@dataclass(frozen=True, eq=False)
class Roc:
    """Every threshold's rates, from "none is positive" to "all are".

    Attributes
    ----------
    thresholds : `(steps,)`, descending from inf; positive is told where score >= threshold.
    false_positives, true_positives : `(steps,)`, counts, both ascending.
    positives, negatives : how many there are.
    """

    thresholds: Reals
    false_positives: Indices
    true_positives: Indices
    positives: int
    negatives: int

    @property
    def false_positive_rate(self) -> Reals:
        """1 - specificity: the x-axis. (The notes plot specificity itself, which mirrors the curve.)"""
        return self.false_positives / self.negatives

    @property
    def true_positive_rate(self) -> Reals:
        """Sensitivity, recall: the y-axis."""
        return self.true_positives / self.positives

    @property
    def area(self) -> float:
        """By trapezoids, exactly: the probability that a positive outscores a negative, ties counting one half."""
        widths = np.diff(self.false_positives)
        doubled = int((widths * (self.true_positives[1:] + self.true_positives[:-1])).sum())
        return doubled / (2 * self.positives * self.negatives)

    @property
    def average_precision(self) -> float:
        """Sum of precision times the step in recall, without interpolation."""
        predicted = (self.true_positives + self.false_positives)[1:]
        return float((np.diff(self.true_positives) * self.true_positives[1:] / predicted).sum() / self.positives)

    def cheapest(self, false_positive: float = 1.0, false_negative: float = 1.0) -> tuple[float, float]:
        """The threshold of least mean cost on this sample, the highest of several, and that cost."""
        missed = self.positives - self.true_positives
        costs = (false_positive * self.false_positives + false_negative * missed) / (self.positives + self.negatives)
        best = int(np.argmin(costs))
        return float(self.thresholds[best]), float(costs[best])


def roc(y: Any, scores: Any, positive: Any = 1) -> Roc:
    """Sort by score `(samples,)` and step through y `(samples,)`; equal scores make one (slanted) step.

    The diagonal is the random guesser; below it a curve is worse, and its reversed scores are better, so that the
    diagonal is not the worst classifier, as the notes have it. ValueError when y shows one class only: one of the
    two rates is 0/0.

    Source: lecture notes by Matteoni (2022), ROC curve; Fawcett (2006), An introduction to ROC analysis.
    """
    unmasked(y, scores)
    y, scores = np.asarray(y), np.asarray(scores, dtype=np.float64)
    if y.shape != scores.shape or y.ndim != 1 or np.isnan(scores).any():
        raise ValueError(f"scores of roc (the higher the surer) must be reals in the shape of y; got {scores.shape}")
    are: NDArray[np.bool_] = y == positive
    if are.all() or not are.any():
        raise ValueError(f"y of roc (the truth) must show both classes; got {int(are.sum())} positives of {len(y)}")
    order = np.argsort(-scores, kind="stable")
    ordered = scores[order]
    last = np.r_[np.flatnonzero(np.diff(ordered)), len(y) - 1]
    hits = np.cumsum(are[order])[last]
    return Roc(
        thresholds=np.r_[np.inf, ordered[last]],
        false_positives=np.r_[0, last + 1 - hits],
        true_positives=np.r_[0, hits],
        positives=int(are.sum()),
        negatives=int((~are).sum()),
    )
