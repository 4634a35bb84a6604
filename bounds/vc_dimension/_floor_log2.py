"""log2 of a class size, rounded down."""

from __future__ import annotations

from math import floor, log

from bounds.counting.rounding import ln_up
from bounds.counting.size import number_of
from bounds.logarithm import Ln

_LN_2 = ln_up(2)


def floor_log2(ln_size: float) -> int:
    """⌊log2 |H|⌋: exact for an `Ln`; for a float never too small, as it is the upper end of what d may be."""
    if not isinstance(ln_size, Ln) or not isinstance(ln_size.base, int):
        return floor(ln_size / log(2) * (1 + 1e-12))
    base, multiplier = ln_size.base, ln_size.multiplier
    if base & (base - 1) == 0:
        return floor((base.bit_length() - 1) * multiplier)
    built = number_of(Ln(base, multiplier))
    # No whole power of any other base is a power of two, so rounding in the 60th digit changes nothing.
    return floor(ln_up(base, multiplier) / _LN_2) if built is None else built.bit_length() - 1
