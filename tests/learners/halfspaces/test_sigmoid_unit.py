"""A sigmoid unit: the printed derivative, steps by hand, the gates it learns and the one it cannot, saturation."""

from math import exp

import numpy as np
import pytest

from learners import learners
from learners.halfspaces.squared_error import squared_error
from learners.optimizers.gradient_check import gradient_error

SigmoidUnit = learners["sigmoid_unit"]
CORNERS = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])


def test_the_derivative_at_one_example() -> None:
    # x = 2, w = 1, d = 1: -2 2 (1 - f(2)) f'(2), f'(2) = .1049935854
    objective = squared_error(np.array([[2.0]]), np.ones(1))
    assert objective.gradient(np.ones(1))[0] == pytest.approx(-0.05006216869, abs=5e-12)
    f = 1 / (1 + exp(-2))
    assert -4 * (1 - f) * 0.1049935854 == pytest.approx(-0.05006216869, abs=1e-10)


@pytest.mark.parametrize("slope", [0.5, 1.0, 3.0])
def test_the_gradient_is_that_of_the_value(slope: float) -> None:
    rng = np.random.default_rng(0)
    objective = squared_error(rng.normal(size=(10, 3)), rng.integers(0, 2, size=10).astype(float), slope)
    for w in rng.normal(size=(5, 3)):
        assert gradient_error(objective, w) < 1e-7


def test_steps_by_hand() -> None:
    # w = 0: out 1/2, f' 1/4. x = 1, d = 1, rate 8: w = 8 .5 .25 = 1; then x = -1, d = 0: net -1
    history = SigmoidUnit(8.0, max_iter=1, order="given", fit_intercept=False, path_limit=9).fit([[1], [-1]], [1, 0])
    out = 1 / (1 + exp(1))
    second = 1 + 8 * (0 - out) * out * (1 - out) * -1
    assert history.history_["weights_path"][:, 0] == pytest.approx([0, 1, second])
    # at once both pull the same way: the mean of two steps of 1
    batch = SigmoidUnit(8.0, max_iter=1, fit_intercept=False).fit([[1], [-1]], [1, 0])
    assert batch.coef_[0, 0] == pytest.approx(1)
    # twice the slope, twice f'
    steep = SigmoidUnit(8.0, slope=2.0, max_iter=1, fit_intercept=False).fit([[1], [-1]], [1, 0])
    assert steep.coef_[0, 0] == pytest.approx(2)


@pytest.mark.parametrize("order", ["batch", "given", "shuffled", "with replacement"])
@pytest.mark.parametrize("gate", [(0, 1, 1, 1), (0, 0, 0, 1)])
def test_or_and_and_are_learnt(order: str, gate: tuple[int, ...]) -> None:
    learner = SigmoidUnit(5.0, max_iter=300, order=order, random_state=0).fit(CORNERS, gate)
    assert learner.predict(CORNERS).tolist() == list(gate)
    assert learner.history_["mean_squares"][-1] < 0.02
    assert learner.history_["outs"] == pytest.approx(1 / (1 + np.exp(-learner.decision_function(CORNERS))))


def test_exclusive_or_is_not() -> None:
    learner = SigmoidUnit(5.0, max_iter=300).fit(CORNERS, [0, 1, 1, 0])
    # at w = 0 all steps cancel: out 1/2 everywhere, and (0, 0, 0) is a stationary point
    assert learner.history_["stopped_by"] == "settled"
    assert learner.history_["mean_squares"].tolist() == [0.25, 0.25]
    assert learner.history_["deltas"] == pytest.approx([-0.125, 0.125, 0.125, -0.125])


def test_a_saturated_unit_hardly_moves() -> None:
    # one large step into saturation on the wrong side of the other examples
    far = squared_error(np.array([[1.0]]), np.zeros(1))
    assert abs(far.gradient(np.array([20.0]))[0]) < 1e-8
    assert far.value(np.array([20.0])) == pytest.approx(1)
    # not convex: the middle of two points lies above their mean
    ends = [far.value(np.array([w])) for w in (2.0, 12.0)]
    assert far.value(np.array([7.0])) > np.mean(ends)


def test_one_unit_of_a_library() -> None:
    from scipy.optimize import minimize

    rng = np.random.default_rng(1)
    X = rng.normal(size=(60, 2))
    d = (X @ [1.0, -1.0] + rng.logistic(size=60) > 0).astype(int)
    Z = np.column_stack([X, np.ones(60)])

    def mean_square(w: np.ndarray) -> float:
        return float(((d - 1 / (1 + np.exp(-Z @ w))) ** 2).mean())

    best = minimize(mean_square, np.zeros(3), tol=1e-12)
    learner = SigmoidUnit(5.0, max_iter=3000, tol=1e-10).fit(X, d)
    assert learner.history_["mean_squares"][-1] == pytest.approx(best.fun, abs=1e-9)
