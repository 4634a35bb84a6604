"""Where the rows of a table are drawn with replacement: how much of it a sample has seen, and where that is much."""

from math import expm1, log1p, log10

from bounds.numbers import format_number, percent
from laboratory.figures.figure import Figure
from laboratory.figures.theme import BAND, GREY, theme_of


def share_seen(rows: int, m: int) -> float:
    """The expected share of a table's rows in a sample: of n rows m draws meet n (1 - (1 - 1/n)^m) on average."""
    return 1.0 if rows == 1 else -expm1(m * log1p(-1 / rows))


def mark_seen(fig: Figure, rows: int, largest: int, logarithmic: bool, whose: str = "") -> None:
    """Shade sample sizes of more than half the rows, and name what that means at the right; `whose` rows they are."""
    if 2 * largest <= rows:
        return
    fig.add_vrect(x0=rows / 2, x1=largest, fillcolor=BAND, line={"width": 0}, layer="below")
    share = share_seen(rows, largest)
    label = "most rows<br>have been seen" if share > 0.5 else "many rows<br>have been seen"
    label += f"<br>({percent(share, 2)} at {format_number(largest)})"
    fig.add_annotation(
        x=log10(largest) if logarithmic else largest, y=0.9, yref="y domain", showarrow=False, xanchor="right",
        yanchor="top", align="right", text=f"{whose}:<br>{label}" if whose else label,
        font={"color": GREY[theme_of(fig)], "size": 12},
    )  # fmt: skip
