"""Power of the exact unconditional test of non-inferiority of two samples of n each, at two true probabilities."""

from fractions import Fraction
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.proportions.counts import Masses, masses
from bounds.formula.special.proportions.noninferior import noninferiority_region
from bounds.formula.special.proportions.unconditional import MOST
from bounds.formula.special_function import Ball, Special


def rejected(first: Masses, second: Masses, cut: np.ndarray) -> float:
    """P[X >= cut[Y]]."""
    beyond = np.concatenate((np.cumsum(first.mass[::-1])[::-1], [0.0]))  # P[X >= first.first + k]
    own = cut[second.first : second.last + 1]
    return min(float(second.mass @ beyond[np.clip(own - first.first, 0, len(first.mass))]), 1.0)


@elementwise
def _power(n: np.ndarray, p: np.ndarray, q: np.ndarray, margin: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    result = np.empty(len(n))
    points = zip(n.astype(int).tolist(), *(each.tolist() for each in (p, q, margin, alpha)), strict=True)
    for place, (size, first, second, apart, level) in enumerate(points):
        look_up(100)
        if not (1 <= size <= MOST and 0 < first < 1 and 0 < second < 1 and 0 <= apart <= 0.9 and 0 < level <= 0.5):
            result[place] = np.nan  # which no theorem's domain has
            continue
        cut = noninferiority_region(size, Fraction(repr(apart)), Fraction(repr(level))).cut
        result[place] = rejected(masses(size, first), masses(size, second), cut)
    return result


def _ball(n: Any, p: Any, q: Any, margin: Any, alpha: Any) -> Ball:
    from flint import arb, ctx, fmpq

    from bounds.formula.special.proportions import balls

    size = balls.checked(n, p, q)
    if not (isinstance(margin, fmpq) and isinstance(alpha, fmpq)):
        raise NotImplementedError("a margin or a level that is no decimal decides no cut")
    apart, level = (Fraction(int(each.p), int(each.q)) for each in (margin, alpha))
    region = noninferiority_region(size, apart, level)
    if not region.decided:
        raise NotImplementedError("a size is too near the level to be told from it")
    with ctx.extraprec(size.bit_length() + 16):
        (low, first), (start, second) = balls.law(size, p), balls.law(size, q)
        beyond = [arb(0)]
        for mass in reversed(first):
            beyond.append(beyond[-1] + mass)
        look_up(steps(len(first) + len(second), 1))
        total = arb(0)
        for place, mass in enumerate(second):
            rejected_at = low + len(first) - int(region.cut[start + place])
            total = total + mass * beyond[min(max(rejected_at, 0), len(first))]
        return total + balls.left_out()


def _level_halved(n: Any, p: Any, q: Any, margin: Any, alpha: Any) -> Any:
    return _power(n, p, q, margin, np.asarray(alpha) / 2)


def _without_margin(n: Any, p: Any, q: Any, margin: Any, alpha: Any) -> Any:
    return _power(n, p, q, 0 * np.asarray(margin), alpha)


chan_power = Special(
    "chan_power",
    _power,
    _ball,
    lambda n, p, q, margin, alpha: rf"\mathrm{{Chan}}\left({n},\;{p},\;{q},\;{margin},\;{alpha}\right)",
    slips=(
        ("the level halved, as for two sides", _level_halved),
        ("the margin left out: a test of superiority", _without_margin),
    ),
    meaning=(
        r"$\mathrm{Chan}(n,p,q,\Delta,\alpha)=\mathbb P[Z\ge z]$ for independent $X\sim\mathrm{Bin}(n,p)$ and "
        r"$Y\sim\mathrm{Bin}(n,q)$, with $Z=(X/n-Y/n+\Delta)\big/\sqrt{(\tilde p(1-\tilde p)+(\tilde p+\Delta)(1-\tilde"
        r" p-\Delta))/n}$, $\tilde p=\tilde p(X/n,Y/n,\Delta,1)$ most likely for probabilities $\Delta$ apart, and the "
        r"smallest positive value $z$ of $Z$ for which that probability is at most $\alpha$ whenever $q=p+\Delta$; 0 "
        r"if there is none."
    ),
)
