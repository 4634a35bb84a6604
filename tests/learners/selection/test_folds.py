"""Cross-validation: folds against scikit-learn's, protocols that test every fold once, and choice by folds."""

from typing import Any, Self

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.dummy import DummyClassifier, DummyRegressor
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import GridSearchCV, KFold, LeaveOneOut, StratifiedKFold, cross_val_score
from sklearn.tree import DecisionTreeClassifier

from learners import learners
from learners.selection.choosing import choose_by_folds
from learners.selection.folds import cross_validate, partition
from learners.selection.protocols import nested_cross_validation
from tests.sentences import pattern

IRIS, SPECIES = load_iris(return_X_y=True)

TREES = [DecisionTreeClassifier(max_depth=depth, random_state=0) for depth in (1, 2, 3, 5)]


@pytest.mark.parametrize(("stratified", "kind"), [(False, KFold), (True, StratifiedKFold)])
def test_folds_are_scikit_learns(stratified: bool, kind: type[Any]) -> None:
    model = DecisionTreeClassifier(max_depth=2, random_state=0)
    ours = cross_validate(model, IRIS, SPECIES, cv=7, stratified=stratified, random_state=4)
    theirs = 1 - cross_val_score(model, IRIS, SPECIES, cv=kind(7, shuffle=True, random_state=4))
    assert_allclose(ours.errors[0], theirs)
    assert ours.estimate == pytest.approx(theirs.mean())
    assert ours.deviation == pytest.approx(theirs.std(ddof=1))
    assert ours.sizes.max() - ours.sizes.min() <= 1
    assert ours.sizes.sum() == 150


def test_every_example_is_tested_once_a_repeat() -> None:
    outcome = cross_validate(TREES[1], IRIS, SPECIES, cv=4, repeats=3)
    assert outcome.errors.shape == (3, 4)
    for repeat in range(3):
        assert_array_equal(np.bincount(outcome.fold_of[repeat]), outcome.sizes[repeat])
    assert not np.array_equal(outcome.fold_of[0], outcome.fold_of[1])
    assert outcome.pooled == pytest.approx((outcome.errors * outcome.sizes).sum() / 450)


def test_as_many_folds_as_examples_is_leave_one_out() -> None:
    X, y = load_breast_cancer(return_X_y=True)
    X, y = X[:60, :5], y[:60]
    knn = learners["knn"](n_neighbors=3)
    outcome = cross_validate(knn, X, y, cv=60, shuffle=False)
    assert outcome.estimate == pytest.approx(1 - cross_val_score(knn, X, y, cv=LeaveOneOut()).mean())
    assert outcome.estimate == pytest.approx(knn.fit(X, y).leave_one_out_error())  # one pass, the same error


def test_ordered_data_without_shuffling_hold_one_class_in_a_fold() -> None:
    # Each third of iris is one species, so that no fold's training part knows the fold's species.
    tree = DecisionTreeClassifier(random_state=0)
    assert cross_validate(tree, IRIS, SPECIES, cv=3, shuffle=False).estimate == 1
    assert cross_validate(tree, IRIS, SPECIES, cv=3).estimate < 0.1


def test_leave_one_out_of_the_caltech_homework() -> None:
    # (-1, 0), (rho, 1), (1, 0): at rho^2 = 9 + 4 sqrt 6 constant and line have equal leave-one-out squared error.
    rho = 4.33566130724
    X, y = np.array([[-1.0], [rho], [1.0]]), np.array([0.0, 1.0, 0.0])
    constant = cross_validate(DummyRegressor(), X, y, cv=3, shuffle=False, loss="squared")
    line = cross_validate(LinearRegression(), X, y, cv=3, shuffle=False, loss="squared")
    assert_allclose(constant.losses[0], [1 / 4, 1, 1 / 4])
    assert line.estimate == pytest.approx(constant.estimate, rel=1e-9)
    assert constant.estimate == pytest.approx(0.5)


def test_more_folds_than_examples_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("cv integer 2..150")):
        cross_validate(TREES[0], IRIS, SPECIES, cv=151)
    with pytest.raises(ValueError, match=pattern("loss example")):
        cross_validate(TREES[0], IRIS, SPECIES, loss="hinge")


def test_choice_by_folds_is_grid_search() -> None:
    depths = [1, 2, 3, 5]
    cv = StratifiedKFold(5, shuffle=True, random_state=0)
    theirs = GridSearchCV(DecisionTreeClassifier(random_state=0), {"max_depth": depths}, cv=cv).fit(IRIS, SPECIES)
    choice = choose_by_folds(TREES, IRIS, SPECIES, stratified=True)
    assert_allclose(choice.errors, 1 - theirs.cv_results_["mean_test_score"])
    assert depths[choice.index] == theirs.best_params_["max_depth"]
    assert_array_equal(choice.model.predict(IRIS), theirs.predict(IRIS))
    assert choice.fold_errors.shape == (4, 5)


def test_nested_cross_validation_against_scikit_learn() -> None:
    outer, inner = StratifiedKFold(4, shuffle=True, random_state=0), StratifiedKFold(3, shuffle=True, random_state=0)
    grid = GridSearchCV(DecisionTreeClassifier(random_state=0), {"max_depth": [1, 2, 3, 5]}, cv=inner)
    ours = nested_cross_validation(TREES, IRIS, SPECIES, outer=4, inner=3, stratified=True)
    assert_allclose(ours.errors, 1 - cross_val_score(grid, IRIS, SPECIES, cv=outer))
    assert ours.inner_errors.shape == (4, 4)
    assert ours.fits == 4 * (4 * 3 + 1)


class Counted(DummyClassifier):  # type: ignore[misc]  # scikit-learn tells no types
    """Counts all fits, clones' too."""

    fits = 0

    def fit(self, X: object, y: object, sample_weight: object = None) -> Self:
        Counted.fits += 1
        return super().fit(X, y, sample_weight)


def test_only_the_best_is_trained_once_more() -> None:
    """Twelve candidates: five folds make 60 fits and one for the best; nested in five folds 5 (60 + 1) = 305."""
    models = [Counted(strategy="constant", constant=label) for label in range(2)] * 6
    X, y = np.zeros((60, 1)), np.repeat([0, 1], 30)
    Counted.fits = 0
    choose_by_folds(models, X, y, cv=5)
    assert Counted.fits == 61
    Counted.fits = 0
    nested = nested_cross_validation(models, X, y, outer=5, inner=5)
    assert Counted.fits == nested.fits == 305


def test_training_errors_of_folds() -> None:
    """Labels 0 and 1, a half each: whoever always says 0 is wrong on the half of each fold's examples."""
    models = [DummyClassifier(strategy="constant", constant=0), DecisionTreeClassifier()]
    X, y = np.arange(40.0)[:, np.newaxis], np.tile([0, 1], 20)
    choice = choose_by_folds(models, X, y, cv=4, shuffle=False)
    assert_allclose(choice.training_errors, [0.5, 0])


def test_least_of_many_cross_validation_errors_is_too_good_where_there_is_nothing_to_learn() -> None:
    # Labels without features: every candidate is a coin that the sample knows nothing of, with risk exactly 1/2.
    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(40, 30)), np.repeat([0, 1], 20)
    trees = [
        DecisionTreeClassifier(max_depth=1, random_state=0, max_features=1).set_params(random_state=s) for s in range(8)
    ]
    least = choose_by_folds(trees, X, y, stratified=True).errors.min()
    nested = nested_cross_validation(trees, X, y, outer=3, inner=3, stratified=True).estimate
    assert least < nested


def test_partition_of_twenty_in_four() -> None:
    parts = list(partition(np.zeros(20), 4, shuffle=False))
    assert_array_equal(parts[1][1], np.arange(5, 10))
    assert_array_equal(parts[1][0], np.r_[0:5, 10:20])


def test_a_class_smaller_than_the_folds_is_told() -> None:
    y = np.array([0] * 9 + [1])
    with pytest.warns(UserWarning, match=pattern("least populated")):
        outcome = [set(y[test]) for _, test in partition(y, 3, stratified=True)]
    assert sum(1 in classes for classes in outcome) == 1
    with pytest.raises(ValueError, match=pattern("members class")):
        list(partition([0, 0, 1, 1], 3, stratified=True))
    with pytest.raises(ValueError, match=pattern("inner integer ≥ 2; 1")):
        nested_cross_validation(TREES, IRIS, SPECIES, inner=1)
