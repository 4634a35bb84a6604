"""Powers of the exact unconditional tests of two samples of n each, one-sided, at two true probabilities."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.proportions.counts import masses
from bounds.formula.special.proportions.tables import power
from bounds.formula.special.proportions.unconditional import BOSCHLOO, MOST, POOLED_Z, region
from bounds.formula.special_function import Ball, Special


def _in_doubles(test: str) -> Callable[..., Any]:
    @elementwise
    def fast(n: np.ndarray, p: np.ndarray, q: np.ndarray, alpha: np.ndarray) -> np.ndarray:
        result = np.empty(len(n))
        points = zip(n.astype(int).tolist(), *(each.tolist() for each in (p, q, alpha)), strict=True)
        for place, (size, first, second, level) in enumerate(points):
            look_up(100)
            if not (1 <= size <= MOST and 0 < first < 1 and 0 < second < 1 and 0 < level <= 0.5):
                result[place] = np.nan  # which no theorem's domain has
                continue
            cuts = region(size, Fraction(repr(level)), test).cuts
            result[place] = min(power(masses(size, first), masses(size, second), cuts), 1.0)
        return result

    return fast


def _in_balls(test: str) -> Callable[..., Ball]:
    def ball(n: Any, p: Any, q: Any, alpha: Any) -> Ball:
        from flint import ctx, fmpq

        from bounds.formula.special.proportions import balls

        size = balls.checked(n, p, q)
        if not isinstance(alpha, fmpq):
            raise NotImplementedError("a level that is no decimal decides no cut")
        decided = region(size, Fraction(int(alpha.p), int(alpha.q)), test)
        if not decided.decided:
            raise NotImplementedError("a size is too near the level to be told from it")
        with ctx.extraprec(size.bit_length() + 16):
            first, second = balls.law(size, p), balls.law(size, q)
            start = first[0] + second[0]
            cut = decided.cuts.cut[start : start + len(first[1]) + len(second[1]) - 1]
            return balls.rejected(first, second, cut)

    return ball


def _level_halved(test: str) -> tuple[str, Callable[..., Any]]:
    fast = _in_doubles(test)
    return "the level halved, as for two sides", lambda n, p, q, alpha: fast(n, p, q, np.asarray(alpha) / 2)


boschloo_power = Special(
    "boschloo_power",
    _in_doubles(BOSCHLOO),
    _in_balls(BOSCHLOO),
    lambda n, p, q, alpha: rf"\mathrm{{Boschloo}}\left({n},\;{p},\;{q},\;{alpha}\right)",
    slips=(_level_halved(BOSCHLOO),),
    meaning=(
        r"$\mathrm{Boschloo}(n,p,q,\alpha)=\mathrm{Fisher}(n,p,q,g)$, the power of Fisher's exact test at the largest "
        r"level $g$ with $\mathrm{Fisher}(n,r,r,g)\le\alpha$ for every $r$."
    ),
)
pooled_z_power = Special(
    "pooled_z_power",
    _in_doubles(POOLED_Z),
    _in_balls(POOLED_Z),
    lambda n, p, q, alpha: rf"\mathrm{{PooledZ}}\left({n},\;{p},\;{q},\;{alpha}\right)",
    slips=(_level_halved(POOLED_Z),),
    meaning=(
        r"$\mathrm{PooledZ}(n,p,q,\alpha)=\mathbb P[Z\ge z]$ for independent $X\sim\mathrm{Bin}(n,p)$ and "
        r"$Y\sim\mathrm{Bin}(n,q)$, with $Z=(X-Y)\big/\sqrt{(X+Y)(2n-X-Y)/(2n)}$ and the smallest $z>0$ for which that "
        r"probability is at most $\alpha$ whenever $p=q$."
    ),
)
