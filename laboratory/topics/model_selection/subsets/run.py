"""All subsets of a few features by least squares: what AIC, BIC and leave-one-out choose, for many samples."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from math import log

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.model_selection.criteria.scores import deviance
from learners.shared.arrays import Reals

SAMPLES = 200
CRITERIA = {"aic": "AIC", "bic": "BIC", "loo": "leave-one-out"}


@dataclass(frozen=True, eq=False)
class SubsetsRun:
    """What SAMPLES samples with the same features say of every subset.

    `subsets` `(subsets, features)` says which features are in it, by size and then from the first feature on. `scores`
    by criterion, `rss` and `excess` are `(samples, subsets)`: the residual sum of squares and the excess risk of every
    fit. The first `relevant` features have a weight.
    """

    m: int
    relevant: int
    subsets: NDArray[np.bool_]
    scores: Mapping[str, Reals]
    rss: Reals
    excess: Reals

    @property
    def sizes(self) -> NDArray[np.int64]:
        """How many features each subset has."""
        return np.asarray(self.subsets.sum(axis=1))

    @property
    def true(self) -> int:
        """The place of the subset of relevant features."""
        wanted = np.arange(self.subsets.shape[1]) < self.relevant
        return int(np.flatnonzero((self.subsets == wanted).all(axis=1))[0])

    def chosen(self, criterion: str) -> NDArray[np.int64]:
        """The place of the subset with the smallest score in each sample; of equals the first."""
        return np.asarray(np.argmin(self.scores[criterion], axis=1))

    def share(self, criterion: str) -> float:
        """The share of samples in which exactly the relevant features are chosen."""
        return float(np.mean(self.chosen(criterion) == self.true))

    def mean_size(self, criterion: str) -> float:
        """How many features are chosen on average."""
        return float(self.sizes[self.chosen(criterion)].mean())

    def risk(self, criterion: str) -> float:
        """The mean excess risk of the fits chosen."""
        return float(self.excess[np.arange(len(self.excess)), self.chosen(criterion)].mean())

    @property
    def best(self) -> NDArray[np.int64]:
        """The place of the subset of each size with the smallest residual sum of squares, in the first sample."""
        places = [np.flatnonzero(self.sizes == size) for size in range(self.subsets.shape[1] + 1)]
        return np.array([place[np.argmin(self.rss[0, place])] for place in places])

    def best_score(self, criterion: str) -> Reals:
        """The smallest score of each size, in the first sample."""
        scores = self.scores[criterion][0]
        return np.array([scores[self.sizes == size].min() for size in range(self.subsets.shape[1] + 1)])

    @property
    def inputs(self) -> dict[str, float]:
        """The first sample's fit that AIC chooses, for the Calculator."""
        place = int(self.chosen("aic")[0])
        return {"m": self.m, "rss": float(self.rss[0, place]), "parameters": int(self.sizes[place]) + 1}


def subsets(
    features: int, relevant: int, weight: float, correlation: float, noise: float, m: int, seed: int
) -> SubsetsRun:
    """Draw the features once and the labels SAMPLES times with `seed`; fit every subset by least squares."""
    rng = np.random.default_rng(seed)
    X = np.sqrt(1 - correlation) * rng.standard_normal((m, features))
    X += np.sqrt(correlation) * rng.standard_normal((m, 1))
    true = np.where(np.arange(features) < relevant, weight, 0.0)
    y = X @ true + noise * rng.standard_normal((SAMPLES, m))
    chosen = all_subsets(features)
    rss, left_out, weights = fits(X, y, chosen)
    parameters = chosen.sum(axis=1) + 1
    likelihood = deviance(rss, m, None)
    scores = {"aic": likelihood + 2 * parameters, "bic": likelihood + log(m) * parameters,
              "loo": deviance(left_out, m, None)}  # fmt: skip
    off = weights[..., 1:] - true
    excess = weights[..., 0] ** 2 + (1 - correlation) * (off**2).sum(-1) + correlation * off.sum(-1) ** 2
    return SubsetsRun(m, relevant, chosen, scores, rss, excess)


def all_subsets(features: int) -> NDArray[np.bool_]:
    """All 2^features, by size."""
    rows = sorted(product((False, True), repeat=features), key=lambda row: (sum(row), [not cell for cell in row]))
    return np.array(rows)


def fits(X: Reals, y: Reals, chosen: NDArray[np.bool_]) -> tuple[Reals, Reals, Reals]:
    """Residual sums of squares, those of left-out examples, `(samples, subsets)`, and weights with the constant first.

    A feature that is not in a subset has the weight 0: its equation is replaced by that. Without example i its
    residual is the residual with it over 1 - h, where h is the example's leverage.
    """
    Z = np.column_stack([np.ones(len(X)), X])
    used = np.column_stack([np.ones(len(chosen), bool), chosen]).astype(float)
    gram = used[:, :, np.newaxis] * (Z.T @ Z) * used[:, np.newaxis] + np.eye(Z.shape[1]) * (1 - used)[:, np.newaxis]
    inverse = used[:, :, np.newaxis] * np.linalg.inv(gram) * used[:, np.newaxis]
    weights = np.einsum("sij,nj->nsi", inverse, y @ Z)
    rss, left_out = np.empty(weights.shape[:2]), np.empty(weights.shape[:2])
    for place, each in enumerate(inverse):
        residuals = y - weights[:, place] @ Z.T
        leverage = np.einsum("ij,jk,ik->i", Z, each, Z)
        rss[:, place] = (residuals**2).sum(axis=1)
        left_out[:, place] = ((residuals / (1 - leverage)) ** 2).sum(axis=1)
    return rss, left_out, weights
