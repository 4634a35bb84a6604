"""List-Then-Eliminate: write down every conjunction, and strike out those that an example refutes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import read_array
from learners.version_space.candidate_elimination import judged
from learners.version_space.conjunctions import Attributes, Conjunction, all_conjunctions

FREE = -1  # codes ANY, whose attribute demands nothing
Codes = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class ListedConjunctions:
    """All conjunctions over some attributes, and which example refutes each.

    Attributes
    ----------
    attributes : the values of each attribute.
    codes : `(conjunctions - 1, attributes)`, the place of the value demanded, FREE where none is. The conjunction that
        covers nothing has no row; it comes last everywhere else.
    refuted : `(conjunctions,)`, how many examples were read when each was struck out; samples + 1 where none did.
    """

    attributes: tuple[tuple[Any, ...], ...]
    codes: Codes
    refuted: Codes

    def size(self, seen: int) -> int:
        """How many conjunctions agree with the first `seen` examples."""
        return int((self.refuted > seen).sum())

    def survivors(self, seen: int) -> list[Conjunction]:
        """Those conjunctions."""
        listed = all_conjunctions(self.attributes)
        return [conjunction for conjunction, refuted in zip(listed, self.refuted, strict=True) if refuted > seen]

    def covered(self, seen: int, X: Sequence[Sequence[Any]]) -> NDArray[np.bool_]:
        """Which of the points X `(points, attributes)` each survivor covers, `(survivors, points)`."""
        left = self.refuted > seen
        covered = _covered(self.codes[left[:-1]], _coded(self.attributes, X))
        return covered if left[-1] else covered[:-1]

    def votes(self, seen: int, X: Sequence[Sequence[Any]]) -> Codes:
        """How many survivors cover each of the points X, `(points,)`."""
        return np.asarray(self.covered(seen, X).sum(axis=0), np.int64)


def list_then_eliminate(attributes: Attributes, X: Sequence[Sequence[Any]], y: Sequence[Any]) -> ListedConjunctions:
    """List product of (values + 1) conjunctions and one more, and read the examples one by one.

    `attributes` lists the values of each attribute, two or more; X `(samples, attributes)` are points, y `(samples,)`
    is true (or 1) for positive ones. What is left is the version space that `candidate_elimination` keeps by its
    borders; here its members are counted. ValueError for values that are not listed.

    Source: Mitchell (1997), Machine Learning, section 2.5.1.
    Complexity: O(conjunctions samples attributes) time.
    """
    domain = judged(attributes, X, y, "list_then_eliminate")
    counts = np.array([len(values) for values in domain])
    codes = np.indices(tuple((counts + 1).tolist())).reshape(len(domain), -1).T  # in the order of `all_conjunctions`
    codes = np.where(codes == counts, FREE, codes)
    wrong = _covered(codes, _coded(domain, X)) != read_array(y, bool)
    refuted = np.where(wrong.any(axis=1), wrong.argmax(axis=1) + 1, len(X) + 1) if len(X) else np.ones(len(codes) + 1)
    return ListedConjunctions(domain, codes, refuted.astype(np.int64))


def _coded(attributes: Attributes, X: Sequence[Sequence[Any]]) -> Codes:
    """The place of each value among those of its attribute, `(points, attributes)`."""
    places = [{value: place for place, value in enumerate(values)} for values in attributes]
    coded = [[known[value] for known, value in zip(places, x, strict=True)] for x in X]
    return np.array(coded, np.int64).reshape(len(X), len(attributes))


def _covered(codes: Codes, points: Codes) -> NDArray[np.bool_]:
    """`(conjunctions, points)`; the last row, which covers nothing, is added."""
    covered = np.zeros((len(codes) + 1, len(points)), np.bool_)
    covered[:-1] = True
    for demanded, values in zip(codes.T, points.T, strict=True):
        covered[:-1] &= (demanded[:, np.newaxis] == FREE) | (demanded[:, np.newaxis] == values)
    return covered
