"""The Sauer sum itself: an integer, exact in doubles up to 10^15."""

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.choose import choose
from bounds.formula.special.log_growth import log_growth
from bounds.formula.special_function import Ball, Special

LARGEST_EXACT = 1e15  # beyond it a term times m, divided, may be rounded to the wrong integer


@elementwise
def _growth(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    """sum_{i=0}^d C(m, i); 2^m from d = m on, infinite above the range of doubles."""
    result: np.ndarray = np.where(d >= m, np.exp2(m), np.exp(log_growth(m, d)))
    small = (result < LARGEST_EXACT) & (d < m)
    if small.any():
        result[small] = _added_up(m[small], d[small])
    return result


def _added_up(m: np.ndarray, d: np.ndarray) -> np.ndarray:
    # So small a sum has at most 50 terms: it is at least 2^d up to the middle, and 2^(m-1) beyond it.
    term, total = np.ones_like(m), np.ones_like(m)
    for i in range(int(d.max())):
        term = np.where(i < d, np.rint(term * (m - i) / (i + 1)), 0.0)
        total += term
    return total


def _growth_ball(m: Ball, d: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.sums import whole

    points, dimension = whole(m, d)
    if dimension >= points:
        return fmpq(2) ** points if points <= 10_000 else arb(2) ** points
    if dimension > 200:
        return arb(log_growth.ball(m, d)).exp()
    term = total = 1
    for i in patiently(range(dimension)):
        term = term * (points - i) // (i + 1)
        total += term
    return fmpq(total)


growth = Special(
    "growth",
    _growth,
    _growth_ball,
    lambda m, d: rf"\sum_{{i=0}}^{{{d}}}\binom{{{m}}}{{i}}",
    slips=(
        ("Sauer's bound (em/d)^d for the sum itself", elementwise(lambda m, d: (np.e * m / d) ** d)),
        ("m^d for the sum", elementwise(lambda m, d: m**d)),
        ("all 2^m labellings", elementwise(lambda m, d: np.exp2(m) + 0 * d)),
        ("the last term C(m, d) alone for the sum", choose.fast),
    ),
)
