"""What the figures of ridge regression by its regularization parameter have in common."""

import math
from typing import Any

import numpy as np

from laboratory.figures.axes import LAMBDA
from learners.shared.arrays import Reals

HEIGHT = 400
HIGHEST = 100.0  # squared residuals beyond say nothing: the worlds' labels are at most 2


def prices_axis(prices: Reals) -> dict[str, Any]:
    """The axis of the regularization parameters, with a little air at both ends."""
    return LAMBDA.axis(log=True, range=[math.log10(prices[0]) - 0.1, math.log10(prices[-1]) + 0.1])


def positive(values: Reals) -> Reals:
    """A logarithmic axis has no place for the rest: the line breaks there."""
    return np.where(values > 0, values, np.nan)


def logarithms(values: Reals, guaranteed: float) -> list[float]:
    """Ends of a logarithmic axis that holds all that was measured, and the guarantee where one looks."""
    seen = values[values > 0]
    low = math.floor(math.log10(float(seen.min()))) if len(seen) else -3
    return [max(low, -8), math.log10(max(HIGHEST, 3 * float(seen.max(initial=1.0)), 5 * guaranteed))]
