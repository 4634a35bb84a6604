"""The chance that a fair walk of 2h steps ends where it began: C(2h, h) / 4^h."""

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.log_binomial import stirling_error
from bounds.formula.special_function import Ball, Special


@elementwise
def _central_binomial(half: np.ndarray) -> np.ndarray:
    """By Stirling's formula with its errors put back: 1/sqrt(pi h), nearly."""
    safe = np.maximum(half, 1.0)
    result = np.exp(stirling_error(2 * safe) - 2 * stirling_error(safe)) / np.sqrt(np.pi * safe)
    return np.where(half < 1, 1.0, result)


def _ball(half: Ball) -> Ball:
    from flint import arb

    from bounds.formula.special.sums import choose, whole

    (half,) = whole(half)
    if half < 0:
        raise ArithmeticError(f"there is no walk of {2 * half} steps")
    return choose(2 * half, half) / arb(4) ** half


central_binomial = Special(
    "central_binomial",
    _central_binomial,
    _ball,
    lambda half: rf"\mathrm{{Return}}\left({half}\right)",
    meaning=(
        r"$\mathrm{Return}(j)=\binom{2j}j4^{-j}$ is the probability that a fair walk of $2j$ steps ends where it "
        r"began."
    ),
)
