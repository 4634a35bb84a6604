"""Two learners of the same expected risk, compared on many samples by four tests: how often each finds a difference."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from learners.shared.arrays import Integers, Reals

SPLITS = 30  # at random, of which a third is tested each time
HALVINGS = 5
LARGEST = 1e9  # statistic of which the theorems give a p-value
END = 0.025  # failure probability of either end of an interval
FOLDS, HALVES = "t_folds", "t_5x2cv"
NEIGHBOUR, MEAN = "neighbour", "mean"
APART = 1_000.0  # of samples that lie side by side on one line

Predicts = Callable[[Reals, NDArray[np.bool_], Reals], NDArray[np.bool_]]


@dataclass(frozen=True)
class Level:
    """`p_values` `(tests, samples)` of the `tests`, and Student's statistic `t` `(samples,)` over the folds."""

    tests: tuple[str, ...]
    p_values: Reals
    t: Reals
    level: float
    folds: int
    m: int

    @property
    def samples(self) -> int:
        """How many samples there were."""
        return int(self.p_values.shape[1])

    @property
    def rejected(self) -> Integers:
        """Samples at which each test finds a difference, `(tests,)`."""
        return np.asarray((self.p_values <= self.level).sum(axis=1), dtype=np.int64)

    @property
    def shares(self) -> Reals:
        """The same as shares: the error of the first kind that was measured."""
        return np.asarray(self.rejected / self.samples)

    @cached_property
    def ends(self) -> Reals:
        """Exact intervals for the probability of finding one, which hold with 95 % each, `(2, tests)`."""
        inputs = {"m": self.samples, "errors": self.rejected, "delta": END}
        return np.array([theorems[slug].grid(**inputs) for slug in ("test_set_binomial_lower", "test_set_binomial")])

    @property
    def first(self) -> dict[str, float]:
        """The inputs of the theorem on folds, of the first sample."""
        return {"statistic": float(self.t[0]), "k": self.folds}


def level(learner: str, distance: float, m: int, folds: int, level: float, samples: int, seed: int) -> Level:
    """Draw `samples` samples of `m` examples and test on each whether the learners differ.

    Each learner sees one of two features, and predicts the label of the nearest example or the class of the nearer
    mean. Given the label, either feature is normal, with means `distance` apart, independently of the other: nothing
    tells the learners apart.
    """
    rng, predicts = np.random.default_rng(seed), PREDICTS[learner]
    y = rng.random((samples, m)) < 0.5
    X = rng.normal(size=(samples, m, 2)) + distance * y[:, :, np.newaxis]
    t, of_folds = student(_over_folds(rng, predicts, X, y, folds))
    tests = {
        f"{folds} folds": of_folds,
        f"{SPLITS} random splits": student(_over_splits(rng, predicts, X, y))[1],
        "5x2cv": halves(np.stack([_over_folds(rng, predicts, X, y, 2) for _ in range(HALVINGS)], axis=1)),
        "McNemar (one split)": _one_split(rng, predicts, X, y),
    }
    return Level(tuple(tests), np.array(list(tests.values())), t, level, folds, m)


def student(differences: Reals) -> tuple[Reals, Reals]:
    """Student's statistic and p-value of each row of `(samples, k)`; differences without spread differ or are 0."""
    k = differences.shape[1]
    error = differences.std(axis=1, ddof=1) / np.sqrt(k)
    statistics = _over(differences.mean(axis=1), error)
    return statistics, _p_values(FOLDS, statistics, k=k)


def halves(differences: Reals) -> Reals:
    """Dietterich's p-values of `(samples, halvings, 2)` differences."""
    variances = (differences[:, :, 0] - differences[:, :, 1]) ** 2 / 2
    return _p_values(HALVES, _over(differences[:, 0, 0], np.sqrt(variances.mean(axis=1))))


def _over(above: Reals, below: Reals) -> Reals:
    """The quotient; 0 where nothing is above, and infinite where nothing is below only."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(above == 0, 0.0, above / np.where(below > 1e-12, below, 0.0))


def _p_values(slug: str, statistics: Reals, **settings: int) -> Reals:
    near = np.abs(statistics) < LARGEST
    values = theorems[slug].grid(statistic=np.where(near, statistics, 0.0), **settings)
    return np.where(near, values, 0.0)


def _orders(rng: np.random.Generator, y: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A shuffle of each sample's examples."""
    return rng.permuted(np.tile(np.arange(y.shape[1]), (len(y), 1)), axis=1)


def _over_folds(rng: np.random.Generator, predicts: Predicts, X: Reals, y: NDArray[np.bool_], k: int) -> Reals:
    """The learners' differences of error on each fold, `(samples, k)`."""
    orders = _orders(rng, y)
    parts = [orders[:, fold::k] for fold in range(k)]
    differences = [
        _difference(wrong(predicts, X, y, np.concatenate(parts[:fold] + parts[fold + 1 :], axis=1), parts[fold]))
        for fold in range(k)
    ]
    return np.stack(differences, axis=1)


def _over_splits(rng: np.random.Generator, predicts: Predicts, X: Reals, y: NDArray[np.bool_]) -> Reals:
    return np.stack([_difference(_split(rng, predicts, X, y)) for _ in range(SPLITS)], axis=1)


def _one_split(rng: np.random.Generator, predicts: Predicts, X: Reals, y: NDArray[np.bool_]) -> Reals:
    """McNemar's exact p-values on a third held out."""
    first, second = np.moveaxis(_split(rng, predicts, X, y), 2, 0)
    only_first, only_second = (first & ~second).sum(axis=1), (second & ~first).sum(axis=1)
    return theorems["mcnemar"].grid(only_first=only_first, only_second=only_second)


def _split(rng: np.random.Generator, predicts: Predicts, X: Reals, y: NDArray[np.bool_]) -> NDArray[np.bool_]:
    orders, tested = _orders(rng, y), max(1, y.shape[1] // 3)
    return wrong(predicts, X, y, orders[:, tested:], orders[:, :tested])


def _difference(mistakes: NDArray[np.bool_]) -> Reals:
    return np.asarray(mistakes[:, :, 0].mean(axis=1) - mistakes[:, :, 1].mean(axis=1))


def wrong(
    predicts: Predicts, X: Reals, y: NDArray[np.bool_], train: NDArray[np.int64], test: NDArray[np.int64]
) -> NDArray[np.bool_]:
    """Whether the learner of each feature misclassifies each of the examples tested, `(samples, tested, 2)`."""
    labels, truth = np.take_along_axis(y, train, axis=1), np.take_along_axis(y, test, axis=1)
    columns = (
        predicts(np.take_along_axis(X[:, :, j], train, axis=1), labels, np.take_along_axis(X[:, :, j], test, axis=1))
        for j in range(X.shape[2])
    )
    return np.stack([column != truth for column in columns], axis=2)


def _by_mean(seen: Reals, labels: NDArray[np.bool_], at: Reals) -> NDArray[np.bool_]:
    """The class of the nearer mean."""
    nearer: NDArray[np.bool_] = np.abs(at - _mean(seen, labels)) < np.abs(at - _mean(seen, ~labels))
    return nearer


def _mean(seen: Reals, chosen: NDArray[np.bool_]) -> Reals:
    """The mean of the examples chosen, `(samples, 1)`; of none it is infinitely far away."""
    count = chosen.sum(axis=1, keepdims=True)
    return np.where(count > 0, (seen * chosen).sum(axis=1, keepdims=True) / np.maximum(count, 1), np.inf)


def _by_neighbour(seen: Reals, labels: NDArray[np.bool_], at: Reals) -> NDArray[np.bool_]:
    """The label of the nearest example: all samples lie far apart on one line, on which it is looked up."""
    order, shift = np.argsort(seen, axis=1), APART * np.arange(len(seen))[:, np.newaxis]
    line, queries = (np.take_along_axis(seen, order, axis=1) + shift).ravel(), (at + shift).ravel()
    right = np.searchsorted(line, queries).clip(1, len(line) - 1)
    nearest = np.where(line[right] - queries < queries - line[right - 1], right, right - 1)
    answers: NDArray[np.bool_] = np.take_along_axis(labels, order, axis=1).ravel()[nearest].reshape(at.shape)
    return answers


PREDICTS: dict[str, Predicts] = {NEIGHBOUR: _by_neighbour, MEAN: _by_mean}
