"""Do two raters, or a classifier and the truth, agree more than chance would have it? Cohen's kappa."""

from dataclasses import dataclass
from math import nan
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, unmasked

WEIGHTS = ("none", "linear", "quadratic")


@dataclass(frozen=True)
class Agreement:
    """`observed` and `expected` share of agreement (of weighted disagreement: 1 minus it), and kappa."""

    observed: float
    expected: float

    @property
    def kappa(self) -> float:
        """(observed - expected) / (1 - expected): 1 for full agreement, 0 for that of chance; nan for 0/0."""
        return (self.observed - self.expected) / (1 - self.expected) if self.expected < 1 else nan


def agreement_of_counts(counts: Any, weights: str = "none") -> Agreement:
    """Cohen's agreement from a table `(classes, classes)`: entry (i, j) counts what the first calls i, the second j.

    With weights, calling i what is j is a disagreement of |i - j| ("linear") or (i - j)^2 ("quadratic"), as a share of
    the largest. ValueError for a table of another shape, negative counts or an empty table.

    Source: Cohen (1960), A coefficient of agreement for nominal scales; Cohen (1968) for the weights.
    """
    unmasked(counts)
    table = np.asarray(counts, dtype=np.float64)
    square = table.ndim == 2 and table.shape[0] == table.shape[1] and table.shape[0] > 1
    if not square or not (np.isfinite(table) & (table >= 0)).all() or table.sum() == 0:
        raise ValueError(
            "counts of agreement_of_counts (what two raters say) must be counts >= 0, not all 0, in shape "
            f"(classes, classes) with two classes or more; got {table.tolist()}"
        )
    shares = table / table.sum()
    cost = _disagreement_weights(len(table), weights)
    chance = np.outer(shares.sum(axis=1), shares.sum(axis=0))
    return Agreement(1 - float((cost * shares).sum()), 1 - float((cost * chance).sum()))


def cohen_kappa(first: Any, second: Any, weights: str = "none") -> float:
    """Cohen's kappa of two raters' labels `(samples,)`; the classes are all that occur, in order."""
    unmasked(first, second)
    first, second = np.asarray(first), np.asarray(second)
    if first.shape != second.shape or first.ndim != 1 or not len(first):
        raise ValueError(
            "second of cohen_kappa (the other rater's labels) must have the shape of first, (samples,); "
            f"got {second.shape} for {first.shape}"
        )
    classes, place = np.unique(np.concatenate([first, second]), return_inverse=True)
    if len(classes) == 1:
        return nan
    table = np.zeros((len(classes), len(classes)))
    np.add.at(table, (place[: len(first)], place[len(first) :]), 1)
    return agreement_of_counts(table, weights).kappa


def _disagreement_weights(classes: int, weights: str) -> Reals:
    """How much of a disagreement it is to call i what is j, `(classes, classes)`, the largest 1."""
    if weights not in WEIGHTS:
        options = ", ".join(map(repr, WEIGHTS))
        raise ValueError(f"weights of cohen_kappa (cost of a disagreement) must be one of {options}; got {weights!r}")
    distances = np.abs(np.subtract.outer(np.arange(classes), np.arange(classes))) / (classes - 1)
    costs: Reals = {"none": np.sign(distances), "linear": distances, "quadratic": distances**2}[weights]
    return costs
