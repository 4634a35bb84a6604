"""The confusion matrix of two classes, and the rates read off it."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan, sqrt
from typing import Any

import numpy as np

from learners.shared.arrays import unmasked


@dataclass(frozen=True)
class Confusion:
    """Counts of positives and negatives, classified rightly and wrongly. A rate over nothing, 0/0, is nan.

    Attributes
    ----------
    true_positives, false_negatives : positives classified as such, and missed.
    false_positives, true_negatives : negatives classified as positive, and as such.
    """

    true_positives: int
    false_negatives: int
    false_positives: int
    true_negatives: int

    @property
    def samples(self) -> int:
        return self.true_positives + self.false_negatives + self.false_positives + self.true_negatives

    @property
    def accuracy(self) -> float:
        return _share(self.true_positives + self.true_negatives, self.samples)

    @property
    def error(self) -> float:
        return _share(self.false_positives + self.false_negatives, self.samples)

    @property
    def precision(self) -> float:
        """Of those classified as positive, how many are."""
        return _share(self.true_positives, self.true_positives + self.false_positives)

    @property
    def recall(self) -> float:
        """Sensitivity, true positive rate: of the positives, how many are found."""
        return _share(self.true_positives, self.true_positives + self.false_negatives)

    @property
    def specificity(self) -> float:
        """True negative rate: of the negatives, how many are classified as such."""
        return _share(self.true_negatives, self.true_negatives + self.false_positives)

    @property
    def false_positive_rate(self) -> float:
        return _share(self.false_positives, self.true_negatives + self.false_positives)

    @property
    def balanced_accuracy(self) -> float:
        return (self.recall + self.specificity) / 2

    @property
    def f1(self) -> float:
        """Harmonic mean of precision and recall."""
        twice = 2 * self.true_positives
        return _share(twice, twice + self.false_positives + self.false_negatives)

    @property
    def matthews(self) -> float:
        """Correlation of truth and answer."""
        predicted = self.true_positives + self.false_positives
        are = self.true_positives + self.false_negatives
        product = predicted * are * (self.samples - predicted) * (self.samples - are)
        numerator = self.true_positives * self.true_negatives - self.false_positives * self.false_negatives
        return numerator / sqrt(product) if product else nan

    def cost(self, false_positive: float = 1.0, false_negative: float = 1.0) -> float:
        """Mean cost of an example when the two mistakes cost this much."""
        return _share(false_positive * self.false_positives + false_negative * self.false_negatives, self.samples)

    def swapped(self) -> Confusion:
        """The same with the other class as the positive one."""
        return Confusion(self.true_negatives, self.false_positives, self.false_negatives, self.true_positives)


def confusion(y: Any, predictions: Any, positive: Any = 1) -> Confusion:
    """Count y `(samples,)` against predictions `(samples,)`; every label but `positive` is negative.

    Source: lecture notes by Matteoni (2022), confusion matrix; scikit-learn's `confusion_matrix`.
    """
    unmasked(y, predictions)
    y, predictions = np.asarray(y), np.asarray(predictions)
    if y.shape != predictions.shape or y.ndim != 1:
        raise ValueError(
            f"predictions of confusion (answers) must have the shape of y, (samples,); got {predictions.shape} "
            f"for {y.shape}"
        )
    are, predicted = y == positive, predictions == positive
    return Confusion(
        true_positives=int((are & predicted).sum()),
        false_negatives=int((are & ~predicted).sum()),
        false_positives=int((~are & predicted).sum()),
        true_negatives=int((~are & ~predicted).sum()),
    )


def precision_at(prevalence: float, recall: float, specificity: float) -> float:
    """Bayes: the share of true positives among those classified as positive, where `prevalence` of all are positive."""
    hits, alarms = recall * prevalence, (1 - specificity) * (1 - prevalence)
    return _share(hits, hits + alarms)


def _share(part: float, whole: float) -> float:
    return part / whole if whole else nan
