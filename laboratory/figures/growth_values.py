"""A growth function, value by value, beside 2^m."""

from collections.abc import Sequence

from bounds.vc.own.dichotomies import GrowthValue
from bounds.vc.own.wording import break_point, growth_in_words
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, TRUTH, guarantee
from laboratory.figures.theme import figure

ALL = QUIET.called("all 2<sup>m</sup>")


def growth_beside_all(values: Sequence[GrowthValue], theme: str = "light") -> Figure:
    """The most labellings of m points, on a logarithmic axis, where 2^m is a straight line."""
    m = [value.m for value in values]
    points, labellings = Scale("points", "<i>m</i>", whole=True), Scale("labellings of m points", whole=True)
    across = points.axis(dtick=1, range=[0.8, m[-1] + 0.2])
    powers = [value.everything for value in values[:: 1 + len(values) // 8]]
    up = labellings.axis(log=True) | {"tickmode": "array", "tickvals": powers, "ticktext": [f"{p:,}" for p in powers]}
    fig = figure(theme, xaxis=across, yaxis=up, height=330)
    every = curve(fig, m, [value.everything for value in values], ALL, points=True)
    is_exact = all(value.is_exact for value in values)
    role = TRUTH.called("the class") if is_exact else guarantee(2, "the class, at least")
    yours = curve(fig, m, [value.at_least for value in values], role, points=True)
    label_ends(fig, [every, yours])
    return fig


def described(values: Sequence[GrowthValue]) -> str:
    """The figure in words."""
    last, breaks = values[-1], break_point(values)
    text = f"The growth function beside 2ᵐ. At {last.m} points it is {growth_in_words(last)} of {last.everything:,}."
    return text if breaks is None else f"{text} It leaves 2ᵐ at {breaks}, the break point."


def growth_columns(values: Sequence[GrowthValue]) -> dict[str, list[str]]:
    """A row for each m."""
    return {
        "m": [str(value.m) for value in values],
        "growth function": [growth_in_words(value) for value in values],
        "2^m": [f"{value.everything:,}" for value in values],
    }
