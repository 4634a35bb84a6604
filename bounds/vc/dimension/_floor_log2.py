"""log2 of a class size, rounded down."""

from math import floor, log

from bounds.classes.rounding import ln_up, rounded_up
from bounds.classes.size import number_of
from bounds.vocabulary.logarithm import Ln


def floor_log2(ln_size: float) -> int:
    """⌊log2 |H|⌋, never too small, as it is the upper end of what d may be: exact for an `Ln`, which for a number
    of more than 360,000 digits means that log2 |H| is taken to 58 digits.
    """
    if not isinstance(ln_size, Ln) or not isinstance(ln_size.base, int):
        return floor(ln_size / log(2) * (1 + 1e-12))
    base, multiplier = ln_size.base, ln_size.multiplier
    if base & (base - 1) == 0:
        return floor((base.bit_length() - 1) * multiplier)
    built = number_of(Ln(base, multiplier))
    return floor(rounded_up(ln_up(base, multiplier)).multiplier) if built is None else built.bit_length() - 1
