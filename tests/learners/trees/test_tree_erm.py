"""TreeERM against an enumeration of all trees, the notes' counts, and the edges."""

from itertools import product

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from bounds import count
from learners.trees.decision_tree import DecisionTree
from learners.trees.node import Inner, Leaf, Node, Threshold, route, size
from learners.trees.tree_erm import TreeERM
from tests.sentences import pattern


def all_trees(nodes: int, features: int) -> list[Node]:
    """Every labelled tree of exactly so many nodes, repeated tests on a path included."""
    if nodes == 1:
        return [Leaf(0), Leaf(1)]
    return [
        Inner(Threshold(feature, 0.5), (zero, right))
        for feature in range(features)
        for left in range(1, nodes - 1, 2)
        for zero, right in product(all_trees(left, features), all_trees(nodes - 1 - left, features))
    ]


def sample(seed: int, m: int = 20, d: int = 3) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.integers(0, 2, size=(m, d)), rng.integers(0, 2, size=m)


def fewest_by_enumeration(X: np.ndarray, y: np.ndarray, nodes: int) -> list[int]:
    return [
        min(sum(route(tree, x)[0] != label for x, label in zip(X, y, strict=True)) for tree in all_trees(n, X.shape[1]))
        for n in range(1, nodes + 1, 2)
    ]


@pytest.mark.parametrize("seed", range(4))
def test_fewest_mistakes_of_all_trees(seed: int) -> None:
    X, y = sample(seed)
    exact = np.minimum.accumulate(fewest_by_enumeration(X, y, 5))
    learner = TreeERM(5).fit(X, y)
    assert_array_equal(learner.history_["mistakes"], exact)
    assert np.sum(learner.predict(X) != y) == exact[-1]
    assert size(learner.root_) == learner.nodes_ == learner.history_["nodes"][int(np.argmin(exact))]
    assert [route(learner.root_, x)[0] for x in X] == learner.predict(X).tolist()


def test_seven_nodes_on_two_attributes() -> None:
    X, y = sample(9, m=30, d=2)
    exact = np.minimum.accumulate(fewest_by_enumeration(X, y, 7))
    assert_array_equal(TreeERM(7).fit(X, y).history_["mistakes"], exact)


def test_number_of_labelled_trees() -> None:
    X, y = sample(0, d=2)
    trees = TreeERM(7).fit(X, y).history_["trees"]
    assert trees[:3].tolist() == [len(all_trees(n, 2)) for n in (1, 3, 5)]
    for n, several in zip((1, 3, 5, 7), trees, strict=True):
        assert np.log(several) == pytest.approx(count.trees(nodes=n, features=2).ln)


def test_seven_nodes_solve_the_xor_that_greedy_growth_cannot_begin() -> None:
    X, y = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]), np.array([0, 1, 1, 0])
    assert DecisionTree().fit(X, y).history_["training_error"][-1] == 0.5
    learner = TreeERM(7).fit(X, y)
    assert learner.history_["mistakes"].tolist() == [2, 2, 1, 0]
    assert_array_equal(learner.predict(X), y)


@pytest.mark.parametrize("features", [1, 2, 3])
def test_every_boolean_function_has_its_tree(features: int) -> None:
    """The notes' Fact 1: 2^(d + 1) - 1 nodes are enough, parity needs them all."""
    cube = np.array(list(product((0, 1), repeat=features)))
    most = 2 ** (features + 1) - 1
    rng = np.random.default_rng(0)
    for _ in range(10):
        y = rng.integers(0, 2, len(cube))
        assert TreeERM(most).fit(cube, y).history_["training_error"] == 0
    parity = TreeERM(most).fit(cube, cube.sum(axis=1) % 2)
    assert parity.nodes_ == most


def test_never_worse_than_greedy_growth() -> None:
    X, y = sample(5, m=60, d=6)
    for nodes in (1, 3, 5, 7, 9):
        greedy = DecisionTree("misclassification", max_nodes=nodes).fit(X, y)
        assert TreeERM(nodes).fit(X, y).history_["training_error"] <= greedy.history_["training_error"][-1]


def test_other_features_are_cut_in_the_middle() -> None:
    learner = TreeERM(3).fit([[2.0, 1.0], [6.0, 1.0], [3.0, 1.0]], [0, 1, 0])
    assert learner.cuts_.tolist() == [4.0, 1.0]
    assert learner.predict([[4.0, 9.0], [4.1, 9.0]]).tolist() == [0, 1]


def test_a_clean_root_stays_a_leaf() -> None:
    X, _ = sample(1)
    learner = TreeERM().fit(X, np.ones(len(X)))
    assert (learner.nodes_, learner.history_["cells"]) == (1, 1)


@pytest.mark.parametrize("nodes", [2, 8])
def test_an_even_size_is_refused(nodes: int) -> None:
    with pytest.raises(ValueError, match=pattern("nodes odd")):
        TreeERM(nodes).fit(*sample(0))


def test_too_much_is_refused_before_it_begins() -> None:
    with pytest.raises(ValueError, match=pattern("smaller 40 ≤ 500,000")):
        TreeERM(11).fit(*sample(0, m=500, d=40))
