"""AdaBoost's loop over decision stumps, compiled. Each round's search is exact and reads every value once."""

from math import exp, log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled

Integers = NDArray[np.integer[Any]]

# Sums of a few thousand weights agree to about 1e-14; closer than this, two stumps count as equally good.
TIE = 1e-12
ROUNDS_DONE, PERFECT_STUMP, NO_EDGE = 0, 1, 2


def presort(X: Reals) -> tuple[Integers, Reals]:
    """Rows in rising order of each feature, and the threshold after each rank; both `(features, samples)`.

    A threshold is the midpoint to the next value, and NaN where the next value is the same or there is none.
    """
    order = np.argsort(X.T, axis=1, kind="stable")
    values = np.take_along_axis(X.T, order, axis=1)
    here, following = values[:, :-1], values[:, 1:]
    middle = here / 2 + following / 2
    # Between two neighbouring floats the midpoint may round onto the upper one, which must lie above it.
    middle = np.where((here <= middle) & (middle < following), middle, here)
    cuts = np.full(values.shape, np.nan)
    cuts[:, :-1] = np.where(here < following, middle, np.nan)
    return order.astype(np.int32), cuts


@compiled
def best_stump(order: Integers, cuts: Reals, signed_weights: Reals, all_positive_error: float) -> tuple[int, int, int]:
    """Feature, rank (-1: no cut) and sign of the stump of smallest weighted error; ties to the first."""
    best, feature, rank, sign = all_positive_error, 0, -1, 1
    if 1 - all_positive_error < best - TIE:
        best, sign = 1 - all_positive_error, -1
    for j in range(order.shape[0]):
        error = all_positive_error
        for i in range(order.shape[1]):
            error += signed_weights[order[j, i]]
            if np.isnan(cuts[j, i]):
                continue
            if error < best - TIE:
                best, feature, rank, sign = error, j, i, 1
            elif 1 - error < best - TIE:
                best, feature, rank, sign = 1 - error, j, i, -1
    return feature, rank, sign


@compiled
def answers_of(order: Integers, feature: int, rank: int, sign: int) -> Integers:
    """What the stump says about each example, -1 or +1; shape `(samples,)`."""
    answers = np.full(order.shape[1], sign, np.int8)
    for i in range(rank + 1):
        answers[order[feature, i]] = -sign
    return answers


@compiled
def reweigh(weights: Reals, y: Integers, answers: Integers, alpha: float) -> None:
    """Multiply by exp(-alpha) where the stump is right, by exp(alpha) where it errs, and normalize."""
    right, wrong = exp(-alpha), exp(alpha)
    total = 0.0
    for i in range(len(y)):
        weights[i] *= right if answers[i] == y[i] else wrong
        total += weights[i]
    for i in range(len(y)):
        # An underflow to zero would make a stump that errs there look perfect.
        weights[i] = max(weights[i] / total, 2.3e-308)


@compiled
def added(values: Reals) -> float:
    """The sum of `(samples,)` in their order: NumPy adds in pairs, so that its sum would be another, not compiled."""
    total = 0.0
    for value in values:
        total += value
    return total


@compiled
def boost(order: Integers, cuts: Reals, y: Integers, rounds: int, start: Reals) -> tuple[Integers, Reals, Reals, int]:
    """Stumps (feature, rank, sign), numbers (eps, alpha, training error) by round, votes, why it ended.

    `start` `(samples,)`, all > 0: the first weights, and what an example counts in the training error.
    """
    total = added(start)
    weights, votes = start / total, np.zeros(len(y))
    stumps, numbers = np.empty((rounds, 3), np.int64), np.empty((rounds, 3))
    for t in range(rounds):
        negative = added(weights[y < 0])
        feature, rank, sign = best_stump(order, cuts, weights * y, negative)
        answers = answers_of(order, feature, rank, sign)
        errs = answers != y
        epsilon = added(weights[errs])
        stumps[t] = feature, rank, sign
        if not errs.any():
            numbers[t] = 0.0, np.inf, 0.0
            return stumps[: t + 1], numbers[: t + 1], answers.astype(np.float64), PERFECT_STUMP
        if 0.5 - epsilon <= TIE:
            return stumps[:t], numbers[:t], votes, NO_EDGE
        alpha = 0.5 * log((1 - epsilon) / epsilon)
        reweigh(weights, y, answers, alpha)
        votes += alpha * answers
        numbers[t] = epsilon, alpha, added(start[(votes > 0) != (y > 0)]) / total
    return stumps, numbers, votes, ROUNDS_DONE
