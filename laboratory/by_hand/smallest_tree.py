"""A Boolean function of one's own as a decision tree: the fewest leaves, beside the full tree's 2^d."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._reading import number
from laboratory.by_hand._table import checked, text_of
from laboratory.exercises.problem import WrongAnswer
from learners.trees.boolean_function import leaves_and_depth, smallest_tree
from learners.trees.node import Leaf, Node

MOST_BITS = 6


def _leaves(*rows: Sequence[Any]) -> WorkedOut:
    labels = _function(rows)
    bits = len(next(iter(labels)))

    tree = smallest_tree([labels[place] for place in product((0, 1), repeat=bits)])
    (leaves, depth), text = leaves_and_depth(tree), _text(tree)
    counts = [list(labels.values()).count(label) for label in dict.fromkeys(labels.values())]
    slips = (
        WrongAnswer(2**bits, "That is the full tree's leaves, one for each row: equal leaves side by side are one."),
        WrongAnswer(2 * leaves - 1, "Those are all nodes: the question is about the leaves."),
        WrongAnswer(leaves - 1, "Those are the tests, the inner nodes: there is one leaf more."),
        WrongAnswer(depth, "That is the depth of the tree."),
        *(
            WrongAnswer(count, "That is the number of rows with one label: a leaf may hold several.")
            for count in counts
        ),
    )
    steps = (
        f"The full tree tests all {bits} bits on every path: 2^{bits} = {2**bits} leaves, one for each row.",
        f"No tree has fewer leaves than this one, where a ? b : c is b where the bit is 1: {text}.",
        f"It has {pluralize(leaves, 'leaf', 'leaves')} and depth {depth}.",
    )
    read = f"a function of {pluralize(bits, 'bit')}, {pluralize(len(labels), 'row')}, the label last"
    return WorkedOut(leaves, slips, read, steps)


def _text(tree: Node) -> str:
    """The tree in one line: a ? b : c is b where the bit is 1."""
    if isinstance(tree, Leaf):
        return str(tree.label)
    low, high = (_text(child) for child in tree.children)
    return f"x{tree.test.feature + 1} ? {_branch(high)} : {_branch(low)}"


def _branch(text: str) -> str:
    return f"({text})" if " " in text else text


def _function(rows: Sequence[Sequence[Any]]) -> dict[tuple[int, ...], str]:
    """Every input with its label. Raises ValueError in one sentence."""
    bits = len(checked(rows)[0]) - 1
    if not 1 <= bits <= MOST_BITS:
        raise ValueError(f"a function has 1 to {MOST_BITS} bits, and then its label; got rows of {bits + 1} cells")
    labels: dict[tuple[int, ...], str] = {}
    for row in rows:
        values = [number(cell) for cell in row[:-1]]
        if not {*values} <= {0.0, 1.0}:
            raise ValueError(f"the bits of a row are 0 and 1; got {' '.join(map(text_of, row[:-1]))}")
        place = tuple(map(int, values))
        if place in labels:
            raise ValueError(f"each input stands in one row; {' '.join(map(str, place))} stands in two")
        labels[place] = text_of(row[-1]).replace(" ", "_")
    for place in product((0, 1), repeat=bits):
        if place not in labels:
            raise ValueError(
                f"a function has 2^{bits} rows, one for each input; {' '.join(map(str, place))} is missing"
            )
    return labels


QUANTITIES = (
    ByHand(
        "tree_leaves", "Fewest leaves of a tree for a Boolean function",
        "a row for each of the 2^d inputs: its bits, then its label", ("0 0 0", "0 1 1", "1 0 1", "1 1 0"), _leaves,
        words=True,
    ),
)  # fmt: skip
