"""Cuts of a decision tree: categorical features, ties, duplicates, neighbouring doubles and signed zeros."""

from itertools import combinations

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from learners.trees.best_split import best_split, gain
from learners.trees.decision_tree import DecisionTree
from learners.trees.node import Member, Threshold
from learners.trees.psi import PSI
from tests.sentences import facts
from tests.work import at_most_calls

EVERY_PSI = tuple(PSI)


@pytest.mark.parametrize("psi", EVERY_PSI)
@pytest.mark.parametrize("seed", range(4))
def test_best_subset_of_a_categorical_feature_is_the_best_of_all_subsets(seed: int, psi: str) -> None:
    rng = np.random.default_rng(seed)
    x, y = rng.integers(0, 6, 40), rng.integers(0, 2, 40)
    values = np.unique(x)
    subsets = [set(c) for r in range(1, len(values)) for c in combinations(values.tolist(), r)]
    sides = [np.isin(x, list(subset)) for subset in subsets]
    best = max(float(gain([s.sum()], [y[s].sum()], 40, y.sum(), psi)[0]) for s in sides)
    split, _ = best_split(x[:, None], y, psi, categorical=frozenset({0}))
    assert split is not None and isinstance(split.test, Member)
    assert split.gain == pytest.approx(best)
    chosen = np.isin(x, list(split.test.values))
    assert gain([chosen.sum()], [y[chosen].sum()], 40, y.sum(), psi)[0] == pytest.approx(best)


def test_a_categorical_feature_needs_one_test_where_thresholds_need_two() -> None:
    X, y = np.arange(5.0)[:, None], np.array([0, 1, 0, 1, 0])
    learner = DecisionTree(categorical=[0]).fit(X, y)
    assert learner.nodes_ == 3
    assert_array_equal(learner.predict(X), y)
    assert learner.predict([[17.0]]) == [1]  # never seen, hence not among the listed 0, 2, 4
    assert np.isnan(learner.history_["cut"]).all()
    assert learner.breakpoints_ is None


def test_ties_go_to_the_lowest_feature_and_the_lowest_cut() -> None:
    X = np.repeat(np.arange(4.0)[:, None], 2, axis=1)
    split, table_ = best_split(X, [0, 1, 0, 1], "gini")
    assert split is not None
    assert split.test == Threshold(0, 0.5)
    assert table_.tolist() == [split.gain, split.gain]
    split, _ = best_split(X, [0, 1, 0, 1], "gini", categorical=frozenset({0}))
    assert split is not None
    assert split.test == Member(0, frozenset({0.0, 2.0}))


def test_duplicates_with_different_labels_share_a_leaf() -> None:
    X, y = np.array([[1.0], [1.0], [1.0], [2.0]]), np.array([0, 0, 1, 1])
    learner = DecisionTree().fit(X, y)
    assert facts(learner.history_["stopped_by"]) == "no test allowed"
    assert_array_equal(learner.predict(X), [0, 0, 0, 1])
    assert learner.breakpoints_ is not None
    assert learner.breakpoints_.tolist() == [1.5]


def test_neighbouring_doubles_are_told_apart() -> None:
    low = 1.0
    high = np.nextafter(low, 2)
    learner = DecisionTree().fit([[low], [high]], [0, 1])
    assert_array_equal(learner.predict([[low], [high]]), [0, 1])
    huge = DecisionTree().fit([[-1.7e308], [1.7e308]], [0, 1])
    assert_array_equal(huge.predict([[-1.7e308], [1.7e308]]), [0, 1])


def test_a_split_is_found_and_answered_by_machine_code() -> None:
    rng = np.random.default_rng(1)
    X, y = rng.normal(size=(1000, 5)), rng.integers(0, 2, 1000)
    learner = DecisionTree().fit(X, y)
    assert learner.leaves_ > 200
    with at_most_calls(2000 + 5 * learner.leaves_):
        learner.fit(X, y)
    with at_most_calls(1000):
        learner.predict(X)


def test_zero_with_a_sign_is_zero() -> None:
    X, y = [[0.0], [-0.0], [1.0], [2.0]], [1, 1, 0, 1]
    assert DecisionTree().fit(X, y).history_["cut"].tolist() == [0.5, 1.5]
    learner = DecisionTree(categorical=[0]).fit(X, y)
    assert learner.root_.test == Member(0, frozenset({1.0}))  # type: ignore[union-attr]
    assert_array_equal(learner.predict([[-0.0], [0.0], [1.0], [7.0]]), [1, 1, 0, 1])


def test_depth_zero_is_the_majority() -> None:
    learner = DecisionTree(max_depth=0).fit([[0], [1], [2]], ["a", "a", "b"])
    assert learner.nodes_ == 1 and facts(learner.history_["stopped_by"]) == "no test allowed"
    assert learner.predict([[2]]) == ["a"]
