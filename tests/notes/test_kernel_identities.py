"""Kernels in the notes: feature maps, Gram matrices, the representer theorem."""

from itertools import product
from math import comb, exp, factorial

import numpy as np
import pytest
from sklearn.kernel_ridge import KernelRidge
from sklearn.metrics.pairwise import polynomial_kernel, rbf_kernel
from sklearn.preprocessing import PolynomialFeatures

U, V = np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0])
ALPHA = np.array([1.0, 2.0, -1.0])
GRAM = np.array([[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 4.0]])


def test_norm_and_scores_by_the_gram_matrix() -> None:
    """|w|² = αᵀGα = 18 here; the summary's sum with αᵢGᵢᵢ gives 4, and |α|² in place of αᵀGα gives 6."""
    features = np.linalg.cholesky(GRAM)  # rows ψ(xᵢ) with these inner products
    w = ALPHA @ features
    assert w @ w == pytest.approx(ALPHA @ GRAM @ ALPHA) == pytest.approx(18)
    assert features @ w == pytest.approx(GRAM @ ALPHA)
    pairs = 2 * sum(ALPHA[i] * ALPHA[j] * GRAM[i, j] for i in range(3) for j in range(i + 1, 3))
    assert ALPHA**2 @ np.diag(GRAM) + pairs == pytest.approx(18)
    assert ALPHA @ np.diag(GRAM) + pairs == pytest.approx(4)
    assert ALPHA @ ALPHA == 6


def test_representer_theorem_for_ridge() -> None:
    """The minimizer over all w lies in the span of the examples: kernel and primal solution predict the same."""
    rng = np.random.default_rng(0)
    x, y, new, lam = rng.normal(size=(6, 9)), rng.normal(size=6), rng.normal(size=(4, 9)), 0.7
    w = np.linalg.solve(x.T @ x + lam * np.eye(9), x.T @ y)
    alpha = np.linalg.solve(x @ x.T + lam * np.eye(6), y)
    assert w == pytest.approx(x.T @ alpha)
    library = KernelRidge(alpha=lam, kernel="linear").fit(x, y)
    assert library.predict(new) == pytest.approx(new @ w)
    assert (new @ x.T) @ alpha == pytest.approx(new @ w)
    assert np.sum(new @ x.T, axis=1) != pytest.approx(new @ w)  # the summary's prediction has no coefficients


def test_what_is_orthogonal_to_the_examples_only_adds_length() -> None:
    rng = np.random.default_rng(1)
    x, w = rng.normal(size=(3, 5)), rng.normal(size=5)
    inside = np.linalg.pinv(x) @ x @ w
    assert x @ inside == pytest.approx(x @ w)
    assert np.linalg.norm(inside) < np.linalg.norm(w)


def test_second_degree_maps() -> None:
    """Padova's example 11.2 takes all ordered products: 1 + s + s². Squares alone give 473; (1 + s)² is yet another."""

    def features(x: np.ndarray) -> np.ndarray:
        return np.concatenate([[1.0], x, np.outer(x, x).ravel()])

    s = U @ V
    assert len(features(U)) == 1 + 3 + 9
    assert features(U) @ features(V) == 1 + s + s**2 == 1057
    assert np.outer(U, U).ravel() @ np.outer(V, V).ravel() == s**2 == 1024
    squares = 1 + s + U**2 @ V**2
    assert squares == 473
    assert polynomial_kernel([U], [V], degree=2, gamma=1, coef0=1)[0, 0] == pytest.approx(1089)


def test_polynomial_kernel_counts_ordered_products() -> None:
    """(1 + ⟨x, x'⟩)ᵏ over {0, …, n}ᵏ with x₀ = 1: (n+1)ᵏ ordered, C(n+k, k) different monomials."""
    indices = list(product(range(4), repeat=2))
    with_one_u, with_one_v = np.append(1.0, U), np.append(1.0, V)
    by_map = sum(np.prod(with_one_u[list(i)]) * np.prod(with_one_v[list(i)]) for i in indices)
    assert by_map == pytest.approx((1 + U @ V) ** 2)
    assert len(indices) == (3 + 1) ** 2 == 16
    assert indices[5:7] == [(1, 1), (1, 2)]  # where the summary's list begins one later
    monomials = PolynomialFeatures(2).fit(U[None, :]).n_output_features_
    assert monomials == comb(3 + 2, 2) == 10  # the summary lists nine: the constant is missing
    assert (comb(105, 5), 101**5) == (96560646, 10510100501)


def test_square_of_one_plus_two_terms() -> None:
    """The summary's 2a·2b for 2a + 2b gives 18 for a = 1, b = 2; the square is 16."""
    a, b = 1, 2
    assert (1 + a + b) ** 2 == 1 + a**2 + b**2 + 2 * a + 2 * b + 2 * a * b == 16
    assert 1 + a**2 + b**2 + (2 * a) * (2 * b) + 2 * a * b == 18


def test_widths_of_the_gaussian_kernel() -> None:
    """σ = 2: exp(-|x-x'|²/2σ) in Padova, /2σ² in the summary; γ is 1/2σ and 1/2σ², never 1/σ."""
    variance = rbf_kernel([U], [V], gamma=1 / (2 * 2))[0, 0]
    deviation = rbf_kernel([U], [V], gamma=1 / (2 * 2**2))[0, 0]
    inverse = rbf_kernel([U], [V], gamma=1 / 2)[0, 0]
    assert variance == pytest.approx(exp(-27 / 4)) == pytest.approx(0.00117087962079, rel=1e-11)
    assert deviation == pytest.approx(exp(-27 / 8)) == pytest.approx(0.0342181183117, rel=1e-11)
    assert inverse == pytest.approx(1.37095908638e-06, rel=1e-11)


def test_features_of_the_gaussian_kernel_on_the_line() -> None:
    """ψₙ(x) = exp(-x²/2) xⁿ/√n!: ten terms for 1 and 2 give 0.60650, all of them exp(-½)."""

    def truncated(x: float, y: float, terms: int) -> float:
        return exp(-(x**2 + y**2) / 2) * sum((x * y) ** n / factorial(n) for n in range(terms))

    assert truncated(1, 2, 5) == pytest.approx(0.5745949904, abs=1e-10)
    assert truncated(1, 2, 10) == pytest.approx(0.6065024572, abs=1e-10)
    assert truncated(1, 2, 40) == pytest.approx(exp(-0.5), abs=1e-15)
    for x, y in product((-1.5, 0.0, 0.3, 2.0), repeat=2):
        assert truncated(x, y, 60) == pytest.approx(exp(-((x - y) ** 2) / 2), abs=1e-13)


@pytest.mark.parametrize("seed", range(3))
def test_kernels_have_no_negative_eigenvalue(seed: int) -> None:
    points = np.random.default_rng(seed).normal(size=(12, 3))
    inner = points @ points.T
    for gram in (inner, (1 + inner) ** 3, 1 + inner + inner**2, rbf_kernel(points, gamma=0.5)):
        assert np.linalg.eigvalsh(gram)[0] >= -1e-9 * np.abs(gram).max()


def test_a_hyperbolic_tangent_need_not_be_a_kernel() -> None:
    points = np.array([[0.0], [1.0]])
    gram = np.tanh(-1 + points @ points.T)
    assert gram[0, 0] < 0  # no vector has a negative square
    assert np.linalg.eigvalsh(gram)[0] < 0
