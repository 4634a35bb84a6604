"""The solver on its way: weak duality at every look, against optima found by other means."""

from math import inf, sqrt

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.optimize import linprog
from sklearn.svm import SVC

from learners.svm._smo import pairs, singles
from learners.svm.dual_trace import candidate, dual_trace

FIVE, FIVE_SIGNS = np.array([[0.0], [1.0], [1.6], [2.0], [3.0]]), np.array([-1.0, -1, -1, 1, 1])


def clouds(m: int, apart: float, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    y = np.where(np.arange(m) % 2, 1.0, -1.0)
    return rng.normal(size=(m, 2)) + apart * y[:, None] / 2, y


def primal(w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray, C: float) -> float:
    return float(w @ w / 2 + C * np.maximum(0, 1 - y * (X @ w + b)).sum())


def test_five_numbers_by_hand() -> None:
    """C = 1: w = 1, b = -2, slacks 0.6 and 1, so 2.1; from 0 the pairs (1.6, 2) and then (1, 3) move."""
    trace = dual_trace(FIVE @ FIVE.T, FIVE_SIGNS, 1.0)
    assert trace.steps.tolist() == [0, 1, 2] and trace.settled
    assert_allclose(trace.alphas[1:], [[0.0, 0, 1, 1, 0], [0.0, 0.3, 1, 1, 0.3]], atol=1e-12)
    assert_allclose(trace.duals, [0, 2 - 0.4**2 / 2, 2.1])
    assert trace.primals[0] == 4 and trace.primals[-1] == pytest.approx(2.1)
    assert trace.intercepts[-1] == pytest.approx(-2)
    assert_allclose(trace.violations[[0, -1]], [2, 0], atol=1e-12)


@pytest.mark.parametrize("C", [0.05, 1.0, 30.0])
def test_every_dual_value_is_below_and_every_primal_value_above_the_optimum(C: float) -> None:
    X, y = clouds(30, 2.0)
    trace = dual_trace(X @ X.T, y, C)
    machine = SVC(kernel="linear", C=C, tol=1e-10).fit(X, y)
    best, above = machine.coef_[0], primal(machine.coef_[0], machine.intercept_[0], X, y, C)
    below = float(abs(machine.dual_coef_).sum() - best @ best / 2)  # between the two lies the optimum
    assert above - below < 1e-6 * above
    assert (trace.duals <= above * (1 + 1e-12)).all() and (trace.primals >= below * (1 - 1e-12)).all()
    assert (np.diff(trace.duals) >= -1e-12).all() and trace.gaps[-1] < 1e-3 and trace.settled
    assert (trace.alphas >= 0).all() and (trace.alphas <= C).all()
    assert_allclose(trace.alphas @ y, 0, atol=1e-9)
    for alphas, b, value, gap in zip(trace.alphas, trace.intercepts, trace.primals, trace.gaps, strict=True):
        w = (alphas * y) @ X
        assert value == pytest.approx(primal(w, b, X, y, C))
        assert np.linalg.norm(w - best) <= sqrt(2 * max(gap, 0)) + 1e-5  # the primal is strongly convex in w


@pytest.mark.parametrize("intercept", [True, False])
def test_a_look_is_the_solver_stopped_there(intercept: bool) -> None:
    X, y = clouds(24, 1.5, 3)
    trace = dual_trace(X @ X.T, y, 2.0, intercept)
    for look in (1, 5, len(trace.steps) - 1):
        alphas, slope = np.zeros(24), -np.ones(24)
        (pairs if intercept else singles)(X @ X.T, y, 2.0, alphas, slope, 0.0, int(trace.steps[look]), np.zeros(0))
        np.testing.assert_array_equal(trace.alphas[look], alphas)


@pytest.mark.parametrize("intercept", [True, False])
def test_the_hard_margins_candidates_keep_every_example_out_of_the_band(intercept: bool) -> None:
    X, y = clouds(20, 7.0, 1)
    trace = dual_trace(X @ X.T, y, inf, intercept)
    known = np.flatnonzero(np.isfinite(trace.primals))
    assert len(known) and np.isinf(trace.primals[0])
    for look in known:
        w = trace.scales[look] * ((trace.alphas[look] * y) @ X)
        margins = y * (X @ w + trace.intercepts[look])
        assert margins.min() == pytest.approx(1) and trace.primals[look] == pytest.approx(w @ w / 2)
        assert trace.primals[look] >= trace.primals[-1] - 1e-6
    assert trace.gaps[-1] < 1e-5


def test_the_candidates_intercept_has_the_least_slack() -> None:
    """By a linear programme, where one class is larger too."""
    rng = np.random.default_rng(5)
    for positives in (0, 1, 4, 7, 9):
        scores, y = rng.normal(size=9), np.where(np.arange(9) < positives, 1.0, -1.0)
        rows = np.column_stack([-y, -np.eye(9)])
        least = linprog([0.0, *np.ones(9)], A_ub=rows, b_ub=y * scores - 1, bounds=[(None, None)] + [(0, None)] * 9)
        assert candidate(y, scores, 0.0, 1.0, True).value == pytest.approx(least.fun, abs=1e-9)


def test_where_nothing_separates_the_hard_margins_dual_rises_without_end() -> None:
    X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, -1, 1])
    short, long = (dual_trace(X @ X.T, y, inf, most=most) for most in (50, 500))
    assert np.isinf(long.primals).all() and not long.settled
    assert long.duals[-1] > 5 * short.duals[-1] > 0


def test_one_label_costs_nothing() -> None:
    for sign in (-1.0, 1.0):
        for C in (1.0, inf):
            trace = dual_trace(FIVE @ FIVE.T, np.full(5, sign), C)
            assert trace.steps.tolist() == [0] and trace.settled
            assert trace.primals.tolist() == trace.duals.tolist() == [0]


def test_late_looks_stand_at_ratios() -> None:
    X, y = clouds(40, 0.5, 2)
    steps = dual_trace(X @ X.T, y, 1000.0, looks=30).steps
    assert steps[-1] > 1000 and len(steps) <= 30 and steps[:3].tolist() == [0, 1, 2]
