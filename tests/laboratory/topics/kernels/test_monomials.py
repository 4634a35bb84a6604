"""A power of x by Gaussian features: weights by fractions, the function by its features, errors on a fine grid."""

from fractions import Fraction
from math import exp, factorial, pi, sqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.kernels.monomials.run import monomial_run
from tests.sentences import facts
from tests.showing import trace

VIEW = views["kernels.monomials"]
CASES = [(0, 2.0, 5), (2, 2.0, 6), (3, 0.5, 4), (5, 1.5, 9)]


def by_features(degree: int, gamma: float, terms: int, x: float) -> float:
    """Weights times features, one by one."""
    total = 0.0
    for j in range(terms):
        n = degree + 2 * j
        scale = sqrt((2 * gamma) ** n / factorial(n))
        total += gamma**j / factorial(j) / scale * scale * exp(-gamma * x * x) * x**n
    return total


@pytest.mark.parametrize(("degree", "gamma", "terms"), CASES)
def test_the_function_is_that_of_the_weights_and_its_error_is_largest_at_the_ends(
    degree: int, gamma: float, terms: int
) -> None:
    run = monomial_run(degree, gamma, terms)
    grid = np.linspace(-1, 1, 2_001)
    expected = np.array([by_features(degree, gamma, terms, float(x)) for x in grid])
    np.testing.assert_allclose(run.imitation(grid), expected, rtol=1e-11, atol=1e-14)
    gaps = abs(expected - grid**degree)
    assert run.errors[-1] == pytest.approx(gaps.max(), rel=1e-9) == pytest.approx(gaps[-1], rel=1e-9)


@pytest.mark.parametrize(("degree", "gamma", "terms"), CASES)
def test_squares_are_those_of_fractions(degree: int, gamma: float, terms: int) -> None:
    squares = [
        (Fraction(gamma) ** j / factorial(j)) ** 2 * factorial(n) / (2 * Fraction(gamma)) ** n
        for j, n in ((j, degree + 2 * j) for j in range(terms))
    ]
    run = monomial_run(degree, gamma, terms)
    np.testing.assert_allclose(run.squares, [float(square) for square in squares], rtol=1e-12)
    assert run.lengths[-1] == pytest.approx(float(sum(squares)), rel=1e-12)


def test_the_squares_of_a_constant_have_no_sum() -> None:
    """Each is at least 1/sqrt(pi (j + 1/2)), whose sum up to J is at least 2 (sqrt(J + 1/2) - sqrt(1/2))/sqrt(pi)."""
    run = monomial_run(0, 1.0, 40)
    assert (run.squares >= 1 / np.sqrt(pi * (run.counts - 0.5)) - 1e-12).all()
    assert run.lengths[-1] >= 2 * (sqrt(40.5) - sqrt(0.5)) / sqrt(pi)


def test_figures_and_sentence_hold_the_numbers() -> None:
    result = VIEW()
    run = result.run
    assert np.array_equal(trace(result, 1, "error")[1], run.errors)
    assert np.array_equal(trace(result, 1, "length²")[1], run.lengths)
    assert "6" in facts(result.sentence) and "5.87" in facts(result.sentence)
    assert "24" in facts(result.more)
    assert VIEW(terms=40, gamma=0.05).figures
