"""k nearest neighbours: the label by their vote at a point, or the mean of their numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import (
    ASKED,
    Reals,
    asked_about,
    chosen,
    in_text,
    in_whole_numbers,
    reals,
    text_of,
    whole,
)
from laboratory.exercises.problem import WrongAnswer

METRICS = ("euclidean", "manhattan", "chebyshev")
EXACTLY = "exactly k neighbours, the first of the table where distances are equal"


@dataclass(frozen=True)
class _Query:
    """The examples `X` with their `labels` and the `point`, in whole numbers: times `scale`; and the settings."""

    X: Reals
    labels: list[str]
    point: Reals
    k: int
    metric: str
    scale: int

    def distances(self, metric: str = "") -> Reals:
        """From the point to every example `(examples,)`, times the scale: equal ones are the same double."""
        apart = np.abs(self.X - self.point)
        measured = {
            "euclidean": np.sqrt((apart**2).sum(axis=1)),
            "manhattan": apart.sum(axis=1),
            "chebyshev": apart.max(axis=1),
        }
        return np.asarray(measured[metric or self.metric])

    def nearest(self, k: int | None = None, metric: str = "", all_ties: bool = True) -> list[int]:
        """The k nearest examples, nearest first; with `all_ties` all those as far away as the last of them."""
        far = self.distances(metric)
        order, k = [int(i) for i in np.argsort(far, kind="stable")], self.k if k is None else k
        last = far[order[k - 1]]
        return [i for i in order if far[i] <= last] if all_ties else order[:k]

    @property
    def read(self) -> str:
        """How the rows were read."""
        features = self.X.shape[1]
        return (
            f"{pluralize(len(self.X), 'example')} of {pluralize(features, 'feature')}, the label last; the point "
            f"{in_text(self.point / self.scale)}; k = {self.k}, {self.metric} distances; "
            f"ties with the k-th are included"
        )


def _read(rows: Sequence[Any], k: Any, metric: Any) -> _Query:
    examples, point = asked_about(rows)
    if not len(point):
        raise ValueError("a row holds the features and then the label; got rows of one cell")
    table, scale = in_whole_numbers(reals([*(row[:-1] for row in examples), point]))
    spelled: dict[str, str] = {}
    labels = [spelled.setdefault(text_of(row[-1]).casefold(), text_of(row[-1])) for row in examples]
    k = whole("k", "number of neighbours", k, 1, len(examples))
    chosen("metric", "how distances are measured", metric, METRICS)
    return _Query(table[:-1], labels, table[-1], k, metric, scale)


def _lines(query: _Query) -> tuple[str, ...]:
    far, near = query.distances() / query.scale, query.nearest()
    listed = ", ".join(f"{in_text(far[i])} to example {i + 1} ({query.labels[i]})" for i in near)
    tied = f"; {len(near)} are as near as the k-th" if len(near) > query.k else ""
    return (
        f"The distances to all examples, in the order of the table, are {in_text(far)}.",
        f"The nearest are {listed}{tied}.",
    )


def _table(query: _Query) -> dict[str, list[Any]]:
    """Every example with its distance, the nearest first, and whether it votes."""
    far = query.distances() / query.scale
    order, near = np.argsort(far, kind="stable").tolist(), {*query.nearest()}
    return {
        "example": [i + 1 for i in order],
        "label": [query.labels[i] for i in order],
        "distance": far[order].tolist(),
        "among the k nearest": ["yes" if i in near else "no" for i in order],
    }


def _label(*rows: Any, k: Any, metric: Any = METRICS[0]) -> WorkedOut:
    from learners import KNN  # brings scikit-learn

    query = _read(rows, k, metric)
    fitted = KNN(n_neighbors=query.k, metric=query.metric).fit(query.X, np.array(query.labels))
    right = str(fitted.predict(query.point[np.newaxis])[0])
    near = query.nearest()
    votes = Counter(query.labels[i] for i in near)
    also = [
        Instead(label, words)
        for words, among in ((EXACTLY, query.nearest(all_ties=False)), ("", near))
        for label, words in _winners(query, among, words)
    ]
    text = ", ".join(f"{label} {count}" for label, count in votes.most_common())
    tie = "; a tie goes to the more frequent label of the table" if _is_tied(votes) else ""
    lines = (*_lines(query), f"The votes are {text}{tie}.", f"The label is {right}.")
    labels = tuple(dict.fromkeys(query.labels))
    return WorkedOut(right, (), query.read, lines, also, labels=labels, table=_table(query))


def _is_tied(votes: Counter[str]) -> bool:
    return list(votes.values()).count(max(votes.values())) > 1


def _winners(query: _Query, among: Sequence[int], words: str) -> list[tuple[str, str]]:
    """The winner of the vote of these neighbours, and for a tie the winner by each rule."""
    votes = Counter(query.labels[i] for i in among)
    best = [label for label, count in votes.items() if count == max(votes.values())]
    if len(best) == 1:
        return [(best[0], words)] if words else []
    nearest = next(query.labels[i] for i in among if query.labels[i] in best)
    rules = ((nearest, "the nearest of the tied labels"), (min(best), "the first of the tied labels in their order"))
    return [(label, "; ".join(filter(None, (words, rule)))) for label, rule in rules]


def _mean(*rows: Any, k: Any, metric: Any = METRICS[0]) -> WorkedOut:
    from learners import KNNRegressor  # brings scikit-learn

    query = _read(rows, k, metric)
    y = reals([query.labels])[0]
    fitted = KNNRegressor(n_neighbors=query.k, metric=query.metric).fit(query.X, y)
    right = float(fitted.predict(query.point[np.newaxis])[0])
    near, far = query.nearest(), query.distances()
    also = [Instead(float(y[query.nearest(all_ties=False)].mean()), EXACTLY)]
    if far[near].min() > 0:
        also.append(Instead(float(np.average(y[near], weights=1 / far[near])), "weights of one over the distance"))
    slips = [
        WrongAnswer(float(y[near].sum()), "That is the sum: divide it by the number of neighbours."),
        WrongAnswer(float(y[near].sum()) / len(y), "That is divided by all examples: only the neighbours count."),
        WrongAnswer(float(y.mean()), "That is the mean of all examples: only the nearest count."),
        WrongAnswer(float(np.median(y[near])), "That is the median of the neighbours: the question is about the mean."),
        *(
            WrongAnswer(float(y[query.nearest(other)].mean()), f"That is the mean of {_so_many(other)}.")
            for other in {1, query.k - 1, query.k + 1}
            if 1 <= other <= len(y) and other != query.k
        ),
        *(
            WrongAnswer(float(y[query.nearest(metric=other)].mean()), f"That is with {other} distances.")
            for other in METRICS
            if other != query.metric
        ),
        WrongAnswer(float(y[np.argsort(-far, kind="stable")[: query.k]].mean()), "Those are the farthest examples."),
    ]
    last = f"The mean of {in_text(y[near])} is {in_text(right)}."
    return WorkedOut(right, slips, query.read, (*_lines(query), last), also, table=_table(query))


def _so_many(k: int) -> str:
    return "the nearest example alone" if k == 1 else f"the {k} nearest"


NEEDS = (
    f"a row for each example: its features, then its label; the point as a row that ends with {ASKED}; k; and "
    "if the question says so metric=manhattan or metric=chebyshev"
)
QUANTITIES = (
    ByHand(
        "knn_label", "Label by k nearest neighbours", NEEDS,
        ("k=3", "1 1 A", "2 1 A", "4 4 B", "5 3 B", "4 2 B", f"3 2 {ASKED}"), _label, words=True,
    ),
    ByHand(
        "knn_mean", "Mean of k nearest neighbours", NEEDS.replace("its label", "its number"),
        ("k=2", "1 10", "2 14", "4 20", "7 35", f"3.5 {ASKED}"), _mean, words=True,
    ),
)  # fmt: skip
