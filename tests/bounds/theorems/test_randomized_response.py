"""Randomized response: exact binomial laws of the estimate, and of what an answer tells."""

from itertools import product

import mpmath as mp
import numpy as np
import pytest
from scipy.stats import binom

from bounds import theorems


def law(m: int, share: float, truth: float) -> tuple[np.ndarray, np.ndarray]:
    """All estimates and their probabilities."""
    k = np.arange(m + 1)
    yes = share * truth + (1 - share) * (1 - truth)
    return (k / m - 1 + truth) / (2 * truth - 1), binom.pmf(k, m, yes)


CASES = list(product((1, 7, 200), (0.0, 0.3, 0.5, 1.0), (0.51, 0.75, 1.0)))


@pytest.mark.parametrize(("m", "share", "truth"), CASES)
def test_the_estimate_is_unbiased_and_has_that_variance(m: int, share: float, truth: float) -> None:
    values, chances = law(m, share, truth)
    assert chances @ values == pytest.approx(share, abs=1e-9)
    variance = theorems["randomized_response_variance"](m=m, share=share, truth=truth)
    assert chances @ (values - share) ** 2 == pytest.approx(variance, rel=1e-9, abs=1e-15)


@pytest.mark.parametrize(("m", "share", "truth"), CASES)
@pytest.mark.parametrize("delta", [0.5, 0.05])
def test_the_error_is_seldom_larger(m: int, share: float, truth: float, delta: float) -> None:
    values, chances = law(m, share, truth)
    bound = theorems["randomized_response_error"](m=m, delta=delta, truth=truth)
    assert chances[np.abs(values - share) > bound].sum() <= delta


@pytest.mark.parametrize("truth", [0.5, 0.500001, 0.6, 0.75, 0.999999])
def test_the_privacy_of_an_answer(truth: float) -> None:
    epsilon = theorems["randomized_response"](truth=truth)
    expected = mp.log(mp.mpf(truth) / (1 - mp.mpf(truth)))
    assert epsilon == pytest.approx(float(expected), rel=1e-9, abs=1e-300)
    assert 2 * truth - 1 == pytest.approx(float(mp.tanh(epsilon / 2)), rel=1e-9, abs=1e-15)


def test_many_answers_by_composition() -> None:
    """k answers of one person about one bit have the odds to the k-th power: they add up."""
    one_answer = theorems["randomized_response"](truth=0.75)
    together = theorems["advanced_composition"](queries=1000, privacy=one_answer, leak=1e-6)
    assert together > 0
    assert theorems["randomized_response"].solve("truth", at_most=one_answer).value == pytest.approx(0.75)
