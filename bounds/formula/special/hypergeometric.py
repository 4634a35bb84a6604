"""The upper tail of the hypergeometric law, summed from its own end."""

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special


@elementwise
def _at_least(k: np.ndarray, marked: np.ndarray, others: np.ndarray, draws: np.ndarray) -> np.ndarray:
    """P[at least k of so many `draws` are marked], drawn without replacement from `marked` and `others`."""
    result = np.empty_like(k)
    # Marked and drawn may change places: the smaller number chosen has the smaller logarithms.
    fewer, more = np.minimum(marked, draws), np.maximum(marked, draws)
    for place, (least, m, t, n) in enumerate(zip(k, more, marked + others - more, fewer, strict=True)):
        i = np.arange(max(least, n - t), min(m, n) + 1)
        look_up(steps(60, i.size))
        whole = log_choose(np.array([m + t]), np.array([n]))
        log_mass = log_choose(np.full_like(i, m), i) + log_choose(np.full_like(i, t), n - i) - whole
        result[place] = min(np.exp(log_mass).sum(), 1.0)
    return result


def _ball(k: Ball, marked: Ball, others: Ball, draws: Ball) -> Ball:
    from flint import fmpq, fmpz

    from bounds.formula.special.sums import whole

    least, m, t, n = whole(k, marked, others, draws)
    if m < 0 or t < 0 or not 0 <= n <= m + t:
        raise ArithmeticError(f"{n} cannot be drawn from {m} and {t}")
    first = max(least, n - t)
    if first > min(m, n):
        return fmpq(0)
    length = 1 + (m + t) // 5_000  # the terms are integers of so many digits
    look_up(10 * length)
    term = fmpz.bin_uiui(m, first) * fmpz.bin_uiui(t, n - first)
    total = fmpz(0)
    for i in patiently(range(first, min(m, n) + 1), length):
        total += term
        term = term * (m - i) * (n - i) // ((i + 1) * (t - n + i + 1))
    return fmpq(total, fmpz.bin_uiui(m + t, n))


hypergeometric_at_least = Special(
    "hypergeometric_at_least",
    _at_least,
    _ball,
    lambda k, marked, others, draws: rf"\mathrm{{Hyp}}_{{\ge}}\left({k},\;{marked},\;{others},\;{draws}\right)",
    meaning=(
        r"$\mathrm{Hyp}_{\ge}(k,a,b,n)$ is the probability that $n$ drawn from $a$ marked and $b$ others "
        r"hold at least $k$ marked ones."
    ),
)
