"""The power of the exact unconditional test of non-inferiority on the same items."""

from fractions import Fraction
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.proportions.paired_regions import MOST, exact_test
from bounds.formula.special.proportions.paired_sizes import ball_of_rejected
from bounds.formula.special.proportions.paired_tables import rejected
from bounds.formula.special_function import Ball, Special

HAIR = 1e-9  # by which probabilities whose sum is rounded may exceed 1


@elementwise
def _power(n: np.ndarray, new: np.ndarray, old: np.ndarray, margin: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    result = np.empty(len(n))
    points = zip(n.astype(int).tolist(), *(each.tolist() for each in (new, old, margin, alpha)), strict=True)
    for place, (size, first, second, worse, level) in enumerate(points):
        look_up(100)
        possible = first >= 0 and second >= 0 and first + second <= 1 + HAIR
        if not (1 <= size <= MOST and possible and 0 <= worse < 1 and 0 < level <= 0.5):
            result[place] = np.nan  # which no theorem's domain has
            continue
        region = exact_test(size, Fraction(repr(worse)), Fraction(repr(level))).region
        result[place] = rejected(size, region.rows, region.cut[region.rows], *np.array([[[first]], [[second]]]))[0]
    return result


def _ball(n: Any, new: Any, old: Any, margin: Any, alpha: Any) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.sums import whole

    (size,) = whole(n)
    if size < 1 or new < 0 or old < 0 or float(arb(new + old)) > 1 + HAIR or not 0 <= margin < 1:
        raise ArithmeticError(f"there are no {size} items with these probabilities and this margin")
    if not isinstance(alpha, fmpq) or not isinstance(margin, fmpq):
        raise NotImplementedError("a level or a margin that is no decimal decides no region")
    test = exact_test(size, *(Fraction(int(each.p), int(each.q)) for each in (margin, alpha)))
    if not test.decided:
        raise NotImplementedError("a size is too near the level to be told from it")
    with ctx.extraprec(2 * size.bit_length() + 16):
        return ball_of_rejected(size, test.region.cut, arb(new), arb(old))


paired_exact_power = Special(
    "paired_exact_power",
    _power,
    _ball,
    lambda n, new, old, margin, alpha: rf"\mathrm{{ExactPaired}}\left({n},\;{new},\;{old},\;{margin},\;{alpha}\right)",
    slips=(
        (
            "the level halved, as for two sides",
            lambda n, new, old, margin, alpha: _power(n, new, old, margin, alpha / 2),
        ),
        ("no margin", lambda n, new, old, margin, alpha: _power(n, new, old, 0 * margin, alpha)),
    ),
    meaning=(
        r"$\mathrm{ExactPaired}(m,p_{10},p_{01},\Delta,\alpha)=\mathbb P[Z\ge z]$ for multinomial "
        r"$(n_{10},n_{01},\text{others})$ of $m$ items, with Tango's statistic $Z$ at the margin $\Delta$ and the "
        r"smallest $z>0$ for which that probability is at most $\alpha$ whenever $p_{01}-p_{10}\ge\Delta$."
    ),
)
