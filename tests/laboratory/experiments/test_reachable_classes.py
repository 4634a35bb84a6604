"""The class that a pipeline can reach: scores of many fits span the space that it says, and no more.

The signs of a vector space of functions have its dimension as VC dimension, so a rank counted from fits to random rows
and labels is another route to it, preprocessing that depends on the rows included.
"""

from itertools import product
from math import comb
from typing import Any

import numpy as np
import pytest
from sklearn.calibration import CalibratedClassifierCV
from sklearn.compose import ColumnTransformer
from sklearn.decomposition import PCA, FactorAnalysis, FastICA, TruncatedSVD
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.ensemble import BaggingClassifier, VotingClassifier
from sklearn.feature_selection import RFE, SelectFromModel, SelectKBest, VarianceThreshold
from sklearn.kernel_approximation import Nystroem
from sklearn.linear_model import LogisticRegression, RidgeClassifier
from sklearn.model_selection import FixedThresholdClassifier, GridSearchCV, RandomizedSearchCV
from sklearn.neighbors import NeighborhoodComponentsAnalysis
from sklearn.pipeline import FeatureUnion, Pipeline, make_pipeline
from sklearn.preprocessing import (
    FunctionTransformer,
    MinMaxScaler,
    Normalizer,
    PolynomialFeatures,
    QuantileTransformer,
    StandardScaler,
)
from sklearn.random_projection import GaussianRandomProjection
from sklearn.svm import SVC

from laboratory.experiments.reachable_classes import PolynomialThresholds, reachable_class
from learners import Perceptron

FEATURES, FITS, POINTS, TINY = 3, 20, 30, 1e-7
LINEAR = RidgeClassifier()
TURNED = GaussianRandomProjection(3, random_state=np.random.RandomState(0))  # another turn for each fit
TWICE = ColumnTransformer([("scaled", StandardScaler(), [0]), ("again", MinMaxScaler(), [0])], remainder="passthrough")


def name(value: Any) -> str:
    """Its kind, or the kinds of its steps."""
    steps = [step for _, step in value.steps] if isinstance(value, Pipeline) else [value]
    return "+".join(type(step).__name__ for step in steps) if hasattr(steps[0], "fit") else str(value)


def spanned(estimator: Any) -> int:
    """The rank of the scores of many fits on the same points; rows, scales and labels change from fit to fit."""
    rng = np.random.default_rng(3)
    points, scores = rng.normal(size=(POINTS, FEATURES)), []
    for _ in range(FITS):
        X = rng.normal(size=(40, FEATURES)) @ rng.normal(size=(FEATURES, FEATURES)) + rng.normal(size=FEATURES)
        fitted = estimator.fit(X, np.arange(40) % 2)
        values = fitted.decision_function(points)
        scores.append(values / np.abs(values).max())
    singular = np.linalg.svd(np.array(scores), compute_uv=False)
    return int((singular > TINY * singular[0]).sum())


def dimension(estimator: Any) -> int | None:
    reached = reachable_class(estimator)
    return None if reached is None else reached.vc_dimension(FEATURES)


@pytest.mark.parametrize(
    ("estimator", "expected"),
    [
        (make_pipeline(StandardScaler(), LINEAR), 4),
        (make_pipeline(PCA(1), LINEAR), 4),  # not 2: which direction it is depends on the rows
        (make_pipeline(StandardScaler(), PCA(2, whiten=True), LINEAR), 4),
        (make_pipeline(TruncatedSVD(1), LINEAR), 4),
        (make_pipeline(FastICA(2, whiten="unit-variance", random_state=0, tol=0.1), LINEAR), 4),
        (make_pipeline(FactorAnalysis(1), LINEAR), 4),
        (make_pipeline(TURNED, LINEAR), 4),
        (make_pipeline(NeighborhoodComponentsAnalysis(1, max_iter=3), LINEAR), 4),
        (make_pipeline(SelectKBest(k=1), LINEAR), 4),  # not 2: the labels choose it
        (make_pipeline(SelectFromModel(LogisticRegression(), max_features=1), LINEAR), 4),
        (make_pipeline(VarianceThreshold(), LINEAR), 4),
        (RFE(LogisticRegression(), n_features_to_select=1), 4),
        (SVC(kernel="linear"), 4),
        (make_pipeline(FeatureUnion([("a", PCA(1)), ("b", SelectKBest(k=1))]), LINEAR), 4),
        (make_pipeline(TWICE, LINEAR), 4),
        (GridSearchCV(make_pipeline(PCA(), LINEAR), {"pca__n_components": [1, 2]}, cv=2), 4),
        (make_pipeline(PolynomialFeatures(2), LINEAR), comb(5, 2)),
        (make_pipeline(StandardScaler(), PolynomialFeatures((2, 2)), LINEAR), comb(5, 2)),  # scaled squares are shifted
        (make_pipeline(PCA(1), PolynomialFeatures(2), LINEAR), comb(5, 2)),
        (make_pipeline(StandardScaler(), PolynomialFeatures(2, interaction_only=True), LINEAR), 1 + 3 + 3),
        (make_pipeline(TURNED, PolynomialFeatures(2, interaction_only=True), LINEAR), comb(5, 2)),
        (make_pipeline(TWICE, PolynomialFeatures(2, interaction_only=True), LINEAR), comb(5, 2)),
        (make_pipeline(PolynomialFeatures(2), StandardScaler(), PCA(3), LINEAR), comb(5, 2)),
    ],
    ids=name,
)  # fmt: skip
def test_it_is_the_dimension_that_scores_of_many_fits_span(estimator: Any, expected: int) -> None:
    rank = spanned(estimator)
    assert dimension(estimator) == expected
    repeated = any(step is TWICE for step in getattr(estimator, "named_steps", {}).values())
    # Only the column that stands twice is squared: there fewer monomials than the class has occur.
    assert rank == expected or (repeated and 1 + 3 + 3 < rank < expected)


def test_twice_two_degrees_are_four() -> None:
    estimator = make_pipeline(PolynomialFeatures(2, interaction_only=True), PolynomialFeatures(2), LINEAR)
    assert reachable_class(estimator) == PolynomialThresholds(4, multilinear=False)
    assert dimension(estimator) == comb(7, 4) >= spanned(estimator) > comb(5, 2)


@pytest.mark.parametrize(("features", "degree"), list(product([1, 2, 4], [1, 2, 3, 5])))
def test_monomials_are_counted_as_scikit_learn_lists_them(features: int, degree: int) -> None:
    for multilinear in (False, True):
        listed = PolynomialFeatures(degree, interaction_only=multilinear).fit(np.zeros((1, features)))
        assert PolynomialThresholds(degree, multilinear).vc_dimension(features) == listed.n_output_features_


@pytest.mark.parametrize(
    "step",
    [Nystroem(), Normalizer(), QuantileTransformer(), FunctionTransformer(np.exp), MinMaxScaler(clip=True),
     ColumnTransformer([("a", Normalizer(), [0, 1])], remainder=StandardScaler())],
    ids=name,
)  # fmt: skip
def test_of_other_maps_none_is_known(step: Any) -> None:
    assert reachable_class(make_pipeline(step, LINEAR)) is None


def test_a_kernel_map_spans_more_than_any_halfspace() -> None:
    assert spanned(make_pipeline(Nystroem(n_components=20, random_state=0), LINEAR)) > FEATURES + 1


@pytest.mark.parametrize(
    "estimator",
    [CalibratedClassifierCV(LINEAR), CalibratedClassifierCV(LINEAR, ensemble=True), BaggingClassifier(LINEAR),
     VotingClassifier([("a", LINEAR)]), SVC()],
    ids=name,
)  # fmt: skip
def test_means_of_several_scores_are_no_halfspace(estimator: Any) -> None:
    assert reachable_class(estimator) is None


@pytest.mark.parametrize(
    "estimator",
    [CalibratedClassifierCV(LINEAR, ensemble=False), CalibratedClassifierCV(LINEAR, ensemble=False, method="isotonic"),
     FixedThresholdClassifier(LogisticRegression(), threshold=0.2)],
    ids=name,
)  # fmt: skip
def test_calibration_and_thresholds_of_one_score_cut_it_once(estimator: Any) -> None:
    rng = np.random.default_rng(0)
    X = rng.normal(size=(300, FEATURES))
    fitted = estimator.fit(X, X[:, 0] + rng.normal(size=300) > 0.7)
    inner = (
        fitted.calibrated_classifiers_[0].estimator if hasattr(fitted, "calibrated_classifiers_") else fitted.estimator_
    )
    in_order = fitted.predict(X)[np.argsort(inner.decision_function(X))]
    assert (in_order[1:] != in_order[:-1]).sum() == 1
    assert reachable_class(estimator) == reachable_class(fitted) == PolynomialThresholds()


POLYNOMIAL = make_pipeline(StandardScaler(), PolynomialFeatures(), LogisticRegression())


@pytest.mark.parametrize(
    ("search", "degree"),
    [
        (GridSearchCV(POLYNOMIAL, {"logisticregression__C": [1, 10]}), 2),
        (GridSearchCV(POLYNOMIAL, {"polynomialfeatures__degree": np.array([1, 3])}), 3),
        (GridSearchCV(POLYNOMIAL, [{"polynomialfeatures": ["passthrough"]}, {"polynomialfeatures__degree": [2]}]), 2),
        (GridSearchCV(POLYNOMIAL, {"polynomialfeatures": ["passthrough"]}), 1),
        (RandomizedSearchCV(POLYNOMIAL, {"logisticregression__C": np.geomspace(1, 9, 4)}), 2),
        (GridSearchCV(POLYNOMIAL, {"logisticregression": [LogisticRegression(), SVC()]}), None),
        (GridSearchCV(POLYNOMIAL, {"minmax__clip": [True]}), None),
        (GridSearchCV(Pipeline([("s", MinMaxScaler()), ("l", LINEAR)]), {"s__clip": [False, True]}), None),
        (GridSearchCV(SVC(), {"kernel": ["linear"]}), 1),
        (GridSearchCV(SVC(kernel="linear"), {"kernel": ["linear", "rbf"]}), None),
    ],
    ids=name,
)  # fmt: skip
def test_a_search_reaches_what_any_of_its_candidates_does(search: Any, degree: int | None) -> None:
    reached = reachable_class(search)
    assert (reached and reached.degree) == degree


def test_distributions_of_a_search_are_read_where_they_change_no_class() -> None:
    from scipy.stats import loguniform, randint

    assert reachable_class(RandomizedSearchCV(POLYNOMIAL, {"logisticregression__C": loguniform(1, 9)})) is not None
    assert reachable_class(RandomizedSearchCV(POLYNOMIAL, {"polynomialfeatures__degree": randint(1, 4)})) is None


def test_a_learner_of_the_lab_behind_a_scaler_and_a_subclass() -> None:
    class Own(LogisticRegression):  # type: ignore[misc]  # scikit-learn has no types
        """It may predict anything."""

    assert reachable_class(make_pipeline(StandardScaler(), Perceptron())) == PolynomialThresholds()
    assert reachable_class(Own()) is None
    assert reachable_class(make_pipeline(StandardScaler(), LinearDiscriminantAnalysis(), None)) is None
