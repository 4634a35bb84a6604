"""Six intervals for a proportion: their ends for 0, ..., n successes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

Ends = tuple[Reals, Reals]
STEPS = 60  # of Newton, or halvings where those are not safe, until nothing changes
SETTLED = 1e-14  # within the rounding of p


@dataclass(frozen=True)
class Method:
    """An interval: `title`, and `ends(n, delta)`, the lower and the upper ends `(n + 1,)` at level 1 - delta.

    `theorem` is the slug that its ends are the values of; `kept` says whether the level is proved for every n and p.
    """

    title: str
    ends: Callable[[int, float], Ends]
    theorem: str = ""
    kept: bool = False


def wald(n: int, delta: float) -> Ends:
    """k/n plus and minus z standard errors, cut at 0 and 1."""
    p: Reals = np.arange(n + 1) / n
    return _around(p, n, _z(delta))


def wilson(n: int, delta: float) -> Ends:
    """The p whose own standard deviation is at least 1/z of the distance to k/n."""
    z, p = _z(delta), np.arange(n + 1) / n
    spread = z * np.sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    low, high = ((p + z**2 / (2 * n) + sign * spread) / (1 + z**2 / n) for sign in (-1, 1))
    low[0], high[n] = 0, 1  # exactly, but for rounding
    return low, high


def agresti_coull(n: int, delta: float) -> Ends:
    """Wald's interval after z²/2 successes and z²/2 failures are added."""
    z = _z(delta)
    more = n + z**2
    p = (np.arange(n + 1, dtype=float) + z * z / 2) / more
    return _around(p, more, z)


def clopper_pearson(n: int, delta: float) -> Ends:
    """The p at which neither as few nor as many successes have a probability below delta/2."""
    high = _beta_upper(n, delta / 2, 1.0, 0.0)
    return 1 - high[::-1], high


def jeffreys(n: int, delta: float) -> Ends:
    """The middle 1 - delta of the posterior Beta(k + 1/2, n - k + 1/2); from 0 at k = 0, to 1 at k = n."""
    high = _beta_upper(n, delta / 2, 0.5, 0.5)
    return 1 - high[::-1], high


def mid_p(n: int, delta: float) -> Ends:
    """The p at which neither tail has a probability below delta/2, where only half of the count's own is added."""
    high = np.ones(n + 1)
    k = np.arange(n, dtype=float)
    above = _beta_upper(n, delta / 2, 1.0, 0.0)
    high[:n] = _mid_p_roots(k, n, delta / 2, np.concatenate([[0.0], above[: n - 1]]), above[:n])
    return 1 - high[::-1], high


METHODS: Mapping[str, Method] = {
    "wald": Method("Wald", wald, "normal_interval"),
    "wilson": Method("Wilson", wilson, "wilson_upper"),
    "agresti_coull": Method("Agresti–Coull", agresti_coull),
    "clopper_pearson": Method("Clopper–Pearson (exact)", clopper_pearson, "test_set_binomial", kept=True),
    "mid_p": Method("Mid-p", mid_p, "binomial_midp"),
    "jeffreys": Method("Jeffreys (Bayes)", jeffreys),
}


def _z(delta: float) -> float:
    from scipy.special import ndtri

    return -float(ndtri(delta / 2))


def _around(p: Reals, n: float, z: float) -> Ends:
    spread = z * np.sqrt(np.maximum(p * (1 - p), 0) / n)
    return np.clip(p - spread, 0, 1), np.clip(p + spread, 0, 1)


def _beta_upper(n: int, delta: float, a: float, b: float) -> Reals:
    """The 1 - delta quantiles of Beta(k + a, n - k + b); 1 for k = n."""
    from scipy.special import betaincinv

    k = np.arange(n, dtype=float)
    # From the other side, where delta keeps its digits: 1 - x is Beta(n - k + b, k + a).
    return np.append(1 - betaincinv(n - k + b, k + a, delta), 1.0)


def _mid_p_roots(k: Reals, n: int, delta: float, low: Reals, high: Reals) -> Reals:
    """P(X < k) + P(X = k)/2 = delta, which falls in p: Newton's steps, halved where they leave `low` to `high`."""
    from scipy.special import bdtr, gammaln, xlog1py, xlogy

    choose = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)
    p = (low + high) / 2
    for _ in range(STEPS):
        mass = np.exp(choose + xlogy(k, p) + xlog1py(n - k, -p))
        value = bdtr(k, n, p) - mass / 2 - delta
        low, high = np.where(value >= 0, p, low), np.where(value >= 0, high, p)
        slope = -mass * ((n - k) / (1 - p) + k / p) / 2  # of P(X < k) is -mass k/p, of P(X <= k) -mass (n-k)/(1-p)
        step = p - value / np.where(slope == 0, -1.0, slope)
        new = np.where((step >= low) & (step <= high), step, (low + high) / 2)
        moved, p = float(np.max(np.abs(new - p))), new
        if moved <= SETTLED:
            break
    return p
