"""What the figures of ridge regression by its regularization parameter have in common."""

import math
from typing import Any

import numpy as np

from laboratory.figures.axes import LAMBDA
from learners.shared.arrays import Reals

HEIGHT = 400
HIGHEST = 100.0  # larger squared residuals are uninformative: the worlds' labels are at most 2


def lambda_axis(lambdas: Reals) -> dict[str, Any]:
    """The axis of the regularization parameters, with a little air at both ends."""
    return LAMBDA.axis(log=True, range=[math.log10(lambdas[0]) - 0.1, math.log10(lambdas[-1]) + 0.1])


def positive(values: Reals) -> Reals:
    """The values that a logarithmic axis can show; the line breaks at others."""
    return np.where(values > 0, values, np.nan)


def logarithms(values: Reals, bound: float) -> list[float]:
    """Ends of a logarithmic axis for all measured values and the selected bound."""
    measured = values[values > 0]
    low = math.floor(math.log10(float(measured.min()))) if len(measured) else -3
    return [max(low, -8), math.log10(max(HIGHEST, 3 * float(measured.max(initial=1.0)), 5 * bound))]
