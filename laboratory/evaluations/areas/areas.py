"""The area under the ROC curve of each model, and of one less another on the same items, with intervals.

What is guaranteed rests on Hoeffding's argument for U-statistics (1963, section 5): the area is the mean, over all ways
to pair k = min(positives, negatives) of each, of means of k independent pairs, each 0, 1/2 or 1. By convexity its
exponential moments are at most those of one such mean, and so every bound of Chernoff's kind for k independent losses
holds. As k is at least 1/(1/n + 1/m), that is never wider than McDiarmid's inequality makes it (Agarwal et al. 2005).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from bounds import theorems
from bounds.comparison.conditions import condition
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, Assumption
from laboratory.evaluations.areas.placements import Placements, placements, standard_error
from laboratory.evaluations.areas.scored import Scored
from laboratory.evaluations.differences.ends import quantile
from laboratory.evaluations.holm import holm
from laboratory.evaluations.intervals import ConfidenceInterval, at_once

MOST_PAIRS = 45  # all pairs of ten models
APART = Assumption("labels_apart", "The examples of each label are drawn independently from one distribution.", "world")
RESTS_ON = condition((APART, FIXED_HYPOTHESIS))
FIXED = f", and {FIXED_HYPOTHESIS.clause}"
MANY = f", if the examples of each label are drawn independently and are many{FIXED}"
MANY_CLUSTERS = f", if the clusters are drawn independently, are many, and none holds a large share of the items{FIXED}"
GUARANTEED, DELONG, OBUCHOWSKI = "Hoeffding for U-statistics", "DeLong", "Obuchowski, over clusters"


@dataclass(frozen=True)
class ModelArea:
    """The `area` under the ROC curve of one model's scores, taken as those of the label `positive`: the share of pairs
    of one `positives` and one `negatives` example that they order rightly, ties one half; its intervals, the best
    first; `standard_error` by DeLong, or over clusters, None where it cannot be told."""

    model: str
    positive: str
    positives: int
    negatives: int
    area: float
    standard_error: float | None
    intervals: tuple[ConfidenceInterval, ...]
    scored: Scored

    @property
    def interval(self) -> ConfidenceInterval:
        """The one to quote: the first that nothing in the file contradicts, else the first."""
        return next((each for each in self.intervals if not each.contradicted), self.intervals[0])

    @property
    def approximate(self) -> ConfidenceInterval | None:
        """DeLong's, or the one over clusters; None where the standard error is 0 or unknown."""
        return next((each for each in self.intervals if each.kind == "approximate" and not each.contradicted), None)


@dataclass(frozen=True)
class AreaComparison:
    """The area of `first` less that of `second` on `items` that both scored, with DeLong's two-sided test (over
    clusters Obuchowski's), which is approximate: `p_holm` for all comparisons at once. `p_value` is None where the
    standard error is 0 or unknown, though the areas differ."""

    first: str
    second: str
    items: int
    difference: float
    standard_error: float | None
    intervals: tuple[ConfidenceInterval, ...]
    p_value: float | None
    test: str
    rests_on: str
    p_holm: float = 1.0


def model_area(model: str, of: Scored, delta: float, models: int = 1) -> ModelArea:
    """The area of the model with these scores, one of so many `models`; both labels must occur."""
    placed = placements(of.scores, of.is_positive)
    n, m = len(placed.positives), len(placed.negatives)
    clusters = _numbered(of.clusters)
    error = standard_error(placed, of.is_positive, clusters)
    sure = [_guaranteed(min(n, m), placed.area, delta, of.dependence)]
    if models > 1:
        sure.append(at_once(_guaranteed(min(n, m), placed.area, delta / models, of.dependence), models))
    normal = _normal(placed.area, error, delta, (0.0, 1.0), clusters is not None)
    intervals = (*normal, *sure) if of.dependence else (*sure, *normal)
    return ModelArea(model, of.positive, n, m, placed.area, error, intervals, of)


def _numbered(clusters: Sequence[str]) -> np.ndarray | None:
    """Each answer's cluster as a number; None where all are alone."""
    places: dict[str, int] = {}
    within = [places.setdefault(name, len(places)) for name in clusters]
    return None if len(places) == len(within) else np.array(within)


def _guaranteed(pairs: int, area: float, delta: float, contradicted: str) -> ConfidenceInterval:
    """Chernoff's bound in relative entropy for so many independent pairs, on either side at δ/2."""
    theorem = theorems["test_set_kl"]
    low = 1 - float(theorem(m=pairs, delta=delta / 2, test_error=1 - area))
    high = float(theorem(m=pairs, delta=delta / 2, test_error=area))
    slugs = ("test_set_kl", "union_bound")
    return ConfidenceInterval(GUARANTEED, low, high, "guaranteed", slugs, RESTS_ON, contradicted)


def _normal(
    middle: float, error: float | None, delta: float, ends: tuple[float, float], clustered: bool
) -> tuple[ConfidenceInterval, ...]:
    """So many standard errors either way; none where there is no standard error, or it is 0."""
    if not error:
        return ()
    half = quantile(delta) * error
    name, rests_on = (OBUCHOWSKI, MANY_CLUSTERS) if clustered else (DELONG, MANY)
    low, high = max(middle - half, ends[0]), min(middle + half, ends[1])
    return (ConfidenceInterval(name, low, high, "approximate", (), rests_on),)


def area_comparisons(
    areas: Sequence[ModelArea], delta: float, baseline: str | None = None
) -> tuple[AreaComparison, ...]:  # fmt: skip
    """Every two, or each against the `baseline`, which of more than ten is the first; by Holm for all at once.

    Models with several answers to an item, or of other labels, are left out.
    """
    usable = [each for each in areas if len(set(each.scored.items)) == len(each.scored.items)]
    base = next((each for each in usable if each.model == baseline), None)
    pairs = list(combinations(usable, 2))
    if base is None and len(pairs) > MOST_PAIRS:
        base = usable[0]
    if base is not None:
        pairs = [(each, base) for each in usable if each is not base]
    made = [each for pair in pairs if (each := _compared(*pair, delta)) is not None]
    adjusted = holm([1.0 if each.p_value is None else each.p_value for each in made])
    return tuple(replace(each, p_holm=p) for each, p in zip(made, adjusted, strict=True))


def _compared(first: ModelArea, second: ModelArea, delta: float) -> AreaComparison | None:
    """On the common items with the same label; None where these do not have both labels."""
    left, right = first.scored, second.scored
    if left.positive != right.positive:
        return None
    at = dict(zip(right.items, range(len(right.items)), strict=True))
    places = [(place, at[item]) for place, item in enumerate(left.items) if item in at]
    ours, theirs = np.array([pair[0] for pair in places], int), np.array([pair[1] for pair in places], int)
    same = left.is_positive[ours] == right.is_positive[theirs]
    ours, theirs = ours[same], theirs[same]
    positive = left.is_positive[ours]
    if not positive.any() or positive.all():
        return None
    less: Placements = placements(left.scores[ours], positive).less(placements(right.scores[theirs], positive))
    clusters = _numbered([left.clusters[place] for place in ours])
    error = standard_error(less, positive, clusters)
    pairs = int(min(positive.sum(), (~positive).sum()))
    half = 2 * float(theorems["validation_two_sided"](m=pairs, delta=delta))
    ends = max(less.area - half, -1.0), min(less.area + half, 1.0)
    sure = ConfidenceInterval(
        GUARANTEED, *ends, "guaranteed", ("validation_two_sided",), RESTS_ON, left.dependence or right.dependence
    )
    intervals = (*_normal(less.area, error, delta, (-1.0, 1.0), clusters is not None), sure)
    test = f"{'DeLong' if clusters is None else 'Obuchowski'}'s test (approximate)"
    rests_on = MANY if clusters is None else MANY_CLUSTERS
    p, names = _p_value(less.area, error), (first.model, second.model)
    return AreaComparison(*names, len(positive), less.area, error, intervals, p, test, rests_on)


def _p_value(difference: float, error: float | None) -> float | None:
    from scipy.special import ndtr

    if not error:
        return 1.0 if difference == 0 and error is not None else None
    return float(2 * ndtr(-abs(difference) / error))
