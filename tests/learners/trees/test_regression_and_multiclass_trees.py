"""The regression tree and the tree for many classes: published trees, brute force, scikit-learn, and the edges."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

from learners.trees.multiclass_tree import MulticlassTree
from learners.trees.regression_tree import RegressionTree

# Li Hang, exercise 5.2
X_TEN = np.arange(1.0, 11.0)[:, None]
Y_TEN = np.array([4.5, 4.75, 4.91, 5.34, 5.8, 7.05, 7.9, 8.23, 8.7, 9.0])


def test_published_regression_tree() -> None:
    tree = RegressionTree(max_depth=2).fit(X_TEN, Y_TEN)
    inner = tree.history_["feature"] >= 0
    assert_array_equal(np.floor(tree.history_["threshold"][inner]), [5, 3, 7])
    # Published means: 4.72, 5.57, and 8.85, which is that of the last two, one cut further; x > 7 has 25.93 / 3.
    assert_allclose(tree.history_["mean"][~inner], [14.16 / 3, 11.14 / 2, 14.95 / 2, 25.93 / 3])


def test_first_cut_is_the_best_of_all() -> None:
    rng = np.random.default_rng(4)
    X, y = rng.normal(size=(30, 3)), rng.normal(size=30)
    costs = [
        len(y[yes]) * np.var(y[yes]) + len(y[~yes]) * np.var(y[~yes])
        for x in X.T
        for yes in (x <= cut for cut in np.sort(x)[:-1])
    ]
    tree = RegressionTree(max_nodes=3).fit(X, y)
    assert tree.history_["training_error"] == pytest.approx(min(costs) / 30)
    assert tree.history_["decrease"][0] == pytest.approx(np.var(y) - min(costs) / 30)


def test_regression_tree_is_scikit_learns_with_a_table() -> None:
    rng = np.random.default_rng(1)
    X = rng.normal(size=(200, 3))
    y = np.sin(3 * X[:, 0]) + 0.1 * rng.normal(size=200)
    ours = RegressionTree(max_nodes=15, min_samples_leaf=4).fit(X, y)
    theirs = DecisionTreeRegressor(max_leaf_nodes=8, min_samples_leaf=4, random_state=np.random.RandomState(0))
    fresh = rng.normal(size=(50, 3))
    assert_allclose(ours.predict(fresh), theirs.fit(X, y).predict(fresh))
    leaf = ours.apply(X)
    for node in np.unique(leaf):
        assert ours.history_["mean"][node] == pytest.approx(y[leaf == node].mean())
        assert ours.history_["variance"][node] == pytest.approx(y[leaf == node].var())
        assert ours.history_["examples"][node] == np.sum(leaf == node) >= 4
    assert ours.history_["decrease"].sum() == pytest.approx(np.var(y) - ours.history_["training_error"])
    assert (ours.nodes_, ours.leaves_) == (15, 8)


@pytest.mark.parametrize("nodes", [1, 2])
def test_one_leaf_answers_the_mean_or_the_most_frequent_class(nodes: int) -> None:
    tree = RegressionTree(max_nodes=nodes).fit(X_TEN, Y_TEN)
    assert tree.nodes_ == 1
    assert tree.predict([[1.0]]) == pytest.approx([6.618])
    leaf = MulticlassTree(max_nodes=nodes).fit(X_TEN, ["c", "b", "a", "b", "c", "c", "b", "b", "c", "a"])
    assert leaf.nodes_ == 1
    assert leaf.predict([[1.0]]) == ["b"]  # four times, as is c, which comes later


def test_duplicates_with_different_targets_are_averaged() -> None:
    tree = RegressionTree().fit([[1.0], [1.0], [2.0]], [0.0, 4.0, 9.0])
    assert tree.predict([[1.0], [2.0]]).tolist() == [2.0, 9.0]


def test_iris_tree_with_five_nodes() -> None:
    """The textbook tree: petal length or width cuts off the 50 setosa, then width 1.75 leaves 5 and 1 mistakes."""
    X, y = load_iris(return_X_y=True)
    tree = MulticlassTree(max_nodes=5).fit(X, y)
    leaves = tree.history_["feature"] < 0
    assert tree.counts_[0].tolist() == [50, 50, 50]
    assert sorted(tree.counts_[leaves].tolist()) == [[0, 1, 45], [0, 49, 5], [50, 0, 0]]
    assert tree.history_["mistakes"].tolist()[0] == 100
    assert tree.history_["training_error"] == pytest.approx(6 / 150)
    assert 1.75 in tree.history_["threshold"].round(6)
    assert tree.history_["impurity"][0] == pytest.approx(2 / 3)
    assert tree.history_["decrease"][0] == pytest.approx(1 / 3)


@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_multiclass_tree_is_scikit_learns(criterion: str) -> None:
    X, y = load_iris(return_X_y=True)
    theirs = DecisionTreeClassifier(criterion=criterion, max_depth=3, random_state=np.random.RandomState(0)).fit(X, y)
    ours = MulticlassTree(criterion, max_depth=3).fit(X, y)
    assert_array_equal(ours.predict(X), theirs.predict(X))
    assert_array_equal(ours.counts_.sum(axis=1), theirs.tree_.n_node_samples)


def test_entropy_of_three_equal_classes_is_log2_of_three() -> None:
    tree = MulticlassTree("entropy", max_nodes=1).fit(X_TEN[:3], ["a", "b", "c"])
    assert tree.history_["impurity"].tolist() == pytest.approx([1.58496250072])
