"""The best question for any number of classes: textbook gains, scikit-learn's first split, all groups by hand."""

from collections.abc import Callable
from itertools import product
from math import log2
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

from learners.trees.best_question import best_question
from learners.trees.dnf import tree_to_dnf
from learners.trees.impurity import entropy, gini_impurity, majority_error
from learners.trees.node import Branches, Cuts, Inner, Leaf, Member, Threshold, route
from tests.sentences import pattern

OUTLOOK = ["sunny"] * 5 + ["overcast"] * 4 + ["rainy"] * 5
PLAYS = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]


def test_quinlans_outlook_gains_a_quarter_of_a_bit() -> None:
    question = best_question(OUTLOOK, PLAYS, categorical=True)
    assert question is not None
    assert question.gain == pytest.approx(0.247, abs=5e-4)  # Mitchell (1997), Machine learning, 3.4.1
    assert isinstance(question.test, Branches)
    assert_array_equal(question.children, [[0, 4], [2, 3], [3, 2]])  # overcast, rainy, sunny


@pytest.mark.parametrize(("criterion", "impurity"), [("gini", gini_impurity), ("entropy", entropy)])
def test_numbers_of_three_classes_are_cut_where_scikit_learn_cuts_them(
    criterion: str, impurity: Callable[..., Any]
) -> None:
    X, y = load_iris(return_X_y=True)
    for feature in range(4):
        tree = DecisionTreeClassifier(criterion=criterion, max_depth=1).fit(X[:, [feature]], y).tree_
        left, right = tree.n_node_samples[1:] / 150
        question = best_question(X[:, feature], y, impurity, feature=feature)
        assert question is not None
        assert question.gain == pytest.approx(tree.impurity[0] - left * tree.impurity[1] - right * tree.impurity[2])
        assert isinstance(question.test, Threshold)
        assert question.test.feature == feature
        assert question.test.cut == pytest.approx(tree.threshold[0])
        assert question.children.sum() == 150


def test_the_best_three_groups_of_all() -> None:
    rng = np.random.default_rng(1)
    x, y = rng.integers(5, size=60), rng.integers(3, size=60)
    after = []
    for parts in product([0, 1, 2], repeat=5):
        if set(parts) == {0, 1, 2}:
            counts = [np.bincount(y[np.array(parts)[x] == part], minlength=3) for part in range(3)]
            after.append(-sum(n * log2(n / count.sum()) for count in counts for n in count if n) / 60)
    question = best_question(x, y, categorical=True, branches=False, groups=3)
    assert question is not None and isinstance(question.test, Branches)
    assert question.gain == pytest.approx(entropy(np.bincount(y)) - min(after))
    assert sorted(value for group in question.test.groups for value in group) == [0, 1, 2, 3, 4]
    for groups, values in ((4, 3), (3, 10)):
        with pytest.raises(ValueError, match=pattern("groups 2 3; 4" if groups == 4 else "≤ 9; 10")):
            best_question(range(values), range(values), categorical=True, branches=False, groups=groups)


def test_the_best_two_groups_of_all() -> None:
    rng = np.random.default_rng(0)
    x, y = rng.integers(5, size=60), rng.integers(3, size=60)
    gains = []
    for sides in product([0, 1], repeat=5):
        inside = np.array(sides)[x] == 1
        if 0 < inside.sum() < 60:
            counts = [np.bincount(y[side], minlength=3) for side in (inside, ~inside)]
            bits = [-sum(n * log2(n / count.sum()) for n in count if n) for count in (*counts, np.bincount(y))]
            gains.append((bits[2] - bits[0] - bits[1]) / 60)
    question = best_question(x, y, categorical=True, branches=False)
    assert question is not None
    assert question.gain == pytest.approx(max(gains))
    assert isinstance(question.test, Member)
    assert_array_equal(question.children[0], np.bincount(y[np.isin(x, list(question.test.values))], minlength=3))


def test_the_notes_split_gains_nothing_by_mistakes() -> None:
    """.8 into .6 and 1: 0 mistakes fewer, Gini falls by .08, the entropy in bits by twice .1182263988."""
    x, y = [0] * 5 + [1] * 5, [1, 1, 1, 0, 0] + [1] * 5
    questions = [best_question(x, y, impurity) for impurity in (majority_error, gini_impurity, entropy)]
    gains = [question and question.gain for question in questions]
    assert gains == pytest.approx([0, 0.08, 2 * 0.1182263988], abs=1e-9)


def test_a_single_value_asks_nothing_and_bad_classes_are_refused() -> None:
    assert best_question([3.0, 3.0], [0, 1]) is None
    with pytest.raises(ValueError, match=pattern("y best_question")):
        best_question([1, 2], [0.5, 1.0])
    with pytest.raises(ValueError, match=pattern("≤ 12 values")):
        best_question(list(range(13)), [0] * 13, categorical=True, branches=False)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("impurity", [entropy, gini_impurity, majority_error])
def test_the_best_two_cuts_of_all(seed: int, impurity: Callable[..., Any]) -> None:
    """Every assignment of sorted values to three intervals, by counting; and no gain is below that of one cut."""
    rng = np.random.default_rng(seed)
    x, y = rng.integers(9, size=40), rng.integers(3, size=40)
    values, gains = np.unique(x), []
    for low, high in product(values, values):
        sides = [x <= low, (x > low) & (x <= high), x > high]
        if all(side.any() for side in sides):
            after = sum(side.mean() * impurity(np.bincount(y[side], minlength=3)) for side in sides)
            gains.append(impurity(np.bincount(y)) - after)
    question = best_question(x, y, impurity, intervals=3)
    once = best_question(x, y, impurity)
    assert question is not None and once is not None and isinstance(question.test, Cuts)
    assert question.gain == pytest.approx(max(gains)) and question.gain >= once.gain - 1e-12
    routed = [question.test.branch([value]) for value in x]
    assert_array_equal(question.children, [np.bincount(y[np.array(routed) == k], minlength=3) for k in range(3)])


def test_two_values_have_one_cut_and_too_many_are_refused() -> None:
    question = best_question([0, 1, 1], [0, 1, 1], intervals=3)
    assert question is not None and question.test == Threshold(0, 0.5)
    with pytest.raises(ValueError, match=pattern("intervals 2 3; 4")):
        best_question([0, 1], [0, 1], intervals=4)
    with pytest.raises(ValueError, match=pattern("at most 100; 101")):
        best_question(range(101), [0] * 101, intervals=3)


def test_cuts_are_clauses_with_both_ends() -> None:
    tree = Inner(Cuts(0, (2.5, 8.5)), (Leaf(0), Leaf(1), Leaf(0)))
    formula = tree_to_dnf(tree, 1)
    assert formula.said(["dose"]) == "2.5 < dose <= 8.5"
    assert [formula.holds([x]) for x in (2.5, 2.6, 8.5, 8.6)] == [False, True, True, False]
    assert [route(tree, [x])[0] for x in (2.5, 2.6, 8.5, 8.6)] == [0, 1, 1, 0]
