"""1 - e^(-x), which loses its digits for small x when it is computed as it is written."""

from typing import Any

import numpy as np
from numpy import exp

from bounds.formula.special_function import Ball, Special


def _one_minus_exp(x: Any) -> Any:
    return -np.expm1(-x)


def _ball(x: Ball) -> Ball:
    from bounds.formula.arithmetic import one_minus_exp as in_balls

    return in_balls(x)


def _plain(x: Any) -> Any:
    return 1 - exp(-x)


one_minus_exp = Special("one_minus_exp", _one_minus_exp, _ball, None, plain=_plain)
