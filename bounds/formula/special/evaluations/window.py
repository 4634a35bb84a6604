"""The binomial law in balls near its mean, and how much lies elsewhere."""

from collections.abc import Callable

from bounds.formula.special.binomial import mass
from bounds.formula.special_function import Ball

WHOLE = 400  # trials of which nothing is left out


def masses(n: int, p: Ball, may_leave_out: bool) -> tuple[int, list[Ball], Ball]:
    """The first k, P[Bin(n, p) = k] from there on, and a number that the probability of all other k does not exceed.

    `p` is an exact rational, 0 < p <= 1. What is left out weighs as little as the precision shows.
    """
    from flint import arb, ctx

    if p == 1:
        return n, [arb(1)], arb(0)
    centre = min(int(((n + 1) * p).floor()), n)
    least = arb(0) if n <= WHOLE or not may_leave_out else arb(2) ** -(ctx.prec + 4)
    top = mass(centre, n, p)
    odds = arb(p) / (1 - arb(p))
    up, above = _one_way(top, lambda k: odds * (n - k) / (k + 1), centre, n, 1, least)
    down, below = _one_way(top, lambda k: k / (odds * (n - k + 1)), centre, 0, -1, least)
    return centre - len(down), [*reversed(down), top, *up], above + below


def _one_way(
    term: Ball, ratio: Callable[[int], Ball], k: int, end: int, step: int, least: Ball
) -> tuple[list[Ball], Ball]:
    """The terms from the centre to one end, or to where all that are left weigh less than `least`."""
    terms: list[Ball] = []
    while k != end:
        each = ratio(k)
        if each < 1 and not term * each >= least * (1 - each):  # the ratios fall: a geometric series
            return terms, term * each / (1 - each)
        term, k = term * each, k + step
        terms.append(term)
    return terms, 0
