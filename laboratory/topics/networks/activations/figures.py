"""Activation functions and their slopes, one panel each."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures import panels
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots
from laboratory.figures.names import over, word
from laboratory.figures.roles import QUIET, WORDS, Role
from laboratory.figures.theme import figure
from laboratory.topics.networks.activations.run import Activated
from laboratory.topics.networks.activations.stochastic import Stochastic, stochastic_table
from learners.networks.activations import ACTIVATIONS

HEIGHT = 400
FAR = 4.0
LOW, TOP = -1.5, 2.3  # room for a name above the curves
POINTS = 401  # odd: 0 is one of them
COLUMNS = 2
OUTPUT, PART = Scale("output"), Scale("share")
ROOM = 1.12  # above the highest bar, for its number
VALUE, SLOPE = Role("f", 0, width=3), Role("slope f′", 3, "dash")


def activation_curves(run: Activated, theme: str = "light") -> Figure:
    """Value (full) and derivative (dashed) of each activation against the net input; both marked at `net`."""
    fig, count = figure(theme, height=HEIGHT, hovermode="closest"), len(ACTIVATIONS)
    panels.lay_out(fig, count // COLUMNS, COLUMNS, shared_xaxes=True, horizontal_spacing=0.08, vertical_spacing=0.05)
    for panel, name in enumerate(ACTIVATIONS):
        _panel(fig, run, name, panel)
    axis = {"zeroline": True, "zerolinecolor": QUIET.ink(theme), "showgrid": False}
    fig.update_xaxes(range=[-FAR, FAR], dtick=2, **axis).update_yaxes(range=[LOW, TOP], dtick=1, **axis)
    for panel in range(count - COLUMNS, count):
        panels.set_axes(fig, panel, {"title": {"text": "net input"}}, {})
    return fig


def activations_in_words(run: Activated) -> str:
    """What a person sees of the curves."""
    values = ", ".join(f"{ACTIVATIONS[name].title} {format_short(value)}" for name, value in run.values.items())
    return (
        f"Six activation functions with their slopes. At net input {format_number(run.net)} their values are: {values}."
    )


def softmax_bars(run: Activated, theme: str = "light") -> Figure:
    """A bar for each output of softmax, its share above it and its score below."""
    places = np.arange(1, len(run.scores) + 1)
    ticks = [f"{place}<br>score {format_short(score)}" for place, score in zip(places, run.scores, strict=True)]
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=PART.axis(range=[0, ROOM * float(run.shares.max())]),
        xaxis=OUTPUT.axis(range=[0.4, len(places) + 0.6], tickvals=places, ticktext=ticks),
    )  # fmt: skip
    bars(fig, places, run.shares, VALUE.called("share"), "output %{x}: %{y:.4~g}", name="share")
    for place, share in zip(places, run.shares, strict=True):
        over(fig, (float(place), float(share)), format_short(float(share)), VALUE)
    return fig


def softmax_in_words(run: Activated) -> str:
    """What a person sees of the shares."""
    shares = ", ".join(format_short(float(share)) for share in run.shares)
    return f"Softmax of {len(run.scores)} scores: the shares are {shares}, and add up to 1."


def activations_table(run: Activated, stochastic: Stochastic | None = None) -> dict[str, Any]:
    """Values and derivatives along the net input, an empty cell where there is no derivative; or a neuron's answers."""
    if stochastic is not None:
        return stochastic_table(stochastic)
    a = np.linspace(-FAR, FAR, POINTS)
    columns: dict[str, Any] = {"net_input": a.tolist()}
    for name, activation in ACTIVATIONS.items():
        columns[name] = activation.value(a, run.slope).tolist()
        columns[f"{name}_derivative"] = activation.derivative(a, run.slope).tolist()
    return columns


def _panel(fig: Figure, run: Activated, name: str, panel: int) -> None:
    activation, a = ACTIVATIONS[name], np.linspace(-FAR, FAR, POINTS)
    place: dict[str, Any] = panels.at(panel)
    axes = panels.word_at(panel)
    value = activation.value(a, run.slope)
    if name == "threshold":
        value = np.where(a == 0, np.nan, value)  # a jump, not a slope
    over = "%{x:.3~g}: %{y:.3~g}<extra></extra>"
    curve(fig, a, value, VALUE, name=f"{name} value", hovertemplate=f"{activation.title} at {over}", **place)
    bend = activation.derivative(a, run.slope)
    curve(fig, a, bend, SLOPE, name=f"{name} derivative", hovertemplate=f"its slope at {over}", **place)
    now, heights = "at your net input: %{y:.4~g}", [run.values[name], run.slopes[name]]
    dots(fig, [run.net] * 2, heights, (VALUE, SLOPE), now, name=f"{name} now", size=9, edge=0, **place)
    word(fig, (-FAR, TOP), f"<b>{activation.title}</b>", WORDS, xanchor="left", yanchor="top", **axes)
    if name == "logistic":
        for role, y in ((VALUE, 1.0), (SLOPE, 0.12)):
            word(fig, (FAR, y), role.name, role, xanchor="right", yanchor="bottom", **axes)
