"""Worlds of regression: excess risks by orthogonality, by a law of least squares, and by scikit-learn."""

from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad
from sklearn.datasets import load_diabetes
from sklearn.ensemble import RandomForestRegressor
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.neighbors import KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures

from laboratory.worlds import UnknownRiskError
from laboratory.worlds.regression.diabetes import Diabetes
from laboratory.worlds.regression.linear import Linear
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from tests.sentences import pattern


class Curve:
    """Predicts a function of the one feature."""

    def __init__(self, f: Any) -> None:
        self.predict = lambda X: f(X[:, 0])


class Weights:
    """Predicts `<coef, x>`."""

    def __init__(self, coef: Any) -> None:
        self.coef_ = coef

    def predict(self, X: Any) -> Any:
        return X @ self.coef_


@pytest.mark.parametrize("degree", [0, 1, 3, 10])
def test_a_lower_degree_misses_the_terms_above_it(degree: int) -> None:
    """The uniform law gives P_k the mean square 1 / (2k + 1); 4,096 places err by less than 1e-4."""
    world = Polynomial(degree, 0.2)
    for fitted in range(degree + 3):
        missed = sum(1 / (k * k * (2 * k + 1)) for k in range(fitted + 1, degree + 1))
        assert world.best_in_class(fitted) == pytest.approx(0.04 + missed, abs=1e-4)
    assert world.squared_risk(Curve(world.mean)) == pytest.approx(world.bayes_risk, abs=1e-15)
    for wrong in (-1, 51):
        with pytest.raises(ValueError, match=pattern("degree Polynomial")):
            world.best_in_class(wrong)


def test_polynomials_fitted_by_scikit_learn_never_beat_the_best_of_their_degree() -> None:
    world = Polynomial(5, 0.2)
    X, y = world.draw(np.random.default_rng(0), 200)
    places = np.linspace(-1, 1, 4097)[:-1] + 1 / 4096
    whole = places[:, np.newaxis]
    for degree in (1, 3, 5, 8):
        model = make_pipeline(PolynomialFeatures(degree), LinearRegression())
        assert world.squared_risk(model.fit(X, y)) >= world.best_in_class(degree) - 1e-12
        exact = model.fit(whole, world.mean(places))
        assert world.squared_risk(exact) == pytest.approx(world.best_in_class(degree), abs=1e-9)


def test_the_sine_by_quadrature() -> None:
    world = Sine(1.0, 0.3)
    line = Curve(lambda x: 1 - 2 * x)
    expected, _ = quad(lambda x: (np.sin(2 * np.pi * x) - 1 + 2 * x) ** 2, 0, 1)
    assert world.squared_risk(line) == pytest.approx(0.09 + expected, abs=1e-6)
    assert world.squared_risk(Curve(lambda x: 0 * x)) == pytest.approx(0.59, abs=1e-12)
    # Along a line x - 1/2, of mean square 1/12, the sine's mean product is -1/(2 pi): 3/pi^2 of its 1/2 is met.
    assert world.best_in_class(1) == pytest.approx(0.09 + 0.5 - 3 / np.pi**2, abs=1e-6)
    assert world.best_in_class(15) == pytest.approx(world.bayes_risk, abs=1e-12)
    near = KNeighborsRegressor(3).fit(*world.draw(np.random.default_rng(0), 100))
    assert world.knows(near)
    assert world.squared_risk(near) > world.bayes_risk


def test_least_squares_has_its_known_mean_excess_risk() -> None:
    """Gaussian features, no intercept: E = noise^2 n / (m - n - 1) (inverse Wishart). 2,000 runs, 6 standard errors."""
    n, m, noise = 4, 20, 0.5
    world, rng = Linear(n, 1.0, noise), np.random.default_rng(0)
    excess = []
    for _ in range(2000):
        X, y = world.draw(rng, m)
        excess.append(world.squared_risk(Weights(np.linalg.lstsq(X, y, rcond=None)[0])) - world.bayes_risk)
    expected = noise**2 * n / (m - n - 1)
    assert np.mean(excess) == pytest.approx(expected, abs=6 * np.std(excess) / np.sqrt(2000))


def test_weights_that_predict_does_not_use_are_not_believed() -> None:
    world = Linear(3)
    X, y = world.draw(np.random.default_rng(0), 50)
    model = LinearRegression().fit(X, y)
    assert world.knows(model)

    class Clipped:
        coef_, intercept_ = model.coef_, model.intercept_

        def predict(self, X: Any) -> Any:
            return np.clip(model.predict(X), -0.1, 0.1)

    assert not world.knows(Clipped())
    for other in (Clipped(), RandomForestRegressor(3).fit(X, y)):
        with pytest.raises(UnknownRiskError, match=pattern("3 coef_")):
            world.squared_risk(other)


def test_diabetes_is_the_data_set_of_scikit_learn() -> None:
    world, (X, y) = Diabetes(), load_diabetes(return_X_y=True)
    model = LinearRegression().fit(X, y)
    assert world.best_in_class() == pytest.approx(np.mean((model.predict(X) - y) ** 2), rel=1e-12)
    assert world.squared_risk(Ridge().fit(X, y)) > world.best_in_class()
    assert len(np.unique(X, axis=0)) == len(y) == 442  # so the Bayes risk is 0
    sample = world.draw(np.random.default_rng(0), 2000)
    assert {row.tobytes() for row in sample.X} <= {row.tobytes() for row in X}
