"""How many mistakes there can be on a sample and a ghost sample together, if few of them fell into the sample.

Of m + ghost examples K are mistakes; a random m of them are the sample. The hypergeometric tail P[at most k of the
K fall into the sample] drops as K grows: inverted, it bounds K by k.
"""

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.log_binomial import log_choose, stirling_error
from bounds.formula.special_function import Ball, Special
from bounds.numbers import format_number

AT_ONCE = 64  # terms of a tail: what NumPy does to a few numbers takes as long as what it does to many


def _log_falling(n: np.ndarray, j: np.ndarray) -> np.ndarray:
    """ln of n (n - 1) ... (n - j + 1) / n^j, for 0 <= j <= n: by Stirling's formula with its error put back."""
    rest = n - j
    of_all, of_rest = stirling_error(np.array([n, rest]))
    to_the_end = 0.5 * np.log(2 * np.pi * n) - n + of_all
    inside = np.where(rest > 0, j / n, 0.0)
    before = -(rest + 0.5) * np.log1p(-inside) - j + of_all - of_rest
    result: np.ndarray = np.where(rest > 0, before, to_the_end)
    return result


def _log_tail(errors: np.ndarray, m: np.ndarray, ghost: np.ndarray, total: np.ndarray) -> np.ndarray:
    """ln P[at most `errors` of `total` mistakes fall into the sample], for errors < total <= ghost + errors."""
    term, added = np.ones_like(m), np.ones_like(m)
    j = errors - np.arange(AT_ONCE)[:, np.newaxis]
    look_up(steps(100, m.size))
    while (term > 1e-18 * added).any():
        look_up(steps(30, j.size))
        ratios = np.maximum(j, 0.0) * (ghost - total + j) / ((total - j + 1) * (m - j + 1))
        terms = np.multiply.accumulate([term, *np.maximum(ratios, 0.0)])
        term, added = terms[-1], np.add.accumulate([added, *terms[1:]])[-1]
        j = j - AT_ONCE
    result: np.ndarray = _log_mass(errors, m, ghost, total) + np.log(added)
    return result


def _log_mass(errors: np.ndarray, m: np.ndarray, ghost: np.ndarray, total: np.ndarray) -> np.ndarray:
    """ln P[just `errors` of `total` mistakes fall into the sample]: as if they fell into it one by one, each with
    probability m / (m + ghost), or as if the sample's examples were mistakes with probability total / (m + ghost),
    whichever are fewer; times what is near 1 where they are few.
    """
    few, many = np.minimum(total, m), np.maximum(total, m)
    others = ghost - np.maximum(total - m, 0.0)
    shares = errors * np.log1p(others / many) + (few - errors) * np.log1p(many / others)
    # All three at once: what NumPy does to a few numbers takes as long as what it does to many.
    of_total, of_others, of_all = _log_falling(
        np.array([many, others, m + ghost]), np.array([errors, few - errors, few])
    )
    result: np.ndarray = log_choose(few, errors) + (of_total + of_others - of_all) - shares
    return result


@elementwise
def _hypergeometric_upper(errors: np.ndarray, m: np.ndarray, ghost: np.ndarray, c: np.ndarray) -> np.ndarray:
    """The smallest K whose tail is at most e^(-c), for c > ln 2; ghost + errors + 1 where only impossibility is."""
    # Up to this many the expected share in the sample is at most `errors`, and so the tail at least 1/2.
    low = np.maximum(errors, np.floor(errors / m * (m + ghost)))
    low = np.minimum(low, ghost + errors)
    high = ghost + errors + 1
    while (high - low > 1).any():
        middle = np.floor((low + high) / 2)
        inside = (middle > errors) & (middle <= ghost + errors) & (errors < m)
        rare = inside & (_log_tail(errors, m, ghost, np.where(inside, middle, errors + 1)) <= -c)
        wide = high - low > 1
        high = np.where(wide & rare, middle, high)
        low = np.where(wide & ~rare, middle, low)
    result: np.ndarray = np.where(errors >= m, ghost + errors + 1, high)
    return result


def _log_tail_ball(errors: int, m: int, ghost: int, total: int) -> Ball:
    from flint import arb, ctx

    from bounds.formula import arithmetic
    from bounds.formula.special.sums import LONGEST_SUM, choose

    if errors > LONGEST_SUM:
        raise NotImplementedError(
            f"a hypergeometric tail of {format_number(errors, 2)} terms is too long to be added up"
        )
    term = added = arb(1)
    negligible = arb(2) ** -(ctx.prec + 8)
    for j in patiently(range(errors, max(0, total - ghost), -1), arithmetic.steps()):
        factor = arb(j * (ghost - total + j)) / ((total - j + 1) * (m - j + 1))
        term *= factor
        added += term
        if factor < 1 and term < negligible * added:
            added += (term * factor / (1 - factor)).union(arb(0))
            break
    return (choose(total, errors) * choose(m + ghost - total, m - errors) / choose(m + ghost, m) * added).log()


def _ball(errors: Ball, m: Ball, ghost: Ball, c: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.arithmetic import open_ball
    from bounds.formula.special.sums import whole

    errors, m, ghost = whole(errors, m, ghost)
    if not 0 <= errors <= m or ghost < 1 or not arb(c) > arb.const_log2():
        raise ArithmeticError(f"no hypergeometric bound for {errors} errors of {m}, ghost sample {ghost}, exponent {c}")
    if errors == m:
        return fmpq(ghost + errors + 1)

    def rare(total: int) -> bool | None:
        if total <= errors or total > ghost + errors:
            return bool(total > errors)
        margin = _log_tail_ball(errors, m, ghost, total) + c
        return True if margin <= 0 else False if margin > 0 else None

    # Where doubles are far off, strides that double are soon there; then halving.
    high = int(_hypergeometric_upper(errors, m, ghost, float(arb(c).mid())))
    low, stride = high - 1, 1
    while rare(low):
        low, high, stride = low - stride, low, 2 * stride
    while rare(high) is False:
        low, high, stride = high, high + stride, 2 * stride
    while high - low > 1:
        middle = (low + high) // 2
        is_rare = rare(middle)
        if is_rare is None:
            return open_ball()
        low, high = (low, middle) if is_rare else (middle, high)
    return fmpq(high) if rare(high) and rare(low) is False else open_ball()


hypergeometric_upper = Special(
    "hypergeometric_upper",
    _hypergeometric_upper,
    _ball,
    lambda errors, m, ghost, c: rf"\overline{{\mathrm{{Hyp}}}}\left({errors},\;{m},\;{ghost},\;{c}\right)",
    slips=(
        (
            "one mistake fewer",
            lambda errors, m, ghost, c: _hypergeometric_upper(np.maximum(errors - 1, 0), m, ghost, c),
        ),
    ),
    meaning=(
        r"$\overline{\mathrm{Hyp}}(k,m,m',c)$ is the smallest number of errors on $m+m'$ examples of which "
        r"at most $k$ fall into the $m$ of the sample with probability at most $e^{-c}$."
    ),
)
