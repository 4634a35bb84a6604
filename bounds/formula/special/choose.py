"""Binomial coefficients themselves, exact in doubles as far as doubles hold integers."""

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special


@elementwise
def _choose(n: np.ndarray, k: np.ndarray) -> np.ndarray:
    """C(n, k) for 0 <= k <= n; infinite above the range of doubles."""
    result = np.exp(log_choose(n, k))
    # Below 1e13 the logarithm's error moves the value by less than a half.
    rounded: np.ndarray = np.where(result < 1e13, np.rint(result), result)
    return rounded


def _choose_ball(n: Ball, k: Ball) -> Ball:
    from flint import fmpq, fmpz

    from bounds.formula.special.sums import choose as choose_ball
    from bounds.formula.special.sums import whole

    n, k = whole(n, k)
    if not 0 <= k <= n:
        raise ArithmeticError(f"there is no way to choose {k} of {n}")
    short = min(k, n - k)
    return fmpq(fmpz(n).bin_uiui(n, short)) if n < 2**60 and short <= 200 else choose_ball(n, k)


@elementwise
def _in_order(n: np.ndarray, k: np.ndarray) -> np.ndarray:
    """n (n-1) ... (n-k+1)."""
    from scipy.special import poch

    result: np.ndarray = poch(n - k + 1, k)
    return result


choose = Special(
    "choose",
    _choose,
    _choose_ball,
    lambda n, k: rf"\binom{{{n}}}{{{k}}}",
    slips=(
        ("choices in order: the division by k! forgotten", _in_order),
        ("n^k for the binomial coefficient C(n, k)", elementwise(lambda n, k: n**k)),
    ),
)
