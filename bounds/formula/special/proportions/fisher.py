"""Power of Fisher's exact test for two samples of n each, one-sided, at two true probabilities."""

from collections.abc import Callable
from typing import Any

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.proportions import tables
from bounds.formula.special_function import Ball, Special


@elementwise
def _power(n: np.ndarray, p: np.ndarray, q: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """P[reject]."""
    return _each(lambda *point: tables.both_powers(*point)[0], n, p, q, alpha)


@elementwise
def _randomized(n: np.ndarray, p: np.ndarray, q: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """P[reject], where the table before the cut is rejected with a probability that uses the whole level."""
    return _each(lambda *point: tables.both_powers(*point)[1], n, p, q, alpha)


@elementwise
def _loss(n: np.ndarray, p: np.ndarray, q: np.ndarray) -> np.ndarray:
    """The sum over totals of the largest probability of a table with that total."""
    return _each(tables.largest_on_diagonals, n, p, q)


def _each(value: Callable[..., float], n: np.ndarray, *rest: np.ndarray) -> np.ndarray:
    result = np.empty(len(n))
    for place, (size, *point) in enumerate(zip(n.astype(int).tolist(), *(each.tolist() for each in rest), strict=True)):
        look_up(500)
        result[place] = value(size, *point)
    return result


def _in_balls(name: str) -> Callable[..., Ball]:
    def ball(*arguments: Any) -> Ball:
        from bounds.formula.special.proportions import balls

        return getattr(balls, name)(*arguments)

    return ball


fisher_power = Special(
    "fisher_power",
    _power,
    _in_balls("power"),
    lambda n, p, q, alpha: rf"\mathrm{{Fisher}}\left({n},\;{p},\;{q},\;{alpha}\right)",
    slips=(("the level halved, as for two sides", lambda n, p, q, alpha: _power(n, p, q, np.asarray(alpha) / 2)),),
    meaning=(
        r"$\mathrm{Fisher}(n,p,q,\alpha)=\mathbb P[\mathrm{Hyp}_{\ge}(X,n,n,X+Y)\le\alpha]$ for independent "
        r"$X\sim\mathrm{Bin}(n,p)$ and $Y\sim\mathrm{Bin}(n,q)$: $\mathrm{Hyp}_{\ge}(x,n,n,t)$ is the probability that "
        r"at least $x$ of $t$ successes, scattered over both samples at random, fall into the first."
    ),
)
fisher_randomized = Special(
    "fisher_randomized",
    _randomized,
    _in_balls("randomized"),
    lambda n, p, q, alpha: rf"\mathrm{{Fisher}}^*\left({n},\;{p},\;{q},\;{alpha}\right)",
    meaning=(
        r"$\mathrm{Fisher}^*(n,p,q,\alpha)$ is the power of Fisher's randomized test: given $X+Y$ it rejects the "
        r"largest $X$ that the ordinary test accepts with the probability that brings its level up to $\alpha$."
    ),
)
randomization_loss = Special(
    "randomization_loss",
    _loss,
    _in_balls("largest_on_diagonals"),
    lambda n, p, q: rf"\Lambda\left({n},\;{p},\;{q}\right)",
    meaning=(
        r"$\Lambda(n,p,q)=\sum_t\max_x\mathbb P[X=x,\,Y=t-x]$ for independent $X\sim\mathrm{Bin}(n,p)$ and "
        r"$Y\sim\mathrm{Bin}(n,q)$; it never grows with $n$."
    ),
)
