"""Activation functions and their slopes, one panel each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, MARGIN, palette
from learners.networks.activations import ACTIVATIONS

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 560
FAR = 4.0
TOP = 1.6
POINTS = 401  # odd: 0 is one of them


def activation_curves(slope: float, net: float, theme: str = "light") -> go.Figure:
    """Value (full) and derivative (dashed) of each activation against the net input; both marked at `net`."""
    from plotly.subplots import make_subplots

    drawn = make_subplots(rows=3, cols=2, shared_xaxes=True, horizontal_spacing=0.08, vertical_spacing=0.05)
    drawn.update_layout(height=HEIGHT, margin=MARGIN, showlegend=False, hovermode="closest")
    a = np.linspace(-FAR, FAR, POINTS)
    for panel, (name, one) in enumerate(ACTIVATIONS.items()):
        place = {"row": panel // 2 + 1, "col": panel % 2 + 1}
        value, bend = one.value(a, slope), one.derivative(a, slope)
        if name == "threshold":
            value = np.where(a == 0, np.nan, value)  # a jump, not a slope
        blue, orange = palette(theme)[:2]
        drawn.add_scatter(x=a, y=value, mode="lines", line={"color": blue, "width": 3}, name=f"{name} value",
                          hoverinfo="skip", **place)  # fmt: skip
        drawn.add_scatter(x=a, y=bend, mode="lines", line={"color": orange, "width": 2, "dash": "dash"},
                          name=f"{name} derivative", hoverinfo="skip", **place)  # fmt: skip
        at = np.array([net])
        now = [float(one.value(at, slope)[0]), float(one.derivative(at, slope)[0])]
        drawn.add_scatter(
            x=[net, net], y=now, mode="markers", marker={"size": 9, "color": [blue, orange]}, name=f"{name} now",
            hoverinfo="skip", **place,
        )  # fmt: skip
        drawn.add_annotation(
            x=-FAR, y=TOP, text=f"<b>{one.title}</b>", showarrow=False, xanchor="left", yanchor="top",
            font={"size": 14}, **place,
        )  # fmt: skip
    drawn.add_annotation(x=FAR, y=1, text="f", showarrow=False, xanchor="right", yanchor="bottom", row=2, col=1,
                         font={"size": 14, "color": palette(theme)[0]})  # fmt: skip
    drawn.add_annotation(x=FAR, y=0.12, text="slope f′", showarrow=False, xanchor="right", yanchor="bottom", row=2,
                         col=1, font={"size": 14, "color": palette(theme)[1]})  # fmt: skip
    drawn.update_xaxes(range=[-FAR, FAR], zeroline=True, zerolinecolor=GREY[theme], showgrid=False, dtick=2)
    drawn.update_yaxes(range=[-TOP, TOP], zeroline=True, zerolinecolor=GREY[theme], showgrid=False, dtick=1)
    drawn.update_xaxes(title={"text": "net input"}, row=3)
    return drawn


def activations_in_words(slope: float, net: float) -> str:
    """What a person sees of the curves."""
    at = np.array([net])
    told = ", ".join(f"{one.title} {float(one.value(at, slope)[0]):.3g}" for one in ACTIVATIONS.values())
    return f"Six activation functions with their slopes. At net input {net:g} their values are: {told}."


def activations_table(slope: float) -> dict[str, Any]:
    """Values and derivatives along the net input; an empty cell where there is no derivative."""
    a = np.linspace(-FAR, FAR, POINTS)
    columns: dict[str, Any] = {"net_input": a.tolist()}
    for name, one in ACTIVATIONS.items():
        columns[name] = one.value(a, slope).tolist()
        columns[f"{name}_derivative"] = one.derivative(a, slope).tolist()
    return columns
