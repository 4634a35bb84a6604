"""AdaBoost against hand-worked examples, an enumeration of all stumps, scikit-learn, and its own theorem."""

from collections.abc import Iterator
from math import log, sqrt
from typing import Any, Self

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.ensemble import AdaBoostClassifier

from learners.ensembles.ada_boost import AdaBoost
from tests.sentences import pattern

# Li Hang, Statistical Learning Methods, Example 8.1.
LI_HANG_X = np.arange(10.0)[:, None]
LI_HANG_Y = np.array([1, 1, 1, -1, -1, -1, 1, 1, 1, -1])

# Ten points in the order of Schapire & Freund's Figure 1.1, on which stumps only read that order.
TOY_X = np.array([[1, 5], [2, 2], [4, 8], [5, 9.5], [6, 7], [3, 3], [4.5, 1], [5.5, 4], [9, 9], [8, 5.5]])
TOY_Y = np.array([1] * 5 + [-1] * 5)


def all_stumps(X: np.ndarray) -> Iterator[tuple[int, float, int]]:
    """Every stump as (feature, threshold, sign), in the order in which ties are to be broken."""
    for feature in range(X.shape[1]):
        values = np.unique(X[:, feature])
        for threshold in [-np.inf, *((values[1:] + values[:-1]) / 2)]:
            for sign in (1, -1):
                yield feature, threshold, sign


def says(stump: tuple[int, float, int], X: np.ndarray) -> np.ndarray:
    feature, threshold, sign = stump
    return np.where(X[:, feature] > threshold, sign, -sign)


def best_stump(X: np.ndarray, y: np.ndarray, weights: np.ndarray) -> tuple[tuple[int, float, int], float]:
    """First of the stumps whose weighted error is least; rounding at 10 digits makes ties equal."""
    errors = [round(weights[says(stump, X) != y].sum(), 10) for stump in all_stumps(X)]
    return list(all_stumps(X))[int(np.argmin(errors))], min(errors)


class EveryStump(ClassifierMixin, BaseEstimator):  # type: ignore[misc]  # scikit-learn tells no types
    """The same weak learner for scikit-learn's AdaBoostClassifier."""

    def fit(self, X: np.ndarray, y: np.ndarray, sample_weight: np.ndarray) -> Self:
        self.classes_ = np.unique(y)
        self.stump_, _ = best_stump(X, np.where(y == self.classes_[1], 1, -1), sample_weight)
        return self

    def predict(self, X: np.ndarray) -> np.ndarray:
        return np.where(says(self.stump_, X) > 0, self.classes_[1], self.classes_[0])


def noisy(seed: int, m: int, d: int) -> tuple[np.ndarray, np.ndarray]:
    """Few distinct values, so that there are duplicates and contradictions, and one constant feature."""
    rng = np.random.default_rng(seed)
    X = rng.integers(0, 6, size=(m, d)).astype(float)
    X[:, d // 2] = 3.0
    return X, np.where(X[:, 0] + X[:, -1] + rng.normal(size=m) > 5, 1, -1)


def test_li_hang_by_hand() -> None:
    learner = AdaBoost(n_estimators=3).fit(LI_HANG_X, LI_HANG_Y)
    past = learner.history_
    assert_array_equal(past["threshold"], [2.5, 8.5, 5.5])
    assert_array_equal(past["sign"], [-1, -1, 1])
    # The book prints e3 = .1820 and alpha3 = .7514, from weights rounded first; exact are 2/11 and .7520.
    assert_allclose(past["weighted_error"], [3 / 10, 3 / 14, 2 / 11], rtol=1e-14)
    assert_allclose(past["alpha"], [0.4236489302, 0.6496414921, 0.7520386984], atol=1e-10)
    votes = learner.decision_function(LI_HANG_X)[[0, 3, 6]]
    assert_allclose(votes, [0.3212517238706, -0.5260461365166, 0.9780312602597], atol=1e-12)
    assert_array_equal(past["training_error"], [0.3, 0.3, 0.0])


def test_li_hang_weights() -> None:
    # SmirkCao/Lihang, chapter 8: D2, D3, D4 of points 0, 3, 6, printed to four or five digits.
    printed = [[0.07143, 0.07143, 0.16666], [0.0455, 0.1667, 0.1061], [0.125, 0.1019, 0.0648]]
    learner = AdaBoost(n_estimators=3).fit(LI_HANG_X, LI_HANG_Y)
    first, *later = learner.staged_weights(LI_HANG_X, LI_HANG_Y)
    assert_array_equal(first, np.full(10, 0.1))
    assert_allclose([weights[[0, 3, 6]] for weights in later], printed, atol=6.1e-5)


def test_freund_and_schapires_toy() -> None:
    # Schapire & Freund (2012), section 1.2: eps .30, .21, .14, votes .42, .65, .92; exact 3/10, 3/14, 3/22.
    past = AdaBoost(n_estimators=3).fit(TOY_X, TOY_Y).history_
    assert_allclose(past["weighted_error"], [3 / 10, 3 / 14, 3 / 22], rtol=1e-14)
    assert_allclose(past["alpha"], [0.42, 0.65, 0.92], atol=5e-3)
    assert_allclose(past["z_product"][-1], sqrt(21) / 5 * sqrt(33) / 7 * sqrt(57) / 11, rtol=1e-14)
    assert past["training_error"][-1] == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_round_takes_the_best_of_all_stumps(seed: int) -> None:
    X, y = noisy(seed, m=25, d=3)
    learner = AdaBoost(n_estimators=15).fit(X, y)
    past = learner.history_
    stumps = zip(past["feature"], past["threshold"], past["sign"], strict=True)
    for stump, error, weights in zip(stumps, past["weighted_error"], learner.staged_weights(X, y), strict=False):
        expected, least = best_stump(X, y, weights)
        assert stump == expected
        assert_allclose(error, least, atol=1e-10)


@pytest.mark.parametrize("seed", range(6))
def test_against_scikit_learn_with_the_same_stumps(seed: int) -> None:
    X, y = noisy(seed, m=40, d=4)
    ours = AdaBoost(n_estimators=20).fit(X, y)
    theirs = AdaBoostClassifier(EveryStump(), n_estimators=20).fit(X, y)
    assert_allclose(ours.history_["weighted_error"], theirs.estimator_errors_, atol=1e-10)
    # SAMME's vote is ln((1 - eps) / eps), twice ours.
    assert_allclose(2 * ours.history_["alpha"], theirs.estimator_weights_, atol=1e-9)
    assert_array_equal(list(ours.staged_predict(X)), list(theirs.staged_predict(X)))


@pytest.mark.parametrize(("seed", "m", "d", "rounds"), [(0, 30, 2, 30), (1, 200, 5, 200), (2, 1000, 10, 100)])
def test_product_of_normalisers_bounds_the_training_error(seed: int, m: int, d: int, rounds: int) -> None:
    X, y = noisy(seed, m, d)
    learner = AdaBoost(rounds).fit(X, y)
    past = learner.history_
    assert np.all(past["training_error"] <= past["z_product"] + 1e-12)
    losses = [np.mean(np.exp(-y * votes)) for votes in learner.staged_decision_function(X)]
    assert_allclose(past["z_product"], losses, rtol=1e-9)
    assert_allclose(past["z"], np.sqrt(1 - 4 * past["edge"] ** 2), atol=1e-12)
    assert_array_equal(past["training_error"], [np.mean(said != y) for said in learner.staged_predict(X)])
    assert_allclose(past["margins"], y * learner.decision_function(X) / past["alpha"].sum(), rtol=1e-12)
    assert learner.rounds_ == len(past["alpha"])


def test_predict_is_the_last_stage() -> None:
    X, y = noisy(3, m=60, d=3)
    learner = AdaBoost(n_estimators=7).fit(X, y)
    new = np.random.default_rng(4).normal(3, 2, size=(100, 3))
    assert_array_equal(learner.predict(new), list(learner.staged_predict(new))[-1])
    assert_array_equal(learner.predict(new) == 1, learner.decision_function(new) > 0)
    assert learner.history_["stopped_by"] == "rounds done"


def test_a_perfect_stump_ends_it() -> None:
    X, y = np.array([[0.0, 5], [1, 5], [2, 5], [3, 5]]), np.array(["no", "no", "yes", "yes"])
    learner = AdaBoost(n_estimators=10).fit(X, y)
    past = learner.history_
    assert past["stopped_by"] == "perfect stump"
    assert learner.rounds_ == 1
    assert (past["feature"][0], past["threshold"][0], past["alpha"][0], past["z_product"][0]) == (
        0,
        1.5,
        np.inf,
        0,
    )
    assert_array_equal(past["margins"], np.ones(4))
    assert_array_equal(learner.decision_function(X), [-1, -1, 1, 1])
    assert_array_equal(learner.predict(X), y)
    assert len(list(learner.staged_weights(X, y))) == 1


def test_without_an_edge_there_is_no_round() -> None:
    X, y = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]), np.array([0, 1, 1, 0])
    learner = AdaBoost().fit(X, y)
    assert learner.history_["stopped_by"] == "no edge"
    assert learner.rounds_ == 0
    assert_array_equal(learner.decision_function(X), np.zeros(4))
    assert_array_equal(learner.predict(X), np.zeros(4))
    assert_array_equal(learner.history_["margins"], np.zeros(4))


def test_an_edge_may_run_out() -> None:
    # Two points that coincide and disagree beside a third: the constant answer first, then all is even.
    learner = AdaBoost(n_estimators=50).fit([[0.0], [0.0], [0.0]], [1, 1, 0])
    assert learner.history_["stopped_by"] == "no edge"
    assert_allclose(learner.history_["weighted_error"], [1 / 3], rtol=1e-14)
    assert learner.history_["alpha"][0] == pytest.approx(log(2) / 2)
    assert_array_equal(learner.history_["threshold"], [-np.inf])


@pytest.mark.parametrize("label", [0, 1, -1, "only"])
def test_one_class_is_answered(label: int | str) -> None:
    learner = AdaBoost().fit([[0.0], [1.0]], [label, label])
    assert_array_equal(learner.predict([[7.0]]), [label])
    assert learner.history_["z_product"][-1] == 0


def test_threshold_parts_neighbouring_floats() -> None:
    low = 1.0
    high = np.nextafter(low, 2)
    learner = AdaBoost().fit([[low], [high]], [0, 1])
    assert_array_equal(learner.predict([[low], [high]]), [0, 1])
    huge = AdaBoost().fit([[-1.7e308], [1.7e308]], [0, 1])
    assert_array_equal(huge.history_["threshold"], [0])


@pytest.mark.parametrize("rounds", [0, -3, 1.5, True, "ten", None])
def test_rounds_are_judged(rounds: Any) -> None:
    with pytest.raises(ValueError, match=pattern("n_estimators integer ≥ 1")):
        AdaBoost(n_estimators=rounds).fit([[0.0], [1.0]], [0, 1])


def test_three_classes_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("only binary")):
        AdaBoost().fit([[0.0], [1.0], [2.0]], [0, 1, 2])
