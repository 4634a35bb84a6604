"""Where the nodes of a tree stand when it is drawn: leaves side by side, each question above its answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from learners.trees.node import Leaf, Node, Test

Asked: TypeAlias = Callable[[Test], tuple[str, tuple[str, ...]]]


@dataclass(frozen=True)
class NodePlace:
    """A node as it is drawn: x counts leaves from the left, y goes down from 0; `parent` is a position, -1 at the root.

    `path` are the answers from the root; `said` is its question or what it says; `answer` leads here from its parent.
    """

    x: float
    y: float
    parent: int
    path: tuple[int, ...]
    said: str
    answer: str
    label: int | None


def places(tree: Node, asked: Asked, said: Callable[[Any], str]) -> tuple[NodePlace, ...]:
    """The nodes, each before its children; `asked` words a test and its answers, `said` a leaf's label."""
    found: list[NodePlace] = []
    _place(tree, NodePlace(0, 0, -1, (), "", "", None), 0, found, asked, said)
    return tuple(found)


def _place(
    tree: Node, start: NodePlace, leaves: int, found: list[NodePlace], asked: Asked, said: Callable[[Any], str]
) -> tuple[float, int]:
    """Append the places of a subtree; its root's x, and how many leaves stand left of what comes next."""
    at = len(found)
    found.append(start)
    if isinstance(tree, Leaf):
        told = said(tree.label)
        found[at] = NodePlace(leaves, start.y, start.parent, start.path, told, start.answer, int(tree.label))
        return leaves, leaves + 1
    xs = []
    question, answers = asked(tree.test)
    for child, (below, answer) in enumerate(zip(tree.children, answers, strict=True)):
        begun = NodePlace(0, start.y - 1, at, (*start.path, child), "", answer, None)
        x, leaves = _place(below, begun, leaves, found, asked, said)
        xs.append(x)
    middle = (xs[0] + xs[-1]) / 2
    found[at] = NodePlace(middle, start.y, start.parent, start.path, question, start.answer, None)
    return middle, leaves
