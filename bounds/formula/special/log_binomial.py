"""Logarithms of binomial coefficients and Catalan numbers, by Stirling's formula with its error put back.

Differences of log-gamma lose every digit for `C(10**15, 3)`; the entropy form below adds positive terms.
"""

import math

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special

# Coefficients of Stirling's series for ln n! - ln(sqrt(2 pi n) (n/e)^n), good to 1e-17 from n = 16 on.
_SERIES = (1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360)
_TABLE_END = 16
FEW = 64  # entries: of so few the calls take longer than the work


def series(n: np.ndarray) -> np.ndarray:
    """Stirling's series for that error, for n >= 16, whole or not."""
    inverse = 1 / n
    square = inverse * inverse
    result = np.full_like(n, _SERIES[-1])
    for coefficient in reversed(_SERIES[:-1]):
        result = result * square + coefficient
    return result * inverse


def _table() -> np.ndarray:
    """Errors for n < 16, downwards from the series: each step adds a quantity known to full accuracy."""
    errors = np.zeros(_TABLE_END + 1)
    errors[_TABLE_END] = series(np.array([float(_TABLE_END)]))[0]
    for n in range(_TABLE_END - 1, 0, -1):
        errors[n] = errors[n + 1] + (n + 0.5) * math.log1p(1 / n) - 1
    return errors


_ERRORS = _table()


def stirling_error(n: np.ndarray) -> np.ndarray:
    """ln n! minus Stirling's ln(sqrt(2 pi n) (n/e)^n), for whole n >= 1; 0 at n = 0."""
    small = n < _TABLE_END
    return np.where(small, _ERRORS[np.where(small, n, 0).astype(int)], series(np.where(small, 1.0, n)))


def log_choose(n: np.ndarray, k: np.ndarray) -> np.ndarray:
    """ln C(n, k) for arrays of whole numbers; -inf outside 0 <= k <= n."""
    k = np.minimum(k, n - k)
    safe = np.maximum(k, 1.0)
    rest = np.maximum(n - safe, 1.0)
    whole = rest + safe
    entropy = safe * np.log(whole / safe) - rest * np.log1p(-safe / whole)
    numbers = whole, safe, rest
    each = stirling_error(np.array(numbers)) if whole.size < FEW else map(stirling_error, numbers)
    of_whole, of_safe, of_rest = each
    errors = of_whole - of_safe - of_rest
    result = entropy - 0.5 * np.log(2 * np.pi * safe * (rest / whole)) + errors
    return np.where(k < 0, -np.inf, np.where(k == 0, 0.0, result))


def _log_binomial_ball(n: Ball, k: Ball) -> Ball:
    from bounds.formula.special.sums import choose, whole

    n, k = whole(n, k)
    if not 0 <= k <= n:
        raise ArithmeticError(f"there is no way to choose {k} of {n}")
    return choose(n, k).log()


log_binomial = Special(
    "log_binomial", elementwise(log_choose), _log_binomial_ball, lambda n, k: rf"\ln\binom{{{n}}}{{{k}}}"
)

# ln C(n, k) is near 0 only for tiny n, and Catalan numbers only for tiny M.
_LOG_CATALAN = np.array([math.log(math.comb(2 * n, n) // (n + 1)) for n in range(32)])


@elementwise
def _log_catalan(size: np.ndarray) -> np.ndarray:
    """ln of the Catalan number C(2M, M) / (M + 1)."""
    small = size < len(_LOG_CATALAN)
    large = np.where(small, 100.0, size)
    return np.where(
        small, _LOG_CATALAN[np.where(small, size, 0).astype(int)], log_choose(2 * large, large) - np.log1p(large)
    )


def _log_catalan_ball(size: Ball) -> Ball:
    from bounds.formula.special.sums import choose, whole

    (size,) = whole(size)
    if size < 0:
        raise ArithmeticError(f"there is no Catalan number {size}")
    return (choose(2 * size, size) / (size + 1)).log()


log_catalan = Special(
    "log_catalan",
    _log_catalan,
    _log_catalan_ball,
    lambda size: rf"\ln\mathrm{{Cat}}_{{{size}}}",
    meaning=(
        r"$\mathrm{Cat}_M=\frac1{M+1}\binom{2M}M$ is the Catalan number: so many binary trees have $M$ "
        r"inner nodes."
    ),
)
