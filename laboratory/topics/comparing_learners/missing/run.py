"""Missing values under naive Bayes: four ways to treat them, with exact true risks.

The label is a fair coin, and given the label the features are independent and binary: each agrees with the label with
the same probability. An example has one of 3^n patterns of 0, 1 and missing, so every risk is a finite sum.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Integers, Reals

LAWS: Mapping[str, str] = {"random": "At random", "ones": "Only ones, never zeros"}
WAYS: Mapping[str, str] = {
    "leave": "left out",
    "own": "a value of its own",
    "fill": "most frequent value",
    "drop": "complete examples only",
}
SHARES = np.arange(10) / 10  # of values that are missing
SAMPLES = 40  # over which risks are averaged
MISSING = 2  # beside the values 0 and 1


@dataclass(frozen=True, eq=False)
class MissingRun:
    """`risks[way]` `(shares, SAMPLES)` are exact true risks of what was learned; `shares` are those of missing values.

    `bayes` and `complete`, `(shares,)`, are the Bayes risk and the probability that an example has all its values.
    """

    features: int
    agree: float
    law: str
    m: int
    shares: Reals
    risks: Mapping[str, Reals]
    bayes: Reals
    complete: Reals

    def mean(self, way: str) -> Reals:
        """The mean risk, `(shares,)`."""
        return np.asarray(self.risks[way].mean(axis=1))

    @cached_property
    def posterior(self) -> float:
        """P(1 | x) by the true probabilities, of an example whose first value is 1 and whose others are missing."""
        patterns = _patterns(self.features)
        first = (patterns[:, 0] == 1) & (patterns[:, 1:] != MISSING).all(axis=1)  # completions of it
        law = _law(self.agree, 0.0, "random")
        positive, negative = (float(_probabilities(law, label, patterns)[first].sum()) for label in (1, 0))
        return positive / (positive + negative)


def missing(law: str, missing: float, features: int, agree: float, m: int, seed: int) -> MissingRun:
    """Draw SAMPLES samples of `m` examples for each share of SHARES and for the share `missing`, and learn each way."""
    shares = np.unique(np.append(SHARES, missing))
    patterns = _patterns(features)
    risks: dict[str, list[Reals]] = {way: [] for way in WAYS}
    bayes, complete = [], []
    for share in shares.tolist():
        rng = np.random.default_rng([seed, round(1e6 * share)])
        table = _law(agree, share, law)
        of_label = np.array([_probabilities(table, label, patterns) for label in (0, 1)])
        bayes.append(float(of_label.min(axis=0).sum() / 2))
        complete.append(float(of_label[:, (patterns != MISSING).all(axis=1)].sum() / 2))
        X, y = _sample(rng, table, features, m)
        for way, logarithms in _learned(X, y).items():
            risks[way].append(_risks(logarithms, patterns, of_label))
    by_way = {way: np.array(rows) for way, rows in risks.items()}
    return MissingRun(features, agree, law, m, shares, by_way, np.array(bayes), np.array(complete))


def _law(agree: float, share: float, law: str) -> Reals:
    """The probability of 0, 1 and missing given the label 0 and 1, `(2, 3)`."""
    ones = np.array([1 - agree, agree])
    if law == "random":
        return np.column_stack([(1 - share) * (1 - ones), (1 - share) * ones, np.full(2, share)])
    return np.column_stack([1 - ones, (1 - share) * ones, share * ones])


def _patterns(features: int) -> Integers:
    """All of them, `(3^features, features)`."""
    return np.array(list(product(range(3), repeat=features)), np.int64)


def _probabilities(table: Reals, label: int, patterns: Integers) -> Reals:
    """Of each pattern given the label."""
    return np.asarray(table[label][patterns].prod(axis=1))


def _sample(rng: np.random.Generator, table: Reals, features: int, m: int) -> tuple[Integers, Integers]:
    """Values `(SAMPLES, m, features)` and labels `(SAMPLES, m)`."""
    y = rng.integers(0, 2, (SAMPLES, m))
    u = rng.random((SAMPLES, m, features))
    steps = table.cumsum(axis=1)[y]
    X = (u >= steps[:, :, np.newaxis, 0]).astype(np.int64) + (u >= steps[:, :, np.newaxis, 1])
    return X, y


def _learned(X: Integers, y: Integers) -> dict[str, tuple[Reals, Reals]]:
    """By each way: logarithms of the priors `(SAMPLES, 2)`, and of the shares `(SAMPLES, 2, features, 3)`.

    Laplace's rule adds 1 to every count. What is left out has the factor 1.
    """
    counts, sizes = _counts(X, y, np.ones(y.shape, np.bool_))
    whole, complete = _counts(X, y, (X != MISSING).all(axis=2))
    known = counts[..., :2].sum(axis=1)
    mode = (known[..., 1] > known[..., 0]).astype(np.int64)[:, np.newaxis, :, np.newaxis]  # of equal counts 0
    filled = counts[..., :2] + counts[..., 2:] * (np.arange(2) == mode)
    of_filled = _smoothed(filled)
    at_mode = np.take_along_axis(of_filled, np.broadcast_to(mode, (*of_filled.shape[:3], 1)), axis=3)
    return {
        "leave": (_prior(sizes), _and_nothing(_smoothed(counts[..., :2]))),
        "own": (_prior(sizes), _smoothed(counts)),
        "fill": (_prior(sizes), np.concatenate([of_filled, at_mode], axis=3)),
        "drop": (_prior(complete), _and_nothing(_smoothed(whole[..., :2]))),
    }


def _counts(X: Integers, y: Integers, used: NDArray[np.bool_]) -> tuple[Reals, Reals]:
    """How often each value stands with each label, `(SAMPLES, 2, features, 3)`, and examples of the label."""
    of_label = np.stack([used & (y == label) for label in (0, 1)], axis=1).astype(np.float64)
    values = np.stack([value == X for value in range(3)], axis=3).astype(np.float64)
    return np.einsum("slm,smfv->slfv", of_label, values), of_label.sum(axis=2)


def _smoothed(counts: Reals) -> Reals:
    return np.asarray(np.log((counts + 1) / (counts.sum(axis=3, keepdims=True) + counts.shape[3])))


def _prior(sizes: Reals) -> Reals:
    return np.asarray(np.log((sizes + 1) / (sizes.sum(axis=1, keepdims=True) + 2)))


def _and_nothing(logarithms: Reals) -> Reals:
    """A missing value changes no score."""
    return np.concatenate([logarithms, np.zeros((*logarithms.shape[:3], 1))], axis=3)


def _risks(learned: tuple[Reals, Reals], patterns: Integers, of_label: Reals) -> Reals:
    """The exact risk after each sample, `(SAMPLES,)`; of equal scores 0 is predicted."""
    priors, logarithms = learned
    scores = np.repeat(priors[:, :, np.newaxis], len(patterns), axis=2)
    for feature in range(patterns.shape[1]):
        scores += logarithms[:, :, feature, patterns[:, feature]]
    positive = scores[:, 1] > scores[:, 0] + 1e-12
    return np.asarray(np.where(positive, of_label[0], of_label[1]).sum(axis=1) / 2)
