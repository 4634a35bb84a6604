"""A tree as a formula in disjunctive normal form: one clause for each path to a positive leaf.

A clause says for each feature it mentions which values it allows, so that several tests on one feature become
one literal. (In the notes' example the clause on humidity lost its relation: it must say humidity <= 70.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from learners.trees.node import Branches, Cuts, Member, Node, Test, Threshold, paths


@dataclass(frozen=True)
class Segment:
    """The numbers above `low` and up to `high`."""

    low: float = -inf
    high: float = inf

    def holds(self, value: Any) -> bool:
        """Whether the value is allowed."""
        return bool(self.low < value <= self.high)

    def meets(self, other: Segment) -> Segment | None:
        """The values both allow, None if there are none."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Segment(low, high) if low < high else None

    def said(self, name: str) -> str:
        """The literal in words, `70 < humidity <= 80`."""
        if self.low == -inf:
            return f"{name} <= {self.high:.6g}"
        return f"{name} > {self.low:.6g}" if self.high == inf else f"{self.low:.6g} < {name} <= {self.high:.6g}"


@dataclass(frozen=True)
class Values:
    """The listed values, or with `listed` False all but those, whatever else there may be."""

    values: frozenset[Any]
    listed: bool = True

    def holds(self, value: Any) -> bool:
        """Whether the value is allowed."""
        return (value in self.values) == self.listed

    def meets(self, other: Values) -> Values | None:
        """The values both allow, None if there are none."""
        if not self.listed and not other.listed:
            return Values(self.values | other.values, False)
        first, second = (self, other) if self.listed else (other, self)
        common = first.values & second.values if second.listed else first.values - second.values
        return Values(common) if common else None

    def said(self, name: str) -> str:
        """The literal in words, `outlook = sunny` or `outlook in {rainy, sunny}`."""
        words = sorted(str(value) for value in self.values)
        if len(words) == 1:
            return f"{name} {'=' if self.listed else '!='} {words[0]}"
        return f"{name} {'in' if self.listed else 'not in'} {{{', '.join(words)}}}"


Allowed = Segment | Values
Clause = dict[int, Allowed]  # by feature; the empty clause is always true


@dataclass(frozen=True)
class Formula:
    """A disjunction of clauses: no clause is "never", an empty clause is "always"."""

    clauses: tuple[Clause, ...]

    def holds(self, x: Sequence[Any]) -> bool:
        """Whether x `(features,)` satisfies a clause."""
        return any(all(allowed.holds(x[feature]) for feature, allowed in c.items()) for c in self.clauses)

    @property
    def literals(self) -> int:
        """How many literals the formula has."""
        return sum(map(len, self.clauses))

    def said(self, names: Sequence[str] | None = None) -> str:
        """The formula in words, with the features' names or x[0], x[1], ..."""
        if not self.clauses:
            return "never"
        return " or ".join(f"({said})" if len(self.clauses) > 1 else said for said in self._clauses_said(names))

    def _clauses_said(self, names: Sequence[str] | None) -> Iterator[str]:
        for clause in self.clauses:
            literals = (
                allowed.said(f"x[{feature}]" if names is None else names[feature])
                for feature, allowed in sorted(clause.items())
            )
            yield " and ".join(literals) or "always"


def tree_to_dnf(tree: Node, positive: Any, simplify: bool = False) -> Formula:
    """The formula that holds where the tree answers `positive`; clauses in the order of the leaves.

    The leaves' regions do not overlap, so absorption alone would change nothing. With `simplify` each clause
    first drops, in the order of the features, every literal without which it still meets no other leaf's
    region; then clauses inside another one go. The result is equivalent, and no literal can be left out, but it
    need not be the shortest formula. Paths that no point can take give no clause.
    """
    labelled = [(clause, label) for path, label in paths(tree) if (clause := _clause(path)) is not None]
    clauses = [clause for clause, label in labelled if label == positive]
    if simplify:
        others = [clause for clause, label in labelled if label != positive]
        clauses = _without_absorbed([_shortened(clause, others) for clause in clauses])
    return Formula(tuple(clauses))


def _clause(path: tuple[tuple[Test, int], ...]) -> Clause | None:
    """What a path allows of each feature; None if it contradicts itself."""
    clause: Clause = {}
    for test, child in path:
        allowed = _allowed(test, child)
        both = _meeting(clause[test.feature], allowed) if test.feature in clause else allowed
        if both is None:
            return None
        clause[test.feature] = both
    return clause


def _allowed(test: Test, child: int) -> Allowed:
    if isinstance(test, Threshold):
        return Segment(high=test.cut) if child == 0 else Segment(low=test.cut)
    if isinstance(test, Cuts):
        ends = (-inf, *test.cuts, inf)
        return Segment(ends[child], ends[child + 1])
    if isinstance(test, Member):
        return Values(test.values, listed=child == 0)
    assert isinstance(test, Branches)
    return Values(test.groups[child])


def _meeting(first: Allowed, second: Allowed) -> Allowed | None:
    """What both allow of a feature; ValueError if one test takes it as a number and one as a name."""
    if isinstance(first, Segment) and isinstance(second, Segment):
        return first.meets(second)
    if isinstance(first, Values) and isinstance(second, Values):
        return first.meets(second)
    raise ValueError("tests of tree_to_dnf (what the nodes ask) must treat a feature as one kind; got both kinds")


def _meet(first: Clause, second: Clause) -> bool:
    """Whether some point satisfies both."""
    return all(_meeting(first[feature], second[feature]) is not None for feature in first.keys() & second.keys())


def _shortened(clause: Clause, others: list[Clause]) -> Clause:
    for feature in sorted(clause):
        shorter = {kept: allowed for kept, allowed in clause.items() if kept != feature}
        if not any(_meet(shorter, other) for other in others):
            clause = shorter
    return clause


def _inside(inner: Clause, outer: Clause) -> bool:
    """Whether every point of `inner` satisfies `outer`."""
    return all(feature in inner and _meeting(inner[feature], outer[feature]) == inner[feature] for feature in outer)


def _without_absorbed(clauses: list[Clause]) -> list[Clause]:
    kept: list[Clause] = []
    for i, clause in enumerate(clauses):
        wider = (o for j, o in enumerate(clauses) if j != i and _inside(clause, o))
        if not any(j for j in wider if not _inside(j, clause)) and clause not in kept:
            kept.append(clause)
    return kept
