"""Bagging helps the tree and not least squares: both again by scikit-learn, on the same bags."""

from typing import Any

import numpy as np
import pytest
from sklearn.datasets import make_friedman1
from sklearn.linear_model import LinearRegression
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split
from sklearn.tree import DecisionTreeRegressor

from laboratory.topics import views
from laboratory.topics.boosting.bagging.stable import Bagged, stability
from tests.showing import trace

VIEW = views["boosting.bagging"]
BAGS = 12


def again(learner: Any, seed: int) -> tuple[float, list[float], float]:
    X, y = make_friedman1(n_samples=1000, n_features=15, noise=1.0, random_state=seed)
    X, fresh, y, truth = train_test_split(X, y, test_size=0.33, random_state=seed)
    rng = np.random.default_rng(seed)
    answers = [learner.fit(X[bag], y[bag]).predict(fresh) for bag in rng.integers(0, 670, (BAGS, 670))]
    means = [np.mean(answers[: count + 1], axis=0) for count in range(BAGS)]
    alone = r2_score(truth, learner.fit(X, y).predict(fresh))
    return alone, [r2_score(truth, mean) for mean in means], float(np.var(answers, axis=0, ddof=1).mean())


@pytest.mark.parametrize("seed", [100, 3])
@pytest.mark.parametrize("name", ["tree", "line"])
def test_both_are_scikit_learns(name: str, seed: int) -> None:
    bagged: Bagged = getattr(stability(BAGS, seed), name)
    learner: Any = DecisionTreeRegressor(random_state=0) if name == "tree" else LinearRegression()
    alone, members, variance = again(learner, seed)
    assert bagged.single == pytest.approx(alone, abs=1e-9)
    np.testing.assert_allclose(bagged.members, members, atol=1e-9)
    assert bagged.variance == pytest.approx(variance, rel=1e-9)


@pytest.mark.parametrize("seed", [100, 1, 2])
def test_bagging_helps_the_tree_and_not_the_stable_learner(seed: int) -> None:
    both = stability(40, seed)
    assert both.tree.gain > 0.15 and abs(both.line.gain) < 0.01
    assert both.tree.variance > 20 * both.line.variance


def test_the_curves_and_the_words_are_the_runs() -> None:
    result = VIEW(beside="stable", trees=BAGS)
    both = stability(BAGS, 100)
    np.testing.assert_array_equal(trace(result, 1, "trees, bagged")[1], both.tree.members)
    np.testing.assert_array_equal(trace(result, 1, "least squares, bagged")[1], both.line.members)
    assert f"**+{both.tree.gain:.3g}**" in result.more and f"{both.line.variance:.3g}" in result.more
    assert "Least squares" not in VIEW(trees=BAGS).more


def test_one_bag_does_not_vary() -> None:
    assert stability(1, 0).tree.variance == 0


def differences(first: Any, other: Any) -> list[tuple[float, float]]:
    """Both trees are walked from the root, as far as they split alike: how much either split lowers the sum of squares
    at every node of the same examples that they split differently."""
    left, right = first.tree_, other.tree_
    nodes, gains = [(0, 0)], []
    while nodes:
        i, j = nodes.pop()
        if (left.feature[i], left.threshold[i]) != (right.feature[j], right.threshold[j]):
            gains.append((lowered(left, i), lowered(right, j)))
        elif left.children_left[i] >= 0:
            nodes += [
                (left.children_left[i], right.children_left[j]),
                (left.children_right[i], right.children_right[j]),
            ]
    return gains


def lowered(tree: Any, node: int) -> float:
    low, high = tree.children_left[node], tree.children_right[node]
    squares = tree.impurity * tree.n_node_samples
    return float(squares[node] - squares[low] - squares[high])


@pytest.mark.parametrize("seed", [100, 3, 7])
def test_two_trees_of_one_sample_differ_by_equally_good_splits(seed: int) -> None:
    """Nothing else differs: the words say that the seed chooses among splits that lower the error equally."""
    X, y = make_friedman1(n_samples=1000, n_features=15, noise=1.0, random_state=seed)
    X, fresh, y, truth = train_test_split(X, y, test_size=0.33, random_state=seed)
    of_scores, beside = (DecisionTreeRegressor(random_state=state).fit(X, y) for state in (seed, 0))
    gains = differences(of_scores, beside)
    assert gains and all(ours == pytest.approx(theirs, rel=1e-9) for ours, theirs in gains)
    scores, alone = (r2_score(truth, tree.predict(fresh)) for tree in (of_scores, beside))
    result = VIEW(beside="stable", trees=BAGS, seed=seed)
    assert f"{scores:.3g}, not {alone:.3g}" in result.more


def test_one_seed_is_one_tree() -> None:
    """With the seed 0 both are the same tree, and nothing is said."""
    result = VIEW(beside="stable", trees=BAGS, seed=0)
    assert result.run.single == pytest.approx(stability(BAGS, 0).tree.single, abs=1e-12)
    assert "seeds" not in result.more
