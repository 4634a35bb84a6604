"""Sums of random matrices whose eigenvalues have a law that can be written down, and what is left for numbers."""

from math import exp, sqrt

import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems


@pytest.mark.parametrize("delta", [0.5, 0.05, 1e-4])
@pytest.mark.parametrize("m", [1, 7, 60, 400])
def test_counts_of_two_kinds(m: int, delta: float) -> None:
    """diag(1, -1) or diag(-1, 1): the largest eigenvalue of the sum is |2N - m|; R = 1, the squares add up to m."""
    bound = theorems["matrix_bernstein"](delta=delta, dimension=2, variance=m, bound=1)
    heads = np.arange(m + 1)
    assert binom.pmf(heads[np.abs(2 * heads - m) > bound], m, 0.5).sum() <= delta


@pytest.mark.parametrize("d", [1, 2, 5])
def test_signs_in_every_place_of_the_diagonal_use_up_the_dimension(d: int) -> None:
    """Independent signs in each of d places: the largest of d binomial sums, exactly."""
    m, delta = 50, 0.1
    bound = theorems["matrix_bernstein"](delta=delta, dimension=d, variance=m, bound=1)
    within = binom.cdf(np.floor((bound + m) / 2), m, 0.5)
    assert 1 - within**d <= delta


@pytest.mark.parametrize("t", [0.5, 3.0, 20.0])
def test_the_tail_turned_round(t: float) -> None:
    """d exp(-(t²/2)/(σ² + Rt/3)), as Tropp prints it, wherever that is a probability."""
    for d, squares, bound in ((1, 0.5, 1.0), (4, 2.0, 0.2), (100, 30.0, 3.0)):
        delta = d * exp(-(t**2 / 2) / (squares + bound * t / 3))
        if delta < 1:
            square = theorems["matrix_bernstein"](delta=delta, dimension=d, variance=squares, bound=bound)
            assert square == pytest.approx(t)
            inputs = dict(delta=delta, rows=1, columns=d - 1, variance=squares, bound=bound)
            if d > 1:
                assert theorems["matrix_bernstein_rectangular"](**inputs) == pytest.approx(t)


def test_numbers_are_matrices_of_one_row() -> None:
    for delta, variance, bound in ((0.1, 3, 2), (0.9, 0, 1), (1e-9, 100, 0.1)):
        entry = theorems["matrix_bernstein"](delta=delta, dimension=1, variance=variance, bound=bound)
        assert entry == pytest.approx(theorems["freedman"](delta=delta, variances=variance, largest_step=bound))


def test_the_symmetric_matrix_of_the_proof() -> None:
    """Its largest eigenvalue is the norm, and its square has both products in its corners."""
    rng = np.random.default_rng(4)
    matrix = rng.normal(size=(3, 5))
    dilation = np.block([[np.zeros((3, 3)), matrix], [matrix.T, np.zeros((5, 5))]])
    assert np.linalg.eigvalsh(dilation)[-1] == pytest.approx(np.linalg.norm(matrix, 2))
    square = dilation @ dilation
    assert np.allclose(square[:3, :3], matrix @ matrix.T) and np.allclose(square[3:, 3:], matrix.T @ matrix)
    assert np.allclose(square[:3, 3:], 0) and sqrt(np.linalg.eigvalsh(square)[-1]) == pytest.approx(
        np.linalg.norm(matrix, 2)
    )
