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

FINITE = theorems["finite_agnostic"]
HALF = 0.5
DIGITS = 60


def samples(epsilon):
    return 1 / (4 * 0.05 * epsilon**2)


def gap(m, ln_size):
    inside = (ln_size + log(2 / 0.05)) / (2 * m)
    return sqrt(inside)


def twice_the_gap(m, ln_size):
    return 2 * gap(m, ln_size=ln_size)


def twice_the_theorem(m, delta, ln_size):
    return 2 * FINITE.formula(m, delta, ln_size=ln_size)


def difference_of_equals(x):
    return log(9) - 2 * log(3) + x


def rounded_up(x):
    return ceil(10 * (x + 0.2))


def pieces(x):
    return where(x <= 0.3, 1, where((x > 0.3) & (x < 2), x**2, log(x)))


def guarded(x):
    return where(x > 0, 1 / x, 7)


def clipped(x):
    return minimum(1, maximum(0, x - 1))


def distance(x):
    return sqrt(maximum(0, log(9) - 2 * log(3) + x))


def all_constants(x):
    return e**2 * pi / HALF + x


def reciprocal(x):
    return 1 / (x - 0.1)


def logarithm(x):
    return log(x - 0.1)


def whole_part_of_root(x):
    return floor(sqrt(x)) + ceil(log2(x))


def smaller(m, q, delta):
    return minimum(kl_inverse(q, log(1 / delta) / m), bentkus_upper(q, m, delta))


def larger(m, q, delta):
    errors = floor(m * q)
    return maximum(q, maximum(binomial_upper(errors, m, delta), kl_inverse(q, log(1 / delta) / m)))


def one_or_the_other(m, q, delta):
    return where(m > 500, binomial_upper(floor(m * q), m, delta), minimum(q + 0.01, 1 / 2))
