"""Two models on the same items: which is better, tested and as an interval; several pairs by Holm."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np

from bounds import theorems
from bounds.comparison.conditions import condition
from bounds.numbers import pluralize
from laboratory.evaluations.accuracies import (
    CLUSTERS,
    CLUSTERS_ALIKE,
    GRADED,
    MANY_CLUSTERS,
    MANY_ITEMS,
    RUNS,
    ItemMeans,
    ModelAccuracy,
    many_needed,
)
from laboratory.evaluations.clusters import ClusteredMean, clustered_mean
from laboratory.evaluations.differences.paired_intervals import TANGO, by_score, exact_difference, without_buehler
from laboratory.evaluations.holm import holm
from laboratory.evaluations.intervals import ConfidenceInterval, at_once, hoeffding_interval
from learners.shared.arrays import Reals

MOST_PAIRS = 45  # all pairs of ten models


@dataclass(frozen=True)
class PairedComparison:
    """`first` against `second` on their common items.

    `only_first` and `only_second` count items that only that model gets right: None with runs or grades. `difference`
    is first less second. `p_exact` and `p_midp` are McNemar's, `p_clustered` is approximate, over clusters or items;
    `p_holm` is the one of them that counts, `p_value`, for all comparisons at once.
    """

    first: str
    second: str
    items: int
    only_first: int | None
    only_second: int | None
    difference: float
    intervals: tuple[ConfidenceInterval, ...]
    p_exact: float | None
    p_midp: float | None
    p_clustered: float | None
    rests_on: str
    contradicted: str
    p_holm: float = 1.0

    @property
    def p_value(self) -> float:
        """McNemar's exact one, unless the file contradicts it: then the approximate one over clusters; else 1."""
        if self.p_exact is not None and not self.contradicted:
            return self.p_exact
        return 1.0 if self.p_clustered is None else self.p_clustered

    @property
    def test(self) -> str:
        """The name of the test behind `p_value`."""
        if self.p_exact is not None and not self.contradicted:
            return "McNemar's exact test"
        if self.p_clustered is None:
            return "no test: the difference is the same everywhere"
        return f"t test over {'clusters' if self.contradicted == CLUSTERS else 'items'} (approximate)"

    @property
    def score_interval(self) -> ConfidenceInterval | None:
        """Tango's, narrower than what is guaranteed; None with runs, grades or clusters."""
        return next((each for each in self.intervals if each.name == TANGO and not each.contradicted), None)

    @property
    def interval(self) -> ConfidenceInterval | None:
        """The one to quote; None where nothing can be said."""
        return next((interval for interval in self.intervals if not interval.contradicted), None)

    @property
    def together(self) -> ConfidenceInterval | None:
        """The one to quote where those of all comparisons are to hold at once; None where it is the only one."""
        return next((each for each in self.intervals if each.at_once > 1 and not each.contradicted), None)


def comparisons(
    accuracies: Sequence[ModelAccuracy], delta: float, baseline: str | None = None
) -> tuple[tuple[PairedComparison, ...], tuple[str, ...]]:
    """Every pair, or each model against the `baseline`; and sentences about pairs that could not be compared.

    Of more than ten models, each is compared with the first of the file.
    """
    names = [accuracy.model for accuracy in accuracies]
    if baseline is not None and baseline not in names:
        raise ValueError(f"baseline must be a model of the file; got {baseline[:60]!r}; it has {', '.join(names[:12])}")
    pairs = list(combinations(accuracies, 2))
    notes = []
    if baseline is None and len(pairs) > MOST_PAIRS:
        baseline = names[0]
        notes.append(f"Of {len(names)} models, each is compared with the first, {baseline}; a baseline may be chosen.")
    if baseline is not None:
        base = next(accuracy for accuracy in accuracies if accuracy.model == baseline)
        pairs = [(accuracy, base) for accuracy in accuracies if accuracy is not base]
    several = []
    for first, second in pairs:
        common = common_items(first.by_item, second.by_item)
        same = set(first.by_item.items) & set(second.by_item.items)
        both = f"{first.model} and {second.model}"
        if len(common) < len(same):
            differing = pluralize(len(same) - len(common), "item")
            notes.append(f"{both} had {differing} of one name with different content.")
        if len(common) < 2:
            notes.append(f"{both} have {pluralize(len(common), 'item')} in common, and are not compared.")
            continue
        several.append((first, second))
    made = [compare_pair(first, second, delta, len(several)) for first, second in several]
    notes += without_buehler([each.items for each in made if each.only_first is not None], len(several))
    return with_holm(made), tuple(notes)


def compare_pair(first: ModelAccuracy, second: ModelAccuracy, delta: float, pairs: int = 1) -> PairedComparison:
    """Two models on their common items, 2 or more, as one of so many `pairs`."""
    items = common_items(first.by_item, second.by_item)
    left, right = (_of_items(of.by_item.items, of.by_item.means, items) for of in (first, second))
    within = _of_items(first.by_item.items, first.by_item.clusters, items).tolist()
    blurred = _blurred(left, right, first.by_item, second.by_item)
    has_clusters = len(set(within)) < len(items)
    contradicted = CLUSTERS if has_clusters else blurred
    counts = None if blurred else _counts(left, right)
    clustered = clustered_mean(left - right, within) if len(set(within)) > 1 else None

    def intervals(level: float) -> Iterator[ConfidenceInterval]:
        if counts:
            yield exact_difference(len(items), *counts, level, contradicted, pairs)
        yield from _of_differences(left - right, within, level)

    alone = list(intervals(delta))
    if counts:
        both = int(((left == 1) & (right == 1)).sum())
        alone[1:1] = by_score((both, *counts, len(items) - both - sum(counts)), delta, contradicted)
    apart = [each for each in intervals(delta / pairs) if not each.contradicted] if pairs > 1 else []
    alone += [at_once(many_needed(each), pairs, "comparisons") for each in apart]
    approximately = MANY_CLUSTERS if has_clusters else MANY_ITEMS
    # The theorem counts errors: only the first is wrong where only the second is right.
    splits = {"only_first": counts[1], "only_second": counts[0]} if counts else None
    p_exact, p_midp = (float(theorems[slug](**splits)) if splits else None for slug in ("mcnemar", "mcnemar_midp"))
    only_first, only_second = counts or (None, None)
    rests_on = condition(theorems["mcnemar"].assumes) if counts and not contradicted else approximately
    return PairedComparison(
        first.model, second.model, len(items), only_first, only_second, float((left - right).mean()),
        tuple(alone), p_exact, p_midp, _p_clustered(clustered), rests_on, contradicted,
    )  # fmt: skip


def _of_differences(differences: Reals, clusters: Sequence[str], delta: float) -> Iterator[ConfidenceInterval]:
    """Of the mean of differences `(items,)` from -1 to 1, by their clusters: the approximation, and for clusters of
    one size Hoeffding's."""
    sizes = Counter(clusters)
    has_clusters = len(sizes) < len(differences)
    clustered = clustered_mean(differences, clusters) if len(sizes) > 1 else None
    if clustered is not None and clustered.standard_error:
        low, high = clustered.interval(delta)
        of, rests_on = ("clusters", MANY_CLUSTERS) if has_clusters else ("items", MANY_ITEMS)
        yield ConfidenceInterval(f"t over {of}", max(low, -1.0), min(high, 1.0), "approximate", (), rests_on)
    if has_clusters and len(sizes) > 1 and len(set(sizes.values())) == 1:
        mean = float(differences.mean())
        yield hoeffding_interval(len(sizes), mean, delta, of="clusters", drawn_so=CLUSTERS_ALIKE, least=-1.0)


def _p_clustered(clustered: ClusteredMean | None) -> float | None:
    """Without any spread over clusters the t statistic is infinite, and no measure."""
    if clustered is None or (clustered.mean and not clustered.standard_error):
        return None
    return clustered.p_value


def _of_items(names: Sequence[str], values: Any, items: Sequence[str]) -> np.ndarray:
    """The values of these items, in their order."""
    by_name = dict(zip(names, values, strict=True))
    return np.array([by_name[name] for name in items])


def common_items(first: ItemMeans, second: ItemMeans) -> list[str]:
    """The items of both, in the order of the first; not those whose content is known to differ."""
    contents = dict(zip(second.items, second.contents, strict=True))
    return [
        item for item, content in zip(first.items, first.contents, strict=True)
        if item in contents and (not content or not contents[item] or content == contents[item])
    ]  # fmt: skip


def with_holm(made: Sequence[PairedComparison]) -> tuple[PairedComparison, ...]:
    """Each with its p-value for all at once."""
    adjusted = holm([comparison.p_value for comparison in made])
    return tuple(replace(comparison, p_holm=p) for comparison, p in zip(made, adjusted, strict=True))


def _counts(left: np.ndarray, right: np.ndarray) -> tuple[int, int]:
    return int(((left == 1) & (right == 0)).sum()), int(((left == 0) & (right == 1)).sum())


def _blurred(left: np.ndarray, right: np.ndarray, *by_items: ItemMeans) -> str:
    """Why items cannot be counted as right or wrong; empty where they can."""
    if any(by_item.has_runs for by_item in by_items):
        return RUNS
    whole = all(bool(np.all((means == 0) | (means == 1))) for means in (left, right))
    return "" if whole else GRADED
