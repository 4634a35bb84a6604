"""Exact laws of counts: what the files of `laws` are made of."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.theorem import Theorem
from laboratory.experiments._sweep import ROUNDING
from laboratory.experiments.law import Exact, FailureCells
from learners.shared.arrays import Reals

Measure = Callable[[Any, Any, Any], Any]  # of k mistakes among n at risk p
Mass = Callable[[int, Reals], Reals]  # (n + 1, columns), of k = 0, ..., n
Enumerate = Callable[[FailureCells], Exact]
HYPOTHESES = 20  # of a finite class, or candidates, independent and all of one risk


def binomial(n: int, p: Reals) -> Reals:
    """P(X = k) for X ~ Bin(n, p), `(n + 1, columns)`."""
    from scipy.special import gammaln, xlog1py, xlogy

    k = np.arange(n + 1, dtype=float)[:, None]
    choose = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)
    return np.asarray(np.exp(choose + xlogy(k, p) + xlog1py(n - k, -p)), np.float64)


def fewest(candidates: int) -> Mass:
    """Of the smallest of so many independent counts."""

    def mass(n: int, p: Reals) -> Reals:
        at_least = np.minimum(np.cumsum(binomial(n, p)[::-1], axis=0)[::-1], 1.0) ** candidates
        beyond_k = np.vstack([at_least[1:], np.zeros((1, len(p)))])
        return np.asarray(at_least - beyond_k, np.float64)

    return mass


def beyond(theorem: Theorem, measured: Any, bound: Any) -> NDArray[np.bool_]:
    """Where the bound fails; the last digits of a double are forgiven, as the audit does. Never where it is nan."""
    slack = ROUNDING * np.maximum(1.0, np.abs(bound))
    if theorem.relation == ">=":
        return np.asarray(measured < bound - slack)
    return np.asarray(measured > bound + slack)


def counted(measured: Measure, *, mass: Mass = binomial, times: int = 1, share: float = 1.0) -> Enumerate:
    """A confident bound about one count k, beside which k, n and p measure something: see `decided`."""

    def fails(cells: FailureCells, n: int) -> NDArray[np.bool_]:
        k, p = np.arange(n + 1)[:, None], cells.p[None, :]
        return beyond(cells.theorem, measured(k, n, p), cells.bound(k, n, p))

    return decided(fails, mass=mass, times=times, share=share)


def decided(
    fails: Callable[[FailureCells, int], NDArray[np.bool_]],
    *,
    mass: Mass = binomial,
    times: int = 1,
    share: float = 1.0,
) -> Enumerate:
    """The probabilities of the counts at which the bound fails, `(n + 1, columns)`, added up.

    `times` independent hypotheses of one risk must all keep theirs; `share` of delta is what may fail.
    """

    def exact(cells: FailureCells) -> Exact:
        rows = [(mass(n, cells.p) * fails(cells, n)).sum(axis=0) for n in cells.sizes.tolist()]
        return Exact(any_of(times, np.array(rows)), np.array(share * cells.delta))

    return exact


def any_of(times: int, failing: Reals) -> Reals:
    """The probability that one or more of so many independent events happen."""
    with np.errstate(divide="ignore"):
        return np.asarray(-np.expm1(times * np.log1p(-np.minimum(failing, 1.0))), np.float64)


def tail(event: Measure) -> Enumerate:
    """A theorem that bounds the probability of an event of k, n and p; nan outside its domain."""

    def exact(cells: FailureCells) -> Exact:
        failing, allowed = [], []
        for n in cells.sizes.tolist():
            k, p = np.arange(n + 1)[:, None], cells.p[None, :]
            bound = np.broadcast_to(cells.bound(k[:1], n, p)[0], cells.p.shape)
            chance = (binomial(n, cells.p) * event(k, n, p)).sum(axis=0)
            failing.append(np.where(np.isnan(bound), np.nan, chance))
            allowed.append(bound)
        return Exact(np.array(failing), np.array(allowed))

    return exact


def divided(cells: FailureCells) -> Exact:
    """McNemar's tests: of n items k ~ Bin(n, p) are decided differently, and each side gets half of them by chance."""
    rejected = np.array([_rejected(cells, k) for k in range(int(cells.sizes.max()) + 1)])[:, None]
    rows = [(binomial(n, cells.p) * rejected[: n + 1]).sum(axis=0) for n in cells.sizes.tolist()]
    return Exact(np.array(rows), np.array(cells.delta))


def _rejected(cells: FailureCells, k: int) -> float:
    p_values = cells.bound(np.arange(k + 1), k, np.array([0.5]))
    return float((binomial(k, np.array([0.5]))[:, 0] * (p_values <= cells.delta + ROUNDING)).sum())


def three_to_one(n: int, p: float) -> dict[str, float]:
    """Of the np disagreements a quarter on one side: numbers to begin with."""
    k = max(round(n * p), 1)
    return {"only_first": k - k // 4, "only_second": k // 4}


def from_a_pool(cells: FailureCells) -> Exact:
    """A confident bound on k/n less the pool's share: n are drawn from 2n without replacement, of which W are mistakes.

    W is the whole number next to 2np.
    """
    return _pooled(cells, lambda k, n, wrong: k / n - wrong / (2 * n))


def count_of_a_pool(cells: FailureCells) -> Exact:
    """A confident bound on how many of the 2n are marked, the whole number next to 2np: k of n drawn are marked."""
    return _pooled(cells, lambda k, n, marked: marked)


def _pooled(cells: FailureCells, measured: Measure) -> Exact:
    rows = []
    for n in cells.sizes.tolist():
        k, marked = np.arange(n + 1)[:, None], np.round(2 * n * cells.p)[None, :]
        fails = beyond(cells.theorem, measured(k, n, marked), cells.bound(k, n, cells.p[None, :]))
        rows.append((_hypergeometric(k, n, marked) * fails).sum(axis=0))
    return Exact(np.array(rows), np.array(cells.delta))


def _hypergeometric(k: Any, n: int, wrong: Reals) -> Reals:
    from scipy.special import gammaln

    def ln_choose(of: Any, some: Any) -> Any:
        return gammaln(of + 1) - gammaln(some + 1) - gammaln(of - some + 1)

    possible = (k <= wrong) & (n - k <= 2 * n - wrong)
    at = np.where(possible, k, np.maximum(0, wrong - n))  # any that is possible, for the sake of the logarithms
    ln = ln_choose(wrong, at) + ln_choose(2 * n - wrong, n - at) - ln_choose(2 * n, n)
    return np.asarray(np.where(possible, np.exp(ln), 0.0), np.float64)


def watched(measured: Measure) -> Enumerate:
    """A test set watched from the first example to the n-th: the bound fails if it does at any time until then.

    What has not failed yet moves on, count by count.
    """

    def exact(cells: FailureCells) -> Exact:
        last, p = int(cells.sizes.max()), cells.p
        kept = np.zeros((last + 1, len(p)))
        kept[0] = 1.0
        gone, by_time = np.zeros(len(p)), np.zeros((last + 1, len(p)))
        for m in range(1, last + 1):
            kept[1 : m + 1] = kept[1 : m + 1] * (1 - p) + kept[:m] * p
            kept[0] *= 1 - p
            k = np.arange(m + 1)[:, None]
            broken = beyond(cells.theorem, measured(k, m, p), cells.bound(k, m, p))
            gone = gone + (kept[: m + 1] * broken).sum(axis=0)
            kept[: m + 1] = np.where(broken, 0.0, kept[: m + 1])
            by_time[m] = gone
        return Exact(by_time[cells.sizes], np.array(cells.delta))

    return exact


def above(k: Any, n: Any, p: Any) -> Any:
    """Risk less share of mistakes."""
    return p - k / n


def apart(k: Any, n: Any, p: Any) -> Any:
    """The distance of the two."""
    return np.abs(p - k / n)


def risk(_k: Any, _n: Any, p: Any) -> Any:
    """The risk itself, beside a bound on it."""
    return p
