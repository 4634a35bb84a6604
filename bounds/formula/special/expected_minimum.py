"""The smallest of several independent binomial counts, on average."""

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _expected_minimum(m: np.ndarray, p: np.ndarray, models: np.ndarray) -> np.ndarray:
    """E min of `models` independent Bin(m, p) counts: the sum over k < m of P[Bin(m, p) > k]^models."""
    from scipy.special import betainc, betaincc

    result = np.empty_like(m)
    for place, (size, chance, many) in enumerate(zip(m, p, models, strict=True)):
        k = np.arange(size)
        look_up(60 + 2 * k.size)
        above, below = betainc(k + 1, size - k, chance), betaincc(k + 1, size - k, chance)
        log_above = np.where(below < 0.5, np.log1p(-below), np.log(above))
        result[place] = np.exp(many * log_above).sum()
    return result


def _ball(m: Ball, p: Ball, models: Ball) -> Ball:
    from flint import arb, ctx

    from bounds.formula.arithmetic import elementary_steps
    from bounds.formula.special.binomial_mean import masses
    from bounds.formula.special.sums import whole

    size, many = whole(m, models)
    with ctx.extraprec(4 * size.bit_length() + 32):
        total, above = arb(0), arb(0)
        for mass in patiently(list(masses(size, p))[:0:-1], elementary_steps(2)):
            above = above + mass
            total = total + arb(above) ** many
    return total


expected_minimum = Special(
    "expected_minimum", _expected_minimum, _ball,
    lambda m, p, models: rf"\mathcal M\left({m},\;{p},\;{models}\right)",
    meaning=r"$\mathcal M(m,q,M)$ is the mean of the smallest of $M$ independent $\mathrm{Bin}(m,q)$ counts.",
)  # fmt: skip
