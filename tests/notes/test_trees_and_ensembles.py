"""Trees, bagging, forests and boosting in the summary, and cross-validation in Padova's notes."""

from fractions import Fraction
from itertools import product
from math import ceil, floor, log, log2, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.tree import DecisionTreeClassifier


def misclassification(p: np.ndarray) -> float:
    return 1 - float(p.max())


def entropy(p: np.ndarray) -> float:
    return -sum(float(share) * log2(share) for share in p if share > 0)


def gini(p: np.ndarray) -> float:
    return 1 - float(p @ p)


IMPURITIES = (misclassification, entropy, gini)


def test_impurities_of_nine_and_one() -> None:
    """(0.9, 0.1): 0.1, 0.469 and 0.18. The summary's Gini index has a factor ½: 0.09."""
    p = np.array([0.9, 0.1])
    assert misclassification(p) == pytest.approx(0.1)
    assert entropy(p) == pytest.approx(0.468995593589, abs=1e-12)
    assert gini(p) == pytest.approx(0.18)
    assert gini(p) / 2 == pytest.approx(0.09)
    y = np.array([0] * 9 + [1])
    for criterion, impurity in (("gini", gini), ("entropy", entropy)):
        tree = DecisionTreeClassifier(criterion=criterion, max_depth=1).fit(np.arange(10)[:, None], y)
        assert tree.tree_.impurity[0] == pytest.approx(impurity(p))


@pytest.mark.parametrize("classes", [2, 3, 5])
def test_impurities_are_largest_where_classes_are_even_and_zero_where_pure(classes: int) -> None:
    """The summary has both extremes at 1/c; there is the maximum only."""
    rng = np.random.default_rng(classes)
    even, pure = np.full(classes, 1 / classes), np.eye(classes)[0]
    for impurity in IMPURITIES:
        assert all(impurity(p) <= impurity(even) + 1e-12 for p in rng.dirichlet(np.ones(classes), size=200))
        assert impurity(pure) == 0
        assert impurity(even) > 0
    assert entropy(even) == pytest.approx(log2(classes))


def test_averaging_takes_the_variance_out_of_the_risk() -> None:
    """E(Y - g_T)² - E(Y - E g_T)² is the mean variance over training sets, here over all of four equally likely."""
    trained = {0: (0, 2, 2, 0), 1: (1, 1, 4, 0), 2: (3, 3, 3, 3)}  # predictions at three points
    law = {(0, 1): Fraction(1, 2), (1, 1): Fraction(1, 8), (1, 3): Fraction(1, 8), (2, 2): Fraction(1, 4)}
    mean = {x: Fraction(sum(values), 4) for x, values in trained.items()}
    single = sum(p * Fraction(sum((y - g) ** 2 for g in trained[x]), 4) for (x, y), p in law.items())
    averaged = sum(p * (y - mean[x]) ** 2 for (x, y), p in law.items())
    variance = sum(p * sum((g - mean[x]) ** 2 for g in trained[x]) / 4 for (x, _), p in law.items())
    assert single - averaged == variance > 0
    at_zero = [Fraction(sum((1 - g) ** 2 for g in trained[0]), 4), (1 - mean[0]) ** 2]
    assert at_zero == [1, 0]  # predictions 0 and 2 for the label 1


@pytest.mark.parametrize(("p", "regression", "classification"), [(10, 3, 3), (2, 1, 1), (100, 33, 10)])
def test_features_tried_at_a_split(p: int, regression: int, classification: int) -> None:
    """⌊p/3⌋ and ⌊√p⌋, at least one. The summary prints ⌈p/3⌉: 4 for ten features."""
    rng = np.random.default_rng(0)
    x, y = rng.normal(size=(20, p)), np.arange(20) % 2
    forest = RandomForestRegressor(n_estimators=1, max_features=1 / 3, random_state=0).fit(x, y)
    voters = RandomForestClassifier(n_estimators=1, max_features="sqrt", random_state=0).fit(x, y)
    assert forest.estimators_[0].max_features_ == max(1, floor(p / 3)) == regression
    assert voters.estimators_[0].max_features_ == max(1, floor(sqrt(p))) == classification
    assert ceil(10 / 3) == 4 != floor(10 / 3)


def test_features_are_drawn_anew_at_every_split() -> None:
    """With one feature tried at a time a single tree still comes to use several."""
    rng = np.random.default_rng(0)
    x = rng.normal(size=(60, 5))
    tree = DecisionTreeClassifier(max_features=1, random_state=0).fit(x, x.sum(axis=1) > 0)
    assert len({int(feature) for feature in tree.tree_.feature if feature >= 0}) > 1


@pytest.mark.parametrize(("error", "weight"), [(0.3, 0.423648930194), (0.1, 1.09861228867), (0.45, 0.100335347731)])
def test_weight_of_a_weak_hypothesis_minimises_the_exponential_loss(error: float, weight: float) -> None:
    minimizer = minimize_scalar(lambda a: (1 - error) * np.exp(-a) + error * np.exp(a), bracket=(0, 1)).x
    assert minimizer == pytest.approx(weight, abs=1e-7)
    assert log((1 - error) / error) / 2 == pytest.approx(weight, abs=1e-11)


def test_weights_have_no_finite_value_without_errors_and_turn_negative_beyond_a_half() -> None:
    """The summary's algorithm guards against neither."""
    losses = [np.exp(-a) for a in (1.0, 10.0, 100.0)]  # error 0: more is always better
    assert losses == sorted(losses, reverse=True)
    assert log((1 - 0.6) / 0.6) / 2 < 0 == log((1 - 0.5) / 0.5) / 2


def test_residuals_are_half_the_negative_gradient() -> None:
    """y = 3, prediction 1: gradient -4, residual 2. A step against the negative gradient, as printed, moves away."""
    y, g = 3.0, 1.0
    slope = ((y - (g + 1e-6)) ** 2 - (y - (g - 1e-6)) ** 2) / 2e-6
    assert -slope == pytest.approx(2 * (y - g)) == pytest.approx(4)
    towards, away = g - 0.1 * slope, g + 0.1 * slope
    assert (y - towards) ** 2 < (y - g) ** 2 < (y - away) ** 2


def test_leaving_one_out_can_fail_badly() -> None:
    """Padova 7.3 promises an accurate estimate. By the parity of the labels it is off by one half, always."""
    for labels in product((0, 1), repeat=4):
        parity = [sum(labels[:i] + labels[i + 1 :]) % 2 for i in range(4)]
        error = Fraction(sum(guess != label for guess, label in zip(parity, labels, strict=True)), 4)
        assert error == sum(labels) % 2
        assert abs(error - Fraction(1, 2)) == Fraction(1, 2)  # fair coins: every rule has risk one half


def test_leaving_one_out_of_a_balanced_sample_misleads_the_majority() -> None:
    labels = (0, 1, 0, 1, 1, 0)
    others = [labels[:i] + labels[i + 1 :] for i in range(6)]
    assert all((2 * sum(rest) > len(rest)) != label for rest, label in zip(others, labels, strict=True))
