"""The error rate at which a union over all sets of at most k examples is used up: sample compression, exactly."""

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special


@elementwise
def _compression_upper(size: np.ndarray, m: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The p with sum_{i<=k} C(m, i) (1-p)^(m-i) = delta; 1 where all may be kept."""
    inside = size < m
    kept, total = np.where(inside, size, 0.0), np.where(inside, m, 1.0)
    return np.where(inside, -np.expm1(_log_rest(kept, total, np.log(delta))), 1.0)


def _log_rest(size: np.ndarray, m: np.ndarray, log_delta: np.ndarray) -> np.ndarray:
    """Newton on the logarithm of the sum, convex in ln(1-p), from its last term alone: never below the root."""
    target = log_delta - log_choose(m, size)
    result: np.ndarray = target / (m - size)
    moving = np.ones(m.shape, dtype=bool)
    for _ in patiently(range(100), steps(20, m.size)):
        series, moment = _series(size, m, np.exp(result))
        step = ((m - size) * result + np.log(series) - target) / (m - size + moment / series)
        result = np.where(moving, result - step, result)
        moving &= np.abs(step) > 4e-16 * np.abs(result)  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    return result


def _series(size: np.ndarray, m: np.ndarray, rest: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The sum over its last term, and the sum weighted by the distance of each term from the last."""
    term, total, moment = np.ones_like(m), np.ones_like(m), np.zeros_like(m)
    step = 0.0
    while (term * (step + 1) > 1e-17 * total).any():
        look_up(steps(12, term.size))
        term = term * (np.maximum(size - step, 0.0) / (m - size + (step + 1)) * rest)
        step += 1.0
        total, moment = total + term, moment + step * term
    return total, moment


def _excess(p: Ball, size: int, m: int, delta: Ball) -> Ball:
    from flint import arb

    from bounds.formula.special.sums import choose, falling_series

    rest = 1 - p
    return choose(m, size) * arb(rest) ** (m - size) * falling_series(rest, size, m - size + 1) - delta


def _ball(size: Ball, m: Ball, delta: Ball) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.sums import enclose_root, whole

    size, m = whole(size, m)
    _check(size, m, delta)
    if size == m:
        return fmpq(1)
    last = 1 - arb(2) ** -(ctx.prec - 40)
    if _excess(last, size, m, delta) > 0:
        return last.union(arb(1))
    log_delta = np.array([float(arb(delta).log().mid())])
    start = -arb(float(_log_rest(np.array([float(size)]), np.array([float(m)]), log_delta)[0])).expm1()

    def slope(p: Ball) -> Ball:
        width = p.min(1 - p) * arb(2) ** -40
        return (_excess(p + width, size, m, delta) - _excess(p - width, size, m, delta)) / (2 * width)

    return enclose_root(lambda p: _excess(p, size, m, delta), slope, start)


def _below(t: Ball, size: Ball, m: Ball, delta: Ball) -> Ball:
    """The bound is at most t just when the union at error rate t costs no more than delta."""
    from flint import fmpq

    from bounds.formula.special.sums import whole

    size, m = whole(size, m)
    _check(size, m, delta)
    if size == m or t <= 0 or t >= 1:
        return t - 1 if size == m else fmpq(1 if t >= 1 else -1)
    return -_excess(t, size, m, delta)


def _check(size: int, m: int, delta: Ball) -> None:
    if not 0 <= size <= m or m == 0 or delta <= 0 or delta > 1:
        raise ArithmeticError(f"no compression bound for {size} of {m} examples and failure probability {delta}")


compression_upper = Special(
    "compression_upper",
    _compression_upper,
    _ball,
    lambda size, m, delta: rf"\overline{{\mathrm{{Cmp}}}}\left({size},\;{m},\;{delta}\right)",
    below=_below,
    slips=(("one example fewer kept", lambda size, m, delta: _compression_upper(np.maximum(size - 1, 0), m, delta)),),
    meaning=(
        r"$\overline{\mathrm{Cmp}}(k,m,\delta)$ is the $p$ with $\sum_{i=0}^k\binom mi(1-p)^{m-i}=\delta$; "
        r"1 for $k\ge m$."
    ),
)
