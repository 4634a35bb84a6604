"""scikit-learn's linear classifiers as halfspaces: the VC bound as printed, the dimension by shattering."""

from itertools import product
from math import comb, log, sqrt
from typing import Any

import numpy as np
import pytest
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis, QuadraticDiscriminantAnalysis
from sklearn.linear_model import LogisticRegression, Perceptron, RidgeClassifier, SGDClassifier
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import KBinsDiscretizer, MaxAbsScaler, MinMaxScaler, RobustScaler, StandardScaler
from sklearn.svm import SVC, LinearSVC
from sklearn.tree import DecisionTreeClassifier

from laboratory import evaluate
from laboratory.evaluations import EstimatorEvaluation
from laboratory.experiments.reachable_classes import PolynomialThresholds, reachable_class

X, y = load_breast_cancer(return_X_y=True)
LINEAR = (
    LogisticRegression(max_iter=5000), LinearSVC(), Perceptron(), RidgeClassifier(), SGDClassifier(random_state=0),
    LinearDiscriminantAnalysis(), LogisticRegression(fit_intercept=False, max_iter=5000),
)  # fmt: skip
SCALERS = (StandardScaler(), MinMaxScaler(), MaxAbsScaler(), RobustScaler(), "passthrough")


class Contrary(LogisticRegression):  # type: ignore[misc]  # scikit-learn has no types
    """Predicts what it likes."""

    def predict(self, X: Any) -> Any:
        return (np.asarray(X)[:, 0] ** 2 > 200).astype(int)


def evaluated(estimator: Any, *data: Any, **more: Any) -> EstimatorEvaluation:
    evaluation = evaluate(estimator, *data, **more)
    assert isinstance(evaluation, EstimatorEvaluation)
    return evaluation


def printed(m: int, d: int, delta: float) -> float:
    """Vapnik 1998, theorem 4.1."""
    return sqrt((d * (log(2 * m / d) + 1) - log(delta / 4)) / m) + 1 / m


@pytest.mark.parametrize("estimator", LINEAR, ids=lambda each: type(each).__name__)
def test_the_bound_is_the_training_error_and_the_printed_gap(estimator: Any) -> None:
    evaluation = evaluated(make_pipeline(StandardScaler(), estimator), X[:, :4], y, delta=0.1)
    assert evaluation.split is not None and evaluation.training_error is not None
    m, by_name = len(evaluation.split.training), {each.theorem: each for each in evaluation.bounds}
    assert set(by_name) == {"vc_vapnik", "vc_original"} and by_name["vc_vapnik"].inputs["d"] == 5
    bound = by_name["vc_vapnik"]
    assert bound.value == pytest.approx(evaluation.training_error + printed(m, 5, 0.1), abs=1e-12)
    assert "VC dimension 5" in bound.of_class and bound.rests_on.startswith(", if ")
    assert any(bound.of_class in note for note in evaluation.notes)
    assert {each["class"] for each in evaluation.to_dict()["bounds"]} == {bound.of_class}


@pytest.mark.parametrize("scaler", SCALERS, ids=str)
def test_behind_a_scaler_it_is_the_sign_of_an_affine_function_of_the_columns(scaler: Any) -> None:
    """On the line between two rows an affine score is affine: its value in the middle is the mean of the ends."""
    fitted = Pipeline([("scaler", scaler), ("linear", LinearSVC())]).fit(X[:, :3], y)
    assert reachable_class(fitted) == PolynomialThresholds()
    first, second = X[:200, :3], X[200:400, :3]
    ends = fitted.decision_function(first), fitted.decision_function(second)
    assert fitted.decision_function((first + second) / 2) == pytest.approx((ends[0] + ends[1]) / 2, abs=1e-9)
    assert np.array_equal(fitted.predict(first), (ends[0] > 0).astype(int))


@pytest.mark.parametrize("d", [1, 2, 3])
def test_as_many_points_as_the_dimension_are_shattered_and_by_covers_count_no_more(d: int) -> None:
    points = np.vstack([np.zeros(d), np.eye(d)])
    halfspaces = reachable_class(LinearSVC())
    assert halfspaces is not None and halfspaces.vc_dimension(d) == len(points)
    for labels in product([0, 1], repeat=d + 1):
        if len(set(labels)) == 2:  # the constant ones are halfspaces by their offset alone
            fitted = LinearSVC(C=1e6, max_iter=100_000, random_state=0).fit(points, labels)
            assert tuple(fitted.predict(points)) == labels
    for n in (d + 1, d + 2):  # affine functions are linear ones of d + 1 numbers: Cover 1965 counts dichotomies
        assert (2 * sum(comb(n - 1, k) for k in range(d + 1)) == 2**n) == (n == d + 1)


@pytest.mark.parametrize(
    "estimator",
    [
        make_pipeline(KBinsDiscretizer(encode="ordinal"), LinearDiscriminantAnalysis()),
        make_pipeline(MinMaxScaler(clip=True), LinearSVC()),
        Contrary(max_iter=5000), KNeighborsClassifier(), SVC(), DecisionTreeClassifier(),
        QuadraticDiscriminantAnalysis(),
    ],
    ids=lambda each: type(each).__name__,
)  # fmt: skip
def test_what_is_no_halfspace_has_no_such_bound(estimator: Any) -> None:
    assert not evaluated(estimator, X[:, :2], y).bounds


def test_three_labels_have_none_and_two_words_have_one() -> None:
    flowers, kinds = load_iris(return_X_y=True)
    assert not evaluated(LogisticRegression(max_iter=5000), flowers, kinds).bounds
    words = np.where(y, "benign", "malignant")
    estimator = make_pipeline(StandardScaler(), LogisticRegression())
    assert evaluated(estimator, X, words).bounds[0].value == pytest.approx(evaluated(estimator, X, y).bounds[0].value)


def test_a_third_label_that_was_not_trained_on_leaves_no_bound() -> None:
    three = y.copy()
    place = evaluated(LinearSVC(), X, y).split
    assert place is not None
    three[place.test[0]] = 2
    assert reachable_class(evaluated(LinearSVC(), X, three).fitted) is not None
    assert not evaluated(LinearSVC(), X, three).bounds
