"""Complex in few dimensions, simple in many: a disc in a ring, tilted until a plane is seen to separate it."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, radians, sin
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.dimensions.lift.run import Lifted

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 420
EDGE = 1.08
HIGH = 1.4
ROUND = 121


def tilted(run: Lifted, degrees: float, theme: str = "light") -> go.Figure:
    """The lifted points looked at from above (0 degrees) to the side (90), with the plane half way between them."""
    side = {"showgrid": False, "zeroline": False, "showticklabels": False, "constrain": "domain"}
    up = (
        "seen from above: second feature"
        if degrees == 0
        else "height x₁² + x₂²"
        if degrees == 90
        else f"tilted by {degrees:g}°"
    )
    drawn = figure(
        height=HEIGHT, hovermode="closest", xaxis={**side, "title": {"text": "first feature"}, "range": [-EDGE, EDGE]},
        yaxis={**side, "title": {"text": up}, "scaleanchor": "x", "range": [-HIGH, HIGH]},
    )  # fmt: skip
    if degrees:
        corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1], [-1, -1]], dtype=np.float64)
        plane = looked_at(np.column_stack([corners, np.full(5, run.level)]), degrees)
        drawn.add_scatter(
            x=plane[:, 0], y=plane[:, 1], mode="lines", fill="toself", fillcolor="rgba(128, 128, 128, 0.18)",
            line={"color": GREY[theme], "width": 1.5, "dash": "dash"}, name="plane", hoverinfo="skip",
        )  # fmt: skip
    else:
        turn = np.linspace(0, 2 * pi, ROUND)
        radius = run.level**0.5
        drawn.add_scatter(
            x=radius * np.cos(turn), y=radius * np.sin(turn), mode="lines", name="plane", hoverinfo="skip",
            line={"color": GREY[theme], "width": 1.5, "dash": "dash"},
        )  # fmt: skip
    places = looked_at(run.points, degrees)
    for label, name, symbol, color in ((1, "disc", "circle", 0), (0, "ring", "circle-open", 1)):
        chosen = run.labels == label
        look = {"size": 8, "symbol": symbol, "color": palette(theme)[color], "line": {"width": 1.8}}
        look["line"] |= {"color": palette(theme)[color]}
        drawn.add_scatter(
            x=places[chosen, 0], y=places[chosen, 1], mode="markers", marker=look, name=name, hoverinfo="skip"
        )
    return drawn


def looked_at(points: np.ndarray, degrees: float) -> np.ndarray:
    """Where points `(m, 3)` appear, `(m, 2)`; heights are centred so that the cloud stays in the middle."""
    angle = radians(degrees)
    up = points[:, 1] * cos(angle) + 2 * (points[:, 2] - 0.5) * sin(angle)
    return np.column_stack([points[:, 0], up])


def tilted_in_words(run: Lifted, degrees: float) -> str:
    """What a person sees."""
    where = "from above" if degrees == 0 else "from the side" if degrees == 90 else f"tilted by {degrees:g} degrees"
    return (
        f"{len(run.labels)} points, {int(run.labels.sum())} of them of the disc and the others of the ring, lifted to "
        f"the height of their squared length and seen {where}; a plane lies at height {run.level:.3f}."
    )


def separability(chances: np.ndarray, dimensions: np.ndarray, m: int, theme: str = "light") -> go.Figure:
    """The chance that random labels of m points are linearly separable, by dimension."""
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("dimensions"), yaxis=linear_axis("chance of separability", range=[0, 1.1])
    )
    blue, grey = palette(theme)[0], GREY[theme]
    drawn.add_scatter(
        x=dimensions, y=chances, mode="lines", name="chance", line={"color": blue, "width": 3.5},
        hovertemplate="%{x} dimensions: %{y:.4g}<extra></extra>",
    )  # fmt: skip
    half = m / 2 - 1
    drawn.add_vline(x=half, line={"color": grey, "width": 1, "dash": "dot"})
    label_at(drawn, (half, 0.5), f"one half at {half:g}", grey, (False, False), "left", above=False)
    return drawn


def separability_in_words(chances: np.ndarray, dimensions: np.ndarray, m: int) -> str:
    """What a person sees of the chances."""
    few, many = (in_words(float(chance), 2) for chance in (chances[0], chances[-1]))
    return (
        f"The chance that random labels of {m} points are separable by a hyperplane: {few} in {int(dimensions[0])} "
        f"dimensions, one half in {m / 2 - 1:g}, {many} in {int(dimensions[-1])}."
    )


def lifted_columns(run: Lifted) -> Mapping[str, Any]:
    """A row for each point."""
    return {
        "x1": run.points[:, 0].tolist(),
        "x2": run.points[:, 1].tolist(),
        "squared_length": run.points[:, 2].tolist(),
        "label": run.labels.tolist(),
    }
