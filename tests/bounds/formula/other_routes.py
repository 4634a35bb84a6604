"""Exact laws by other routes than the code's, for reading its LaTeX back."""

import math
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
from scipy.integrate import quad
from scipy.optimize import bisect
from scipy.stats import binom, ncx2


def xi(m: float) -> float:
    k = np.arange(m + 1)
    return float(np.sum(binom.pmf(k, m, k / m)))


def over_counts(m: float, share: float, value: Callable[..., Any]) -> float:
    return sum(binom.pmf(k, int(m), share) * value(k) for k in range(int(m) + 1))


def mean_vote(m: float, share: float, error: float) -> float:
    return over_counts(m, share, lambda k: (binom.sf(k // 2, k, error) + binom.sf((k - 1) // 2, k, error)) / 2)


def mean_box(m: float, share: float, n: float) -> float:
    return over_counts(m, share, lambda k: 1 - ((k - 1) / (k + 1)) ** n if k else 1)


def mean_kept(m: float, share: float, p: float, n: float) -> float:
    return over_counts(m, share, lambda k: -math.expm1(n * math.log1p(-(p**k) * (1 - p))))


def least_of_many(m: float, p: float, models: float) -> float:
    return sum(binom.sf(k, int(m), p) ** models for k in range(int(m)))


def smaller_noncentral(n: float, first: float, second: float) -> float:
    """P[X < Y] by quadrature over Y's density: another route than the code's double sum."""
    high = second + n + 14 * math.sqrt(2 * (n + 2 * second)) + 60
    return quad(lambda y: ncx2.pdf(y, n, second) * ncx2.cdf(y, n, first), 0, high, epsrel=1e-13, limit=400)[0]


def scenario_root(k: int, m: int, delta: float, last: int) -> float:
    """The papers' equation over C(m, k) t^(m-k): terms C(j, k) t^(j-k) for j from `last` down to k, as ratios."""
    j = np.arange(m, k, -1)

    def above(p: float) -> float:
        terms = np.concatenate(([1.0], np.cumprod((j - k) / j / (1 - p))))
        return np.sum(terms[m - last :]) * delta / (last + 1) - 1

    return bisect(above, k / m, 1 - 1e-12, xtol=1e-300, rtol=1e-14)


def compression_root(k: float, m: float, delta: float) -> float:
    k, m = int(k), int(m)
    j = np.arange(k)
    last = math.log(math.comb(m, k)) - np.log(delta)

    def excess(y: float) -> float:  # y = ln(1 - p)
        terms = np.concatenate(([1.0], np.cumprod((k - j) / (m - k + 1 + j) * np.exp(y))))
        return last + (m - k) * y + np.log(np.sum(terms))

    return -np.expm1(bisect(excess, -2 * last / (m - k) - 40, 0, xtol=1e-300, rtol=1e-14)) if k < m else 1.0


def fisher_rejects(n: int, p: float, q: float, alpha: float) -> tuple[float, float]:
    """Power of Fisher's test and of its randomized form, diagonal by diagonal."""
    n, plain, gained = int(n), 0.0, 0.0
    first, second = (np.asarray(binom.pmf(range(n + 1), n, chance)) for chance in (p, q))
    for t in range(2 * n + 1):
        tail, low = 0.0, max(0, t - n)
        for x in range(min(n, t), low - 1, -1):
            mass = math.exp(log_choose(n, x) + log_choose(n, t - x) - log_choose(2 * n, t))
            if tail + mass > alpha * (1 + 1e-12):
                gained += (alpha - tail) / mass * first[x] * second[t - x]
                break
            tail, plain = tail + mass, plain + first[x] * second[t - x]
    return plain, plain + max(gained, 0)


def log_choose(n: int, k: int) -> float:
    return math.log(math.comb(n, k))


def largest_masses(n: int, p: float, q: float) -> float:
    n = int(n)
    table = np.outer(binom.pmf(range(n + 1), n, p), binom.pmf(range(n + 1), n, q))[:, ::-1]
    return float(sum(np.diagonal(table, offset).max() for offset in range(-n, n + 1)))


def most_likely_apart(p1: float, p2: float, margin: float, ratio: float) -> float:
    """The root of Farrington and Manning's cubic between 0 and 1 - margin, in forty digits by Laguerre's method."""
    with mpmath.workdps(40):
        first, second, apart, r = (mpmath.mpf(float(each)) for each in (p1, p2, -margin, ratio))
        cubic = [  # from the constant term on
            -first * apart * (1 + apart),
            apart**2 + apart * (2 * first + r + 1) + first + r * second,
            -(1 + r + first + r * second + apart * (r + 2)),
            1 + r,
        ]
        roots = [root for root in mpmath.polyroots(cubic, asc=True, maxsteps=500, extraprec=200) if not mpmath.im(root)]
        return float(next(root for root in roots if 0 < root < 1 + apart))
