"""Bounds from test sets held against exact laws: nothing is sampled, every probability is summed up."""

import itertools
import math
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from bounds.formula.special.smirnov import smirnov_tail

THREE_VALUES = [(0.9, 0.05, 0.05), (0.5, 0.3, 0.2), (0.2, 0.2, 0.6), (0.7, 0.3, 0.0)]
DELTAS = (0.3, 0.1, 0.01)


def _samples(m: int, law: tuple[float, float, float]) -> list[tuple[float, float, float]]:
    """All samples of m losses 0, 1/2, 1 up to order: probability, mean and variance (m - 1 below the line)."""
    results = []
    for half, entry in itertools.product(range(m + 1), repeat=2):
        zero = m - half - entry
        if zero >= 0:
            ways = math.comb(m, half) * math.comb(m - half, entry)
            mean = (half / 2 + entry) / m
            variance = (half / 4 + entry - m * mean**2) / (m - 1)
            results.append((ways * law[0] ** zero * law[1] ** half * law[2] ** entry, mean, max(variance, 0.0)))
    return results


RISKS: dict[str, Callable[..., float]] = {
    "test_set_kl": lambda m, delta, mean, seen, true: theorems["test_set_kl"](m=m, delta=delta, test_error=mean),
    "relative_chernoff": lambda m, delta, mean, seen, true: theorems["relative_chernoff"](
        m=m, delta=delta, test_error=mean
    ),
    "hoeffding_bentkus": lambda m, delta, mean, seen, true: theorems["hoeffding_bentkus"](
        m=m, delta=delta, test_error=mean
    ),
    "empirical_bernstein": lambda m, delta, mean, seen, true: (
        mean + theorems["empirical_bernstein"](m=m, delta=delta, variance=seen)
    ),
    "bernstein": lambda m, delta, mean, seen, true: (
        mean + theorems["bernstein"](m=m, delta=delta, variance=true, loss_range=1)
    ),
    "bennett": lambda m, delta, mean, seen, true: (
        mean + theorems["bennett"](m=m, delta=delta, variance=true, loss_range=1)
    ),
    "hoeffding_range": lambda m, delta, mean, seen, true: (
        mean + theorems["hoeffding_range"](m=m, delta=delta, loss_range=1)
    ),
}


@pytest.mark.parametrize("slug", RISKS)
@pytest.mark.parametrize("law", THREE_VALUES)
def test_missed_no_more_often_than_allowed(slug: str, law: tuple[float, float, float]) -> None:
    m, risk = 10, law[1] / 2 + law[2]
    true_variance = law[1] / 4 + law[2] - risk**2
    for delta in DELTAS:
        missed = sum(
            probability
            for probability, mean, seen in _samples(m, law)
            if RISKS[slug](m, delta, mean, min(seen, 0.5), true_variance) < risk - 1e-12
        )
        assert missed <= delta


def test_binomial_bounds_miss_no_more_often_than_allowed() -> None:
    m, below, above = 30, theorems["test_set_binomial_lower"], theorems["test_set_binomial"]
    for p, delta in itertools.product((0.01, 0.1, 0.37, 0.5, 0.9), DELTAS):
        weights = [math.comb(m, k) * p**k * (1 - p) ** (m - k) for k in range(m + 1)]
        assert sum(w for k, w in enumerate(weights) if below(m=m, delta=delta, errors=k) > p) <= delta
        assert sum(w for k, w in enumerate(weights) if above(m=m, delta=delta, errors=k) < p) <= delta


def _ever_outside(p: float, steps: int, inside: Callable[[int, np.ndarray], np.ndarray]) -> float:
    """The exact probability that a path of coin flips is ever outside, by following its law step by step."""
    law = np.ones(1)
    for m in range(1, steps + 1):
        law = np.concatenate((law * (1 - p), [0.0])) + np.concatenate(([0.0], law * p))
        law = law * inside(m, np.arange(m + 1))
    return 1 - float(law.sum())


@pytest.mark.parametrize("p", [0.02, 0.2, 0.5])
@pytest.mark.parametrize("delta", [0.4, 0.05])
def test_confidence_sequences_hold_at_every_step(p: float, delta: float) -> None:
    mixture = theorems["bernoulli_mixture"]
    gaps = {
        "normal_mixture": lambda m: theorems["normal_mixture"](m=m, delta=delta, rho=2.0),
        "lil_boundary": lambda m: theorems["lil_boundary"](m=m, delta=delta),
    }

    def in_mixture(m: int, k: np.ndarray) -> np.ndarray:
        upper = mixture.grid(m=m, delta=delta, errors=k)
        lower = 1 - mixture.grid(m=m, delta=delta, errors=m - k)
        return (lower <= p) & (p <= upper)

    assert _ever_outside(p, 150, in_mixture) <= delta

    def in_gap(gap: Callable[[int], Any], m: int, k: np.ndarray) -> np.ndarray:
        return np.abs(k / m - p) <= gap(m)

    for gap in gaps.values():
        assert _ever_outside(p, 150, partial(in_gap, gap)) <= delta


def test_smirnov_by_stecks_determinant() -> None:
    # P[the j-th smallest of m uniform numbers is at least b_j, all j] = m! det((1 - b_j)^(j-i+1) / (j-i+1)!).
    for m, x in ((3, 0.2), (5, 0.31), (8, 0.1), (8, 0.45)):
        start = [max(j / m - x, 0.0) for j in range(1, m + 1)]
        matrix = np.zeros((m, m))
        for i, j in itertools.product(range(m), repeat=2):
            if j - i + 1 >= 0:
                matrix[i, j] = (1 - start[j]) ** (j - i + 1) / math.factorial(j - i + 1)
        assert smirnov_tail(m, x) == pytest.approx(1 - math.factorial(m) * np.linalg.det(matrix), rel=1e-9)


def test_exact_law_of_half_lines_is_never_above_its_exponential() -> None:
    for m, delta in itertools.product((1, 2, 3, 7, 30, 400), (1e-9, 0.01, 0.3, 0.5, 0.7, 0.95, 0.999)):
        assert theorems["ks_one_sided"](m=m, delta=delta) <= theorems["dkw_one_sided"](m=m, delta=delta)
        assert theorems["ks_two_sided"](m=m, delta=delta) <= theorems["dkw"](m=m, delta=delta)


def test_mcnemar_by_enumeration() -> None:
    for first, second in ((3, 1), (6, 2), (4, 4), (0, 7)):
        together = first + second
        as_uneven = sum(
            abs(together - 2 * sum(split)) >= abs(first - second)
            for split in itertools.product((0, 1), repeat=together)
        )
        assert theorems["mcnemar"](only_first=first, only_second=second) == pytest.approx(as_uneven / 2**together)
