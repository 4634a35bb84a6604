"""Tests of equally good learners: p-values against SciPy's, learners against scikit-learn's, and the levels missed."""

from typing import Any

import numpy as np
import pytest
from scipy import stats
from sklearn.neighbors import KNeighborsClassifier, NearestCentroid

from laboratory.topics import views
from laboratory.topics.comparing_learners.level.run import PREDICTS, halves, level, student, wrong

VIEW = views["comparing_learners.level"]


def test_p_values_are_scipys() -> None:
    rng = np.random.default_rng(1)
    differences = rng.normal(size=(20, 10))
    theirs = stats.ttest_1samp(differences, 0, axis=1)
    t, p_values = student(differences)
    np.testing.assert_allclose(t, theirs.statistic)
    np.testing.assert_allclose(p_values, theirs.pvalue, rtol=1e-9)
    pairs = rng.normal(size=(20, 5, 2))
    variances = pairs.var(axis=2, ddof=1).mean(axis=1)  # (a - b)^2 / 2 is the variance with divisor 1
    np.testing.assert_allclose(halves(pairs), 2 * stats.t.sf(np.abs(pairs[:, 0, 0]) / np.sqrt(variances), 5), rtol=1e-9)


def test_differences_without_spread() -> None:
    assert student(np.zeros((1, 5)))[1].tolist() == [1.0]
    assert student(np.ones((1, 5)))[1].tolist() == [0.0]
    assert halves(np.zeros((1, 5, 2))).tolist() == [1.0]


@pytest.mark.parametrize(("name", "theirs"), [("mean", NearestCentroid()), ("neighbour", KNeighborsClassifier(1))])
def test_each_learner_is_scikit_learns_on_its_feature(name: str, theirs: Any) -> None:
    rng = np.random.default_rng(2)
    y = rng.random((3, 40)) < 0.5
    X = rng.normal(size=(3, 40, 2)) + y[:, :, np.newaxis]
    train, test = np.tile(np.arange(25), (3, 1)), np.tile(np.arange(25, 40), (3, 1))
    mistakes = wrong(PREDICTS[name], X, y, train, test)
    for sample in range(3):
        for feature in range(2):
            column = X[sample, :, [feature]].T
            predicted = theirs.fit(column[:25], y[sample, :25]).predict(column[25:])
            assert (mistakes[sample, :, feature] == (predicted != y[sample, 25:])).all()


@pytest.mark.parametrize("name", PREDICTS)
def test_a_class_that_is_not_seen_is_never_predicted(name: str) -> None:
    X, y = np.zeros((1, 4, 2)), np.array([[True, True, True, False]])
    mistakes = wrong(PREDICTS[name], X, y, np.array([[0, 1]]), np.array([[2, 3]]))
    assert mistakes[0].tolist() == [[False, False], [True, True]]


def test_tests_over_folds_and_splits_find_what_is_not_there() -> None:
    """At 5 %, on 1,000 samples, nearest neighbours: the lower ends of exact intervals are well above the level."""
    run = level("neighbour", 1.0, 100, 10, 0.05, 1_000, 4)
    low, high = (dict(zip(run.tests, ends, strict=True)) for ends in run.ends)
    assert low["30 random splits"] > 0.4 and high["30 random splits"] < 0.8
    assert low["10 folds"] > 0.08 and high["10 folds"] < 0.25
    assert low["5x2cv"] > 0.05 and high["5x2cv"] < 0.2
    assert high["McNemar (one split)"] < 0.08
    theirs: Any = stats.binomtest(int(run.rejected[0]), 1_000).proportion_ci(0.95, "exact")
    assert (run.ends[0, 0], run.ends[1, 0]) == (pytest.approx(theirs.low), pytest.approx(theirs.high))


def test_a_stable_learner_hardly_misleads_the_folds() -> None:
    run = level("mean", 2.0, 100, 10, 0.05, 1_000, 3)
    assert run.ends[1, 0] < 0.08 and run.ends[1, 2] < 0.08 and run.ends[0, 1] > 0.4


def test_learners_that_guess_are_as_hard_to_tell_apart() -> None:
    """Without any distance of the means, too, random splits are far above the level."""
    assert level("neighbour", 0.0, 60, 5, 0.1, 200, 3).ends[0, 1] > 0.1


def test_the_view_shows_the_run() -> None:
    result = VIEW(samples=100, m=60)
    assert result.run.samples == 100
    assert f"{100 * result.run.shares[0]:.3g}" in result.headline.sentence
