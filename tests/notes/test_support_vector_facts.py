"""Support vector machines, their duals and their bias: facts of Matteoni's notes."""

from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize
from sklearn.svm import SVC, SVR


def _half_square(v: np.ndarray) -> float:
    return float(v @ v) / 2


def _half_square_without_bias(v: np.ndarray) -> float:
    return _half_square(v[:-1])


def _least_norm(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """(w, b) of the hard-margin primal, by a general solver."""
    margins: Any = {"type": "ineq", "fun": lambda v: y * (X @ v[:-1] + v[-1]) - 1}
    solution = minimize(_half_square_without_bias, np.ones(X.shape[1] + 1), constraints=margins, tol=1e-12)
    assert solution.success
    return np.asarray(solution.x)


def test_hard_margin_by_its_own_program() -> None:
    """(1,1) against (-1,-1): w = (1/2, 1/2), objective 1/4; and scikit-learn's solution on a random sample."""
    solution = _least_norm(np.array([[1.0, 1.0], [-1.0, -1.0]]), np.array([1, -1]))
    assert np.allclose(solution, [0.5, 0.5, 0], atol=1e-6)
    assert solution[:2] @ solution[:2] / 2 == pytest.approx(0.25, abs=1e-6)
    rng = np.random.default_rng(17)
    X = rng.normal(size=(20, 2))
    y = np.where(X[:, 0] + X[:, 1] > 0, 1, -1)
    X += 0.3 * y[:, None]
    machine = SVC(kernel="linear", C=1e9, tol=1e-8).fit(X, y)
    assert np.allclose(_least_norm(X, y), [*machine.coef_[0], machine.intercept_[0]], rtol=1e-3)
    # As printed, negatives need only lie below +1: then w = 0 and b = 1 will do, whatever the data.
    printed: list[Any] = [
        {"type": "ineq", "fun": lambda v: v[0] + v[1] + v[2] - 1},
        {"type": "ineq", "fun": lambda v: 1 - (-v[0] - v[1] + v[2])},
    ]
    trivial = minimize(_half_square_without_bias, np.ones(3), constraints=printed, tol=1e-12)
    assert trivial.fun < 1e-9


def test_hard_margin_dual_has_no_gap() -> None:
    """Multipliers 1/4 each make |w|^2 = 1/2; exclusive or with (1 + xz)^2 has four times 1/8. Labels cancel."""
    cases = (
        (np.array([[1.0, 1.0], [-1.0, -1.0]]), np.array([1, -1]), lambda X: X @ X.T, 0.25),
        (np.array(list(product((-1.0, 1.0), repeat=2))), np.array([-1, 1, 1, -1]), lambda X: (1 + X @ X.T) ** 2, 0.125),
    )
    for X, y, kernel, multiplier in cases:
        gram = kernel(X)
        machine = SVC(kernel="precomputed", C=1e9, tol=1e-10).fit(gram, y)
        alpha = np.zeros(len(y))
        alpha[machine.support_] = machine.dual_coef_[0] * y[machine.support_]
        assert np.allclose(alpha, multiplier, atol=1e-6)
        assert alpha @ y == pytest.approx(0, abs=1e-9)
        squared_norm = (alpha * y) @ gram @ (alpha * y)
        assert squared_norm == pytest.approx(alpha.sum()) == pytest.approx(0.5)
        assert alpha.sum() - squared_norm / 2 == pytest.approx(squared_norm / 2)  # dual = primal


def test_karush_kuhn_tucker_of_the_soft_margin() -> None:
    """Free multipliers lie on the margin, zero ones outside, those at C inside or on it."""
    rng = np.random.default_rng(18)
    X, C = rng.normal(size=(40, 2)), 0.7
    y = np.where(X[:, 0] + 0.7 * rng.normal(size=40) > 0, 1, -1)
    machine = SVC(kernel="linear", C=C, tol=1e-9).fit(X, y)
    alpha = np.zeros(40)
    alpha[machine.support_] = machine.dual_coef_[0] * y[machine.support_]
    margins = y * machine.decision_function(X)
    slack = np.maximum(0, 1 - margins)
    free, bound = (alpha > 1e-9) & (alpha < C - 1e-9), alpha >= C - 1e-9
    assert free.any()
    assert bound.any()
    assert np.allclose(alpha * (margins + slack - 1), 0, atol=1e-6)
    assert np.allclose((C - alpha) * slack, 0, atol=1e-6)
    assert np.allclose(margins[free], 1, atol=1e-6)
    assert (margins[bound] <= 1 + 1e-6).all()
    assert (margins[alpha <= 1e-9] >= 1 - 1e-6).all()


def test_a_bounded_multiplier_needs_no_slack() -> None:
    """Examples 0 (-) and 2 (+) with C = 1/2: both multipliers are C and both slacks 0, against the notes."""
    machine = SVC(kernel="linear", C=0.5, tol=1e-10).fit([[0.0], [2.0]], [-1, 1])
    assert np.allclose(np.abs(machine.dual_coef_), 0.5)
    assert np.allclose(machine.decision_function([[0.0], [2.0]]), [-1, 1])


def test_soft_margin_worked_by_hand() -> None:
    """0, 1, 1.6 (-) and 2, 3 (+) with C = 1: w = 1, b = -2, slacks 0.6 and 1, objective 2.1, no gap."""
    X, y = np.array([[0], [1], [1.6], [2], [3]]), np.array([-1, -1, -1, 1, 1])
    machine = SVC(kernel="linear", C=1, tol=1e-10).fit(X, y)
    assert machine.coef_[0, 0] == pytest.approx(1, abs=1e-6)
    slack = np.maximum(0, 1 - y * (X[:, 0] - 2))
    assert np.allclose(slack, [0, 0, 0.6, 1, 0])
    primal = 0.5 + slack.sum()
    dual = np.abs(machine.dual_coef_).sum() - machine.coef_[0, 0] ** 2 / 2
    assert primal == pytest.approx(2.1) == pytest.approx(dual, abs=1e-6)
    crossed = np.array([-1, 1, -1, 1, -1])  # without the slack in the constraint nothing satisfies it here
    cuts = [(X[:, 0] > cut) * 2 - 1 for cut in (-1, 0.5, 1.3, 1.8, 2.5, 4)]
    assert all((sign * labels != crossed).any() for labels in cuts for sign in (-1, 1))


def test_the_decision_needs_its_bias() -> None:
    """0 (-), 2 (+): the point 0.5 scores -0.5 with the bias and 0.5, on the other side, without it."""
    machine = SVC(kernel="linear", C=1e6, tol=1e-10).fit([[0.0], [2.0]], [-1, 1])
    scored = machine.decision_function([[0.5]])[0]
    assert scored == pytest.approx(-0.5, abs=1e-6)
    assert scored - machine.intercept_[0] == pytest.approx(0.5, abs=1e-6)


def test_support_vector_regression_worked_by_hand() -> None:
    """10, 11, 12 at 0, 1, 2 with a tube of 0.1: slope 0.9, intercept 10.1; a penalised bias gives 1.0 and 9.9."""
    X, d = np.array([[0.0], [1.0], [2.0]]), np.array([10.0, 11.0, 12.0])
    machine = SVR(kernel="linear", C=1e6, epsilon=0.1, tol=1e-9).fit(X, d)
    assert machine.coef_[0, 0] == pytest.approx(0.9, abs=1e-4)
    assert machine.intercept_[0] == pytest.approx(10.1, abs=1e-4)
    assert machine.dual_coef_.sum() == pytest.approx(0, abs=1e-6)
    tube: Any = {"type": "ineq", "fun": lambda v: 0.1 - np.abs(d - v[0] * X[:, 0] - v[1])}
    printed = minimize(_half_square, np.array([1.0, 10.0]), constraints=tube, tol=1e-10)
    assert np.allclose(printed.x, [1.0, 9.9], atol=1e-4)
