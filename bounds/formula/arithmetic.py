"""Elementary functions of exact rationals and balls: rational while the value is, a ball of python-flint from there on.

A ball that is not finite means "not known at this precision"; what is certainly undefined raises ArithmeticError.
"""

from collections.abc import Callable

from flint import arb, ctx, fmpq, fmpz

from bounds.formula.exact import Exact

HIGHEST_PRECISION = 2048
# Powers of rationals stay exact up to this many bits.
_LONGEST_POWER = 1 << 16


def steps(operations: int = 1) -> int:
    """So many sums, products and quotients of balls, as the steps that `look_up` counts at the working precision."""
    return operations * (1 + ctx.prec // 1024)


def elementary_steps(functions: int = 1) -> int:
    """The same for logarithms, exponentials and powers, which take long in many digits."""
    return functions * (1 + ctx.prec * ctx.prec // 300_000)


def open_ball() -> arb:
    """A ball about which nothing is known."""
    return arb.nan()


def less_equal(left: Exact, right: Exact) -> bool | None:
    """Whether left <= right; None where the balls do not tell."""
    if left <= right:
        return True
    return False if left > right else None


def less(left: Exact, right: Exact) -> bool | None:
    """Whether left < right; None where the balls do not tell."""
    if left < right:
        return True
    return False if left >= right else None


def equal(left: Exact, right: Exact) -> bool | None:
    """Whether left == right; two balls may be proved different, never equal."""
    if isinstance(left, fmpq) and isinstance(right, fmpq):
        return bool(left == right)
    return False if left < right or left > right else None


def divide(left: Exact, right: Exact) -> Exact:
    """The quotient. Raises ZeroDivisionError for an exact zero below the line."""
    if isinstance(right, fmpq) and not right:
        raise ZeroDivisionError("division by zero")
    if isinstance(left, fmpq) and not left:
        return left
    return left / right


def maximum(left: Exact, right: Exact) -> Exact:
    """The larger, still rational if it is."""
    verdict = less_equal(left, right)
    if verdict is None:
        return arb(left).max(arb(right))
    return right if verdict else left


def minimum(left: Exact, right: Exact) -> Exact:
    """The smaller, still rational if it is."""
    verdict = less_equal(left, right)
    if verdict is None:
        return arb(left).min(arb(right))
    return left if verdict else right


def log(x: Exact) -> Exact:
    """The natural logarithm; 0 at 1."""
    _refuse(less_equal(x, fmpq(0)), "logarithm of a number that is not positive")
    if isinstance(x, fmpq) and 2 * x > 1:
        return fmpq(0) if x == 1 else arb(x - 1).log1p()  # exact beside 1, where x itself is rounded
    return arb(x).log()


def log2(x: Exact) -> Exact:
    """The logarithm with base 2, exact for powers of two."""
    _refuse(less_equal(x, fmpq(0)), "logarithm of a number that is not positive")
    if isinstance(x, fmpq):
        exponent = x.p.bit_length() - x.q.bit_length()
        if x == fmpq(2) ** exponent:
            return fmpq(exponent)
    return arb(x).log() / arb.const_log2()


def exp(x: Exact) -> Exact:
    """The exponential function; 1 at 0."""
    if isinstance(x, fmpq) and not x:
        return fmpq(1)
    result = arb(x).exp()
    if not result.is_finite() and arb(x).is_finite() and x > 2**64:
        raise OverflowError("exponential of a number beyond all bounds")
    return result


def sqrt(x: Exact) -> Exact:
    """The square root, rational for squares of rationals."""
    _refuse(less(x, fmpq(0)), "square root of a negative number")
    if isinstance(x, fmpq):
        if x.p.is_square() and x.q.is_square():
            return fmpq(x.p.isqrt(), x.q.isqrt())
        return arb(x).sqrt()
    # Zero itself is hit by `maximum(0, ...)`; it is believed when no precision can tell the two apart.
    touching = ctx.prec >= HIGHEST_PRECISION and x.contains(0)
    return x.nonnegative_part().sqrt() if touching else x.sqrt()


def power(base: Exact, exponent: Exact) -> Exact:
    """base ** exponent: exact for rationals with whole exponents while that is short, and for rational square roots."""
    if isinstance(exponent, fmpq):
        if exponent.q == 1:
            return _whole_power(base, exponent.p)
        if exponent.q == 2:
            return _whole_power(sqrt(base), exponent.p)
    if isinstance(base, fmpq) and not base:
        _refuse(less(exponent, fmpq(0)), "division by zero")
        return fmpq(0)
    _refuse(less(base, fmpq(0)), "power of a negative number")
    return arb(base) ** arb(exponent)


def _whole_power(base: Exact, exponent: fmpz) -> Exact:
    if exponent == 0:
        return fmpq(1)
    if isinstance(base, fmpq):
        if not base and exponent < 0:
            raise ZeroDivisionError("division by zero")
        if not base or base == 1:
            return base
        if abs(exponent) * base.height_bits() <= _LONGEST_POWER:
            return base**exponent
    return arb(base) ** exponent


def floor(x: Exact) -> Exact:
    """The largest integer not above x; a ball over both where x cannot be told from an integer."""
    return _rounded(x, "floor")


def ceil(x: Exact) -> Exact:
    """The smallest integer not below x; a ball over both where x cannot be told from an integer."""
    return _rounded(x, "ceil")


def _rounded(x: Exact, direction: str) -> Exact:
    if isinstance(x, fmpq):
        return fmpq(x.floor() if direction == "floor" else x.ceil())
    if not x.is_finite() or not abs(x) < arb(2) ** 4096:
        return open_ball()
    low, high = ((end.floor() if direction == "floor" else end.ceil()).unique_fmpz() for end in (x.lower(), x.upper()))
    if low is None or high is None:
        return open_ball()
    return fmpq(low) if low == high else arb(low).union(arb(high))


def union(left: Exact, right: Exact) -> Exact:
    """One ball over both."""
    return arb(left).union(arb(right))


def one_minus_exp(x: Exact) -> Exact:
    """1 - e^(-x) without cancellation."""
    return x if isinstance(x, fmpq) and not x else -((-arb(x)).expm1())


def _refuse(verdict: bool | None, words: str) -> None:
    if verdict:
        raise ArithmeticError(words)


COMPARISONS: dict[str, Callable[[Exact, Exact], bool | None]] = {
    "<=": less_equal,
    "<": less,
    ">=": lambda left, right: less_equal(right, left),
    ">": lambda left, right: less(right, left),
    "==": equal,
}
