"""Compressed sensing in the summary: restricted isometry and recovery, on matrices with few supports."""

from itertools import combinations

import numpy as np
import pytest
from scipy.optimize import linprog


def isometry_constant(w: np.ndarray, sparsity: int) -> float:
    """Largest ||Wx|²/|x|² - 1| over sparse x: eigenvalues of WᵀW - I on every support."""
    supports = combinations(range(w.shape[1]), min(sparsity, w.shape[1]))
    gram = w.T @ w
    return max(float(np.abs(np.linalg.eigvalsh(gram[np.ix_(i, i)]) - 1).max()) for i in supports)


def sparsest(w: np.ndarray, y: np.ndarray) -> list[np.ndarray]:
    """Every solution of Wv = y on a smallest support."""
    d = w.shape[1]
    for size in range(d + 1):
        solutions = []
        for support in combinations(range(d), size):
            v = np.zeros(d)
            if size:
                v[list(support)] = np.linalg.lstsq(w[:, support], y, rcond=None)[0]
            if np.allclose(w @ v, y, atol=1e-9):
                solutions.append(v)
        if solutions:
            return solutions
    return []


def shortest_in_l1(w: np.ndarray, y: np.ndarray) -> np.ndarray:
    d = w.shape[1]
    both = linprog(np.ones(2 * d), A_eq=np.hstack([w, -w]), b_eq=y, bounds=(0, None)).x
    assert both is not None
    return both[:d] - both[d:]


def frame() -> np.ndarray:
    """Eight unit columns in seven dimensions, as far apart as they can be: every two have inner product -1/7."""
    gram = np.eye(8) * (1 + 1 / 7) - np.full((8, 8), 1 / 7)
    values, vectors = np.linalg.eigh(gram)
    return (vectors * np.sqrt(np.maximum(values, 0))).T[1:]


def test_an_isometry_has_constant_zero() -> None:
    for sparsity in (1, 2, 3, 4):
        assert isometry_constant(np.eye(3), sparsity) == pytest.approx(0, abs=1e-15)


@pytest.mark.parametrize("sparsity", [1, 2, 3])
def test_the_constant_bounds_every_sparse_vector(sparsity: int) -> None:
    """Also in an orthonormal basis: what is sparse are the coefficients α of x = Uα, not x itself."""
    rng = np.random.default_rng(0)
    w = rng.normal(size=(5, 7)) / np.sqrt(5)
    constant = isometry_constant(w, sparsity)
    for _ in range(300):
        x = np.zeros(7)
        x[rng.choice(7, sparsity, replace=False)] = rng.normal(size=sparsity)
        assert abs(np.sum((w @ x) ** 2) / (x @ x) - 1) <= constant + 1e-12
    basis = np.linalg.qr(rng.normal(size=(7, 7)))[0]
    rotated = basis @ np.eye(7)[0]
    assert np.count_nonzero(rotated) == 7
    assert isometry_constant(w @ basis.T @ basis, sparsity) == pytest.approx(constant)


def test_the_sparsest_solution_is_the_vector() -> None:
    """(ε, 2s)-RIP with ε < 1; the constant -1/7 between columns of a frame makes ε = 1/7 for s = 1."""
    w = frame()
    assert isometry_constant(w, 2) == pytest.approx(1 / 7)
    for place in range(8):
        x = 3.0 * np.eye(8)[place]
        solutions = sparsest(w, w @ x)
        assert len(solutions) == 1
        assert solutions[0] == pytest.approx(x)


def test_without_isometry_there_may_be_several() -> None:
    """Two equal columns: constant 1 at 2s = 2, and two sparsest solutions."""
    w = np.array([[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    assert isometry_constant(w, 2) == pytest.approx(1)
    assert len(sparsest(w, np.array([1.0, 0.0]))) == 2


def test_recovery_may_succeed_where_the_theorem_is_silent() -> None:
    """W = [[1, 0, 1], [0, 1, 1]] has constant 1.618 for two places, yet (1, 1) comes from (0, 0, 1) alone."""
    w = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    assert isometry_constant(w, 2) == pytest.approx((1 + np.sqrt(5)) / 2)
    solutions = sparsest(w, np.array([1.0, 1.0]))
    assert len(solutions) == 1
    assert solutions[0] == pytest.approx([0, 0, 1])
    assert shortest_in_l1(w, np.array([1.0, 1.0])) == pytest.approx([0, 0, 1])


def test_the_shortest_in_l1_is_the_sparsest() -> None:
    """ε < 1/(1 + √2) = 0.414. The printed 1/(7 + √2) = 0.1188 would not cover ε = 1/7, where it works as well."""
    w = frame()
    assert 1 / (7 + np.sqrt(2)) < isometry_constant(w, 2) < 1 / (1 + np.sqrt(2))
    for place in range(8):
        x = np.eye(8)[place]
        assert shortest_in_l1(w, w @ x) == pytest.approx(x, abs=1e-9)
