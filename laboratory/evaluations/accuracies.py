"""The accuracy of one model on the items of a file, and how far it may be from the true one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from bounds.vocabulary.assumptions import Assumption
from laboratory.evaluations.clusters import ClusteredMean, clustered_mean
from laboratory.evaluations.intervals import (
    ConfidenceInterval,
    at_once,
    exact_interval,
    hoeffding_interval,
    wilson_interval,
)
from laboratory.evaluations.results import ItemAnswer
from learners.shared.arrays import Reals

RUNS = "answers to the same item"
GRADED = "answers that are partly right"
CLUSTERS = "items of the same cluster"
MANY_CLUSTERS = ", if the clusters are drawn independently, are many, and none holds a large share of the items"
FAR_OUT = "; as δ was divided, more of them are needed"
MANY_ITEMS = ", if the items are drawn independently, each with its runs, and are many"
CLUSTERS_ALIKE = Assumption(
    "clusters_alike", "The clusters, all of one size, are drawn independently from one distribution.", "world"
)
ITEMS_WITH_RUNS = Assumption(
    "items_with_runs", "The items, each with its runs, are drawn independently from one distribution.", "world"
)


@dataclass(frozen=True)
class ItemMeans:
    """For each item its mean over runs `means` `(items,)`, its number of answers, and its cluster."""

    items: tuple[str, ...]
    means: Reals
    answers: tuple[int, ...]
    clusters: tuple[str, ...]
    contents: tuple[str, ...]

    @cached_property
    def has_runs(self) -> bool:
        """Whether an item was answered more than once."""
        return max(self.answers) > 1

    @cached_property
    def has_clusters(self) -> bool:
        """Whether some cluster holds several items."""
        return len(set(self.clusters)) < len(self.items)

    @property
    def is_graded(self) -> bool:
        """Whether some answer is neither right nor wrong."""
        return not self.has_runs and bool(np.any((self.means > 0) & (self.means < 1)))

    @property
    def dependence(self) -> str:
        """What in the file speaks against independent items that are right or wrong; empty if nothing does."""
        if self.has_clusters:
            return CLUSTERS
        return RUNS if self.has_runs else ""


def item_means(answers: Sequence[ItemAnswer]) -> ItemMeans:
    """The answers of one model, item by item; an item without a cluster is one of its own."""
    names = [answer.item for answer in answers]
    firsts = dict(zip(names, answers, strict=True))
    if len(firsts) < len(names):
        firsts = dict(zip(reversed(names), reversed(answers), strict=True))  # the first of each item is kept
        firsts = {name: firsts[name] for name in dict.fromkeys(names)}
    clusters = tuple(f"cluster {first.cluster}" if first.cluster else f"item {item}" for item, first in firsts.items())
    contents = tuple(first.content for first in firsts.values())
    if len(firsts) == len(answers):
        means, counts = np.array([answer.right for answer in answers]), (1,) * len(answers)
        return ItemMeans(tuple(firsts), means, counts, clusters, contents)
    rights: dict[str, list[float]] = {item: [] for item in firsts}
    for answer in answers:
        rights[answer.item].append(answer.right)
    means = np.array([sum(values) / len(values) for values in rights.values()])
    return ItemMeans(tuple(firsts), means, tuple(map(len, rights.values())), clusters, contents)


@dataclass(frozen=True)
class ModelAccuracy:
    """A model's accuracy: the mean over items of the share of right answers, and its intervals, the best first.

    `contradicted` intervals stand last: they hold only if what the file shows did not matter.
    """

    model: str
    by_item: ItemMeans
    delta: float
    intervals: tuple[ConfidenceInterval, ...]

    @property
    def items(self) -> int:
        """The number of items."""
        return len(self.by_item.items)

    @property
    def answers(self) -> int:
        """The number of answers: more than items where there are several runs."""
        return sum(self.by_item.answers)

    @property
    def accuracy(self) -> float:
        """The mean over items."""
        return float(self.by_item.means.mean())

    @property
    def right(self) -> int | None:
        """How many items are right; None where that is no whole number: with runs, or grades between."""
        by_item = self.by_item
        return None if by_item.has_runs or by_item.is_graded else round(float(by_item.means.sum()))

    @cached_property
    def clustered(self) -> ClusteredMean | None:
        """The mean with its standard error over clusters; None for a single cluster."""
        by_item = self.by_item
        return clustered_mean(by_item.means, by_item.clusters) if len(set(by_item.clusters)) > 1 else None

    @property
    def interval(self) -> ConfidenceInterval:
        """The one to quote: the first that nothing in the file contradicts, else the first."""
        return next((interval for interval in self.intervals if not interval.contradicted), self.intervals[0])


def model_accuracy(model: str, answers: Sequence[ItemAnswer], delta: float, models: int = 1) -> ModelAccuracy:
    """The accuracy of the model that gave these answers, one of so many `models`."""
    by_item = item_means(answers)
    intervals = [*_from_counts(by_item, delta, models), *_from_means(by_item, delta)]
    if models > 1 and (by_item.dependence or by_item.is_graded):
        together = [each for each in _from_means(by_item, delta / models) if not each.contradicted]
        intervals += [at_once(many_needed(each), models) for each in together]
    intervals.sort(key=lambda interval: bool(interval.contradicted))
    return ModelAccuracy(model, by_item, delta, tuple(intervals))


def many_needed(interval: ConfidenceInterval) -> ConfidenceInterval:
    """An approximation is rougher further out, where the failure probability was divided."""
    return replace(interval, rests_on=f"{interval.rests_on}{FAR_OUT}") if interval.kind == "approximate" else interval


def _from_counts(by_item: ItemMeans, delta: float, models: int) -> list[ConfidenceInterval]:
    """What needs items that are right or wrong, and independent."""
    if by_item.has_runs or by_item.is_graded:
        return []
    n, contradicted = len(by_item.items), by_item.dependence
    wrong = n - round(float(by_item.means.sum()))
    intervals = [exact_interval(n, wrong, delta, contradicted)]
    if models > 1:
        intervals.append(exact_interval(n, wrong, delta, contradicted, models))
    return [*intervals, wilson_interval(n, wrong, delta, contradicted)]


def _from_means(by_item: ItemMeans, delta: float) -> list[ConfidenceInterval]:
    """What needs values from 0 to 1 only: of items, of clusters of one size; and the approximation over clusters."""
    n, mean = len(by_item.items), float(by_item.means.mean())
    sizes = Counter(by_item.clusters) if by_item.has_clusters else Counter()
    contradicted = CLUSTERS if by_item.has_clusters else ""
    intervals = []
    if len(sizes) > 1 and len(set(sizes.values())) == 1:
        intervals.append(hoeffding_interval(len(sizes), mean, delta, of="clusters", drawn_so=CLUSTERS_ALIKE))
    runs: dict[str, Any] = {"of": "items", "drawn_so": ITEMS_WITH_RUNS} if by_item.has_runs else {}
    intervals.append(hoeffding_interval(n, mean, delta, contradicted, **runs))
    if len(set(by_item.clusters)) > 1 and (by_item.has_clusters or by_item.has_runs):
        low, high = clustered_mean(by_item.means, by_item.clusters).interval(delta)
        of, rests_on = ("clusters", MANY_CLUSTERS) if by_item.has_clusters else ("items", MANY_ITEMS)
        if high > low:
            ends = max(low, 0.0), min(high, 1.0)
            intervals.insert(0, ConfidenceInterval(f"t over {of}", *ends, "approximate", (), rests_on))
    return intervals
