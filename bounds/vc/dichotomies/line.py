"""Classes on the line whose hypotheses change their label few times: thresholds, rays, intervals and their unions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Literal

from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, Restriction, decimal, names, signs


@dataclass(frozen=True)
class FewRuns:
    """Labels along the line form at most so many runs, depending on the label on the far left.

    `because` finishes the sentence on why more runs are impossible; `ends` says on which side of the points a
    hypothesis that is 1 on the outermost ones may go on for ever.
    """

    from_0: int
    from_1: int
    because: str
    ends: Literal["one", "none", "both or none"]

    def limit(self, first: int) -> int:
        return self.from_1 if first else self.from_0

    def restriction(self) -> Restriction:
        return Restriction(
            lambda points: frozenset(labellings(_values(points), self)),
            lambda points, labels: _hypothesis(_values(points), labels, self),
            lambda points, labels: _obstacle(_values(points), labels, self),
            dimension=1,
        )


def _values(points: Points) -> list[Fraction]:
    return [point[0] for point in points]


def labellings(values: Sequence[Fraction], runs: FewRuns) -> Iterator[int]:
    """Each labelling of the values with few enough runs, packed; equal values get equal labels."""
    groups = [sum(1 << i for i, value in enumerate(values) if value == place) for place in sorted(set(values))]
    if not groups:
        yield 0
        return
    for first in (0, 1):
        for changes in range(min(runs.limit(first), len(groups))):
            for cuts in combinations(range(1, len(groups)), changes):
                ends = [0, *cuts, len(groups)]
                positive = list(pairwise(ends))[1 - first :: 2]
                yield sum(sum(groups[start:end]) for start, end in positive)


def _hypothesis(values: Sequence[Fraction], labels: Labels, runs: FewRuns) -> Hypothesis:
    segments = tuple(_positive_segments(values, labels, runs))
    segments_in_words = " or ".join(_segment(low, high) for low, high in segments)

    def label(point: Sequence[Fraction]) -> int:
        return int(any((low is None or low < point[0]) and (high is None or point[0] < high) for low, high in segments))

    words = f"1 where {segments_in_words}" if segments else "0 everywhere"
    return Hypothesis(words, {"positive": segments}, label)


def _segment(low: Fraction | None, high: Fraction | None) -> str:
    left = "" if low is None else f"{decimal(low)} < "
    right = "" if high is None else f" < {decimal(high)}"
    return f"{left}x{right}" if left or right else "x is any number"


def _positive_segments(
    values: Sequence[Fraction], labels: Labels, runs: FewRuns
) -> Iterator[tuple[Fraction | None, Fraction | None]]:
    """Open segments that hold the points labelled 1, cut halfway to their neighbours."""
    places = sorted(dict(zip(values, labels, strict=True)).items())
    if not places:
        return
    low, last = _outer_ends(places, runs)
    for (value, label), (following, other) in pairwise(places):
        halfway = (value + following) / 2
        if label and not other:
            yield low, halfway
        if other and not label:
            low = halfway
    if places[-1][1]:
        yield low, last


def _outer_ends(places: list[tuple[Fraction, int]], runs: FewRuns) -> tuple[Fraction | None, Fraction | None]:
    """Where segments at either end of the points begin and end; None where they go on for ever."""
    below, above = places[0][0] - 1, places[-1][0] + 1
    everything = all(label for _, label in places)
    if runs.ends == "one":
        return (below if everything else None), None
    if runs.ends == "both or none" and places[0][1] and places[-1][1]:
        return None, None
    return below, above


def _obstacle(values: Sequence[Fraction], labels: Labels, runs: FewRuns) -> Refutation:
    alternating = conflict(values, labels, runs)
    if alternating is None:
        raise ValueError("this labelling is realized")
    if len(alternating) == 2 and values[alternating[0]] == values[alternating[1]]:
        return Refutation(f"{names(alternating).capitalize()} are the same place with different labels.", alternating)
    pattern = signs([labels[point] for point in alternating])
    return Refutation(
        f"From left to right {names(alternating)} are labelled {pattern}, and {runs.because}.",
        alternating,
    )


def conflict(values: Sequence[Fraction], labels: Labels, runs: FewRuns) -> tuple[int, ...] | None:
    """Two equal values with different labels, or one point from each of one run too many; None where all is well."""
    order = sorted(range(len(values)), key=lambda i: (values[i], labels[i]))
    for left, right in pairwise(order):
        if values[left] == values[right] and labels[left] != labels[right]:
            return left, right
    firsts = [point for k, point in enumerate(order) if k == 0 or labels[order[k - 1]] != labels[point]]
    if not firsts or len(firsts) <= runs.limit(labels[firsts[0]]):
        return None
    return tuple(firsts[: runs.limit(labels[firsts[0]]) + 1])


THRESHOLDS = FewRuns(2, 1, "a threshold never goes back from 1 to 0", "one")
RAYS = FewRuns(2, 2, "a ray changes its label once only", "one")
INTERVALS = FewRuns(3, 2, "an interval holds all that lies between two of its points", "none")
SIGNED_INTERVALS = FewRuns(3, 3, "an interval or what it leaves out changes the label twice at most", "both or none")


def interval_unions(k: int) -> FewRuns:
    """Unions of at most k intervals."""
    return FewRuns(2 * k + 1, 2 * k, f"{k + 1} groups of ones apart need {k + 1} intervals", "none")
