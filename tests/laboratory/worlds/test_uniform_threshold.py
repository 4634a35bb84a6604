"""UniformThreshold: exact risks against exact fractions, brute force and scikit-learn's own predictors."""

from fractions import Fraction
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.ensemble import AdaBoostClassifier, BaggingClassifier, GradientBoostingClassifier, StackingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.neighbors import KNeighborsClassifier
from sklearn.tree import DecisionTreeClassifier

from bounds.vocabulary.assumptions import REALIZABLE
from laboratory.worlds import UnknownRiskError
from laboratory.worlds.uniform_threshold import UniformThreshold
from tests.sentences import pattern


class Threshold:
    """Label `above` from `threshold_` on, and the other below it."""

    def __init__(self, threshold: float, above: int = 1) -> None:
        self.threshold_, self.above = threshold, above

    def predict(self, X: Any) -> Any:
        return np.where(X[:, 0] >= self.threshold_, self.above, 1 - self.above)


class Steps:
    """Labels that alternate at each of the breakpoints, 0 first."""

    def __init__(self, places: list[float]) -> None:
        self.breakpoints_ = np.array(places)

    def predict(self, X: Any) -> Any:
        return np.searchsorted(self.breakpoints_, X[:, 0], side="right") % 2


@pytest.mark.parametrize("noise", [Fraction(0), Fraction(1, 8), Fraction(7, 16)])
@pytest.mark.parametrize("target", [Fraction(0), Fraction(3, 8), Fraction(1, 2), Fraction(1)])
@pytest.mark.parametrize(
    "a", [Fraction(-2), Fraction(0), Fraction(1, 4), Fraction(3, 8), Fraction(31, 32), Fraction(1)]
)
def test_a_threshold_errs_on_what_lies_between_it_and_the_true_one(
    a: Fraction, target: Fraction, noise: Fraction
) -> None:
    source = UniformThreshold(float(noise), float(target))
    inside = min(max(a, Fraction(0)), Fraction(1))
    expected = noise + (1 - 2 * noise) * abs(inside - target)
    assert source.risk(Threshold(float(a))) == float(expected)
    assert source.risk(Threshold(float(a), above=0)) == float(1 - expected)


@pytest.mark.parametrize("a", [-np.inf, np.inf])
def test_a_threshold_at_infinity_is_a_constant_label(a: float) -> None:
    expected = 0.3 if a > 0 else 0.7
    assert_allclose(UniformThreshold(0.0, 0.7).risk(Threshold(a)), expected, rtol=1e-15)


def test_alternating_pieces_by_exact_fractions() -> None:
    places = [Fraction(1, 8), Fraction(1, 4), Fraction(5, 8), Fraction(15, 16)]
    source, target = UniformThreshold(0.25, 0.5), Fraction(1, 2)
    edges = sorted({Fraction(0), target, *places, Fraction(1)})
    wrong = Fraction(0)
    for left, right in pairwise(edges):
        said = sum(place <= left for place in places) % 2
        wrong += (right - left) * (said != (left >= target))
    assert source.risk(Steps([float(p) for p in places])) == float(Fraction(1, 4) + wrong / 2)


def fitted(learner: Any) -> Any:
    X, y = UniformThreshold(0.2, 0.6).draw(np.random.default_rng(1), 300)
    return learner.fit(X, y)


@pytest.mark.parametrize(
    "learner",
    [
        DecisionTreeClassifier(random_state=0),
        DecisionTreeClassifier(max_depth=1, random_state=0),
        AdaBoostClassifier(n_estimators=20, random_state=0),
        GradientBoostingClassifier(n_estimators=20, random_state=0),
    ],
    ids=lambda learner: type(learner).__name__,
)
def test_scikit_learn_trees_and_their_ensembles_against_a_fine_grid(learner: Any) -> None:
    source, predictor = UniformThreshold(0.2, 0.6), fitted(learner)
    assert source.knows(predictor)
    grid = (np.arange(200_000) + 0.5) / 200_000
    apart = np.mean(predictor.predict(grid[:, np.newaxis]) != (grid >= 0.6))
    # The grid misjudges at most one cell of 5e-6 at each of at most 300 changes of label; far fewer in truth.
    assert source.risk(predictor) == pytest.approx(0.2 + 0.6 * apart, abs=300 * 5e-6)


def test_a_tree_changes_its_label_where_single_precision_rounds() -> None:
    tree = fitted(DecisionTreeClassifier(max_depth=1, random_state=0))
    low, high = 0.0, 1.0
    label = tree.predict([[low]])[0]
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if tree.predict([[middle]])[0] == label else (low, middle)
    assert_allclose(UniformThreshold(0.0, 0.6).risk(tree), abs(high - 0.6), rtol=0, atol=1e-15)


@pytest.mark.parametrize(
    "learner",
    [
        KNeighborsClassifier(),
        BaggingClassifier(LogisticRegression(), random_state=0),  # averages probabilities, not labels
        GradientBoostingClassifier(n_estimators=2, init=LogisticRegression()),
        StackingClassifier([("tree", DecisionTreeClassifier(max_depth=2))], KNeighborsClassifier(), passthrough=True),
    ],
    ids=lambda learner: type(learner).__name__,
)
def test_a_predictor_with_places_of_its_own_is_refused(learner: Any) -> None:
    source, predictor = UniformThreshold(), fitted(learner)
    assert not source.knows(predictor)
    with pytest.raises(UnknownRiskError, match=pattern(f"{type(learner).__name__} lacks")):
        source.risk(predictor)


def test_a_linear_classifier_on_the_line_is_a_threshold() -> None:
    source, predictor = UniformThreshold(0.2, 0.6), fitted(LogisticRegression())
    cut = -predictor.intercept_[0] / predictor.coef_[0, 0]
    assert source.risk(predictor) == pytest.approx(0.2 + 0.6 * abs(cut - 0.6), abs=1e-12)
    flat = SimpleNamespace(coef_=np.zeros((1, 1)), intercept_=np.ones(1), predict=lambda X: np.ones(len(X)))
    assert source.risk(flat) == pytest.approx(0.2 + 0.6 * 0.6, abs=1e-15)


def test_breakpoints_that_are_not_numbers_are_not_believed() -> None:
    assert not UniformThreshold().knows(Steps([float("nan")]))
    assert not UniformThreshold().knows(SimpleNamespace(estimators_=[]))


def test_the_best_of_a_class_is_the_least_of_its_risks() -> None:
    source, grid = UniformThreshold(0.1, 0.33), np.linspace(0, 1, 11)
    risks = [source.risk(Threshold(a)) for a in grid]
    turned = [source.risk(Threshold(a, above=0)) for a in grid]
    assert source.best_in_class() == 0.1
    assert source.best_in_class(grid) == pytest.approx(min(risks), abs=1e-15)
    assert source.best_in_class([0.9, 1.0]) == pytest.approx(min(risks[9:]), abs=1e-15)
    assert source.best_in_class(grid, both_signs=True) == pytest.approx(min(risks + turned), abs=1e-15)
    edge = UniformThreshold(0.1, 1.0)
    assert edge.best_in_class([0.0], both_signs=True) == pytest.approx(edge.risk(Threshold(0.0, above=0)), abs=1e-15)


@pytest.mark.parametrize("thresholds", [[], [0.2, float("nan")]])
def test_no_thresholds_or_nan_are_refused(thresholds: list[float]) -> None:
    with pytest.raises(ValueError, match=pattern("thresholds UniformThreshold")):
        UniformThreshold().best_in_class(thresholds)


def test_only_labels_without_noise_are_realizable() -> None:
    assert REALIZABLE in UniformThreshold(noise=0).satisfies
    assert REALIZABLE not in UniformThreshold(noise=1e-9).satisfies
