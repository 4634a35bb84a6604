"""The code of decision trees: its lengths, and that it is a prefix code, by writing every small tree down."""

import itertools
import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, theorems
from bounds.data_dependent.code_length import code_bits
from tests.sentences import pattern

# A tree is its label, or (tested feature, subtree for no, subtree for yes).
Tree = Any


def trees(nodes: int, features: int) -> Iterator[Tree]:
    """Every labelled binary tree with so many nodes."""
    if nodes == 1:
        yield from ("-", "+")
        return
    for left in range(1, nodes - 1, 2):
        for feature in range(features):
            for no, yes in itertools.product(trees(left, features), trees(nodes - 1 - left, features)):
                yield (feature, no, yes)


def preorder(tree: Tree) -> list[Any]:
    if isinstance(tree, str):
        return [tree]
    feature, no, yes = tree
    return [feature, *preorder(no), *preorder(yes)]


def code_word(tree: Tree, features: int) -> str:
    """Elias's gamma code of the number of nodes, then every node in preorder and the end mark, one block each."""
    symbols = [*range(features), "-", "+", "end"]
    width = math.ceil(math.log2(len(symbols)))
    written = preorder(tree)
    binary = f"{len(written):b}"
    blocks = [f"{symbols.index(symbol):0{width}b}" for symbol in [*written, "end"]]
    return "0" * (len(binary) - 1) + binary + "".join(blocks)


@pytest.mark.parametrize(
    ("nodes", "features", "bits"),
    [(15, 20, 87), (31, 10, 137), (1, 5, 7), (31, 20, 169), (3, 10, 19), (7, 10, 37), (15, 10, 71), (1, 1, 5)],
)
def test_lengths_worked_by_hand(nodes: int, features: int, bits: int) -> None:
    assert code_bits(nodes, features) == bits
    assert isinstance(code_bits(nodes, features), int)


@pytest.mark.parametrize(("features", "largest"), [(1, 9), (2, 7), (3, 7), (5, 5), (6, 5)])
def test_every_small_tree_has_a_word_of_that_length_and_none_begins_another(features: int, largest: int) -> None:
    words = []
    for nodes in range(1, largest + 1, 2):
        of_this_size = [code_word(tree, features) for tree in trees(nodes, features)]
        assert {len(word) for word in of_this_size} == {code_bits(nodes, features)}
        words += of_this_size
    words.sort()  # a word that begins another would stand right before one it begins
    assert not any(after.startswith(word) for word, after in itertools.pairwise(words))
    assert sum(Fraction(1, 2 ** len(word)) for word in words) <= 1


@pytest.mark.parametrize("features", [1, 2, 5, 6, 20, 1000])
def test_kraft_sum_of_all_sizes(features: int) -> None:
    total = Fraction(0)
    for inner in range(200):
        nodes = 2 * inner + 1
        shapes = math.comb(2 * inner, inner) // (inner + 1)
        total += Fraction(shapes * features**inner * 2 ** (inner + 1), 2 ** code_bits(nodes, features))
    # What is left: shapes <= 4^M, and blocks of at least log2(d + 3) bits, make term M at most
    # (8 d / (d + 3)^2)^M / (2 (d + 3)^2), where 8 d / (d + 3)^2 <= 2/3 (at d = 3).
    assert total + Fraction(2, 3) ** 200 <= 1


@pytest.mark.parametrize(("nodes", "features"), [(1, 1), (1, 7), (3, 2), (5, 2), (7, 2), (5, 3), (7, 3)])
def test_tree_class_size_counts_the_trees(nodes: int, features: int) -> None:
    count = sum(1 for _ in trees(nodes, features))
    assert theorems["tree_class_size"](nodes=nodes, features=features) == pytest.approx(math.log(count), rel=1e-14)


@pytest.mark.parametrize(("nodes", "features"), [(3, 2), (5, 2), (5, 3)])
def test_trees_compute_no_more_classifiers_than_are_counted(nodes: int, features: int) -> None:
    def label(tree: Tree, x: tuple[int, ...]) -> str:
        while not isinstance(tree, str):
            tree = tree[1 + x[tree[0]]]
        return str(tree)

    cube = list(itertools.product((0, 1), repeat=features))
    classifiers = {tuple(label(tree, x) for x in cube) for tree in trees(nodes, features)}
    size = math.log(len(classifiers))
    assert size < theorems["tree_class_size"](nodes=nodes, features=features)
    assert size < theorems["tree_class_size_relaxed"](nodes=nodes, features=features)


def test_arrays_broadcast_and_agree_with_integers() -> None:
    nodes = np.array([1, 3, 15, 31, 2**20 - 1, 2**20 + 1, 10**15 - 1])
    features = np.array([[1], [5], [6], [20], [10**15]])
    result = code_bits(nodes, features)
    assert result.dtype == np.int64
    assert result.shape == (5, 7)
    assert result.tolist() == [[code_bits(n, d) for n in nodes.tolist()] for d in features[:, 0].tolist()]
    assert code_bits([15, 31], 20).tolist() == [87, 169]
    assert code_bits(np.array([15.0]), 20).tolist() == [87]
    assert code_bits(np.empty(0, dtype=int), 20).shape == (0,)


def test_integers_have_no_limit() -> None:
    assert code_bits(2**80 + 1, 2**70) == (2**80 + 2) * 71 + 161
    assert code_bits(1, 2**70 - 3) == 141
    assert code_bits(1, 2**70 - 2) == 143


@pytest.mark.parametrize("bad", [0, -3, 2, 1.5, float("nan"), float("inf"), "abc", None, True])
def test_bad_nodes_get_their_sentence(bad: Any) -> None:
    refusal = pattern("N odd ≥ 1")
    with pytest.raises(DomainError, match=refusal):
        code_bits(bad, 20)
    with pytest.raises(DomainError, match=refusal):
        code_bits([bad], 20)


def test_bad_features_get_their_sentence() -> None:
    with pytest.raises(DomainError, match=pattern("features d integer ≥ 1; 0")):
        code_bits(15, 0)
    with pytest.raises(DomainError, match=pattern(f"features d ≥ 1 array ≤ 10^15; {10**15 + 1}")):
        code_bits([15], 10**15 + 1)
