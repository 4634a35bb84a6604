"""The positions of a tree's nodes in a figure: leaves side by side, each question above its answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from learners.trees.node import Leaf, Node, Test

Wording: TypeAlias = Callable[[Test], tuple[str, tuple[str, ...]]]


@dataclass(frozen=True)
class NodePlace:
    """A node as it is drawn: x counts leaves from the left, y goes down from 0; `parent` is a position, -1 at the root.

    `path` are the answers from the root; `text` is its question or label; `answer` leads here from its parent.
    """

    x: float
    y: float
    parent: int
    path: tuple[int, ...]
    text: str
    answer: str
    label: int | None


def places(tree: Node, test_words: Wording, label_words: Callable[[Any], str]) -> tuple[NodePlace, ...]:
    """The nodes, each before its children; `test_words` words a test and its answers, `label_words` a leaf's label."""
    nodes: list[NodePlace] = []
    _place(tree, NodePlace(0, 0, -1, (), "", "", None), 0, nodes, test_words, label_words)
    return tuple(nodes)


def _place(
    tree: Node,
    start: NodePlace,
    leaves: int,
    nodes: list[NodePlace],
    test_words: Wording,
    label_words: Callable[[Any], str],
) -> tuple[float, int]:
    """Append the places of a subtree; its root's x, and how many leaves are left of the next one."""
    at = len(nodes)
    nodes.append(start)
    if isinstance(tree, Leaf):
        text = label_words(tree.label)
        nodes[at] = NodePlace(leaves, start.y, start.parent, start.path, text, start.answer, int(tree.label))
        return leaves, leaves + 1
    xs = []
    question, answers = test_words(tree.test)
    for child, (below, answer) in enumerate(zip(tree.children, answers, strict=True)):
        first = NodePlace(0, start.y - 1, at, (*start.path, child), "", answer, None)
        x, leaves = _place(below, first, leaves, nodes, test_words, label_words)
        xs.append(x)
    middle = (xs[0] + xs[-1]) / 2
    nodes[at] = NodePlace(middle, start.y, start.parent, start.path, question, start.answer, None)
    return middle, leaves
