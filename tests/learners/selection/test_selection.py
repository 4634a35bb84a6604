"""Splits, hold-out, cross-validation, choosing, and the recipes made of them."""

from math import log, sqrt

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import brentq
from scipy.stats import binom, binomtest
from sklearn.datasets import load_iris
from sklearn.dummy import DummyClassifier, DummyRegressor
from sklearn.linear_model import LinearRegression
from sklearn.tree import DecisionTreeClassifier

from learners.selection.choosing import choose_by_folds, choose_on_validation, tune_on_held_out
from learners.selection.folds import cross_validate
from learners.selection.holdout import clopper_pearson, hold_out
from learners.selection.protocols import fold_then_test, select_then_test
from learners.selection.splits import LockedTest, three_parts
from tests.sentences import pattern

IRIS, SPECIES = load_iris(return_X_y=True)
TREES = [DecisionTreeClassifier(max_depth=depth, random_state=0) for depth in (1, 2, 3, 5)]


@pytest.mark.parametrize("samples", [3, 4, 5, 20, 101])
def test_three_parts_are_disjoint_and_together_everything(samples: int) -> None:
    parts = three_parts(samples)
    together = np.concatenate([parts.train, parts.validation, parts.test])
    assert_array_equal(np.sort(together), np.arange(samples))
    assert min(len(parts.train), len(parts.validation), len(parts.test)) >= 1
    assert parts.missing == {"train": [], "validation": [], "test": []}


def test_half_a_quarter_and_a_quarter() -> None:
    parts = three_parts(200)
    assert (len(parts.train), len(parts.validation), len(parts.test)) == (100, 50, 50)
    assert not np.array_equal(parts.train, np.arange(100))


def test_stratified_parts_hold_every_class_in_its_share() -> None:
    y = np.repeat([0, 1], [80, 20])
    parts = three_parts(100, y, stratified=True)
    assert [y[part].sum() for part in (parts.train, parts.validation, parts.test)] == [10, 5, 5]


def test_a_class_too_small_for_three_parts_is_told() -> None:
    y = np.array(["many"] * 12 + ["rare"])
    parts = three_parts(13, y)
    lacking = [name for name, classes in parts.missing.items() if classes == ["rare"]]
    assert len(lacking) == 2


def test_shares_are_judged() -> None:
    with pytest.raises(ValueError, match=pattern("shares > 0 sum 1")):
        three_parts(10, shares=(0.5, 0.5, 0.5))
    with pytest.raises(ValueError, match=pattern("samples integer ≥ 3; 2")):
        three_parts(2)


def test_a_second_look_at_the_test_part_warns() -> None:
    test = LockedTest(np.zeros((4, 1)), np.array([0, 0, 0, 1]))
    model = DummyClassifier().fit(np.zeros((3, 1)), [0, 0, 1])
    assert (test.assess(model), test.uses) == (0.25, 1)
    with pytest.warns(UserWarning, match="used 2 times"):
        test.assess(model)
    assert test.errors == [0.25, 0.25]


@pytest.mark.parametrize(("mistakes", "samples"), [(0, 1), (0, 30), (3, 20), (10, 20), (20, 20)])
def test_clopper_pearson_inverts_the_binomial_tails(mistakes: int, samples: int) -> None:
    low, high = clopper_pearson(mistakes, samples, 0.1)
    theirs = binomtest(mistakes, samples).proportion_ci(0.9, method="exact")
    assert_allclose((low, high), (theirs.low, theirs.high), rtol=1e-10, atol=1e-300)
    if mistakes < samples:
        assert high == pytest.approx(
            brentq(lambda p: binom.cdf(mistakes, samples, p) - 0.05, 1e-9, 1 - 1e-9, xtol=1e-14)
        )
    if mistakes > 0:
        assert low == pytest.approx(brentq(lambda p: binom.sf(mistakes - 1, samples, p) - 0.05, 1e-9, 1 - 1e-9))


def test_no_mistake_among_thirty() -> None:
    # (1 - p)^30 = delta / 2
    assert clopper_pearson(0, 30, 0.05) == pytest.approx((0.0, 1 - 0.025 ** (1 / 30)), rel=1e-12, abs=0)


def test_hold_out_counts_mistakes_on_what_was_held_out() -> None:
    answer = hold_out(DecisionTreeClassifier(max_depth=1, random_state=0), IRIS, SPECIES, share=0.3, delta=0.1)
    assert len(answer.held_out) == 45
    assert not set(answer.train) & set(answer.held_out)
    wrong = answer.model.predict(IRIS[answer.held_out]) != SPECIES[answer.held_out]
    assert (answer.mistakes, answer.error) == (wrong.sum(), wrong.mean())
    assert answer.hoeffding[0] == pytest.approx(answer.error - sqrt(log(20) / 90))
    assert answer.exact[0] > answer.hoeffding[0]
    assert answer.exact[1] < answer.hoeffding[1]


def test_choice_on_validation_keeps_the_predictor_compared() -> None:
    train, held = np.arange(0, 150, 2), np.arange(1, 150, 2)
    choice = choose_on_validation(TREES, IRIS[train], SPECIES[train], IRIS[held], SPECIES[held])
    by_hand = [np.mean(tree.fit(IRIS[train], SPECIES[train]).predict(IRIS[held]) != SPECIES[held]) for tree in TREES]
    assert_allclose(choice.errors, by_hand)
    assert choice.index == by_hand.index(min(by_hand))
    assert np.mean(choice.model.predict(IRIS[held]) != SPECIES[held]) == min(by_hand)
    assert not choice.refitted


def test_of_equally_good_candidates_the_first_is_taken() -> None:
    X, y = np.arange(8.0).reshape(-1, 1), np.array([0, 1, 0, 1, 0, 1, 0, 1])
    same = [DummyClassifier(strategy="constant", constant=c) for c in (0, 1, 0)]
    assert (choose_by_folds(same, X, y, cv=2, stratified=True).index, choose_by_folds(same, X, y, cv=4).ties) == (
        0,
        3,
    )


def test_tuning_on_a_development_part_trains_the_winner_on_everything() -> None:
    choice = tune_on_held_out(TREES, IRIS, SPECIES)
    whole = TREES[choice.index].fit(IRIS, SPECIES)
    assert choice.refitted
    assert_array_equal(choice.model.predict(IRIS), whole.predict(IRIS))


def test_select_then_test_opens_the_lock_once() -> None:
    outcome = select_then_test(TREES, IRIS, SPECIES)
    parts = three_parts(150)
    assert outcome.test.uses == 1
    assert_array_equal(outcome.test.y, SPECIES[parts.test])
    assert outcome.test_error == np.mean(outcome.choice.model.predict(IRIS[parts.test]) != SPECIES[parts.test])
    assert outcome.interval is not None
    assert outcome.interval[0] <= outcome.test_error <= outcome.interval[1]
    assert outcome.choice.errors.shape == (4,)


def test_fold_then_test_never_trains_on_the_test_part() -> None:
    outcome = fold_then_test(TREES, IRIS, SPECIES, stratified=True)
    assert outcome.test.uses == 1
    assert len(outcome.test.y) == 38  # ceil(150 / 4)
    assert outcome.choice.refitted
    assert outcome.choice.model.tree_.n_node_samples[0] == 112
    with pytest.warns(UserWarning, match="used 2 times"):
        outcome.test.assess(outcome.choice.model)


def test_an_interval_needs_the_zero_one_loss() -> None:
    X = np.linspace(0, 1, 40).reshape(-1, 1)
    outcome = select_then_test([DummyRegressor(), LinearRegression()], X, 2 * X[:, 0], loss="squared")
    assert outcome.interval is None
    assert outcome.choice.index == 1
    assert outcome.test_error == pytest.approx(0, abs=1e-20)


def test_constant_labels_and_a_loss_of_ones_own() -> None:
    X = np.arange(6.0).reshape(-1, 1)
    assert cross_validate(DummyClassifier(), X, np.ones(6), cv=3).estimate == 0

    def twice_as_bad_above(y: np.ndarray, predictions: np.ndarray) -> np.ndarray:
        return np.where(predictions > y, 2.0, 1.0) * np.abs(predictions - y)

    # Left out 0, the mean of 3 and 6 is 4.5: loss 9; left out 3: 0; left out 6, the mean is 1.5: 4.5.
    outcome = cross_validate(DummyRegressor(), X[:3], np.array([0.0, 3, 6]), 3, shuffle=False, loss=twice_as_bad_above)
    assert_allclose(outcome.losses[0], [9, 0, 4.5])
