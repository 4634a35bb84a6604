"""A theorem's value at the decimals that were typed, where the doubles nearest to them are other numbers."""

import math
from collections.abc import Mapping
from typing import Any

from bounds.formula.patience import limited_to
from bounds.vocabulary.statement import Statement

STEPS = 200_000  # for one value that somebody waits for
DIGITS = 1e-13  # relative: what no twelve digits show


def as_typed(theorem: Statement, inputs: Mapping[str, Any], value: float) -> float:
    """`value`, or the double nearest to the value in exact decimals where the two differ in what is shown.

    A float means the decimal its repr shows: 0.2499999996 lies nearer to 1/4 or farther from it than its double does.
    What is not soon enclosed stays as it is. The `inputs` were checked.
    """
    from bounds.formula import balls  # brings flint

    low = high = math.nan
    try:
        with limited_to(STEPS):
            low, high = balls.bracket(theorem.formula, inputs)
    except (ArithmeticError, NotImplementedError, ValueError):
        return value
    close = DIGITS * abs(value)
    if not high - low <= close or low - close <= value <= high + close:
        return value
    return low + (high - low) / 2
