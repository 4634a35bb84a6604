"""Trees as formulas and code words: the notes' example, every input of small cubes, and all small trees."""

from itertools import pairwise, product

import numpy as np
import pytest

from bounds import code_bits
from learners.trees.decision_tree import DecisionTree
from learners.trees.dnf import Formula, Segment, Values, tree_to_dnf
from learners.trees.node import Branches, Inner, Leaf, Member, Node, Threshold, preorder, route, size
from learners.trees.prefix_code import code_word, decode, encode
from tests.sentences import facts, pattern

SUNNY, OVERCAST, RAINY = (frozenset({word}) for word in ("sunny", "overcast", "rainy"))
NO, YES = Leaf(-1), Leaf(1)
GOLF = Inner(
    Branches(0, (SUNNY, OVERCAST, RAINY)),
    (
        Inner(Threshold(1, 70.0), (YES, NO)),
        YES,
        Inner(Member(2, frozenset({"windy"})), (NO, YES)),
    ),
)
NAMES = ("outlook", "humidity", "wind")


def asks(feature: int, zero: Node, if_one: Node) -> Inner:
    return Inner(Threshold(feature, 0.5), (zero, if_one))


def all_trees(nodes: int, features: int) -> list[Node]:
    """Every tree of so many nodes over yes-or-no attributes, repeated tests on a path included."""
    if nodes == 1:
        return [NO, YES]
    shapes = [(left, nodes - 1 - left) for left in range(1, nodes - 1, 2)]
    return [
        asks(feature, zero, if_one)
        for feature in range(features)
        for left, right in shapes
        for zero, if_one in product(all_trees(left, features), all_trees(right, features))
    ]


def test_the_notes_golf_tree_routes_and_tells_its_path() -> None:
    assert route(GOLF, ("sunny", 70, "calm"))[0] == 1
    assert route(GOLF, ("sunny", 71, "calm"))[0] == -1
    assert route(GOLF, ("rainy", 10, "windy"))[0] == -1
    label, path = route(GOLF, ("rainy", 99, "calm"))
    assert label == 1
    assert [child for _, child in path] == [2, 1]
    assert size(GOLF) == 8


def test_a_value_that_leads_nowhere_is_named() -> None:
    with pytest.raises(ValueError, match=pattern("overcast snow")):
        route(GOLF, ("snow", 70, "calm"))


def test_the_notes_golf_formula_with_its_relation() -> None:
    formula = tree_to_dnf(GOLF, 1)
    said = "(outlook = sunny and humidity <= 70) or (outlook = overcast) or (outlook = rainy and wind != windy)"
    assert formula.said(NAMES) == said
    assert formula.literals == 5
    for x in product(("sunny", "overcast", "rainy"), (60, 70, 80), ("windy", "calm")):
        assert formula.holds(x) == (route(GOLF, x)[0] == 1)
        assert tree_to_dnf(GOLF, -1).holds(x) == (route(GOLF, x)[0] == -1)


def test_formulas_at_the_ends() -> None:
    assert tree_to_dnf(NO, 1) == Formula(())
    assert tree_to_dnf(NO, 1).said() == "never"
    assert tree_to_dnf(YES, 1).said() == "always"
    assert tree_to_dnf(asks(0, YES, YES), 1, simplify=True).said() == "always"


def test_tests_on_one_feature_become_one_literal() -> None:
    tree = Inner(Threshold(0, 5.0), (Inner(Threshold(0, 2.0), (NO, YES)), NO))
    assert tree_to_dnf(tree, 1).said() == "2 < x[0] <= 5"
    kept = Inner(Member(0, frozenset("abc")), (Inner(Member(0, frozenset("a")), (NO, YES)), NO))
    assert tree_to_dnf(kept, 1).said(["letter"]) == "letter in {b, c}"
    out = Inner(Member(0, frozenset("a")), (NO, Inner(Member(0, frozenset("b")), (NO, YES))))
    assert facts(tree_to_dnf(out, 1).said(["letter"])) == "letter not a b"


def test_paths_that_no_point_takes_give_no_clause() -> None:
    tree = Inner(Threshold(0, 2.0), (Inner(Threshold(0, 5.0), (NO, YES)), NO))
    assert tree_to_dnf(tree, 1) == Formula(())


def test_one_feature_as_number_and_name_is_refused() -> None:
    tree = Inner(Threshold(0, 2.0), (Inner(Member(0, frozenset({1.0})), (NO, YES)), NO))
    with pytest.raises(ValueError, match=pattern("one kind")):
        tree_to_dnf(tree, 1)


def test_allowed_values_meet() -> None:
    assert Segment(0, 2).meets(Segment(2, 3)) is None
    assert Segment(0, 2).meets(Segment(1, 3)) == Segment(1, 2)
    assert Values(frozenset("ab")).meets(Values(frozenset("b"), False)) == Values(frozenset("a"))
    assert Values(frozenset("b"), False).meets(Values(frozenset("b"))) is None


@pytest.mark.parametrize("simplify", [False, True])
def test_formulas_of_all_small_trees_agree_with_them_everywhere(simplify: bool) -> None:
    cube = list(product((0, 1), repeat=3))
    for tree in all_trees(5, 3) + all_trees(7, 3)[::7]:
        formula = tree_to_dnf(tree, 1, simplify)
        assert all(formula.holds(x) == (route(tree, x)[0] == 1) for x in cube)


def test_simplified_clauses_are_prime() -> None:
    """No literal of a simplified clause can go: on the cube, its clause would then cover a negative point."""
    cube = list(product((0, 1), repeat=3))
    for tree in all_trees(7, 3)[::11]:
        for clause in tree_to_dnf(tree, 1, simplify=True).clauses:
            for dropped in clause:
                rest = Formula(({f: a for f, a in clause.items() if f != dropped},))
                assert any(rest.holds(x) and route(tree, x)[0] == -1 for x in cube)


def test_the_formula_of_a_grown_tree_says_what_it_predicts() -> None:
    rng = np.random.default_rng(2)
    X = np.column_stack([rng.normal(size=200), rng.integers(0, 5, 200), rng.normal(size=200)])
    y = ((X[:, 0] > 0) & (X[:, 1] % 2 == 0)) | (rng.random(200) < 0.1)
    tree = DecisionTree(categorical=[1], max_nodes=31).fit(X, y)
    formulas = tree_to_dnf(tree.root_, True), tree_to_dnf(tree.root_, True, simplify=True)
    fresh = np.column_stack([rng.normal(size=300), rng.integers(0, 7, 300), rng.normal(size=300)])
    for formula in formulas:
        assert [formula.holds(x) for x in fresh] == tree.predict(fresh).tolist()
    assert formulas[1].literals <= formulas[0].literals


def test_code_words_of_all_small_trees_are_read_back_and_have_the_stated_length() -> None:
    for features in (1, 2, 5):
        for nodes in (1, 3, 5):
            for tree in all_trees(nodes, features):
                word = code_word(tree, features, (-1, 1))
                assert len(word) == code_bits(nodes, features)
                assert decode(word + "0110", features, (-1, 1)) == (tree, "0110")


@pytest.mark.parametrize(("nodes", "features", "bits"), [(15, 20, 87), (31, 10, 137), (1, 5, 7)])
def test_published_code_lengths(nodes: int, features: int, bits: int) -> None:
    tree: Node = YES
    for _ in range(nodes // 2):
        tree = asks(0, NO, tree)
    assert len(code_word(tree, features, (-1, 1))) == bits


def test_no_code_word_begins_another_and_krafts_sum_is_at_most_one() -> None:
    words = sorted(code_word(tree, 2, (-1, 1)) for nodes in (1, 3, 5) for tree in all_trees(nodes, 2))
    assert all(not later.startswith(word) for word, later in pairwise(words))
    assert sum(0.5 ** len(word) for word in words) <= 1


def test_a_code_word_by_hand() -> None:
    # Three nodes are 011; d = 2 gives blocks of ceil(log2 5) = 3 bits: test 1, label -1, label 1, end.
    fields = encode(asks(1, NO, YES), 2, (-1, 1))
    assert [field.bits for field in fields] == ["011", "001", "010", "011", "100"]
    assert [field.meaning for field in fields] == ["nodes", "test x[1]", "label -1", "label 1", "end"]


def test_long_thin_trees_are_coded_and_read() -> None:
    tree: Node = YES
    for depth in range(3000):
        tree = asks(depth % 7, NO, tree)
    read, rest = decode(code_word(tree, 7, (-1, 1)), 7, (-1, 1))
    assert rest == ""
    symbols = [node.test.feature if isinstance(node, Inner) else node.label for node in preorder(read)]
    assert symbols == [node.test.feature if isinstance(node, Inner) else node.label for node in preorder(tree)]


@pytest.mark.parametrize("bits", ["", "0", "1", "0101", "1" + "010" + "011", "011" + "010" * 4, "011001010011101", "x"])
def test_what_is_no_code_word_is_refused(bits: str) -> None:
    with pytest.raises(ValueError, match=pattern("bits decode")):
        decode(bits, 2, (-1, 1))


def test_what_the_code_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match=pattern("only one 2")):
        code_word(asks(2, NO, YES), 2, (-1, 1))
    with pytest.raises(ValueError, match=pattern("ask only")):
        code_word(GOLF, 3, (-1, 1))
    with pytest.raises(ValueError, match=pattern("leaves 5")):
        code_word(Leaf(5), 2, (-1, 1))
    with pytest.raises(ValueError, match=pattern("features prefix_code")):
        code_word(YES, 0, (-1, 1))
