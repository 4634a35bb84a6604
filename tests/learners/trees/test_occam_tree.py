"""OccamTree against an enumeration of all prunings, trees worked by hand, and scikit-learn's grown tree."""

from collections.abc import Callable
from itertools import product
from math import ceil, floor, inf, log, log2, sqrt
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from learners.trees.occam_tree import OccamTree
from tests.sentences import pattern

XOR_X, XOR_Y = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]), np.array([0, 1, 1, 0])


def code_length(nodes: np.ndarray, features: int, samples: int) -> np.ndarray:
    """The code-length theorem's term at delta = 1/20, by the notes' code, one size at a time."""
    bits = [(n + 1) * ceil(log2(features + 3)) + 2 * floor(log2(n)) + 1 for n in nodes.tolist()]
    return np.array([sqrt((b * log(2) + log(40)) / (2 * samples)) for b in bits])


def all_prunings(
    tree: Any, X: np.ndarray, y: np.ndarray, node: int = 0, rows: np.ndarray | None = None
) -> list[tuple[int, int]]:
    """Every pruning below a node of scikit-learn's tree, as (nodes, mistakes), routing the examples anew."""
    rows = np.ones(len(y), bool) if rows is None else rows
    here = [(1, int(min(np.sum(y[rows] == 0), np.sum(y[rows] == 1))))]
    if tree.children_left[node] < 0:
        return here
    goes_left = X[:, tree.feature[node]].astype(np.float32) <= tree.threshold[node]
    left = all_prunings(tree, X, y, tree.children_left[node], rows & goes_left)
    right = all_prunings(tree, X, y, tree.children_right[node], rows & ~goes_left)
    return here + [(1 + n + k, a + b) for (n, a), (k, b) in product(left, right)]


def best_by_size(learner: OccamTree, X: np.ndarray, y: np.ndarray) -> tuple[list[int], list[int]]:
    prunings = all_prunings(learner.grown_.tree_, X, y)
    sizes = sorted({nodes for nodes, _ in prunings})
    return sizes, [min(mistakes for nodes, mistakes in prunings if nodes == size) for size in sizes]


def boolean_sample(seed: int, m: int = 40, d: int = 5, noise: float = 0.15) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    X = rng.integers(0, 2, size=(m, d))
    y = (X[:, 0] & X[:, 1]) | (X[:, 2] & ~X[:, 3] & 1)
    return X, np.where(rng.random(m) < noise, 1 - y, y)


def grown_small(seed: int, **options: Any) -> tuple[OccamTree, np.ndarray, np.ndarray]:
    X, y = boolean_sample(seed)
    return OccamTree(min_samples_leaf=3, random_state=seed, **options).fit(X, y), X, y


@pytest.mark.parametrize("seed", range(8))
def test_frontier_is_the_best_pruning_of_every_size(seed: int) -> None:
    learner, X, y = grown_small(seed)
    sizes, fewest = best_by_size(learner, X, y)
    assert sizes == list(range(1, learner.grown_.tree_.node_count + 1, 2))
    assert_array_equal(learner.history_["nodes"], sizes)
    assert_array_equal(learner.history_["mistakes"], fewest)
    # Without a penalty: the smallest among those with the fewest mistakes.
    assert learner.nodes_ == sizes[int(np.argmin(fewest))]
    assert learner.training_error_ == min(fewest) / len(y)


@pytest.mark.parametrize("seed", range(8))
def test_any_penalty_is_minimised_over_all_prunings(seed: int) -> None:
    rng = np.random.default_rng(100 + seed)
    cost = rng.uniform(-0.2, 0.4, size=200) * rng.choice([1, 1, 0.1], size=200)
    cost[rng.integers(0, 200, 40)] = inf
    cost[0] = 0.3
    learner, X, y = grown_small(seed, penalty=lambda nodes, features, samples: cost[nodes // 2])
    sizes, fewest = best_by_size(learner, X, y)
    objectives = [mistakes / len(y) + cost[size // 2] for size, mistakes in zip(sizes, fewest, strict=True)]
    assert learner.objective_ == min(objectives)
    assert learner.nodes_ == sizes[int(np.argmin(objectives))]
    assert_array_equal(learner.history_["objective"], objectives[: len(learner.history_["nodes"])])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("copies", [1, 20, 400])
def test_code_length_on_boolean_attributes(seed: int, copies: int) -> None:
    X, y = boolean_sample(seed, noise=0.1)
    X, y = np.tile(X, (copies, 1)), np.tile(y, copies)
    learner = OccamTree(penalty=code_length, max_depth=3).fit(X, y)
    sizes, fewest = best_by_size(learner, X, y)
    objectives = np.array(fewest) / len(y) + code_length(np.array(sizes), 5, len(y))
    assert_allclose(learner.objective_, objectives.min(), rtol=1e-15)
    assert learner.nodes_ == sizes[int(np.argmin(objectives))]
    assert len(learner.history_["nodes"]) <= len(sizes)


def test_notes_code_length() -> None:
    # Worked apart: 15 nodes on 20 attributes take 16 * 5 + 2 * 3 + 1 = 87 bits.
    assert code_length(np.array([15]), 20, 1000)[0] == pytest.approx(0.1788752137, abs=1e-10)


@pytest.mark.parametrize("penalty", [None, code_length])
def test_the_tree_it_keeps_is_the_tree_it_says(penalty: Callable[..., Any] | None) -> None:
    for seed in range(6):
        learner, X, y = grown_small(seed, penalty=penalty)
        assert np.mean(learner.predict(X) != y) == learner.training_error_
        assert len(np.unique(learner.apply(X))) == learner.leaves_ == (learner.nodes_ + 1) // 2
        lines = learner.rules_.splitlines()
        assert len(lines) == learner.nodes_
        assert max(line.count("|   ") for line in lines) == learner.depth_
        at = int(np.flatnonzero(learner.history_["nodes"] == learner.nodes_)[0])
        assert learner.history_["mistakes"][at] == round(learner.training_error_ * len(y))
        assert learner.objective_ == learner.training_error_ + learner.history_["penalty"][at]


@pytest.mark.parametrize(("per_node", "nodes"), [(0.1, 1), (0.09, 1), (0.08, 7), (0.05, 7), (0, 7)])
def test_exclusive_or_by_hand(per_node: float, nodes: int) -> None:
    # Mistakes 2, 2, 1, 0 of 4 with 1, 3, 5, 7 nodes: the whole tree wins when 6 nodes cost less than 1/2.
    learner = OccamTree(penalty=lambda n, features, samples: per_node * n).fit(XOR_X, XOR_Y)
    assert learner.nodes_ == nodes
    assert learner.objective_ == pytest.approx(per_node * nodes + (0.5 if nodes == 1 else 0))
    if per_node == 0:
        assert_array_equal(learner.history_["mistakes"], [2, 2, 1, 0])


def test_rules_read_aloud() -> None:
    X, y = np.array([[0, 0], [0, 1], [1, 0], [1, 1], [1, 1]]), np.array(["no", "no", "no", "yes", "yes"])
    learner = OccamTree(max_depth=1).fit(X, y)
    # Either attribute splits equally well; three rows have it, one of them "no".
    attribute = learner.grown_.tree_.feature[0]
    assert learner.rules_.splitlines() == [
        f"x[{attribute}] <= 0.5?",
        "|   yes: no (2 examples, 0 mistakes)",
        "|   no: yes (3 examples, 1 mistakes)",
    ]
    assert (learner.nodes_, learner.leaves_, learner.depth_) == (3, 2, 1)


def test_an_even_leaf_answers_the_positive_class() -> None:
    learner = OccamTree().fit([[0], [0]], [3, 8])
    assert_array_equal(learner.predict([[0], [9]]), [8, 8])
    assert (learner.nodes_, learner.depth_, learner.rules_) == (1, 0, "8 (2 examples, 1 mistakes)")


@pytest.mark.parametrize("label", [0, 1, "only"])
def test_one_class_is_a_leaf(label: int | str) -> None:
    learner = OccamTree(penalty=code_length).fit([[0], [1]], [label, label])
    assert (learner.nodes_, learner.training_error_) == (1, 0)
    assert_array_equal(learner.predict([[5]]), [label])


def test_without_penalty_it_answers_the_training_set_as_the_grown_tree_does() -> None:
    rng = np.random.default_rng(0)
    X = rng.normal(size=(300, 4))
    y = np.where(X[:, 0] * X[:, 1] + rng.normal(size=300) > 0, "up", "down")
    learner = OccamTree(criterion="entropy").fit(X, y)
    assert learner.training_error_ == 0
    assert_array_equal(learner.predict(X), y)
    assert learner.nodes_ <= learner.grown_.tree_.node_count


def test_a_long_chain_is_pruned_without_recursion() -> None:
    # Labels that alternate along a line: each split cuts off one end.
    m = 2000
    X, y = np.arange(m)[:, None], np.arange(m) % 2
    learner = OccamTree().fit(X, y)
    assert learner.training_error_ == 0
    assert learner.nodes_ == 2 * m - 1
    assert learner.depth_ > 1000
    assert_array_equal(learner.history_["mistakes"][[0, -1]], [m // 2, 0])
    single = OccamTree(penalty=lambda nodes, features, samples: np.where(nodes == 1, 0, 1)).fit(X, y)
    assert single.nodes_ == 1


def test_equal_seeds_give_equal_trees_and_none_is_global() -> None:
    X, y = boolean_sample(0)
    first = OccamTree(random_state=np.random.default_rng(5)).fit(X, y)
    assert first.rules_ == OccamTree(random_state=np.random.default_rng(5)).fit(X, y).rules_
    before = np.random.get_state(legacy=False)["state"]["key"].copy()  # noqa: NPY002 - the global one must not move
    OccamTree(random_state=None).fit(X, y)
    assert_array_equal(np.random.get_state(legacy=False)["state"]["key"], before)  # noqa: NPY002


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"penalty": 0.1}, "penalty None callable 0.1"),
        ({"penalty": lambda n, d, m: np.full(len(n), np.nan)}, "one not NaN 4, 4, 4"),
        ({"penalty": lambda n, d, m: np.zeros(len(n) + 1)}, "one not NaN 4"),
        (
            {"criterion": "min"},
            "criterion min",
        ),
        ({"max_depth": 0}, "max_depth integer ≥ 1; 0"),
        ({"min_samples_leaf": 0.5}, "min_samples_leaf integer ≥ 1; 0.5"),
        ({"random_state": -1}, "random_state integer"),
    ],
)
def test_arguments_are_judged(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=pattern(words)):
        OccamTree(**options).fit(XOR_X, XOR_Y)


def test_three_classes_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("only binary")):
        OccamTree().fit([[0.0], [1.0], [2.0]], [0, 1, 2])
