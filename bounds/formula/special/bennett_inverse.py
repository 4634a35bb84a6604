"""The inverse of Bennett's function h(u) = (1 + u) ln(1 + u) - u, the rate function of a Poisson variable."""

import math

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.kl import _bend
from bounds.formula.special_function import Ball, Special


@elementwise
def _bennett_inverse(y: np.ndarray) -> np.ndarray:
    """The u >= 0 with h(u) = y, rounded up: Newton on a convex function, from Bernstein's bound down to the root."""
    u: np.ndarray = y / 3 + np.sqrt(y) * np.sqrt(y / 9 + 2)
    moving = np.ones(y.shape, dtype=bool)
    for _ in patiently(range(60), steps(20, y.size)):
        step = (_bend(u) - y) / np.log1p(u)
        step = np.where(moving & (u > 0) & (step > 0), step, 0.0)
        u = u - step
        moving &= step > 1e-16 * u  # each entry stops by itself, as it would alone
        if not moving.any():
            break
    return u * (1 + 4e-16)


def _height(u: Ball, lost: int) -> Ball:
    """h(u), which is about u^2/2: the bits that cancel are worked out in advance, at both ends of u."""
    from flint import ctx

    with ctx.extraprec(lost):
        low, high = ((1 + end) * end.log1p() - end for end in (u.lower(), u.upper()))
        return low.union(high)


def _bennett_inverse_ball(y: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.sums import enclose_root

    if y < 0:
        raise ArithmeticError(f"Bennett's function is never {y}")
    if isinstance(y, fmpq) and not y:
        return y
    if isinstance(y, arb) and not y.is_exact():
        return _bennett_inverse_ball(y.lower()).union(_bennett_inverse_ball(y.upper()))
    middle = float(arb(y).mid())
    lost = 16 + max(0, -math.frexp(middle)[1])
    return enclose_root(lambda u: _height(u, lost) / y - 1, lambda u: u.log1p() / y, arb(_bennett_inverse(middle)))


bennett_inverse = Special(
    "bennett_inverse",
    _bennett_inverse,
    _bennett_inverse_ball,
    lambda y: rf"h^{{-1}}\left({y}\right)",
    slips=(("Bernstein's bound y/3 + sqrt(y^2/9 + 2y) for the inverse", lambda y: y / 3 + np.sqrt(y * (y / 9 + 2))),),
    meaning=r"$h^{-1}(y)$ is the $u\ge0$ with $(1+u)\ln(1+u)-u=y$.",
)
