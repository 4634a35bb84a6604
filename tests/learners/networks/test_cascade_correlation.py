"""Cascade correlation: its measure by hand, its gradient by finite differences, XOR, spirals, and how it stops."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime
from sklearn.linear_model import LinearRegression

from learners.networks.cascade_correlation import CascadeCorrelation, covariance

SQUARE = np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]])


def spirals(m: int = 60) -> tuple[np.ndarray, np.ndarray]:
    """Two spirals of one turn, half a turn apart."""
    turn = np.tile(np.linspace(0.5, 1.5, m) * np.pi, 2)
    sign = np.repeat([1, -1], m)
    return np.column_stack([sign * turn * np.cos(2 * turn), sign * turn * np.sin(2 * turn)]), sign


def test_covariance_by_hand_and_its_gradient() -> None:
    # Published: answers 1, 2, 3 and residuals -1, 0, 1 give 2; so do tanh values .1, .2, .3, ten times smaller.
    seen = np.arctanh([[0.1], [0.2], [0.3]])
    assert covariance(np.ones(1), seen, np.array([[-1.0], [0], [1]]))[0] == pytest.approx(0.2)
    rng = np.random.default_rng(0)
    seen, residual, weights = rng.normal(size=(9, 4)), rng.normal(size=(9, 2)), rng.normal(size=4)

    def covariance_at(w: np.ndarray) -> float:
        return covariance(w, seen, residual)[0]

    numeric = approx_fprime(weights, covariance_at, 1e-7)
    assert_allclose(covariance(weights, seen, residual)[1], numeric, atol=1e-5)
    assert covariance(weights, seen, np.full((9, 1), 5.0))[0] == 0


def test_first_outputs_are_least_squares() -> None:
    X, y = spirals()
    learner = CascadeCorrelation(1).fit(X, y)
    said = LinearRegression().fit(X, y == 1).predict(X)
    # Two outputs that sum to 1 have the same squared residual each.
    assert learner.history_["residual"][0] == pytest.approx(2 * np.mean((said - (y == 1)) ** 2))


@pytest.mark.parametrize("seed", range(3))
def test_xor_needs_a_hidden_unit_and_gets_it(seed: int) -> None:
    y = np.array(["same", "other", "other", "same"])
    learner = CascadeCorrelation(random_state=seed).fit(SQUARE, y)
    assert learner.history_["residual"][0] == pytest.approx(0.5)  # linear outputs: 1/2 everywhere
    assert learner.history_["stopped_by"] == "tolerance"
    assert 1 <= len(learner.units_) <= 4
    assert_array_equal(learner.predict(SQUARE), y)


def test_growth_on_spirals() -> None:
    X, y = spirals()
    learner = CascadeCorrelation(12).fit(X, y)
    history = learner.history_
    assert (np.diff(history["residual"]) <= 1e-9).all()
    assert (history["covariance"] >= history["first_covariance"] - 1e-9).all()
    assert history["covariance"].shape == (len(learner.units_), 4)
    assert history["training_error"][0] > 0.2 > 0.05 > history["training_error"][-1]
    assert history["training_error"][-1] == np.mean(learner.predict(X) != y)
    # A unit sees 1, the inputs and the units before it; earlier units keep their weights as it grows.
    assert [len(unit) for unit in learner.units_] == [3 + i for i in range(len(learner.units_))]
    small = CascadeCorrelation(3).fit(X, y)
    assert small.history_["stopped_by"] == "units"
    for ours, theirs in zip(small.units_, learner.units_, strict=False):
        assert_array_equal(ours, theirs)


def test_it_stops_where_nothing_can_be_followed() -> None:
    X, y = np.zeros((6, 2)), np.array([0, 0, 1, 1, 1, 0])
    learner = CascadeCorrelation().fit(X, y)
    assert (learner.history_["stopped_by"], len(learner.units_)) == ("no covariance", 0)
    assert learner.history_["covariance"].shape == (0, 4)
    easy = CascadeCorrelation().fit([[0.0], [1.0]], [0, 1])
    assert (easy.history_["stopped_by"], len(easy.units_)) == ("tolerance", 0)
