"""The risk of a learner under every labelling of a few points: the enumeration behind the no-free-lunch theorem."""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.risk import predictions
from laboratory.worlds.world import Features, Labels, Predictor

Learn = Callable[[Features, Labels], Predictor]  # examples (m, 1) and labels (m,) to a fitted predictor
MOST_POINTS = 12
MOST_SAMPLES = 20_000


class Cost(NamedTuple):
    """A learner's expected risks and failure probabilities `(2^points,)`, in the order of labellings.

    `expected_risk[f]` is the mean over all samples of the true risk under labelling f; `often_bad[f]` the
    probability of a risk of 1/8 or more; `worst` the labelling of largest expected risk, the first of equals.
    """

    expected_risk: NDArray[np.float64]
    often_bad: NDArray[np.float64]
    worst: int


def cost_of_labellings(learn: Learn, points: int, m: int) -> Cost:
    """Fit `learn` to every ordered sample of `m` of the points under every labelling, and average exactly.

    `learn` must be deterministic. Work: points^m samples, each fitted under all labellings of its own points.
    Raises ValueError for more than 12 points or 20,000 samples. Source: the proof of the no-free-lunch theorem,
    Shalev-Shwartz and Ben-David (2014), Theorem 5.1.
    """
    if not (2 <= points <= MOST_POINTS and m >= 1 and points**m <= MOST_SAMPLES):
        domain = f"2 to {MOST_POINTS} points and at most {MOST_SAMPLES:,} ordered samples"
        raise ValueError(
            f"points and m of cost_of_labellings (what is enumerated) must be {domain}; got {points!r}, {m!r}"
        )
    labellings = (np.arange(2**points)[:, np.newaxis] >> np.arange(points)) & 1  # (2^points, points)
    places = np.arange(points, dtype=float)[:, np.newaxis]
    total, bad = np.zeros(2**points, dtype=np.int64), np.zeros(2**points, dtype=np.int64)
    for sample in product(range(points), repeat=m):
        misclassified = _misclassified(learn, list(sample), labellings, places)
        total += misclassified
        bad += 8 * misclassified >= points
    samples = points**m
    return Cost(total / (samples * points), bad / samples, int(total.argmax()))


def _misclassified(learn: Learn, sample: list[int], labellings: Labels, places: Features) -> Labels:
    """Misclassified points under every labelling by the predictor of one sample; labellings alike on it share one."""
    distinct, which = np.unique(labellings[:, sample], axis=0, return_inverse=True)
    predicted = np.array([predictions(learn(places[sample], labels), places) for labels in distinct])
    misclassified: Labels = (predicted[which.ravel()] != labellings).sum(axis=1)
    return misclassified
