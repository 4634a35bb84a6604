"""Numbers of steps downhill, as several views say them."""

from bounds.numbers import short

LEAST, FINEST = 1e-12, 1e-15  # gaps below are rounding errors


def left(gap: float) -> str:
    """Three digits; rounding errors are no gaps, and what left all bounds has no number."""
    if not gap < float("inf"):
        return "beyond all bounds"
    return "less than 10⁻¹²" if gap < LEAST else short(gap)


def fine(value: float, digits: int = 3) -> str:
    """Three digits unless told, down to what doubles still tell from 0."""
    return "less than 10⁻¹⁵" if 0 < value < FINEST else short(value, digits)
