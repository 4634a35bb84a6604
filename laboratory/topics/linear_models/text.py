"""Numbers as the sentences of this laboratory write them."""

from bounds.numbers import format_number, format_short

DIGITS = 4
ROUNDING = 1e-12  # of an intercept that would be 0


def number(value: float) -> str:
    """A measured number in four digits at most."""
    return format_short(value, DIGITS)


def of(count: int, all_of_them: int) -> str:
    """`3 of 46`."""
    return f"{format_number(count)} of {format_number(all_of_them)}"


def line(intercept: float, slope: float) -> str:
    """`y = 0.5 + 1.4·x`."""
    intercept = intercept if abs(intercept) > ROUNDING else 0.0
    return f"y = {number(intercept)} {'+' if slope >= 0 else '−'} {number(abs(slope))}·x"
