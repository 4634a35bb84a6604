"""Small formulas for trying out ball arithmetic."""

from bounds import theorems
from bounds.formula.functions import (
    bentkus_upper,
    binomial_upper,
    ceil,
    e,
    floor,
    kl_inverse,
    log,
    log2,
    maximum,
    minimum,
    pi,
    sqrt,
    where,
)
from bounds.vocabulary.variables import Number

FINITE = theorems["finite_agnostic"]
HALF = 0.5
DIGITS = 60


def samples(epsilon: Number) -> Number:
    return 1 / (4 * 0.05 * epsilon**2)


def gap(m: Number, ln_size: Number) -> Number:
    inside = (ln_size + log(2 / 0.05)) / (2 * m)
    return sqrt(inside)


def twice_the_gap(m: Number, ln_size: Number) -> Number:
    return 2 * gap(m, ln_size=ln_size)


def twice_the_theorem(m: Number, delta: Number, ln_size: Number) -> Number:
    return 2 * FINITE.formula(m, delta, ln_size=ln_size)


def difference_of_equals(x: Number) -> Number:
    return log(9) - 2 * log(3) + x


def rounded_up(x: Number) -> Number:
    return ceil(10 * (x + 0.2))


def pieces(x: Number) -> Number:
    return where(x <= 0.3, 1, where((x > 0.3) & (x < 2), x**2, log(x)))


def guarded(x: Number) -> Number:
    return where(x > 0, 1 / x, 7)


def clipped(x: Number) -> Number:
    return minimum(1, maximum(0, x - 1))


def distance(x: Number) -> Number:
    return sqrt(maximum(0, log(9) - 2 * log(3) + x))


def all_constants(x: Number) -> Number:
    return e**2 * pi / HALF + x


def reciprocal(x: Number) -> Number:
    return 1 / (x - 0.1)


def logarithm(x: Number) -> Number:
    return log(x - 0.1)


def whole_part_of_root(x: Number) -> Number:
    return floor(sqrt(x)) + ceil(log2(x))


def smaller(m: Number, q: Number, delta: Number) -> Number:
    return minimum(kl_inverse(q, log(1 / delta) / m), bentkus_upper(q, m, delta))


def larger(m: Number, q: Number, delta: Number) -> Number:
    errors = floor(m * q)
    return maximum(q, maximum(binomial_upper(errors, m, delta), kl_inverse(q, log(1 / delta) / m)))


def one_or_the_other(m: Number, q: Number, delta: Number) -> Number:
    return where(m > 500, binomial_upper(floor(m * q), m, delta), minimum(q + 0.01, 1 / 2))
