"""Means over a binomial count, for the exact risk of simple learners: a sum over all counts from 0 to m."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special.log_binomial import log_choose
from bounds.formula.special_function import Ball, Special


def _weights(m: float, share: float) -> tuple[np.ndarray, np.ndarray]:
    """All counts that occur, and P[Bin(m, share) = k] of each: a rare count may bring most of the mean."""
    if share in (0.0, 1.0):
        return np.array([m * share]), np.ones(1)
    k = np.arange(m + 1)
    return k, np.exp(log_choose(np.full_like(k, m), k) + k * np.log(share) + (m - k) * np.log1p(-share))


def _mean(value: Callable[..., np.ndarray]) -> Callable[..., Any]:
    """The mean of value(k, *rest) over k ~ Bin(m, share), for scalars and arrays."""

    @elementwise
    def call(m: np.ndarray, share: np.ndarray, *rest: np.ndarray) -> np.ndarray:
        result = np.empty_like(m)
        for place, (size, chance, *others) in enumerate(zip(m, share, *rest, strict=True)):
            k, weight = _weights(size, chance)
            look_up(steps(60, k.size))
            result[place] = weight @ value(k, *others)
        return result

    return call


def masses(m: int, share: Ball) -> Iterator[Ball]:
    """P[Bin(m, share) = k] for k = 0, 1, ..., m. Raises ArithmeticError for a share outside [0, 1]."""
    from flint import arb, fmpq

    from bounds.formula import arithmetic

    if share < 0 or share > 1:
        raise ArithmeticError(f"there is no binomial distribution with probability {share}")
    if isinstance(share, fmpq) and share in (0, 1):
        yield from (fmpq(int(k == m * share)) for k in patiently(range(m + 1)))
        return
    odds = arb(share) / (1 - share)
    mass = (1 - arb(share)) ** m
    for k in patiently(range(m + 1), arithmetic.steps(4)):
        yield mass
        mass = mass * odds * (m - k) / (k + 1)


def _mean_ball(values: Callable[..., Iterator[Any]]) -> Callable[..., Ball]:
    def call(m: Ball, share: Ball, *rest: Ball) -> Ball:
        from flint import ctx, fmpq

        from bounds.formula.special.sums import whole

        (size,) = whole(m)
        total = fmpq(0)
        # The values are differences that may be as small as doubles go, and every step loses a little.
        with ctx.extraprec(min(2 * size, 1100) + 64):
            for mass, value in zip(masses(size, share), values(*rest), strict=False):
                total = total + mass * value
        return total

    return call


def _vote(k: np.ndarray, error: Any) -> np.ndarray:
    """P[Bin(k, error) > k/2] + P[= k/2]/2: the last voter of an even number changes nothing."""
    from scipy.special import betainc

    half = np.ceil(k / 2)
    return np.where(k == 0, 0.5, betainc(np.maximum(half, 1), np.maximum(half, 1), error))


def _votes(error: Ball) -> Iterator[Ball]:
    from flint import arb, fmpq

    yield fmpq(1, 2)
    chance, central, step = error, arb(1), arb(error) * (1 - error)
    power = arb(1)
    for half in range(1, 1 << 62):
        yield chance
        yield chance
        # C(2j-1, j) (e(1-e))^j is the chance that two more voters matter, times what they change.
        power = power * step
        chance = chance - (1 - 2 * error) * central * power
        central = central * (2 * half) * (2 * half + 1) / (half * (half + 1))


def _box(k: np.ndarray, n: Any) -> np.ndarray:
    return np.where(k <= 1, 1.0, -np.expm1(n * np.log1p(-2 / (np.maximum(k, 2) + 1))))


def _boxes(n: Ball) -> Iterator[Ball]:
    from flint import fmpq

    from bounds.formula.arithmetic import elementary_steps, power

    yield fmpq(1)
    for k in patiently(range(1, 1 << 62), elementary_steps(10)):
        yield 1 - power(fmpq(k - 1, k + 1), n)


def _kept(k: np.ndarray, p: Any, n: Any) -> np.ndarray:
    result: np.ndarray = -np.expm1(n * np.log1p(-(p**k) * (1 - p)))
    return result


def _kept_in_turn(p: Ball, n: Ball) -> Iterator[Ball]:
    from flint import arb

    from bounds.formula.arithmetic import elementary_steps

    all_ones = arb(1)
    for _ in patiently(range(1 << 62), elementary_steps(4)):
        yield 1 - (1 - all_ones * (1 - p)) ** arb(n)
        all_ones = all_ones * p


mean_vote_error = Special(
    "mean_vote_error", _mean(_vote), _mean_ball(_votes),
    lambda m, share, error: rf"\mathcal V\left({m},\;{share},\;{error}\right)",
    meaning=(
        r"$\mathcal V(m,s,q)$ is the mean, over $k\sim\mathrm{Bin}(m,s)$, of the probability that the majority of $k$ "
        r"voters is wrong, each with probability $q$; ties are tossed."
    ),
)  # fmt: skip
mean_box_gap = Special(
    "mean_box_gap",
    _mean(_box),
    _mean_ball(_boxes),
    lambda m, share, n: rf"\mathcal B\left({m},\;{share},\;{n}\right)",
    meaning=(
        r"$\mathcal B(m,p,n)$ is the mean of $1-\left(\frac{k-1}{k+1}\right)^n$ over "
        r"$k\sim\mathrm{Bin}(m,p)$, and 1 for $k=0$."
    ),
)
mean_kept = Special(
    "mean_kept", _mean(_kept), _mean_ball(_kept_in_turn),
    lambda m, share, p, n: rf"\mathcal K\left({m},\;{share},\;{p},\;{n}\right)",
    meaning=r"$\mathcal K(m,s,p,n)$ is the mean of $1-(1-p^k(1-p))^n$ over $k\sim\mathrm{Bin}(m,s)$.",
)  # fmt: skip
