"""Values of a variable that a person would try: 1, 2, 5, 10, 20, 50 and so on over its everyday range."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from bounds.solving import validation
from bounds.words.vocabulary import Variable

STEPS = 20  # of equal width, where the range does not span decades
DECADES = 20  # ends of a range this many times apart are told in decades


def everyday(variable: Variable) -> list[int | float]:
    """Rising round values in the variable's typical range, all of them in its domain; at most about forty."""
    low, high = variable.typical
    rounds = _decades(low, high) if low > 0 and high / low > DECADES else _even(low, high)
    domain = variable.domain
    if domain.integer:
        whole = {round(value) for value in rounds}
        rounds = sorted({2 * (value // 2) + 1 for value in whole} if domain.odd else whole)
    return [value for value in rounds if validation.inside(variable, np.array(float(value)))]


def _decades(low: float, high: float) -> list[int | float]:
    exponents = range(math.floor(math.log10(low)) - 1, math.ceil(math.log10(high)) + 1)
    fine = (Fraction(1), Fraction(3, 2), Fraction(2), Fraction(3), Fraction(5), Fraction(7))
    found = [float(step * Fraction(10) ** exponent) for exponent in exponents for step in fine]
    return [value for value in found if low <= value <= high]


def _even(low: float, high: float) -> list[int | float]:
    width = 10.0 ** math.floor(math.log10((high - low) / STEPS))
    width = next(width * factor for factor in (1, 2, 5, 10) if (high - low) / (width * factor) <= 2 * STEPS)
    first = math.ceil(low / width)
    return [float(f"{index * width:.12g}") for index in range(first, math.floor(high / width) + 1)]
