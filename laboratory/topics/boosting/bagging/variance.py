"""How much the answer of an ensemble varies from sample to sample, and why not by 1/B of one tree's variance."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.boosting.bagging.run import FEATURES, FRIEDMAN, NOISE, BaggingRun, friedman
from learners.shared.arrays import Reals

SAMPLES, TREES = 12, 12  # independent samples, and trees on each
NOTES_SEED = 100  # whose test third is predicted; it is no seed of the samples


@dataclass(frozen=True)
class Kept:
    """Standard deviation of one tree's answer over samples and bags, and correlation of two trees of one sample.

    Both are averaged over the test third. `measured` `(TREES,)` is the variance of the mean of the first 1, 2, ...
    trees from sample to sample; `law` `(trees,)` the theorem's variance with 1, 2, ... trees.
    """

    deviation: float
    correlation: float
    measured: Reals
    law: Reals


@dataclass(frozen=True)
class Spread:
    """Bagging beside the forest; `counted` is 1, 2, ..., the number of trees.

    `single` is the mean squared error of one bagged tree on the test third, averaged over the samples, and `averaged`
    that of the mean of these trees, one from each sample.
    """

    bagging: Kept
    forest: Kept
    counted: NDArray[np.int64]
    single: float
    averaged: float


def spread_beside(world: str, beside: str, trees: int, run: BaggingRun) -> Spread | None:
    """The spread of as many trees, where labels are numbers and the reader chose it."""
    return spread_of(trees, run.features_per_split) if world == FRIEDMAN and beside == "variance" else None


def spread_of(trees: int, split: int) -> Spread:
    """Grow both ensembles on `SAMPLES` samples as large as the notes'; `split` features at a split of the forest."""
    from sklearn.datasets import make_friedman1

    from learners.ensembles.bagging_regressor import BaggingRegressor
    from learners.ensembles.random_forest_regressor import RandomForestRegressor

    learned, fresh, _, truth = friedman(NOTES_SEED)
    said: tuple[list[Reals], list[Reals]] = ([], [])
    for seed in range(SAMPLES):
        X, y = make_friedman1(n_samples=len(learned), n_features=FEATURES, noise=NOISE, random_state=seed)
        grown: tuple[Any, Any] = BaggingRegressor(TREES, random_state=seed), RandomForestRegressor(TREES, split)
        for answers, learner in zip(said, (grown[0], grown[1].set_params(random_state=seed)), strict=True):
            answers.append(learner.fit(X, y).tree_answers(fresh))
    counted = np.arange(1, trees + 1)
    bagging, forest = (kept(np.array(answers), counted) for answers in said)
    ones = np.array(said[0])[:, 0]
    single, averaged = np.mean((ones - truth) ** 2), np.mean((ones.mean(axis=0) - truth) ** 2)
    return Spread(bagging, forest, counted, float(single), float(averaged))


def kept(answers: Reals, counted: NDArray[np.int64]) -> Kept:
    """Estimates from `answers` `(samples, trees, places)`, without bias for the variance and the covariance."""
    trees = answers.shape[1]
    within = float(answers.var(axis=1, ddof=1).mean())
    together = float(answers.mean(axis=1).var(axis=0, ddof=1).mean())
    covariance = together - within / trees  # the mean of T trees keeps the covariance and a share 1/T of the rest
    variance = covariance + within
    means = np.cumsum(answers, axis=1) / np.arange(1, trees + 1)[:, np.newaxis]
    deviation, correlation = float(np.sqrt(variance)), max(0.0, covariance / variance)
    inputs = {"correlation": correlation, "sigma": deviation}
    return Kept(
        deviation=deviation,
        correlation=correlation,
        measured=means.var(axis=0, ddof=1).mean(axis=1),
        law=np.asarray(theorems["bagging_variance"].grid(members=counted, **inputs), float),
    )
