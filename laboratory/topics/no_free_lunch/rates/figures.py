"""Curves on logarithmic axes, where a power of m is a straight line."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bounds.numbers import format_fixed
from laboratory.figures.axes import ERROR, EXAMPLES, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import GUARANTEE, HEAVY, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.no_free_lunch.rates.run import Rate

FALLS = {"parametric": ERROR, "neighbours": Scale("mean distance")}


def falling(run: Sequence[Rate], family: str, alone: bool = False, theme: str = "light") -> Figure:
    """Each curve named with its fitted exponent, and its bound by a theorem unless drawn `alone`."""
    fig = figure(theme, xaxis=EXAMPLES.axis(log=True), yaxis=FALLS[family].axis(log=True))
    ends = []
    for place, rate in enumerate(run):
        look = replace(one_of(place, rate.name, HEAVY), dash="solid" if rate.exact else "longdash")
        if rate.bound is not None and not alone:
            curve(fig, rate.sizes, rate.bound, _guaranteed(look))
        ends.append(_named(rate, curve(fig, rate.sizes, rate.values, look, points=not rate.exact)))
    label_ends(fig, ends)
    return fig


def _guaranteed(look: Role) -> Role:
    """In the colour of the curve that it bounds."""
    return replace(look, name=f"{look.name}, guaranteed", dash=GUARANTEE.dash, width=1.5, known=True)


def _named(rate: Rate, end: End) -> End:
    return end._replace(
        name=f"{end.name.replace(', ', ',<br>')}<br><i>m</i><sup>{format_fixed(rate.exponent, 2)}</sup>"
    )


def falling_in_words(run: Sequence[Rate]) -> str:
    """What a person sees of the rates."""
    exponents = "; ".join(
        f"{rate.name}: exponent {format_fixed(rate.exponent, 2)}, in theory {rate.theory}" for rate in run
    )
    return f"Falling lines on logarithmic axes. {exponents}."


def rates_table(run: Sequence[Rate]) -> dict[str, Any]:
    """A row for each size."""
    table: dict[str, Any] = {"examples": run[0].sizes.tolist()}
    for rate in run:
        table[rate.name] = rate.values.tolist()
        if rate.bound is not None:
            table[f"{rate.name}, guaranteed"] = rate.bound.tolist()
    return table
