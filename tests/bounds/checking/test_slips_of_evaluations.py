"""Slips of those who plan or read an evaluation: wrong numbers worked out by SciPy, and what each is said to be."""

from math import comb, sqrt
from typing import Any

import pytest
from scipy.stats import beta, norm

from bounds import diagnose

RUNS: dict[str, Any] = {"runs": 20, "right": 3, "k": 5, "delta": 0.05}
RATES: dict[str, Any] = {"n": 100, "p1": 0.5, "p2": 0.3, "alpha": 0.025}
POOL: dict[str, Any] = {"population": 1000, "m": 200, "right": 40, "delta": 0.025}
OWN, POOLED = 0.5 * 0.5 + 0.3 * 0.7, 2 * 0.4 * 0.6


def power_with(null: float, planned: float) -> float:
    """By the normal law, with these variances of an example under the null hypothesis and as planned."""
    shift = (0.5 - 0.3) * sqrt(RATES["n"])
    return float(norm.sf((norm.isf(RATES["alpha"]) * sqrt(null) - shift) / sqrt(planned)))


@pytest.mark.parametrize(
    ("answer", "slug", "inputs", "words"),
    [
        (1 - (1 - 3 / 20) ** 5, "pass_at_k_lower", RUNS, "plug-in"),
        (1 - (1 - 3 / 20) ** 5, "pass_at_k_upper", RUNS, "plug-in"),
        (1 - comb(17, 5) / comb(20, 5), "pass_at_k_lower", RUNS, "unbiased"),
        (beta.ppf(0.05, 3, 18), "pass_at_k_lower", RUNS, "one attempt"),
        (beta.isf(0.05, 4, 17), "pass_at_k_upper", RUNS, "one attempt"),
        (power_with(OWN, OWN), "two_proportions_z_power", RATES, "planned taken"),
        (power_with(POOLED, POOLED), "two_proportions_z_power", RATES, "hypothesis taken"),
        (1000 * beta.isf(0.025, 41, 160), "finite_pool_upper", POOL, "with replacement"),
        (1000 * beta.ppf(0.025, 40, 161), "finite_pool_lower", POOL, "with replacement"),
        (12 * 0.07 + 1, "design_effect", {"size": 12, "cv": 0, "rho": 0.07}, "1 forgotten"),
    ],
)
def test_it_is_named(answer: float, slug: str, inputs: dict[str, Any], words: str) -> None:
    verdict = diagnose(f"{answer:.6g}", slug, **inputs)
    assert not verdict.right and words in verdict.slips[0].words


@pytest.mark.parametrize("slug", ["pass_at_k_lower", "pass_at_k_upper"])
def test_the_bound_itself_is_no_slip(slug: str) -> None:
    single = beta.ppf(0.05, 3, 18) if slug.endswith("lower") else beta.isf(0.05, 4, 17)
    assert diagnose(f"{1 - (1 - single) ** 5:.8f}", slug, **RUNS).right
