"""Where a theorem's doubles or balls reach their limits inside the domain: each with its reason.

Everywhere else checks ask for twelve digits.
"""

import math
from collections.abc import Callable
from typing import Any

Tolerance = Callable[[dict[str, Any], float], float]

# What a double may differ from the enclosed value by, beyond twelve digits.
TOLERANCES: dict[str, Tolerance] = {
    # (1 - alpha)/2 is rounded before sqrt(m) standard deviations are counted from it.
    "two_coins_exact": lambda point, value: 1e-14 * point["m"] ** 0.5 * value,
    # The equation's two sides agree to 1 - delta: its root is known to a few of the last places of 1.
    "risk_complexity": lambda point, value: 2e-15,
    "wait_and_judge": lambda point, value: 2e-15,
    "preferent_compression": lambda point, value: 2e-15,
    # A difference of two terms, of which the last places of the larger count.
    "aic": lambda point, value: 4e-16 * (abs(value) + 4 * point["parameters"]),
    "bic": lambda point, value: 4e-16 * (abs(value) + 4 * point["parameters"] * math.log(point["m"])),
    # The error on the sample is added and taken away again: its last places count.
    "error_decomposition": lambda point, value: 4e-16 * point["training_error"],
    # The quotient below the root is smaller than the smallest double that has all its digits.
    "finite_expected_gap": lambda point, value: 5e-324 / value if value else 0.0,
    # SciPy's tail of so many examples and few errors is known to eleven digits.
    "test_set_binomial": lambda point, value: 2e-11 * value if point["m"] > 1e9 else 0.0,
    # SciPy's tail of so many examples, a probability below 1e-200, is known to eleven digits.
    "binomial_lower_tail": lambda point, value: 1e-11 * value if point["m"] > 1e7 and value < 1e-200 else 0.0,
    # A probability added up of thousands of terms, each rounded.
    "conformal_test_coverage": lambda point, value: 1e-15 * point["test_samples"],
    # The square of sigma, 1e-30, times the information underflows.
    "mutual_information_gap": lambda point, value: 1e-150,
    # SciPy has delta as a double, balls as the decimal that is typed: near 1 the root moves by a share of its width.
    "scenario": lambda point, value: value / math.sqrt(point["d"]) * math.ulp(point["delta"]) / (1 - point["delta"]),
    # 1 - p of a probability near 1 has few digits as a double: so has the variance.
    "two_proportions_z_power": lambda point, value: 1e-15 * value / (1 - point["p1"]),
    "two_proportions_corrected_power": lambda point, value: 1e-15 * value / (1 - point["p1"]),
    "two_proportions_arcsine_power": lambda point, value: 1e-15 * value / (1 - point["p1"]),
    # A whole number K, found where a tail crosses e^-c: of 10^12 examples doubles may take K for K + 1.
    "vc_hypergeometric": lambda point, value: 1 / point["ghost"],
}

# Balls that enclose no value somewhere in the domain; solving then says "not proved".
BALLS_REFUSE = {
    "two_hypotheses",  # decimals that add up to a hair above 1, which doubles round to 1
    "risk_complexity",  # no supporting scenario and delta near 1: the root drowns in 1 - delta
    "wait_and_judge",  # the same
    "preferent_compression",  # the same
    # The upper bound for nearly all wrong, where 1 - delta is as small as the last places of a double.
    "conformal_tolerance",
    "test_set_binomial",
    "validation_selection_binomial",
    "finite_binomial",
    # The lower one: SciPy's start beside the root lies on the wrong side of 1.
    "test_set_binomial_lower",
}

# A search that may end early, as it then says: everywhere else an answer that will do must be found.
ENDS_EARLY = {
    "vc_hypergeometric",  # each value is a search itself, over tails of up to a million terms
}


def beyond_twelve_digits(slug: str, point: dict[str, Any], value: float) -> float:
    """How far a double may be from the enclosed value there, beyond its twelve digits; 0 for most theorems."""
    limit = TOLERANCES.get(slug)
    return limit(point, value) if limit else 0.0
