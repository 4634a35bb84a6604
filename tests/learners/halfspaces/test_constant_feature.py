"""A constant feature instead of an intercept: the same halfspaces, wherever it stands, but another price on them."""

import numpy as np
import pytest

from learners import learners
from learners.shared.halfspace import parted, with_constant


def _cloud() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(0)
    X = rng.normal(size=(40, 2))
    return X, np.where(X @ [1.0, -1.0] + 0.3 > 0, 1, -1)


def test_there_and_back() -> None:
    X, _ = _cloud()
    longer = with_constant(X, True)
    assert np.array_equal(longer, np.c_[X, np.ones(40)])
    assert with_constant(X, False) is X
    w = np.array([1.0, 2.0, 3.0])
    coef, intercept = parted(w, 2)
    assert X @ coef[0] + intercept[0] == pytest.approx(longer @ w)
    assert parted(w[:2], 2)[1].tolist() == [0]


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("name", ["perceptron", "pocket", "adaline", "logistic_regression", "logistic_sgd"])
def test_a_constant_feature_does_what_the_intercept_does(name: str, first: bool) -> None:
    """Where neither is penalized."""
    X, y = _cloud()
    ones = np.ones(len(X))
    longer = np.c_[ones, X] if first else np.c_[X, ones]
    own = {"C": np.inf} if name == "logistic_regression" else {}
    whole, without = learners[name](**own).fit(X, y), learners[name](**own, fit_intercept=False).fit(longer, y)
    expected = np.r_[whole.intercept_, whole.coef_[0]] if first else np.r_[whole.coef_[0], whole.intercept_]
    assert without.coef_[0] == pytest.approx(expected, rel=1e-6)


def test_a_price_on_the_length_makes_it_another_problem() -> None:
    # -1 is negative, 4 positive. Free intercept: the middle 1.5, margin 2.5. As a feature: smallest w^2 + b^2 with
    # w - b >= 1 and 4w + b >= 1 is (1/2, -1/2), where only the first binds: the boundary is 1, the margin 2.
    x, y = np.array([[-1.0], [4.0]]), [-1, 1]
    free = learners["hard_svm"]().fit(x, y)
    assert (free.coef_[0, 0], free.intercept_[0]) == pytest.approx((0.4, -0.6))
    assert free.history_["margin"] == pytest.approx(2.5)
    priced = learners["hard_svm"](fit_intercept=False).fit(np.c_[x, np.ones(2)], y)
    assert priced.coef_[0] == pytest.approx([0.5, -0.5])
    assert abs(priced.coef_[0, 1] / priced.coef_[0, 0]) == pytest.approx(1)


def test_ridge_tells_the_two_apart() -> None:
    X, y = _cloud()
    longer = np.c_[X, np.ones(40)]
    assert learners["ridge"](1.0, penalize_intercept=True).fit(X, y).intercept_ == pytest.approx(
        learners["ridge"](1.0, fit_intercept=False).fit(longer, y).coef_[-1]
    )
    free = learners["ridge"](1.0).fit(X, y)
    assert free.intercept_ == pytest.approx(np.mean(y) - free.coef_ @ X.mean(axis=0))
