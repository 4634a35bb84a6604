"""The exact power of McNemar's exact test, the randomised test's, and what not randomising loses at most.

n items, each one of three kinds: only the first model right, probability p; only the second, q; else. Given the number
D of items of the first two kinds, those of the first are Bin(D, p/(p+q)), and D is Bin(n, p+q).
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.evaluations.binomial_mass import binomial_mass
from bounds.formula.special.evaluations.mcnemar_region import region
from bounds.formula.special_function import Ball, Special

SPREAD, APART = 12, 40  # what lies farther from the mean than 12 standard deviations and 40 more weighs below 1e-25
NOT_TINY = 1e-9  # a level from which on that is nothing beside the power


def conditional_power(discordant: int, theta: float, alpha: Fraction) -> tuple[np.ndarray, np.ndarray]:
    """Given D = 0, ..., discordant: P[Bin(D, theta) >= critical], and P[Bin(D, theta) = critical - 1]."""
    critical = region(discordant, alpha).critical[: discordant + 1]
    D = np.arange(discordant + 1)
    edge = binomial_mass(critical - 1, D, theta)
    same = critical[1:] == critical[:-1]
    # One more item: the tail gains the edge's share, or the critical count moves and the tail loses its own edge.
    lost = binomial_mass(critical[:-1], D[:-1], theta)
    steps = np.where(same, theta * edge[:-1], -(1 - theta) * lost)
    return np.concatenate([[0.0], np.cumsum(steps, dtype=np.longdouble)]).astype(float), edge


def likely(n: int, psi: float, alpha: float) -> tuple[int, int]:
    """The first and the last number of discordant items that need to be looked at."""
    around = SPREAD * np.sqrt(n * psi * (1 - psi)) + APART
    low, high = int(max(0, n * psi - around)), int(min(n, n * psi + around))
    return (low, high) if alpha >= NOT_TINY else (0, n)


def _mixed(each: Callable[..., np.ndarray]) -> Callable[..., Any]:
    """The mean over D of what `each` gives for D = 0, ..., high: a function of n, p, q and alpha."""

    @elementwise
    def mean(n: np.ndarray, p: np.ndarray, q: np.ndarray, alpha: np.ndarray) -> np.ndarray:
        result = np.empty_like(n)
        for place, (size, first, second, level) in enumerate(zip(n, p, q, alpha, strict=True)):
            psi = min(first + second, 1.0)
            if not (psi > 0 and 0 < level < 1 and first >= 0 and second >= 0):
                result[place] = np.nan
                continue
            low, high = likely(int(size), psi, level)
            look_up(20 + high // 10)
            values = each(high, first / (first + second), Fraction(repr(float(level))))
            weights = binomial_mass(np.arange(low, high + 1), np.full(high + 1 - low, size), psi)
            result[place] = min(weights @ values[low:], 1.0)
        return result

    return mean


def _power_given(high: int, theta: float, alpha: Fraction) -> np.ndarray:
    return conditional_power(high, theta, alpha)[0]


def _sure_given(high: int, theta: float, alpha: Fraction) -> np.ndarray:
    """The randomised test's power less the largest probability of one split."""
    power, edge = conditional_power(high, theta, alpha)
    D = np.arange(high + 1)
    largest = binomial_mass(np.minimum(np.floor((D + 1) * theta), D), D, theta)
    return np.asarray(power + region(high, alpha).share[: high + 1] * edge - largest)


class _Splits:
    """In balls of one precision, for D = 0, 1, ...: tails, edges and largest probabilities, worked out as needed."""

    def __init__(self, theta: Ball, alpha: Fraction) -> None:
        from flint import arb

        self.exact, self.theta, self.alpha = theta, arb(theta), alpha
        self.tails, self.edges, self.largest = [arb(0)], [arb(1)], [arb(1)]
        self.mode = 0

    def up_to(self, discordant: int) -> None:
        critical = region(discordant, self.alpha).critical
        for D in range(len(self.tails), discordant + 1):
            if self.exact == 1:
                self._certain(D, int(critical[D]))
            else:
                self._one_more(D, int(critical[D - 1]), int(critical[D]))

    def _certain(self, D: int, c: int) -> None:
        from flint import arb

        self.tails.append(arb(int(c <= D)))
        self.edges.append(arb(int(c == D + 1)))
        self.largest.append(arb(1))

    def _one_more(self, D: int, before: int, c: int) -> None:
        theta, other, edge, tail = self.theta, 1 - self.theta, self.edges[-1], self.tails[-1]
        at_same = edge * D * other / (D - before + 1)  # of D items: before - 1 of the first kind
        if c == before:
            self.tails.append(tail + theta * edge)
            self.edges.append(at_same)
        else:
            lost = edge * (D - before) * theta / (before * other)  # of D - 1 items: exactly as many as were critical
            self.tails.append(tail - other * lost)
            self.edges.append(at_same * (D - before + 1) * theta / (before * other))
        top = self.largest[-1] * D * other / (D - self.mode)
        mode = min(int(((D + 1) * self.exact).floor()), D)
        if mode > self.mode:
            top = top * (D - self.mode) * theta / (mode * other)
        self.mode = mode
        self.largest.append(top)


@lru_cache(maxsize=16)
def _splits(theta: Ball, alpha: Fraction, precision: int) -> _Splits:
    return _Splits(theta, alpha)


def _mixed_ball(n: Ball, p: Ball, q: Ball, alpha: Ball, sure: bool) -> Ball:
    """The same mean in balls: what lies outside the window is enclosed between 0 and its probability."""
    from flint import arb, ctx, fmpq

    from bounds.formula.special.evaluations.window import masses
    from bounds.formula.special.sums import whole

    (n,) = whole(n)
    if not all(isinstance(x, fmpq) for x in (p, q, alpha)):
        raise NotImplementedError("it is worked out for probabilities that are decimals or fractions only")
    theta, psi = p / (p + q) if p + q > 0 else None, p + q
    if 1 < psi <= 1 + fmpq(1, 2**52):  # as decimals, what adds up to 1 in doubles
        psi = fmpq(1)
    if not (0 < psi <= 1 and p >= 0 and q >= 0 and 0 < alpha < 1):
        raise ArithmeticError(f"no two models differ with the probabilities {p} and {q} at the level {alpha}")
    level = Fraction(int(alpha.p), int(alpha.q))
    low, weights, left_out = masses(n, psi, float(alpha) >= NOT_TINY)
    high = low + len(weights) - 1
    look_up(5 * high + 5)
    splits = _splits(theta, level, ctx.prec)
    splits.up_to(high)
    total = arb(0)
    shares = region(high, level).share
    for D, weight in enumerate(weights, low):
        each = splits.tails[D]
        if sure:
            each = each + arb(float(shares[D]), 2.0**-52) * splits.edges[D] - splits.largest[D]
        total += weight * each
    return total + left_out * arb(0, 1)


def _power_ball(n: Ball, p: Ball, q: Ball, alpha: Ball) -> Ball:
    return _mixed_ball(n, p, q, alpha, False)


def _sure_ball(n: Ball, p: Ball, q: Ball, alpha: Ball) -> Ball:
    return _mixed_ball(n, p, q, alpha, True)


mcnemar_rejects = Special(
    "mcnemar_rejects",
    _mixed(_power_given),
    _power_ball,
    lambda n, p, q, alpha: rf"\mathrm{{McN}}\left({n},\;{p},\;{q},\;{alpha}\right)",
    slips=(("the level halved, as for two sides", lambda n, p, q, alpha: _mixed(_power_given)(n, p, q, alpha / 2)),),
    meaning=(
        r"$\mathrm{McN}(m,p,q,\alpha)=\sum_D\mathbb P[\mathrm{Bin}(m,p+q)=D]\,"
        r"\mathbb P[\mathrm{Bin}(D,\frac p{p+q})\ge c_D]$, where $c_D$ is the least number with "
        r"$\mathbb P[\mathrm{Bin}(D,\frac12)\ge c_D]\le\alpha$."
    ),
)

mcnemar_sure = Special(
    "mcnemar_sure",
    _mixed(_sure_given),
    _sure_ball,
    lambda n, p, q, alpha: rf"\mathrm{{McN}}_-\left({n},\;{p},\;{q},\;{alpha}\right)",
    meaning=(
        r"$\mathrm{McN}_-$ is the power of the same test randomised to level $\alpha$ exactly, less "
        r"$\sum_D\mathbb P[\mathrm{Bin}(m,p+q)=D]\max_k\mathbb P[\mathrm{Bin}(D,\frac p{p+q})=k]$, the most that not "
        "randomising can lose."
    ),
)
