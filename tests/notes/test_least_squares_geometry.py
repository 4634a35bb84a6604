"""Least squares in the notes: normal equations, projection, polynomials, ridge and its path."""

import numpy as np
import pytest
from sklearn.linear_model import LinearRegression, Ridge

POINTS = np.array([1.0, 2.0, 3.0, 4.0])
LABELS = np.array([2.0, 3.0, 5.0, 6.0])
COLUMNS = np.vstack([np.ones(4), POINTS])  # (features, samples), as both notes write X
A, B = COLUMNS @ COLUMNS.T, COLUMNS @ LABELS


def ridge(lam: float) -> np.ndarray:
    """Minimiser of λ|w|² + (1/m) Σ ½(⟨w, x⟩ - y)², shape (features,)."""
    return np.linalg.solve(2 * lam * 4 * np.eye(2) + A, B)


def half_mean_square(w: np.ndarray) -> float:
    return float(np.mean((COLUMNS.T @ w - LABELS) ** 2) / 2)


def test_normal_equations_with_examples_as_columns() -> None:
    w = np.linalg.solve(A, B)
    model = LinearRegression().fit(POINTS[:, None], LABELS)
    assert w == pytest.approx([0.5, 1.4], abs=1e-12)
    assert w == pytest.approx([model.intercept_, model.coef_[0]], abs=1e-12)
    assert COLUMNS.T @ w == pytest.approx([1.9, 3.3, 4.7, 6.1], abs=1e-12)
    assert np.mean((COLUMNS.T @ w - LABELS) ** 2) == pytest.approx(0.05, abs=1e-12)


def test_the_header_of_the_summary_has_the_wrong_shape() -> None:
    """(XᵀX)⁻¹Xᵀy beside examples as columns: XᵀX is 4 by 4 of rank 2, and Xᵀ does not meet y."""
    assert np.linalg.matrix_rank(COLUMNS.T @ COLUMNS) == 2
    with pytest.raises(ValueError, match="mismatch"):
        COLUMNS.T @ LABELS


def test_without_an_inverse_the_pseudo_inverse_is_the_shortest_solution() -> None:
    doubled = np.vstack([COLUMNS, POINTS])  # the same feature twice
    gram, moments = doubled @ doubled.T, doubled @ LABELS
    assert np.linalg.matrix_rank(gram) == 2
    shortest = np.linalg.pinv(gram) @ moments
    assert gram @ shortest == pytest.approx(moments)
    assert shortest == pytest.approx([0.5, 0.7, 0.7])
    assert np.linalg.norm(shortest) < np.linalg.norm([0.5, 1.4, 0.0])


def test_fitted_values_project_on_as_many_directions_as_the_rank() -> None:
    """The summary gives V as many columns as features. With four features of rank 2 that would reproduce y itself."""
    features = np.vstack([COLUMNS, POINTS, 3 - POINTS])
    _, values, directions = np.linalg.svd(features, full_matrices=False)
    rank = int(np.sum(values > 1e-10))
    assert rank == 2
    v = directions[:rank].T
    fitted = features.T @ np.linalg.lstsq(features.T, LABELS, rcond=None)[0]
    assert v @ v.T @ LABELS == pytest.approx(fitted)
    assert fitted == pytest.approx([1.9, 3.3, 4.7, 6.1])
    assert directions.T @ directions @ LABELS == pytest.approx(LABELS)


@pytest.mark.parametrize("degree", [0, 1, 2, 3])
def test_polynomials_are_linear_in_their_powers(degree: int) -> None:
    """p(x) = ⟨a, ψ(x)⟩ with ψ(x) = (1, x, …, xⁿ); a degree of one less than the examples interpolates."""
    powers = np.vander(POINTS, degree + 1, increasing=True)
    a = np.linalg.lstsq(powers, LABELS, rcond=None)[0]
    assert np.polynomial.Polynomial.fit(POINTS, LABELS, degree)(POINTS) == pytest.approx(powers @ a)
    assert np.polynomial.polynomial.polyval(1.7, a) == pytest.approx(a @ 1.7 ** np.arange(degree + 1))
    if degree == 3:
        assert powers @ a == pytest.approx(LABELS)


def test_powers_are_badly_conditioned() -> None:
    """Twenty points of [0, 1] and degree 10: condition number of VᵀV, 5.7108·10¹⁴ by mpmath with 60 digits."""
    powers = np.vander(np.linspace(0, 1, 20), 11, increasing=True)
    assert np.linalg.cond(powers) ** 2 == pytest.approx(5.71079617277e14, rel=0.01)


@pytest.mark.parametrize(
    ("half", "alpha", "expected"),
    [(True, 0.8, (0.4765886288, 1.3712374582)), (False, 0.4, (0.485782, 1.386256))],
)
def test_ridge_depends_on_the_half_in_the_loss(half: bool, alpha: float, expected: tuple[float, float]) -> None:
    """λ = 0.1, four examples: 2λmI with ½ in the loss (Padova 8.1.1), λmI without."""
    w = np.linalg.solve(0.1 * 4 * (2 if half else 1) * np.eye(2) + A, B)
    library = Ridge(alpha=alpha, fit_intercept=False).fit(COLUMNS.T, LABELS).coef_
    assert w == pytest.approx(library)
    assert w == pytest.approx(expected, abs=1e-6)


def test_ridge_bounds_eigenvalues_from_below() -> None:
    """Padova prints "bounded by 2λm": that is their lower bound; the largest is far above."""
    values = np.linalg.eigvalsh(0.8 * np.eye(2) + A)
    assert values.min() >= 0.8
    assert values.max() > 30


def test_regularization_path_falls_towards_zero_weights() -> None:
    """Along λ the training loss rises and the norm falls; at infinity the loss is that of w = 0: 9.25, not 0."""
    path = [ridge(lam) for lam in (0, 0.01, 0.1, 1, 10, 1e9)]
    losses, norms = [half_mean_square(w) for w in path], [float(w @ w) for w in path]
    assert losses == sorted(losses)
    assert norms == sorted(norms, reverse=True)
    assert losses[0] == pytest.approx(0.025, abs=1e-12)
    assert losses[2] == pytest.approx(0.0300597868033, abs=1e-12)
    assert norms[2] == pytest.approx(2.10742888782, abs=1e-10)
    assert losses[-1] == pytest.approx(half_mean_square(np.zeros(2)), rel=1e-6)
    assert half_mean_square(np.zeros(2)) == 9.25
