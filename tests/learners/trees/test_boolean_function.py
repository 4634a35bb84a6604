"""Trees of Boolean functions: routed on every input, and the fewest leaves by searching all small trees."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from learners.trees.boolean_function import full_tree, leaves_and_depth, smallest_tree
from learners.trees.node import route, size
from tests.sentences import pattern


@cache
def computed(bits: int, leaves: int) -> frozenset[int]:
    """The functions, as numbers whose binary digits are the labels, of all trees with so many leaves."""
    if leaves == 1:
        return frozenset({0, 2 ** (2**bits) - 1})
    return frozenset(_joined(bits, leaves))


def _joined(bits: int, leaves: int) -> Iterator[int]:
    ones = [sum(1 << x for x in range(2**bits) if x >> bit & 1) for bit in range(bits)]
    everything = 2 ** (2**bits) - 1
    for left in range(1, leaves):
        for mask, low, high in product(ones, computed(bits, left), computed(bits, leaves - left)):
            yield (low & (everything ^ mask)) | (high & mask)


def test_the_fewest_leaves_are_those_of_a_search_through_all_trees() -> None:
    """All 256 functions of three bits."""
    for number in range(256):
        labels = [number >> x & 1 for x in range(8)]
        tree = smallest_tree(labels)
        leaves, _ = leaves_and_depth(tree)
        assert number in computed(3, leaves)
        assert all(number not in computed(3, fewer) for fewer in range(1, leaves))
        assert [route(tree, x)[0] for x in product((0, 1), repeat=3)] == labels


@pytest.mark.parametrize("bits", [1, 2, 3, 4])
def test_the_full_tree_is_right_everywhere(bits: int) -> None:
    for number in range(0, 2 ** (2**bits), 1 + 2 ** (2**bits) // 300):
        labels = [number >> x & 1 for x in range(2**bits)]
        tree = full_tree(labels)
        assert (size(tree), leaves_and_depth(tree)) == (2 ** (bits + 1) - 1, (2**bits, bits))
        assert [route(tree, x)[0] for x in product((0, 1), repeat=bits)] == labels


def test_parity_needs_all_leaves_and_one_input_needs_one_for_each_bit() -> None:
    for bits in range(1, 7):
        parity = [bin(x).count("1") % 2 for x in range(2**bits)]
        assert leaves_and_depth(smallest_tree(parity)) == (2**bits, bits)
        assert leaves_and_depth(smallest_tree([0] * (2**bits - 1) + [1])) == (bits + 1, bits)
        assert leaves_and_depth(smallest_tree([1] * 2**bits)) == (1, 0)


@pytest.mark.parametrize("labels", [[], [1], [0, 1, 1], [0] * 128])
def test_other_numbers_of_labels_are_refused(labels: list[int]) -> None:
    for build in (full_tree, smallest_tree):
        with pytest.raises(ValueError, match=pattern(f"2 ^ d d 1..6; {len(labels)}")):
            build(labels)
