"""Trees that compute a given Boolean function: the full one, with a leaf for each input, and the smallest."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from learners.trees.node import Inner, Leaf, Node, Threshold, preorder

HALF = 0.5  # the cut between 0 and 1
MOST_BITS = 6  # 3^6 = 729 subcubes are gone through


def full_tree(labels: Sequence[Any]) -> Node:
    """The tree that tests x[0], x[1], ... on every path; child 0 is where the bit is 0.

    `labels` are those of the 2^d inputs in the order 0...00, 0...01, ...: x[0] is the first bit. Such a tree has 2^d
    leaves, hence 2^(d + 1) - 1 nodes, and computes any function. ValueError where there are not 2, 4, ... or 64.

    >>> full_tree([0, 1])
    Inner(test=Threshold(feature=0, cut=0.5), children=(Leaf(label=0), Leaf(label=1)))
    """
    return _full(tuple(labels), 0, _bits(labels))


def smallest_tree(labels: Sequence[Any]) -> Node:
    """A tree with the fewest leaves among all that compute the function; of those the lowest, then the first.

    By dynamic programming over the 3^d subcubes; `labels` are those of `full_tree`. Source: Guijarro, Lavin and
    Raghavan (1999), Exact learning when irrelevant variables abound.

    >>> smallest_tree([0, 0, 1, 1])
    Inner(test=Threshold(feature=0, cut=0.5), children=(Leaf(label=0), Leaf(label=1)))
    """
    _bits(labels)

    @cache
    def smallest(part: tuple[Any, ...], free: tuple[int, ...]) -> tuple[int, int, Node]:
        """Leaves, depth and tree for the labels of a subcube, whose untested bits are `free`."""
        if len({*part}) == 1:
            return 1, 0, Leaf(part[0])
        return min((_split(part, free, place) for place in range(len(free))), key=lambda tree: tree[:2])

    def _split(part: tuple[Any, ...], free: tuple[int, ...], place: int) -> tuple[int, int, Node]:
        rest = (*free[:place], *free[place + 1 :])
        low, high = (smallest(_half(part, len(free) - 1 - place, bit), rest) for bit in (0, 1))
        test = Threshold(free[place], HALF)
        return low[0] + high[0], 1 + max(low[1], high[1]), Inner(test, (low[2], high[2]))

    return smallest(tuple(labels), tuple(range(_bits(labels))))[2]


def leaves_and_depth(tree: Node) -> tuple[int, int]:
    """How many leaves a tree has, and how many tests stand above the lowest."""
    leaves = sum(isinstance(node, Leaf) for node in preorder(tree))
    return leaves, _depth(tree)


def _depth(tree: Node) -> int:
    return 1 + max(map(_depth, tree.children)) if isinstance(tree, Inner) else 0


def _full(labels: tuple[Any, ...], bit: int, bits: int) -> Node:
    if bit == bits:
        return Leaf(labels[0])
    half = len(labels) // 2
    return Inner(Threshold(bit, HALF), (_full(labels[:half], bit + 1, bits), _full(labels[half:], bit + 1, bits)))


def _half(labels: tuple[Any, ...], weight: int, bit: int) -> tuple[Any, ...]:
    """The labels of the inputs in which the bit of weight 2^`weight` is `bit`."""
    return tuple(label for place, label in enumerate(labels) if place >> weight & 1 == bit)


def _bits(labels: Sequence[Any]) -> int:
    bits = len(labels).bit_length() - 1
    if not 1 <= bits <= MOST_BITS or len(labels) != 2**bits:
        raise ValueError(
            f"labels of a Boolean function (one for each input) must be 2^d for d in 1..{MOST_BITS}; got {len(labels)}"
        )
    return bits
