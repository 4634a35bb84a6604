"""Polynomial regression: exact polynomials, NumPy's fits, conditions, interpolation and its limit."""

from math import comb

import numpy as np
import pytest

from learners import learners
from learners.shared.remarks import EXTRAPOLATES, MANY_TERMS

PolynomialRegression = learners["polynomial_regression"]
BASES = ("monomial", "chebyshev", "legendre")


@pytest.mark.parametrize("basis", BASES)
@pytest.mark.parametrize("scale", [False, True])
def test_an_exact_cubic_is_found(basis: str, scale: bool) -> None:
    x = np.linspace(-2, 3, 12)
    learner = PolynomialRegression(3, basis, scale).fit(x[:, np.newaxis], 1 - 2 * x + 0.5 * x**3)
    assert learner.history_["coefficients"] == pytest.approx([1, -2, 0, 0.5], abs=1e-10)
    assert learner.history_["training_loss"] == pytest.approx(0, abs=1e-20)
    assert learner.predict([[10.0]]) == pytest.approx([1 - 20 + 500])
    assert learner.terms_ == 4


@pytest.mark.parametrize("basis", BASES)
@pytest.mark.parametrize("degree", [0, 1, 4, 7])
def test_agrees_with_numpy(basis: str, degree: int) -> None:
    rng = np.random.default_rng(degree)
    x, y = rng.uniform(-1, 1, size=40), rng.normal(size=40)
    learner = PolynomialRegression(degree, basis, scale=True).fit(x[:, np.newaxis], y)
    theirs = np.polynomial.Polynomial.fit(x, y, degree)
    assert learner.predict(x[:, np.newaxis]) == pytest.approx(theirs(x), abs=1e-10)
    coefficients = learner.history_["coefficients"]
    assert coefficients == pytest.approx(theirs.convert().coef, abs=1e-8)


@pytest.mark.parametrize("basis", BASES)
def test_several_features_as_in_scikit_learn(basis: str) -> None:
    from sklearn.linear_model import LinearRegression
    from sklearn.preprocessing import PolynomialFeatures

    rng = np.random.default_rng(0)
    X, y = rng.uniform(-1, 1, size=(60, 3)), rng.normal(size=60)
    Z = PolynomialFeatures(3).fit_transform(X)
    ours = PolynomialRegression(3, basis).fit(X, y)
    assert ours.terms_ == Z.shape[1] == comb(3 + 3, 3)
    assert ours.predict(X) == pytest.approx(LinearRegression(fit_intercept=False).fit(Z, y).predict(Z))


def test_the_number_of_terms() -> None:
    from learners.regression.bases import degrees

    assert len(degrees(10, 3)) == 286  # C(13, 3)
    assert degrees(2, 2).tolist() == [[0, 0], [1, 0], [0, 1], [2, 0], [1, 1], [0, 2]]


def test_powers_are_nearly_dependent_and_legendre_polynomials_are_not() -> None:
    # mpmath with 60 digits: V'V of powers 0..10 of 20 points on [0, 1] has condition 5.71079617277e14
    x = np.linspace(0, 1, 20)[:, np.newaxis]
    powers = PolynomialRegression(10, "monomial", scale=False).fit(x, x[:, 0])
    assert powers.history_["normal_condition"] == pytest.approx(5.71079617277e14, rel=1e-4)
    for basis in ("chebyshev", "legendre"):
        assert PolynomialRegression(10, basis, scale=True).fit(x, x[:, 0]).history_["condition"] < 50


def test_as_many_terms_as_points_interpolate_unless_equal_points_differ() -> None:
    rng = np.random.default_rng(3)
    x, y = np.sort(rng.uniform(-1, 1, size=8))[:, np.newaxis], rng.normal(size=8)
    losses = [PolynomialRegression(degree, "legendre", True).fit(x, y).history_["training_loss"] for degree in range(9)]
    assert (np.diff(losses) < 1e-12).all()
    assert losses[7] == pytest.approx(0, abs=1e-18)
    assert losses[8] == pytest.approx(0, abs=1e-18)  # more terms than points
    assert PolynomialRegression(8).fit(x, y).history_["condition"] == np.inf
    # one point twice, with targets 0 and 1: the mean is the best of all functions
    twice = PolynomialRegression(5).fit([[0.0], [1.0], [1.0]], [2.0, 0.0, 1.0])
    assert twice.history_["training_loss"] == pytest.approx(1 / 6)
    assert twice.predict([[1.0]]) == pytest.approx([0.5])


def test_a_price_on_the_coefficients_as_in_scikit_learn() -> None:
    from sklearn.linear_model import Ridge
    from sklearn.preprocessing import PolynomialFeatures

    rng = np.random.default_rng(4)
    x = rng.uniform(-1, 1, size=(25, 1))
    y = np.sin(3 * x[:, 0]) + 0.1 * rng.normal(size=25)
    Z = PolynomialFeatures(9, include_bias=False).fit_transform(x)
    for alpha in (1e-3, 1.0):
        theirs = Ridge(alpha=alpha).fit(Z, y)
        learner = PolynomialRegression(9, "monomial", scale=False, alpha=alpha).fit(x, y)
        assert learner.coef_ == pytest.approx(theirs.coef_, rel=1e-6)
        assert learner.intercept_ == pytest.approx(theirs.intercept_, rel=1e-6)
        assert learner.history_["squared_norm"] == pytest.approx(float(theirs.coef_ @ theirs.coef_), rel=1e-6)


def test_degree_nought_is_the_mean() -> None:
    learner = PolynomialRegression(0).fit([[1.0], [2.0]], [3.0, 5.0])
    assert learner.predict([[7.0]]) == pytest.approx([4])
    assert learner.history_["coefficients"] == pytest.approx([4])


def test_too_many_terms_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^degree .*; got 9, .*\b14307150\b"):
        PolynomialRegression(9).fit(np.zeros((2, 21)), [0, 1])  # C(30, 9) = 14307150


def test_the_usual_fit_keeps_its_digits_and_has_the_answers_of_the_powers() -> None:
    """Years, of which the tenth power has 33 digits: a polynomial of degree 5 comes back, and its coefficients."""
    years = np.linspace(1900.0, 2020.0, 60)[:, np.newaxis]
    s = (years[:, 0] - 1960) / 60
    y = 1 - s + 2 * s**5
    assert PolynomialRegression(10).fit(years, y).predict(years) == pytest.approx(y, abs=1e-11)
    x = np.linspace(0.0, 1.0, 12)[:, np.newaxis]
    target = np.cos(9 * x[:, 0])
    usual, powers = PolynomialRegression(4).fit(x, target), PolynomialRegression(4, "monomial", False).fit(x, target)
    assert usual.predict(x) == pytest.approx(powers.predict(x), abs=1e-9)
    assert usual.history_["coefficients"] == pytest.approx(np.r_[powers.intercept_, powers.coef_], rel=1e-8)


def test_it_counts_the_points_beyond_the_sample() -> None:
    X, y = [[0.0, 0.0], [1.0, 2.0], [2.0, 1.0], [2.0, 2.0], [0.0, 2.0], [1.0, 1.0]], [0.0, 1.0, 4.0, 5.0, 2.0, 2.0]
    fitted = PolynomialRegression(1).fit(X, y)
    assert fitted.remarks([[1.0, 1.0], [2.0, 0.0]]) == {}
    assert "1 of 3 points" in fitted.remarks([[1.0, 1.0], [2.0, 2.1], [0.0, 0.0]])[EXTRAPOLATES]
    assert "6 for 6 examples" in PolynomialRegression(2).fit(X, y).remarks(X)[MANY_TERMS]
