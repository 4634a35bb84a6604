"""What the ball versions share: whole numbers, binomial coefficients, series of falling ratios, roots."""

import math
from collections.abc import Callable

from flint import arb, ctx, fmpq

from bounds.formula.arithmetic import elementary_steps, steps
from bounds.formula.exact import Exact
from bounds.formula.patience import look_up, patiently
from bounds.numbers import format_number

LONGEST_SUM = 400_000
AT_ONCE = 16  # terms between two looks at whether the rest counts: looking costs as much as a term


def whole(*numbers: Exact) -> tuple[int, ...]:
    """The arguments as integers. Raises NotImplementedError for any that is not proved to be one."""
    if not all(isinstance(number, fmpq) and number.q == 1 for number in numbers):
        raise NotImplementedError("a special function over whole numbers was given something else")
    return tuple(int(number.p) for number in numbers if isinstance(number, fmpq))


def choose(n: int, k: int) -> arb:
    """C(n, k) for 0 <= k <= n, to the working precision however large n is."""
    k = min(k, n - k)
    if k <= 64:
        look_up(steps(20))
        return arb(n - k + 1).rising(k) / arb.fac_ui(k)
    # The three logarithms are as long as n is before they cancel.
    with ctx.extraprec(2 * n.bit_length() + 16):
        look_up(elementary_steps(30))
        return (arb(n + 1).lgamma() - arb(k + 1).lgamma() - arb(n - k + 1).lgamma()).exp()


def falling_series(ratio: Exact, a: int, b: int) -> arb:
    """1 + r_0 + r_0 r_1 + ... for r_i = ratio * (a - i) / (b + i), which ends at i = a.

    The terms left out are enclosed by a geometric series. Raises NotImplementedError beyond `LONGEST_SUM` terms.
    """
    x = arb(ratio)
    _refuse_long(float(x.mid()), a, b)
    negligible = arb(2) ** -(ctx.prec + 8)
    term = total = arb(1)
    for first in range(0, a, AT_ONCE):
        block = range(first, min(first + AT_ONCE, a))
        look_up(steps(len(block)))
        for i in block:
            factor = x * (a - i) / (b + i)
            term *= factor
            total += term
        if factor < 1 and term < negligible * total:
            rest = term * factor / (1 - factor)
            return total + rest.union(arb(0))
    return total


def _refuse_long(ratio: float, a: int, b: int) -> None:
    """The i-th term is about r_0**i exp(-i**2 / 2 * (1/a + 1/b)): how far until it is below the precision?"""
    if a <= LONGEST_SUM:
        return
    if ratio <= 0:
        raise NotImplementedError(f"an exact sum of {format_number(a, 2)} terms is too long to be added up")
    bits = (ctx.prec + 8) * math.log(2)
    slope = -math.log(ratio) + math.log(b) - math.log(a)
    bend = 1 / (2 * a) + 1 / (2 * b)
    terms = (math.sqrt(slope * slope + 4 * bend * bits) - slope) / (2 * bend)
    if terms > LONGEST_SUM:
        raise NotImplementedError(f"an exact sum of about {format_number(terms, 2)} terms is too long to be added up")


def enclose_root(value: Callable[[arb], Exact], slope: Callable[[arb], Exact], start: arb) -> arb:
    """A root of a monotone function, by Newton's method and then proved: the sign changes over the ball.

    An open ball if the sign change cannot be proved at the working precision.
    """
    x = start.mid()
    with ctx.extraprec(32):
        for _ in patiently(range(40), elementary_steps(10)):
            ball = arb(value(x) / slope(x))
            step, unknown = ball.mid(), ball.rad()
            x = (x - step).mid()
            if not step.is_finite() or abs(step) <= abs(x) * arb(2) ** -(ctx.prec - 24):
                break
        # What is known to fewer digits than are worked with tells its sign only so far away.
        radius = abs(x) * arb(2) ** -(ctx.prec - 40) + 2 * unknown
        for _ in patiently(range(8), elementary_steps(20)):
            left, right = value(x - radius), value(x + radius)
            if (left < 0 and right > 0) or (left > 0 and right < 0):
                return (x - radius).union(x + radius)
            radius *= 64
    return arb.nan()
