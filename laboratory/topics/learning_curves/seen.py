"""Where the rows of a table are drawn with replacement: how much of it a sample has seen, and where that is much."""

from math import expm1, log1p, log10

from bounds.numbers import format_number, percent
from laboratory.figures.figure import Figure
from laboratory.figures.marks import zone
from laboratory.figures.names import word
from laboratory.figures.roles import PATCH, QUIET
from laboratory.figures.theme import TICK


def share_seen(rows: int, m: int) -> float:
    """The expected share of a table's rows in a sample: of n rows m draws meet n (1 - (1 - 1/n)^m) on average."""
    return 1.0 if rows == 1 else -expm1(m * log1p(-1 / rows))


def mark_seen(fig: Figure, rows: int, largest: int, logarithmic: bool, whose: str = "") -> None:
    """Shade sample sizes of more than half the rows, and name what that means at the right; `whose` rows they are."""
    if 2 * largest <= rows:
        return
    zone(fig, rows / 2, largest, PATCH.beforehand, layer="below")
    share = share_seen(rows, largest)
    label = "most rows<br>have been seen" if share > 0.5 else "many rows<br>have been seen"
    label += f"<br>({percent(share, 2)} at {format_number(largest)})"
    text = f"{whose}:<br>{label}" if whose else label
    place = log10(largest) if logarithmic else largest, 0.9
    word(fig, place, text, QUIET.beforehand, size=TICK, yref="y domain", xanchor="right", yanchor="top", align="right")
