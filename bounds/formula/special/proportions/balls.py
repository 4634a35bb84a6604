"""The same tables in balls of python-flint: every cut is decided, and what is left out is enclosed.

A cut is that of doubles unless a tail lies within `NEAR` of the level, ten thousand times their error: then whole
numbers decide.
"""

import math
from fractions import Fraction
from typing import Any

import numpy as np
from flint import arb, ctx, fmpq

from bounds.formula.arithmetic import steps
from bounds.formula.exact import Exact
from bounds.formula.patience import look_up, patiently
from bounds.formula.special.proportions.counts import cuts, window
from bounds.formula.special.proportions.ties import decided
from bounds.formula.special.sums import choose, whole

NEAR = 1e-9  # relative
LARGEST = 100_000  # of each sample

Law = tuple[int, list[arb]]  # the first count, and the masses from there on


def checked(n: Exact, *probabilities: Exact) -> int:
    """The sample size. Raises ArithmeticError where there are no two binomial counts."""
    (size,) = whole(n)
    if size < 1 or any(not (p > 0 and p < 1) for p in probabilities):
        raise ArithmeticError(f"there are no two samples of {size} with probabilities between 0 and 1")
    if size > LARGEST:
        raise NotImplementedError(f"tables of two samples of {size} are too many to be added up")
    return size


def far() -> float:
    """Standard deviations beyond which less lies than the working precision sees."""
    return math.sqrt(2 * math.log(2) * (ctx.prec + 8))


def left_out() -> arb:
    """What the four tails together may hold, from 0 on."""
    return arb(0).union(4 * (-(arb(far()) ** 2) / 2).exp())


def law(n: int, p: Exact) -> Law:
    """Masses of Bin(n, p) that count, from the largest outwards."""
    low, high = window(n, float(arb(p).mid()), far())
    mode = min(max(int((n + 1) * float(arb(p).mid())), low), high)
    odds = arb(p) / (1 - p)
    look_up(steps(2 * (high - low)))
    most = choose(n, mode) * arb(p) ** mode * (1 - arb(p)) ** (n - mode)
    up, down = [most], []
    for k in range(mode, high):
        up.append(up[-1] * odds * (n - k) / (k + 1))
    term = most
    for k in range(mode, low, -1):
        term = term * k / (odds * (n - k + 1))
        down.append(term)
    return low, down[::-1] + up


def decided_cuts(n: int, first: int, last: int, alpha: Exact) -> np.ndarray:
    """The smallest rejected X of every total."""
    if not isinstance(alpha, fmpq):
        raise NotImplementedError("a level that is no decimal decides no cut")
    region = cuts(n, first, last, float(arb(alpha).mid()))
    return decided(n, region, Fraction(int(alpha.p), int(alpha.q)), NEAR).cut


def power(n: Exact, p: Exact, q: Exact, alpha: Exact) -> Exact:
    """The power of the test that does not randomize."""
    size = checked(n, p, q)
    with ctx.extraprec(size.bit_length() + 16):
        return _power(size, law(size, p), law(size, q), alpha)


def _power(n: int, first: Law, second: Law, alpha: Exact) -> arb:
    (low, masses), (other_low, others) = first, second
    start = low + other_low
    return rejected(first, second, decided_cuts(n, start, start + len(masses) + len(others) - 2, alpha))


def rejected(first: Law, second: Law, cut: np.ndarray) -> arb:
    """P[X >= c(X + Y)] for cuts of the totals that count, which rise by at most 1 from total to total."""
    (low, masses), (other_low, others) = first, second
    start = low + other_low
    largest = start - 1 + np.searchsorted(cut, low + np.arange(len(masses)), side="right")
    total, summed, reached = arb(0), arb(0), 0
    sums = [arb(0)]
    for mass in others:
        summed = summed + mass
        sums.append(summed)
    look_up(steps(len(masses) + len(others)))
    for place, mass in enumerate(masses):
        reached = int(largest[place]) - low - place - other_low + 1
        total = total + mass * sums[min(max(reached, 0), len(others))]
    return total + left_out()


def randomized(n: Exact, p: Exact, q: Exact, alpha: Exact) -> Exact:
    """The power of the test that rejects the table before the cut with the probability that uses the level."""
    size = checked(n, p, q)
    with ctx.extraprec(size.bit_length() + 16):
        first, second = law(size, p), law(size, q)
        return _power(size, first, second, alpha) + _gained(size, first, second, alpha)


def _gained(n: int, first: Law, second: Law, alpha: Exact) -> arb:
    """Along the cuts: one success more falls into the first sample with probability (n - X)/(2n - t)."""
    (low, masses), (other_low, others) = first, second
    start = low + other_low
    cut = decided_cuts(n, start, start + len(masses) + len(others) - 2, alpha)
    x, t = int(cut[0]) - 1, start
    with ctx.extraprec(32):  # what masses that come and go lose
        mass = choose(n, x) * choose(n, t - x) / choose(2 * n, t)
        tail, total = mass * _relative_tail(n, t, x), arb(0)
        for t, following in zip(patiently(range(start, start + len(cut)), steps(14)), [*cut[1:], cut[-1]], strict=True):
            if 0 <= x - low < len(masses) and 0 <= t - x - other_low < len(others):
                total = total + (alpha - tail) / mass * masses[x - low] * others[t - x - other_low]
            if t == start + len(cut) - 1:
                break
            tail = tail + mass * (n - x) / (2 * n - t)
            if int(following) - 1 > x:
                mass = mass * ((n - x) * (t + 1)) / ((x + 1) * (2 * n - t))
                tail, x = tail - mass, x + 1
            else:
                mass = mass * ((n - t + x) * (t + 1)) / ((t + 1 - x) * (2 * n - t))
    return total


def _relative_tail(n: int, t: int, x: int) -> arb:
    """P[X > x | t] over P[X = x | t]: falling ratios, the rest enclosed."""
    term, total, negligible = arb(1), arb(0), arb(2) ** -(ctx.prec + 8)
    count = 0
    for k in range(x, min(n, t)):
        factor = arb((n - k) * (t - k)) / ((k + 1) * (n - t + k + 1))
        term, count = term * factor, count + 1
        total = total + term
        if count % 16 == 0 and factor < 1 and term < negligible:
            total = total + (term * factor / (1 - factor)).union(arb(0))
            break
    look_up(steps(3 * count))
    return total


def largest_on_diagonals(n: Exact, p: Exact, q: Exact) -> Exact:
    """The sum over all totals of the largest probability of a table with that total."""
    size = checked(n, p, q)
    with ctx.extraprec(size.bit_length() + 16):
        (low, masses), (other_low, others) = law(size, p), law(size, q)
        total, x = arb(0), low
        for t in patiently(range(low + other_low, low + other_low + len(masses) + len(others) - 1), steps(6)):
            first = max(low, t - other_low - len(others) + 1)
            last = min(low + len(masses) - 1, t - other_low)
            largest, x = _largest(masses, others, low, t - other_low, min(max(x, first), last), last)
            total = total + largest
        # A diagonal's largest probability outside is below that of all tables there.
        return total + left_out()


def _largest(masses: list[Any], others: list[Any], low: int, t: int, x: int, last: int) -> tuple[Any, int]:
    """The largest P[X = x, Y = t - x], which rises and then falls, from below its place on."""
    here = masses[x - low] * others[t - x]
    while x < last and not (following := masses[x + 1 - low] * others[t - x - 1]) < here:
        here, x = here.max(following), x + 1
    return here, x
