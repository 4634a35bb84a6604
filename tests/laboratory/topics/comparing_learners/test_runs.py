"""Learners compared: accuracies near the published ones, and confusions as scikit-learn counts them."""

from collections.abc import Callable
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta, t
from sklearn.datasets import load_breast_cancer, load_digits, load_iris
from sklearn.linear_model import LogisticRegression, RidgeClassifier
from sklearn.metrics import confusion_matrix
from sklearn.multiclass import OneVsRestClassifier
from sklearn.preprocessing import StandardScaler

from laboratory.topics.comparing_learners.compare import (
    Accuracies,
    compare,
    confuse,
    four_learners,
    split,
    standardized,
    table_of,
)
from laboratory.worlds.files import NotInCacheError
from tests.sentences import pattern


@pytest.mark.parametrize("stratified", [False, True])
def test_a_split_is_sixty_to_forty_and_whole(stratified: bool) -> None:
    y = np.repeat([0, 1], [200, 50])
    train, test = split(np.random.default_rng(0), y, stratified=stratified)
    assert len(train) == 150
    assert sorted([*train, *test]) == list(range(250))
    if stratified:
        assert (y[train] == 1).sum() == 30
    again = split(np.random.default_rng(0), y, stratified=stratified)
    assert np.array_equal(again.train, train)
    for share, labels in ((1.0, y), (0.6, y[:1])):
        with pytest.raises(ValueError, match="of split"):
            split(np.random.default_rng(0), labels, share)


def test_scaling_is_decided_by_the_training_part_alone() -> None:
    X = load_digits().data  # some pixels are constant
    train, other = standardized(X[:900], X[900:])
    scaler = StandardScaler().fit(X[:900])
    varies = X[:900].std(axis=0) > 0
    assert np.allclose(train, scaler.transform(X[:900]), atol=1e-12)
    assert np.allclose(other[:, varies], scaler.transform(X[900:])[:, varies], atol=1e-9)
    assert not train[:, ~varies].any()
    assert not other[:, ~varies].any()


def test_the_four_learners_come_near_their_published_accuracies_on_tumours() -> None:
    """Means over 20 splits known from scikit-learn's learners: .962, .959, .975, .960, each +- .01 a split."""
    X, y = load_breast_cancer(return_X_y=True)
    comparison = compare(four_learners(), X, y, splits=6, seed=1)
    assert comparison.names == ("Perceptron", "Adaline", "Logistic regression", "AdaBoost over perceptrons")
    assert (comparison.trained_on, comparison.tested_on) == (341, 228)
    assert comparison.accuracies.mean(axis=0) == pytest.approx([0.962, 0.959, 0.975, 0.960], abs=0.015)


def test_the_same_seed_compares_on_the_same_parts() -> None:
    X, y = load_iris(return_X_y=True)
    learners = {"ridge": RidgeClassifier(), "again": RidgeClassifier()}
    compared = compare(learners, X, y, splits=4, seed=3)
    assert np.array_equal(compared.accuracies[:, 0], compared.accuracies[:, 1])
    assert np.array_equal(compare(learners, X, y, splits=4, seed=3).accuracies, compared.accuracies)
    assert compared.difference("ridge", "again") == (0, 0, 0)
    with pytest.raises(ValueError, match=pattern("splits compare")):
        compare(learners, X, y, splits=0)


def test_intervals_by_hand() -> None:
    comparison = Accuracies(("a", "b"), np.array([[0.9, 0.8], [0.8, 0.8], [0.7, 0.5]]), 60, 40)
    table = comparison.table(delta=0.1).set_index("learner")
    assert table.loc["a", "mean"] == pytest.approx(0.8)
    assert table.loc["a", "sd"] == pytest.approx(0.1)
    assert table.loc["a", "low"] == pytest.approx(beta.ppf(0.05, 36, 5))
    assert table.loc["a", "high"] == pytest.approx(beta.ppf(0.95, 37, 4))
    assert table.loc["b", "hoeffding"] == pytest.approx(sqrt(log(20) / 80))
    mean, low, high = comparison.difference("a", "b")
    assert mean == pytest.approx(0.1)  # of 0.1, 0 and 0.2, whose variance is 0.01
    half = t.ppf(0.975, 2) * sqrt(0.01 * (1 / 3 + 40 / 60))
    assert (low, high) == pytest.approx((0.1 - half, 0.1 + half))
    single = Accuracies(("a", "b"), np.array([[0.9, 0.8]]), 60, 40)
    assert single.table()["sd"].isna().loc[0]
    with pytest.raises(ValueError, match=pattern("splits difference")):
        single.difference("a", "b")


@pytest.mark.parametrize(
    ("load", "learner"), [(load_iris, LogisticRegression()), (load_digits, RidgeClassifier())], ids=["iris", "digits"]
)
def test_confusions_are_those_of_one_against_the_rest(load: Callable[..., Any], learner: Any) -> None:
    X, y = load(return_X_y=True)
    seen = confuse(learner, X, y, seed=5)
    train, test = (standardized(X[seen.part.train], X[part]) for part in seen.part)
    reference = OneVsRestClassifier(learner).fit(train[1], y[seen.part.train])
    expected = confusion_matrix(y[seen.part.test], reference.predict(test[1]))
    assert np.array_equal(seen.matrix, expected)
    assert seen.accuracy == pytest.approx(np.trace(expected) / len(seen.part.test))
    assert seen.weights.shape == (len(seen.classes), X.shape[1])
    constant = X[seen.part.train].std(axis=0) == 0
    assert not seen.weights[:, constant].any()


def test_the_tables_are_those_of_scikit_learn(tmp_path: Path) -> None:
    for name, load in (("iris", load_iris), ("digits", load_digits), ("breast_cancer", load_breast_cancer)):
        X, y = load(return_X_y=True)
        table = table_of(name)
        assert np.array_equal(table.X, X)
        assert np.array_equal(table.y, y)
        assert len(table.class_names) == len(np.unique(y))
    with pytest.raises(NotInCacheError, match=pattern("ionosphere not")):
        table_of("ionosphere", tmp_path)
    with pytest.raises(ValueError, match=pattern("name table_of")):
        table_of("titanic")
