"""Support vector machines in the notes: margin and norm, multipliers, duality, the hinge loss."""

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog, minimize
from sklearn.svm import SVC

X = np.array([[2.0, 2.0], [3.0, 3.0], [0.0, 0.0], [1.0, 0.0]])
Y = np.array([1, 1, -1, -1])
W0, B0 = np.array([0.4, 0.8]), -1.4
MULTIPLIERS = np.array([0.4, 0.0, 0.0, 0.4])


def fitted(c: float) -> SVC:
    return SVC(C=c, kernel="linear", tol=1e-10).fit(X, Y)


def dual(alpha: np.ndarray, x: np.ndarray, y: np.ndarray) -> float:
    w = (alpha * y) @ x
    return float(alpha.sum() - w @ w / 2)


def test_least_norm_is_greatest_margin() -> None:
    """Padova 10.1: the minimizer of |w| under functional margin 1 has the margin 1/|w|, and no direction a larger."""
    machine = fitted(1e10)
    assert machine.coef_[0] == pytest.approx(W0, abs=1e-6)
    assert machine.intercept_[0] == pytest.approx(B0, abs=1e-6)
    margin = np.min(Y * (X @ W0 + B0)) / np.linalg.norm(W0)
    assert margin == pytest.approx(1 / np.linalg.norm(W0)) == pytest.approx(1.11803398875, abs=1e-10)
    angles = np.linspace(0, 2 * np.pi, 20_001)
    scores = X @ np.vstack([np.cos(angles), np.sin(angles)])  # (samples, angles)
    margins = (scores[Y == 1].min(axis=0) - scores[Y == -1].max(axis=0)) / 2
    assert margins.max() <= margin + 1e-12
    assert margins.max() == pytest.approx(margin, abs=1e-6)


def test_the_norm_tells_the_margin_only_at_functional_margin_one() -> None:
    """The summary reads 1/√13 off 2x + 3y - 3 = 0. The same line as 4x + 6y - 6 = 0 would have half of that."""
    line, doubled = np.array([2.0, 3.0, -3.0]), np.array([4.0, 6.0, -6.0])
    for point in X:
        distances = [abs(v[:2] @ point + v[2]) / np.linalg.norm(v[:2]) for v in (line, doubled)]
        assert distances[0] == pytest.approx(distances[1])
    assert 1 / np.linalg.norm(line[:2]) == pytest.approx(0.277350098113, abs=1e-11)
    assert 1 / np.linalg.norm(doubled[:2]) == pytest.approx(0.277350098113 / 2, abs=1e-11)


def test_weights_are_a_combination_of_the_support_vectors() -> None:
    """w = Σ αᵢ xᵢ with αᵢ = aᵢyᵢ, over examples of functional margin 1 alone (complementary slackness)."""
    signed = MULTIPLIERS * Y
    assert signed @ X == pytest.approx(W0)
    assert not np.allclose(MULTIPLIERS @ X, W0)  # the multipliers without their labels give something else
    assert np.allclose(MULTIPLIERS * (Y * (X @ W0 + B0) - 1), 0, atol=1e-12)
    assert signed.sum() == 0
    machine = fitted(1e10)
    assert machine.support_.tolist() == [3, 0]
    assert sorted(machine.dual_coef_[0]) == pytest.approx([-0.4, 0.4], abs=1e-6)


def test_fritz_john_needs_a_qualified_constraint() -> None:
    """min w under w² ≤ 0: the minimizer is 0, where 1 + α·0 never vanishes; affine constraints are safe."""
    slope_of_objective, slope_of_constraint = 1.0, 2 * 0.0
    assert all(slope_of_objective + alpha * slope_of_constraint != 0 for alpha in np.linspace(0, 1e6, 11))
    affine = np.linalg.lstsq((Y[:, None] * X)[[0, 3]].T, W0, rcond=None)[0]
    assert affine == pytest.approx([0.4, 0.4])


def test_dual_values_stay_below_and_meet_the_primal() -> None:
    """The dual belongs to ½|w|²: both are 0.4 here. Beside |w|², as the summary prints the primal, 0.4 is not 0.8."""
    rng = np.random.default_rng(0)
    primal = float(W0 @ W0) / 2
    for alpha in rng.uniform(0, 2, size=(300, 4)):
        alpha[:2] *= alpha[2:].sum() / alpha[:2].sum()  # Σ αᵢyᵢ = 0, which the bias asks for
        assert dual(alpha, X, Y) <= primal + 1e-12
    assert dual(MULTIPLIERS, X, Y) == pytest.approx(primal) == pytest.approx(0.4)
    assert float(W0 @ W0) == pytest.approx(0.8)


def test_without_a_bias_the_dual_has_no_equality() -> None:
    """Padova (10.2) is homogeneous; with Σ αᵢyᵢ = 0 forced on it the dual would fall short of the primal."""
    x, y = np.array([[2.0, 1.0], [1.0, 3.0], [-1.0, 0.5]]), np.array([1, 1, -1])
    scaled = y[:, None] * x
    constraint: Any = {"type": "ineq", "fun": lambda w: scaled @ w - 1, "jac": lambda _w: scaled}
    start = np.array([1.0, 1.0])

    def half_square(w: np.ndarray) -> float:
        return float(w @ w) / 2

    def slope(w: np.ndarray) -> np.ndarray:
        return w

    primal = minimize(half_square, start, jac=slope, constraints=[constraint], options={"ftol": 1e-14})

    def minus_dual(a: np.ndarray) -> float:
        return -dual(a, x, y)

    def best(constraints: list[Any]) -> float:
        optimum = minimize(
            minus_dual, np.ones(3), bounds=[(0, None)] * 3, constraints=constraints,
            method="SLSQP", options={"ftol": 1e-14},
        )  # fmt: skip
        return -float(optimum.fun)

    assert best([]) == pytest.approx(float(primal.fun), abs=1e-6)
    assert best([{"type": "eq", "fun": lambda a: a @ y}]) < float(primal.fun) - 0.01


def test_hinge_loss_lies_above_zero_one_loss() -> None:
    """max(0, 1 - ys) ≥ [ys ≤ 0], touching at 0 and from 1 on; without y, as the summary prints it, mistakes go free."""
    scores = np.linspace(-5, 5, 2001)
    for y in (-1, 1):
        hinge = np.maximum(0, 1 - y * scores)
        assert np.all(hinge >= (y * scores <= 0))
    y, score = -1, 2.0
    assert max(0.0, 1 - y * score) == 3
    assert max(0.0, 1 - score) == 0
    assert y * score <= 0  # yet it is a mistake


def test_no_convex_surrogate_of_the_same_slope_lies_below_the_hinge_loss() -> None:
    """Exponential, logistic and squared loss, scaled to 1 and slope -1 at score 0, as the hinge loss has them."""
    scores = np.linspace(-5, 5, 2001)
    rivals = (
        lambda s: np.exp(-s),
        lambda s: np.log2(1 + np.exp(-2 * np.log(2) * s)),
        lambda s: (1 - s / 2) ** 2,
    )
    for rival in rivals:
        at_zero = float(rival(0.0))
        assert at_zero == pytest.approx(1)
        assert (float(rival(1e-6)) - at_zero) / 1e-6 == pytest.approx(-1, abs=1e-5)
        assert np.all(rival(scores) >= np.maximum(0, 1 - scores) - 1e-12)


@pytest.mark.parametrize("score", [-1.5, 0.0, 0.4, 1.0, 2.0])
def test_least_slack_is_the_hinge_loss(score: float) -> None:
    """Soft SVM's ξ under ys ≥ 1 - ξ, ξ ≥ 0, by linear programming."""
    least = linprog([1.0], A_ub=[[-1.0]], b_ub=[score - 1], bounds=[(0, None)]).fun
    assert least == pytest.approx(max(0.0, 1 - score))


@pytest.mark.parametrize(("lam", "expected"), [(0.05, (0.4, 0.8)), (1.0, (0.2708, 0.3958))])
def test_soft_svm_without_lambda_is_another_machine(lam: float, expected: tuple[float, float]) -> None:
    """λ|w|² + mean hinge is C = 1/(2λm). Padova's practical form leaves λ out, which is λ = 1."""
    machine = fitted(1 / (2 * lam * 4))
    assert machine.coef_[0] == pytest.approx(expected, abs=5e-5)

    def objective(w: np.ndarray) -> float:
        return lam * float(w[:2] @ w[:2]) + float(np.mean(np.maximum(0, 1 - Y * (X @ w[:2] + w[2]))))

    solution = np.append(machine.coef_[0], machine.intercept_)
    rng = np.random.default_rng(0)
    assert all(
        objective(solution) <= objective(solution + step) + 1e-9 for step in rng.normal(scale=0.05, size=(300, 3))
    )
