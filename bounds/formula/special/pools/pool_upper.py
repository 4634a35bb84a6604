"""How many marked items a pool holds at most, by how many of a sample drawn without replacement are marked.

Of N items K are marked and n are drawn: P[at most k of them are marked] falls as K grows. The limit is the largest K
for which this tail is above delta. A tail so near delta that doubles cannot tell is compared with it in balls, and one
that balls cannot tell either in whole numbers.
"""

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.binomial_upper import binomial_upper
from bounds.formula.special.hypergeometric_upper import _log_tail, _log_tail_ball
from bounds.formula.special_function import Ball, Special

NEAR = 1e-8  # relative: what the tails of doubles are good to, and far more
MORE_BITS = 96  # with which balls compare a tail and a level


@elementwise
def _pool_upper(k: np.ndarray, n: np.ndarray, pool: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """The largest K with P[at most k marked] > delta; all of the pool where all that were drawn are marked."""
    result = pool.copy()
    open_ = np.flatnonzero(k < n)
    if open_.size:
        result[open_] = _halved(k[open_], n[open_], pool[open_], delta[open_])
    return result


def _halved(k: np.ndarray, n: np.ndarray, pool: np.ndarray, delta: np.ndarray) -> np.ndarray:
    """For k < n. Where the sample's mean is at most k, the tail is at least 1/2; from k + 1 on it is at most that."""
    one_sided = delta < 0.5
    low = np.where(one_sided, np.floor(k * pool / n), k)
    high = np.where(one_sided, pool - n + k + 1, np.ceil((k + 1) * pool / n))
    high = np.minimum(high, pool - n + k + 1)
    while (wide := np.flatnonzero(high - low > 1)).size:
        middle = np.floor((low[wide] + high[wide]) / 2)
        out = _excluded(k[wide], n[wide], pool[wide], delta[wide], middle)
        high[wide] = np.where(out, middle, high[wide])
        low[wide] = np.where(out, low[wide], middle)
    return low


def _excluded(k: np.ndarray, n: np.ndarray, pool: np.ndarray, delta: np.ndarray, marked: np.ndarray) -> np.ndarray:
    """Is P[at most k marked] <= delta? From delta = 1/2 on: is P[at least k + 1 marked] >= 1 - delta?"""
    one_sided = delta < 0.5
    errors, total = np.where(one_sided, k, n - k - 1), np.where(one_sided, marked, pool - marked)
    tail = _log_tail(errors, n, pool - n, total)
    apart = tail - np.where(one_sided, np.log(delta), np.log1p(-delta))
    out: np.ndarray = np.where(one_sided, apart <= 0, apart >= 0)
    for place in np.flatnonzero(~(np.abs(apart) > NEAR)):
        right, tried, items, tested = (int(each[place]) for each in (k, n, pool, marked))
        out[place] = _excluded_surely(right, tried, items, tested, _as_typed(float(delta[place])))
    return out


def _as_typed(delta: float) -> Ball:
    """The decimal fraction that is meant: 1/20 is 0.05."""
    from fractions import Fraction

    from flint import fmpq

    typed = Fraction(repr(delta))
    return fmpq(typed.numerator, typed.denominator)


def _excluded_surely(k: int, n: int, pool: int, marked: int, delta: Ball) -> bool | None:
    """The same for one K; None where `delta` is a ball too wide to tell."""
    if marked <= k or marked > pool - n + k:
        return marked > k
    if 2 * delta < 1:
        sign = _sign(k, n, pool, marked, delta)
        return None if sign is None else sign <= 0
    sign = _sign(n - k - 1, n, pool, pool - marked, 1 - delta)
    return None if sign is None else sign >= 0


def _sign(errors: int, n: int, pool: int, marked: int, level: Ball) -> int | None:
    """The sign of P[at most `errors` of n are marked] - level."""
    from flint import arb, ctx, fmpq

    if (2 * n == pool and marked == 2 * errors + 1) or (2 * marked == pool and n == 2 * errors + 1):
        apart = fmpq(1, 2) - level  # by symmetry, the sum of half of all terms
        return 1 if apart > 0 else -1 if apart < 0 else 0 if isinstance(level, fmpq) else None
    with ctx.extraprec(MORE_BITS):
        distance = _log_tail_ball(errors, n, pool - n, marked) - arb(level).log()
        if distance > 0 or distance < 0:
            return 1 if distance > 0 else -1
    return _sign_in_whole_numbers(errors, n, pool, marked, level) if isinstance(level, fmpq) else None


def _sign_in_whole_numbers(errors: int, n: int, pool: int, marked: int, level: Ball) -> int:
    """Terms are added up from the last one on, until those that are left cannot change the sign."""
    from flint import fmpz

    length = 1 + pool // 5_000  # the terms are integers of so many digits
    whole = fmpz.bin_uiui(pool, n) * level.p
    term = fmpz.bin_uiui(marked, errors) * fmpz.bin_uiui(pool - marked, n - errors) * level.q
    added = fmpz(0)
    for i in patiently(range(errors, max(0, n + marked - pool) - 1, -1), length):
        added += term
        if added > whole:
            return 1
        above, below = i * (pool - n - marked + i), (marked - i + 1) * (n - i + 1)
        if above < below and (whole - added) * (below - above) > term * above:
            return -1
        term = term * above // below
    return 0 if added == whole else -1


def _ball(k: Ball, n: Ball, pool: Ball, delta: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.arithmetic import open_ball
    from bounds.formula.special.sums import whole

    k, n, pool = whole(k, n, pool)
    if not 0 <= k <= n <= pool or n < 1 or not (arb(delta) > 0 and arb(delta) < 1):
        raise ArithmeticError(f"no limit for {k} marked of {n} of a pool of {pool} and failure probability {delta}")
    if k == n:
        return fmpq(pool)
    limit = int(_pool_upper(k, n, pool, float(arb(delta).mid())))
    while (out := _excluded_surely(k, n, pool, limit, delta)) is not False:  # doubles are never off; if they are, by 1
        if out is None:
            return open_ball()
        look_up(100)
        limit -= 1
    while (out := _excluded_surely(k, n, pool, limit + 1, delta)) is not True:
        if out is None:
            return open_ball()
        look_up(100)
        limit += 1
    return fmpq(limit)


pool_upper = Special(
    "pool_upper",
    _pool_upper,
    _ball,
    lambda k, n, pool, delta: rf"\overline{{\mathrm{{Pool}}}}\left({k},\;{n},\;{pool},\;{delta}\right)",
    slips=(
        ("delta halved, as for two sides", lambda k, n, pool, delta: _pool_upper(k, n, pool, np.asarray(delta) / 2)),
        ("one marked item fewer", lambda k, n, pool, delta: _pool_upper(np.maximum(k - 1, 0), n, pool, delta)),
        (
            "drawn with replacement, as by the binomial law",
            lambda k, n, pool, delta: pool * binomial_upper(k, n, delta),
        ),
        ("the estimate, and no bound", lambda k, n, pool, delta: np.asarray(pool * np.asarray(k) / n)),
    ),
    meaning=(
        r"$\overline{\mathrm{Pool}}(k,n,N,\delta)$ is the largest $K$ for which $n$ of $N$ items, drawn without "
        r"replacement, hold at most $k$ of $K$ marked ones with a probability above $\delta$."
    ),
)
