"""Inequalities and tails in forty digits, from their definitions, for reading formulas a second time."""

from collections.abc import Callable
from typing import Any

import mpmath as mp
import pytest
from mpmath import log as ln
from mpmath import mpf, sqrt

from bounds import theorems
from bounds.testing.points import typical_points

POINTS = 3
DIGITS = 40
TOLERANCE = 1e-9

Reading = Callable[..., Any]


def bisected(holds: Callable[[Any], bool], low: Any, high: Any) -> Any:
    """Where `holds` ends between low, where it does, and high, where it does not."""
    for _ in range(130):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def root(difference: Callable[[Any], Any]) -> Any:
    """The largest gap in (0, 10⁶) at which `difference`, in the end positive, is still negative."""
    return bisected(lambda gap: difference(gap) < 0, mpf(0), mpf(10) ** 6)


def kl(q: Any, p: Any) -> Any:
    first = q * ln(q / p) if q > 0 else mpf(0)
    return first + ((1 - q) * ln((1 - q) / (1 - p)) if q < 1 else 0)


def upper(q: Any, budget: Any) -> Any:
    """The largest p with kl(q || p) <= budget."""
    return bisected(lambda p: kl(q, p) <= budget, q, mpf(1) - mpf(10) ** -35) if q < 1 else mpf(1)


def tail(k: int, m: int, p: Any) -> Any:
    """P[Bin(m, p) <= k]."""
    return mp.betainc(m - k, k + 1, 0, 1 - p, regularized=True) if k < m else mpf(1)


def at_most(k: int, m: int, delta: Any) -> Any:
    """The largest p with P[Bin(m, p) <= k] >= delta."""
    return bisected(lambda p: tail(k, m, p) >= delta, mpf(0), mpf(1)) if k < m else mpf(1)


def sauer(m: int, d: int) -> Any:
    return mp.fsum(mp.binomial(m, i) for i in range(min(d, m) + 1))


def hoeffding(m: int, log_of_events: Any) -> Any:
    return sqrt(log_of_events / (2 * m))


def loss_at_most(training_error: Any, c: Any) -> Any:
    """The largest p with p <= L + sqrt(2 p c)."""
    return root(lambda p: p - training_error - sqrt(2 * p * c))


def check(slug: str, reading: Reading, largest: int | None = None) -> None:
    """Do theorem and reading agree at everyday points, up to the sample size at which forty digits stay quick?"""
    theorem = theorems[slug]
    for point in typical_points(theorem, POINTS):
        point |= {"m": min(point["m"], largest)} if largest else {}
        with mp.workdps(DIGITS):
            exact = {name: mpf(repr(value)) if isinstance(value, float) else value for name, value in point.items()}
            expected = float(reading(**exact))
        assert theorem(**point) == pytest.approx(expected, rel=TOLERANCE), point
