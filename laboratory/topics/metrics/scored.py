"""A scored test set: its confusion matrices and curve, with their true values where the distribution is known."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf, log, nan, sqrt

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.worlds.gaussian_pair import GaussianPair
from learners.selection.confusion import Confusion
from learners.selection.roc import Roc, roc
from learners.shared.arrays import Reals

Flags = NDArray[np.bool_]
TRAINING = 0.6  # share of the tumours that the scores are fitted to
PENALTY = 0.01  # of the squared weights: the tumours for training can be separated


@dataclass(frozen=True)
class MeasuredRate:
    """`right` of `of` test examples, the interval for the true share, and the truth where it is known."""

    name: str
    right: int
    of: int
    low: float
    high: float
    truth: float | None

    @property
    def measured(self) -> float:
        return self.right / self.of


@dataclass(frozen=True, eq=False)
class MetricsRun:
    """Scores `(samples,)` are log-odds of a positive, `positive` `(samples,)` the truth.

    `world` is None where the distribution is not known; `delta` is the failure probability of each interval.
    """

    scores: Reals
    positive: Flags
    delta: float
    world: GaussianPair | None

    @cached_property
    def curve(self) -> Roc:
        return roc(self.positive, self.scores, True)

    @property
    def samples(self) -> int:
        return len(self.scores)

    def confusion(self, probability: float) -> Confusion:
        """Counts when positive is predicted from this probability upwards."""
        y_pred = self.scores >= log_odds(probability)
        return Confusion(
            int((y_pred & self.positive).sum()),
            int((~y_pred & self.positive).sum()),
            int((y_pred & ~self.positive).sum()),
            int((~y_pred & ~self.positive).sum()),
        )

    def point(self, probability: float) -> tuple[float, float]:
        """False and true positive rate on the test set."""
        counts = self.confusion(probability)
        return counts.false_positive_rate, counts.recall

    def rates(self, probability: float) -> tuple[MeasuredRate, ...]:
        """Accuracy, sensitivity, specificity and precision; precision only where positive is predicted."""
        c = self.confusion(probability)
        predicted = c.true_positives + c.false_positives
        shares = (
            ("accuracy", c.true_positives + c.true_negatives, self.samples),
            ("sensitivity", c.true_positives, c.true_positives + c.false_negatives),
            ("specificity", c.true_negatives, c.true_negatives + c.false_positives),
            ("precision", c.true_positives, predicted),
        )
        truths = {} if self.world is None else true_rates(self.world, probability)
        return tuple(
            MeasuredRate(name, right, of, *self._interval(of - right, of), truths.get(name))
            for name, right, of in shares
            if of
        )

    def rate(self, name: str, probability: float) -> MeasuredRate:
        """One of them by name."""
        return next(rate for rate in self.rates(probability) if rate.name == name)

    def _interval(self, wrong: int, of: int) -> tuple[float, float]:
        inputs = {"m": of, "delta": self.delta / 2, "errors": wrong}
        return 1 - theorems["test_set_binomial"](**inputs), 1 - theorems["test_set_binomial_lower"](**inputs)

    @property
    def majority(self) -> float:
        """Accuracy of always predicting the more frequent class of the test set."""
        return max(self.curve.positives, self.curve.negatives) / self.samples

    @property
    def area_inputs(self) -> Mapping[str, float]:
        """One example changes the area by 1/positives or 1/negatives: the inputs of McDiarmid's inequality."""
        p, n = self.curve.positives, self.curve.negatives
        return {"delta": self.delta / 2, "squares": 1 / p + 1 / n}

    @property
    def area_interval(self) -> tuple[float, float]:
        """Where the true area lies, with probability at least 1 - delta over the test set."""
        return max(0.0, self.curve.area - self.area_gap), min(1.0, self.curve.area + self.area_gap)

    @property
    def area_gap(self) -> float:
        """The bound on the distance of the true area from the test set's, to either side."""
        return float(theorems["mcdiarmid"](**self.area_inputs))

    @property
    def true_area(self) -> float | None:
        return None if self.world is None else true_area(self.world)

    def costs(self, probabilities: Reals, false_positive: float, false_negative: float) -> Reals:
        """Mean cost of a test example for each threshold."""
        counts = (self.confusion(p).cost(false_positive, false_negative) for p in probabilities)
        return np.array(list(counts), np.float64)


def log_odds(probability: float) -> float:
    """ln(p / (1 - p)), infinite at 0 and 1."""
    if probability in (0, 1):
        return inf if probability else -inf
    return log(probability) - log(1 - probability)


def true_curve(world: GaussianPair, thresholds: Reals) -> tuple[Reals, Reals]:
    """False and true positive rate of the log-odds of two Gaussians for each threshold on the log-odds.

    They are normal given the label, with mean logit(share) - or + distance^2 / 2 and deviation distance.
    """
    from scipy.special import ndtr

    middle, d = log_odds(world.share), world.distance
    below = (middle - thresholds) / d
    return np.asarray(ndtr(below - d / 2)), np.asarray(ndtr(below + d / 2))


def true_rates(world: GaussianPair, probability: float) -> dict[str, float]:
    """Accuracy, sensitivity, specificity and precision of the exact probabilities, positive from `probability` "
    "upwards."""
    alarms, hits = (float(rate) for rate in true_curve(world, np.array(log_odds(probability))))
    predicted = world.share * hits + (1 - world.share) * alarms
    return {
        "accuracy": world.share * hits + (1 - world.share) * (1 - alarms),
        "sensitivity": hits,
        "specificity": 1 - alarms,
        "precision": world.share * hits / predicted if predicted else nan,
    }


def true_costs(world: GaussianPair, probabilities: Reals, false_positive: float, false_negative: float) -> Reals:
    """Expected cost of a new example for each threshold on the probability, `(thresholds,)`."""
    alarms, hits = true_curve(world, np.array([log_odds(p) for p in probabilities]))
    return np.asarray(false_positive * (1 - world.share) * alarms + false_negative * world.share * (1 - hits))


def true_area(world: GaussianPair) -> float:
    """Probability that a positive outscores a negative: Phi(distance / sqrt 2)."""
    from scipy.special import ndtr

    return float(ndtr(world.distance / sqrt(2)))


def gaussian_run(world: GaussianPair, m: int, seed: int, delta: float) -> MetricsRun | None:
    """Draw a test set and score it with the true log-odds; None where it contains one class only."""
    sample = world.draw(np.random.default_rng(seed), m)
    scores = sample.X @ (2 * world.mean) + log_odds(world.share)
    positive = sample.y == 1
    return None if positive.all() or not positive.any() else MetricsRun(scores, positive, delta, world)


def tumours_run(seed: int, delta: float) -> MetricsRun:
    """Logistic regression fitted to 60 % of the breast cancer data, standardized, scores the other 40 %.

    Malignant is positive.
    """
    from laboratory.worlds.real_world import RealWorld
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.svm.conversion import c_of_lambda

    examples = RealWorld("breast_cancer").examples
    order = np.random.default_rng(seed).permutation(len(examples.y))
    learned, tested = np.split(order, [int(TRAINING * len(order))])
    mean, deviation = examples.X[learned].mean(axis=0), examples.X[learned].std(axis=0)
    X, malignant = (examples.X - mean) / deviation, examples.y == 0
    learner = LogisticRegression(c_of_lambda(PENALTY, len(learned))).fit(X[learned], malignant[learned])
    scores = X[tested] @ learner.coef_[0] + learner.intercept_[0]
    return MetricsRun(np.asarray(scores), malignant[tested], delta, None)
