"""No free lunch on a few points: the risks of learners under every labelling, enumerated."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from laboratory.worlds.no_free_lunch_adversary import Cost, NoFreeLunchAdversary, cost_of_labellings
from learners.shared.arrays import Integers, Reals

FITS = 6_000  # the most that a person waits for
BAD = 1 / 8
SAME = 1e-12  # what sums of probabilities err by


@dataclass(frozen=True)
class LunchRun:
    """The exact risks of each learner under all labellings of `points` points, for samples of size m."""

    points: int
    m: int
    costs: Mapping[str, Cost]

    @property
    def average(self) -> float:
        """The theorem's exact average for a learner that repeats its sample."""
        return float(theorems["no_free_lunch_exact"](m=self.m, points=self.points))

    def mean(self, learner: str) -> float:
        """The mean over all labellings of a learner's expected risk."""
        return float(self.costs[learner].expected_risk.mean())

    def differ(self, *learners: str) -> bool:
        """Whether one of these is better than another on some labelling, not only in its rounding."""
        risks = np.array([self.costs[learner].expected_risk for learner in learners])
        return bool((np.ptp(risks, axis=0) > SAME).any())

    def worst(self, learner: str) -> float:
        """The largest expected risk of a learner, over all labellings."""
        return float(self.costs[learner].expected_risk.max())

    def labels(self, learner: str) -> list[int]:
        """The labelling that is worst for a learner."""
        return [int(label) for label in NoFreeLunchAdversary(self.points, self.costs[learner].worst).labels]

    def often_bad(self, learner: str) -> float:
        """The largest probability, over labellings, of a risk of 1/8 or more."""
        return float(self.costs[learner].often_bad.max())

    @property
    def bound(self) -> float | None:
        """The theorem's lower bound on it; None unless there are twice as many points as examples."""
        return float(theorems["no_free_lunch"](epsilon=BAD)) if self.points >= 2 * self.m else None


def fits(points: int, m: int) -> int:
    """An upper bound on the fits for each learner."""
    return int(points**m * 2 ** min(points, m))


def lunch_run(points: int, m: int) -> LunchRun:
    """Enumerate all samples and labellings for all learners. Raises ValueError beyond `FITS` fits for a learner."""
    if fits(points, m) > FITS:
        raise ValueError(
            f"points and m of lunch_run (what is enumerated) must need at most {FITS:,} fits; got {points!r}, {m!r}"
        )
    return LunchRun(points, m, {name: cost_of_labellings(learn, points, m) for name, learn in rules(points).items()})


def averages(points: int, sizes: Integers) -> Reals:
    """The exact average for a learner that repeats its sample, at many sizes."""
    return np.asarray(theorems["no_free_lunch_exact"](m=sizes, points=points), np.float64)


def doubled(sizes: Integers) -> Reals:
    """The same on a domain of twice as many points as examples."""
    return np.asarray(theorems["no_free_lunch_exact"](m=sizes, points=2 * sizes), np.float64)


class _Table:
    """A predictor as a table: the label of each point. (Estimators would spend their time on checking arguments.)"""

    def __init__(self, answers: Integers) -> None:
        self.answers = answers

    def predict(self, X: Any) -> Integers:
        return np.asarray(self.answers[np.asarray(X)[:, 0].astype(int)])


def rules(points: int) -> Mapping[str, Callable[[Any, Any], _Table]]:
    """The learners, which use the number of points but not their labels."""
    places = np.arange(points, dtype=float)

    def memorizer(X: Any, y: Any) -> _Table:
        """The labels of its sample, and the most frequent one elsewhere: 0 of equals."""
        labels = np.full(points, int(2 * y.sum() > len(y)))
        labels[X[:, 0].astype(int)] = y
        return _Table(labels)

    def neighbour(X: Any, y: Any) -> _Table:
        """The label of the nearest point seen; of two the left one."""
        order = np.argsort(X[:, 0], kind="stable")
        return _Table(y[order][np.abs(places[:, np.newaxis] - X[order, 0]).argmin(axis=1)])

    def threshold(X: Any, y: Any) -> _Table:
        """1 from the cut that misclassifies fewest on, the first of equals, halfway between two points seen."""
        seen = np.unique(X[:, 0])
        cuts = np.concatenate([[-np.inf], (seen[:-1] + seen[1:]) / 2, [np.inf]])
        mistakes = ((X[:, 0] >= cuts[:, np.newaxis]) != y).sum(axis=1)
        return _Table((places >= cuts[mistakes.argmin()]).astype(np.int64))

    return {"memorizer": memorizer, "nearest neighbour": neighbour, "best threshold": threshold}
