"""Numbers of steps downhill, as several views write them."""

from bounds.numbers import TIDY, at_most, format_near_one, format_short

SMALLEST, FINEST = 1e-12, 1e-15  # gaps below are rounding errors


def left(gap: float) -> str:
    """Three digits; rounding errors are no gaps, and what grew beyond all bounds has no number."""
    if not gap < float("inf"):
        return "beyond all bounds"
    return "less than 10⁻¹²" if gap < SMALLEST else format_short(gap)


def fine(value: float, digits: int = 3) -> str:
    """Three digits unless `digits` differs, down to what doubles still distinguish from 0."""
    return "less than 10⁻¹⁵" if 0 < value < FINEST else format_short(value, digits)


def remaining(gap: float, digits: int = 3) -> str:
    """A gap that no number of steps closes: what doubles do not distinguish from 0 is not 0."""
    return "less than 10⁻¹⁵" if gap < FINEST else format_short(gap, digits, absent="beyond all bounds")


def most_of(factor: float) -> str:
    """A factor rounded up, its error of rounding aside, but not to 1 from below."""
    most = at_most(float(f"{factor:.{TIDY}g}"))
    return most if most != "1" else format_near_one(factor)
