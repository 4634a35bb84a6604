"""A tree predictor as nodes: leaves carry a label, inner nodes a test with as many children as it has answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Threshold:
    """Is `x[feature] <= cut`? Child 0 if so, else child 1."""

    feature: int
    cut: float

    def branch(self, x: Sequence[Any]) -> int:
        """The child that x `(features,)` goes to."""
        return 0 if x[self.feature] <= self.cut else 1


@dataclass(frozen=True)
class Cuts:
    """In which interval is `x[feature]`? Child i for values above the cut before it and at most `cuts[i]`, if any."""

    feature: int
    cuts: tuple[float, ...]

    def branch(self, x: Sequence[Any]) -> int:
        """The child that x `(features,)` goes to."""
        return sum(x[self.feature] > cut for cut in self.cuts)


@dataclass(frozen=True)
class Member:
    """Is `x[feature]` one of `values`? Child 0 if so; every other value, seen or not, goes to child 1."""

    feature: int
    values: frozenset[Any]

    def branch(self, x: Sequence[Any]) -> int:
        """The child that x `(features,)` goes to."""
        return 0 if x[self.feature] in self.values else 1


@dataclass(frozen=True)
class Branches:
    """A test with any number of answers: child i for the values in `groups[i]`, which must not overlap.

    A value in no group has nowhere to go: `branch` refuses it with a ValueError.
    """

    feature: int
    groups: tuple[frozenset[Any], ...]

    def branch(self, x: Sequence[Any]) -> int:
        """The child that x `(features,)` goes to."""
        for child, group in enumerate(self.groups):
            if x[self.feature] in group:
                return child
        known = sorted(str(value) for group in self.groups for value in group)
        raise ValueError(
            f"feature {self.feature} of Branches (tested attribute) must be one of {', '.join(known)}; "
            f"got {x[self.feature]!r}"
        )


Test = Threshold | Cuts | Member | Branches


@dataclass(frozen=True)
class Leaf:
    """The end of a path: every point that comes here gets `label`."""

    label: Any


@dataclass(frozen=True)
class Inner:
    """A test and its children, one for each answer."""

    test: Test
    children: tuple[Node, ...]


Node = Leaf | Inner


def route(tree: Node, x: Sequence[Any]) -> tuple[Any, tuple[tuple[Test, int], ...]]:
    """The label that the tree gives x `(features,)`, and the path: each test met, with the child taken."""
    path = []
    while isinstance(tree, Inner):
        child = tree.test.branch(x)
        path.append((tree.test, child))
        tree = tree.children[child]
    return tree.label, tuple(path)


def preorder(tree: Node) -> Iterator[Node]:
    """The tree's nodes, each before its children."""
    pending = [tree]
    while pending:
        node = pending.pop()
        yield node
        if isinstance(node, Inner):
            pending += reversed(node.children)


def size(tree: Node) -> int:
    """How many nodes the tree has, leaves included."""
    return sum(1 for _ in preorder(tree))


def paths(tree: Node) -> Iterator[tuple[tuple[tuple[Test, int], ...], Any]]:
    """Each leaf's path from the root, with the leaf's label; leaves from left to right."""
    pending: list[tuple[Node, tuple[tuple[Test, int], ...]]] = [(tree, ())]
    while pending:
        node, path = pending.pop()
        if isinstance(node, Leaf):
            yield path, node.label
            continue
        below = [(child, (*path, (node.test, answer))) for answer, child in enumerate(node.children)]
        pending += reversed(below)
