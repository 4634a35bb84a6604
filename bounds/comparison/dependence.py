"""How a bound depends on the sample size and on the confidence: measured on the formula itself."""

import math
from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

from bounds.solving import evaluation, validation
from bounds.theorem import Theorem

MANY = (10**11, 10**13)  # examples: far out, where only the rate is left
RARE = (1e-100, 1e-200, 1e-300)  # failure probabilities: where only they matter
LARGE_SAMPLE = 10**15
STEADY = 0.03  # a coefficient is one when three failure probabilities agree on it
LEAST = 1e-9  # a smaller slope is that of no simple coefficient
SIMPLE = 40  # the largest numerator or denominator that a coefficient is said with


def rate(theorem: Theorem, inputs: Mapping[str, Any]) -> float | None:
    """The power of 1/m with which the bound nears its limit: 1 or 1/2 and the like.

    None where it has no m, or does not go so far out.
    """
    floor = float(inputs.get("training_error", inputs.get("test_error", 0.0)))
    values = [value for m in MANY if (value := _value(theorem, inputs, m=m)) is not None and value > floor]
    if len(values) < len(MANY):
        return None
    first, second = (math.log(value - floor) for value in values)
    return (first - second) / math.log(MANY[1] / MANY[0])


def exponent(theorem: Theorem, inputs: Mapping[str, Any]) -> Fraction | None:
    """The c of a failure probability that falls like e^(-c m ε²); None where it is none of that kind."""
    values = [_value(theorem, inputs, m=LARGE_SAMPLE, delta=delta) for delta in RARE]
    heights = [LARGE_SAMPLE * value * value for value in values if value is not None]
    if len(heights) < len(RARE) or not all(map(math.isfinite, heights)):
        return None
    step = math.log(RARE[0] / RARE[1])
    slopes = [(high - low) / step for low, high in pairwise(heights)]
    if slopes[0] < LEAST or abs(slopes[1] / slopes[0] - 1) > STEADY:
        return None
    fraction = Fraction(1 / slopes[1]).limit_denominator(SIMPLE)
    near = fraction > 0 and abs(float(fraction) * slopes[1] - 1) < STEADY / 3 and fraction.numerator <= SIMPLE
    return fraction if near else None


def _value(theorem: Theorem, fixed: Mapping[str, Any], **changed: Any) -> float | None:
    names = {variable.name for variable in theorem.variables}
    if not set(changed) <= names:
        return None
    inputs = {**fixed, **changed}
    if "errors" in inputs or not names <= set(inputs):
        return None  # exact tails at 10^15 examples take too long, and mistakes do not grow by themselves
    try:
        value = float(evaluation.at(theorem, validation.checked(theorem, inputs)))  # some theorems end before
    except (ValueError, OverflowError, ArithmeticError):
        return None
    return value if math.isfinite(value) else None
