"""Numbers that the sentences of several questions share."""

from bounds.numbers import format_near_one, format_short

DIGITS = 4
NOTHING = 1e-12


def share(number: float) -> str:
    """A share or a cost; what rounding leaves of 0 is 0, and what is below 1 has the digits that show it."""
    if abs(number) < NOTHING:
        return "0"
    return format_near_one(number, DIGITS)


def place(probability: float) -> str:
    """A threshold on the probability."""
    if 0 < probability < 1e-3:
        return "nearly 0"
    return "nearly 1" if 0.999 < probability < 1 else f"probability {format_short(probability)}"
