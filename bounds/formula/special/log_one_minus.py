"""ln(1 - x), which loses its digits for small x when it is computed as it is written."""

from typing import Any

import numpy as np
from numpy import log

from bounds.formula.special_function import Ball, Special


def _log_one_minus(x: Any) -> Any:
    return np.log1p(-x)


def _ball(x: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.arithmetic import log as in_balls

    return in_balls(1 - x) if isinstance(x, fmpq) else (-arb(x)).log1p()


def _plain(x: Any) -> Any:
    return log(1 - x)


log_one_minus = Special("log_one_minus", _log_one_minus, _ball, None, plain=_plain)
