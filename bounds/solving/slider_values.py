"""Round values that a slider stops at: over a variable's everyday range, or around a given number."""

import math
from fractions import Fraction
from functools import lru_cache

import numpy as np

from bounds.solving import validation
from bounds.vocabulary.variables import Quantity, Variable

STEPS = 100  # of equal width, at least, where the range does not span decades
DECADES = 20  # ends of a range this many times apart are given in decades
# Nearly even on a logarithmic axis, and round.
MANTISSAS = tuple(
    Fraction(digits, 100)
    for digits in (
        *(100, 110, 120, 130, 140, 150, 160, 180, 200, 220, 250, 280, 300),
        *(330, 360, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900),
    )
)
REACH = 100  # a quantity's stops go so many times below and above the number usually asked for


@lru_cache(maxsize=1024)  # once a variable, whatever value is typed
def typical_values(variable: Variable) -> tuple[int | float, ...]:
    """Rising round values in the variable's typical range, all of them in its domain; a few hundred at most."""
    low, high = variable.typical
    rounds = _decades(low, high) if is_logarithmic(variable) else _even(low, high)
    domain = variable.domain
    if domain.integer:
        whole = {round(value) for value in rounds}
        rounds = sorted({2 * (value // 2) + 1 for value in whole} if domain.odd else whole)
    return tuple(value for value in rounds if validation.inside(variable, np.array(float(value))))


def is_logarithmic(variable: Variable) -> bool:
    """Does the variable's everyday range span decades?"""
    low, high = variable.typical
    return low > 0 and high / low > DECADES


@lru_cache(maxsize=512)
def values_around(quantity: Quantity, usual: float) -> tuple[int | float, ...]:
    """Rising round values of a quantity that may be asked for, `usual` among what they surround; none around 0.

    They end where a bound on the quantity is vacuous.
    """
    if not (0 < usual < math.inf):
        return ()
    top = quantity.trivial if quantity.trivial is not None and quantity.trivial > usual else usual * REACH
    rounds = [value for value in _decades(usual / REACH, top) if value < top or quantity.trivial is None]
    return tuple(sorted({round(value) for value in rounds if value >= 1}) if quantity.counts else rounds)


def _decades(low: float, high: float) -> list[int | float]:
    exponents = range(math.floor(math.log10(low)) - 1, math.ceil(math.log10(high)) + 1)
    numbers = [float(step * Fraction(10) ** exponent) for exponent in exponents for step in MANTISSAS]
    return [value for value in numbers if low <= value <= high]


def _even(low: float, high: float) -> list[int | float]:
    width = 10.0 ** math.floor(math.log10((high - low) / STEPS))
    width = next(width * factor for factor in (1, 2, 5, 10) if (high - low) / (width * factor) <= 2 * STEPS)
    first = math.ceil(low / width)
    return [float(f"{index * width:.12g}") for index in range(first, math.floor(high / width) + 1)]
