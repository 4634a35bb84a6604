"""Design effect by a sum over pairs; ends of pass@k by SciPy's beta quantiles."""

from math import sqrt

import numpy as np
import pytest
from scipy.stats import beta, betabinom

from bounds import theorems


@pytest.mark.parametrize("sizes", [[10] * 4, [5, 10, 15, 50], [1, 1, 1, 97]])
@pytest.mark.parametrize("rho", [0.0, 0.05, 0.6])
def test_design_effect_is_the_variance_of_a_sum_over_pairs(sizes: list[int], rho: float) -> None:
    of = np.repeat(np.arange(len(sizes)), sizes)
    correlation = np.where(of[:, np.newaxis] == of, rho, 0.0)
    np.fill_diagonal(correlation, 1.0)
    inputs = {"size": float(np.mean(sizes)), "cv": float(np.std(sizes) / np.mean(sizes)), "rho": rho}
    exact = correlation.sum() / len(of)
    assert theorems["design_effect"](**inputs) == pytest.approx(exact, rel=1e-12)
    effective = theorems["effective_sample_size"](items=len(of), **inputs)
    assert effective == pytest.approx(len(of) / exact, rel=1e-12)


def test_design_effect_is_that_of_a_beta_binomial_law() -> None:
    """Five items a cluster, a = 2.3, b = .63: rho = 1/(a + b + 1)."""
    a, b = 2.3, 0.63
    p, rho = a / (a + b), 1 / (a + b + 1)
    effect = theorems["design_effect"](size=5, cv=0, rho=rho)
    assert 5 * p * (1 - p) * effect == pytest.approx(betabinom.var(5, a, b), rel=1e-12)


def test_published_design_effects() -> None:
    assert theorems["design_effect"](size=50, cv=0, rho=0.04) == pytest.approx(2.96)
    assert theorems["effective_sample_size"](items=10_000, size=50, cv=0, rho=0.04) == pytest.approx(3378.378, abs=1e-3)
    assert theorems["effective_sample_size"].solve("items", at_least=400, size=20, cv=0.5, rho=0.1).value == 1360


@pytest.mark.parametrize(("runs", "right", "k"), [(20, 3, 5), (7, 1, 7), (200, 150, 2)])
def test_ends_of_pass_at_k(runs: int, right: int, k: int) -> None:
    inputs = {"runs": runs, "right": right, "k": k, "delta": 0.1}
    low, high = beta.ppf(0.1, right, runs - right + 1), beta.ppf(0.9, right + 1, runs - right)
    assert theorems["pass_at_k_lower"](**inputs) == pytest.approx(1 - (1 - low) ** k, rel=1e-9)
    assert theorems["pass_at_k_upper"](**inputs) == pytest.approx(1 - (1 - high) ** k, rel=1e-9)
    assert theorems["pass_at_k_upper"](runs=20, right=0, k=10, delta=0.05) == pytest.approx(1 - sqrt(0.05), rel=1e-9)
