"""A decision tree grown on a typed table, node by node: at each the gain of every attribute, and the children."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from bounds.reading.numbers import read_number
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._reading import cells, holds_names
from laboratory.by_hand._table import checked, in_text, text_of, whole
from learners.trees.impurity import Impurity, entropy, gini_impurity
from learners.trees.node import Cuts, Threshold

if TYPE_CHECKING:
    from learners.trees.best_question import BestQuestion

IMPURITIES: Mapping[str, Impurity] = {"entropy": entropy, "gini": gini_impurity}
NOTHING = 1e-12  # a gain that is rounding
MEASURES = {"entropy": "the entropy", "gini": "Gini's impurity"}


@dataclass(frozen=True)
class TreeTable:
    """Columns of attributes, each of numbers or of categories, and every row's label, by its place in `classes`."""

    names: tuple[str, ...]
    columns: tuple[NDArray[Any], ...]
    numeric: tuple[bool, ...]
    y: NDArray[np.int64]
    classes: tuple[str, ...]
    intervals: int = 2  # into which a test parts a number

    def counted(self, counts: Sequence[int]) -> str:
        """`9 yes, 5 no`."""
        return ", ".join(f"{count} {name}" for name, count in zip(self.classes, counts, strict=True) if count)

    def counts(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """So many of these rows have each label `(classes,)`."""
        return np.bincount(self.y[rows], minlength=len(self.classes))

    def majority(self, rows: NDArray[np.int64]) -> str:
        """The most frequent label of these rows; of equal ones the more frequent in the table, then the first there."""
        counts, all_of_them = self.counts(rows), self.counts(np.arange(len(self.y)))
        return self.classes[max(range(len(counts)), key=lambda place: (counts[place], all_of_them[place], -place))]


@dataclass(frozen=True)
class AttributeTest:
    """The best test on an attribute: `branches` are the answers in words, with the rows that go there."""

    attribute: int
    question: BestQuestion
    branches: tuple[tuple[str, NDArray[np.int64]], ...]

    @property
    def gain(self) -> float:
        """By how much it lowers the impurity."""
        return self.question.gain

    def named(self, table: TreeTable) -> str:
        """`Outlook`, `x1 ≤ 2.5`."""
        test = self.question.test
        cut = f" ≤ {in_text(test.cut)}" if isinstance(test, Threshold) else ""
        if isinstance(test, Cuts):
            cut = f" ≤ {' or ≤ '.join(map(in_text, test.cuts))}"
        return f"{table.names[self.attribute]}{cut}"


@dataclass(frozen=True)
class GrownNode:
    """A node: `where` it is, in words, its rows, the candidates there, and the children of the `best`."""

    where: str
    rows: NDArray[np.int64]
    label: str
    candidates: tuple[AttributeTest, ...]
    best: AttributeTest | None
    children: tuple[GrownNode, ...]

    def walk(self) -> Iterator[GrownNode]:
        """All nodes, each before its children."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def gains(self) -> bool:
        """Does its test lower the impurity?"""
        return self.best is not None and self.best.gain > NOTHING

    @property
    def depth(self) -> int:
        """How many tests stand above the lowest leaf."""
        return 1 + max(child.depth for child in self.children) if self.children else 0


def read_table(rows: Sequence[Any], names: Any, categories: Any, intervals: Any = None) -> TreeTable:
    """The table that was typed. Raises ValueError in one sentence."""
    words = [[text_of(cell) for cell in row] for row in checked(rows)]
    if len(words[0]) < 2:
        raise ValueError("a row holds the attributes and then the label; got rows of one cell")
    titles, words = _titles(words, names)
    as_words = bool(whole("categories", "1 if numbers are categories, too", categories or 0, 0, 1))
    columns, numeric = [], []
    for column in zip(*(row[:-1] for row in words), strict=True):
        numbers = [read_number(cell) for cell in column]
        is_numeric = not as_words and not any(isinstance(entry, str) for entry in numbers)
        numeric.append(is_numeric)
        columns.append(np.array([float(entry) for entry in numbers] if is_numeric else [c.casefold() for c in column]))
    spelled: dict[str, str] = {}
    labels = [spelled.setdefault(row[-1].casefold(), row[-1]) for row in words]
    classes = tuple(Counter(labels))
    if len(classes) < 2:
        raise ValueError(f"a table has at least two labels; got {classes[0][:SHOWN]} alone")
    y = np.array([classes.index(label) for label in labels])
    parts = 2 if intervals is None else whole("intervals", "into how many parts a test cuts a number", intervals, 2, 3)
    return TreeTable(titles, tuple(columns), tuple(numeric), y, classes, parts)


def _titles(words: list[list[str]], names: Any) -> tuple[tuple[str, ...], list[list[str]]]:
    """The names of the attributes, and the rows without a first one that holds them."""
    features = len(words[0]) - 1
    if names is None:
        first = holds_names(words)
        return (tuple(words[0][:-1]), words[1:]) if first else (tuple(f"x{k + 1}" for k in range(features)), words)
    titles = [str(name) for name in (cells(names) if isinstance(names, str) else names)]
    if len(titles) not in (features, features + 1) or len({*titles}) < len(titles):
        raise ValueError(
            f"names (of the attributes) must be {features} different names; got {', '.join(titles)[:SHOWN]}"
        )
    return tuple(titles[:features]), words


def grown(table: TreeTable, impurity: Impurity, deepest: int | None) -> GrownNode:
    """The whole tree, until a node is pure, nothing divides it, or it is the `deepest`."""
    return _grown(table, impurity, np.arange(len(table.y)), "Root", deepest)


def _grown(table: TreeTable, impurity: Impurity, rows: NDArray[np.int64], where: str, deeper: int | None) -> GrownNode:
    pure = len({*table.y[rows].tolist()}) == 1
    options = () if pure or deeper == 0 else candidates(table, impurity, rows)
    best = max(options, key=lambda candidate: round(candidate.gain, 12), default=None)
    below = None if deeper is None else deeper - 1
    path = "" if where == "Root" else f"{where}, "
    children = (
        ()
        if best is None
        else tuple(_grown(table, impurity, of, f"{path}{answer}", below) for answer, of in best.branches)
    )
    return GrownNode(where, rows, table.majority(rows), options, best, children)


def candidates(table: TreeTable, impurity: Impurity, rows: NDArray[np.int64]) -> tuple[AttributeTest, ...]:
    """The best test on each attribute that divides these rows, in the order of the table."""
    from learners.trees.best_question import best_question  # brings Numba

    result = []
    for attribute, (column, numeric) in enumerate(zip(table.columns, table.numeric, strict=True)):
        question = best_question(
            column[rows], table.y[rows], impurity, feature=attribute, categorical=not numeric,
            intervals=table.intervals,
        )  # fmt: skip
        if question is not None:
            result.append(AttributeTest(attribute, question, _branches(table.names[attribute], column, rows, question)))
    return tuple(result)


def _branches(
    name: str, column: NDArray[Any], rows: NDArray[np.int64], question: BestQuestion
) -> tuple[tuple[str, NDArray[np.int64]], ...]:
    test = question.test
    if isinstance(test, Threshold):
        below = column[rows] <= test.cut
        cut = in_text(test.cut)
        return ((f"{name} ≤ {cut}", rows[below]), (f"{name} > {cut}", rows[~below]))
    if isinstance(test, Cuts):
        first, last = map(in_text, test.cuts)
        inside = np.searchsorted(test.cuts, column[rows])  # a value that is a cut belongs below it
        answers = f"{name} ≤ {first}", f"{first} < {name} ≤ {last}", f"{name} > {last}"
        return tuple((answer, rows[inside == place]) for place, answer in enumerate(answers))
    return tuple((f"{name} = {value}", rows[column[rows] == value]) for value in np.unique(column[rows]))
