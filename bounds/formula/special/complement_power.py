"""(1 - x)^m and 1 - (1 - x)^m, which lose their digits for small x when they are computed as they are written."""

from typing import Any

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _complement_power(x: np.ndarray, m: np.ndarray) -> np.ndarray:
    """(1 - x)^m for 0 <= x <= 1 and m >= 0; 1 at m = 0."""
    return np.where(m == 0, 1.0, np.exp(m * np.log1p(-x)))


@elementwise
def _at_least_once(x: np.ndarray, m: np.ndarray) -> np.ndarray:
    """1 - (1 - x)^m for 0 <= x <= 1 and m >= 0."""
    return np.where(m == 0, 0.0, -np.expm1(m * np.log1p(-x)))


def _ball(x: Ball, m: Ball) -> Ball:
    from bounds.formula.arithmetic import power

    if x > 1:
        raise ArithmeticError(f"power of 1 - {x}, which is negative")
    return power(1 - x, m)


def _plain(x: Any, m: Any) -> Any:
    return (1 - x) ** m


def _plain_at_least_once(x: Any, m: Any) -> Any:
    return 1 - (1 - x) ** m


complement_power = Special("complement_power", _complement_power, _ball, None, plain=_plain)
at_least_once = Special(
    "at_least_once",
    _at_least_once,
    lambda x, m: 1 - _ball(x, m),
    None,
    plain=_plain_at_least_once,
)
