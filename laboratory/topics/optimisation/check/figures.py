"""The error of central differences by width, and slopes between pairs of points."""

import math
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.check.run import WIDTHS, Check
from laboratory.topics.optimisation.figures import HEIGHT

LOWEST = 1e-16  # below is no error at all
ERROR, PAIR = one_of(0, "error", 3), Role("pair", 2)
BOUND, RHO = guarantee(0, "bound"), guarantee(0, "ρ")
WIDTH = Scale("width", "<i>h</i>")


def errors(run: Check, width: float, theme: str = "light") -> Figure:
    """The largest difference to the analytic Jacobian, for every width."""
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=WIDTH.axis(log=True, range=[-12, 0], dtick=3),
        yaxis=Scale("largest error").axis(log=True),
    )  # fmt: skip
    vline(fig, width)
    ends = [curve(fig, WIDTHS, np.maximum(run.errors, LOWEST), ERROR)]
    if run.bound is not None:
        ends.append(curve(fig, WIDTHS, run.bound, BOUND))
    dot(fig, (width, max(run.at(width)[1], LOWEST)), ERROR, "at h")
    label_ends(fig, ends)
    return fig


def errors_in_words(run: Check) -> str:
    """What a person sees of the errors."""
    return (
        f"The error of central differences by their width h; it is smallest, {format_short(run.errors[run.best], 2)}, "
        f"at h = {format_short(WIDTHS[run.best], 2)}."
    )


def slopes(run: Check, theme: str = "light") -> Figure:
    """By how much values differ over how far the points lie apart, pair by pair; rho is above all of them."""
    top = 1.1 * max(float(run.ratios.max()), run.of.lipschitz or 0.0)
    low, high = math.log10(float(run.distances.min())), math.log10(float(run.distances.max()))
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=Scale("distance ‖w − w′‖").axis(log=True, range=[low, high]),
        yaxis=Scale("‖f(w) − f(w′)‖ / ‖w − w′‖").axis(range=[0, top]),
    )  # fmt: skip
    reading = "%{x:.3g} apart: ratio %{y:.3g}"
    dots(fig, run.distances, run.ratios, PAIR, reading, name="pairs", size=5, look={"opacity": 0.6})
    if run.of.lipschitz is not None:
        label_ends(fig, [hline(fig, run.of.lipschitz, RHO)])
    return fig


def slopes_in_words(run: Check) -> str:
    """What a person sees of the pairs."""
    pairs = (
        f"Values over distances for {len(run.ratios)} pairs of points; the largest ratio is "
        f"{format_short(run.ratios.max())}"
    )
    return f"{pairs}, and ρ = {format_short(run.of.lipschitz)}." if run.of.lipschitz is not None else f"{pairs}."


def check_table(run: Check) -> dict[str, list[Any]]:
    """A row for each width."""
    nan = [float("nan")] * len(WIDTHS)
    bound = nan if run.bound is None else run.bound.tolist()
    return {"width": WIDTHS.tolist(), "error": run.errors.tolist(), "bound": bound}
