"""A halfspace in the plane with its lengths, and the neuron that computes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.regions import Window
from laboratory.figures.theme import GREY, figure, palette
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.topics.linear_models.plane import add_line, empty_plane, shaded_side, short, word

if TYPE_CHECKING:
    import plotly.graph_objects as go

LEAST = 3.0  # half the window's side, at least
MOST = 1e6  # beyond, what is far away is left outside
INPUTS = (("1", 2.6), ("x1", 1.5), ("x2", 0.4))


def window_of(run: HalfspaceRun) -> Window:
    """A square about the origin that holds the point, the line's crossings of the axes and the distances."""
    places = [
        run.x1,
        run.x2,
        *(value for place in (*run.crossings, run.foot, run.origin_foot) if place for value in place),
    ]
    sizes = [abs(value) for value in places if abs(value) < MOST]
    half = 1.15 * max(LEAST, *sizes) if sizes else LEAST
    return Window(-half, half, -half, half)


def plane(run: HalfspaceRun, theme: str = "light") -> go.Figure:
    """The line, its positive side, the weights upright on it, both distances and where it crosses the axes."""
    window = window_of(run)
    drawn = empty_plane(window, ("x1", "x2"))
    blue, orange, green = palette(theme)[:3]
    grey = GREY[theme]
    for axis in ("add_hline", "add_vline"):
        getattr(drawn, axis)(**{"y" if axis == "add_hline" else "x": 0}, line={"color": grey, "width": 1})
    weights = (run.w1, run.w2)
    shaded_side(drawn, weights, run.b, window, blue)
    add_line(drawn, weights, run.b, window, "line", {"color": green, "width": 4})
    if run.origin_foot and run.b:
        _measured(drawn, (0.0, 0.0), run.origin_foot, short(run.from_origin or 0.0), grey, "distance from the origin")
    if run.foot:
        _measured(
            drawn, (run.x1, run.x2), run.foot, short(abs(run.signed_distance or 0.0)), orange, "distance of the point"
        )
    _crossings(drawn, run, green)
    _arrow(drawn, run, window, green)
    full = "circle" if run.answer > 0 else "circle-open"
    drawn.add_scatter(
        x=[run.x1], y=[run.x2], mode="markers", name="point",
        marker={"symbol": full, "size": 13, "color": orange, "line": {"width": 2.5, "color": orange}},
        hovertemplate="(%{x:g}, %{y:g})<extra></extra>",
    )  # fmt: skip
    return drawn


def _measured(
    drawn: go.Figure, start: tuple[float, float], end: tuple[float, float], text: str, ink: str, name: str
) -> None:
    drawn.add_scatter(
        x=[start[0], end[0]], y=[start[1], end[1]], mode="lines", name=name, hoverinfo="skip",
        line={"color": ink, "width": 2, "dash": "dash"},
    )  # fmt: skip
    word(drawn, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, text, ink, xanchor="left", yanchor="top", xshift=4)


def _crossings(drawn: go.Figure, run: HalfspaceRun, ink: str) -> None:
    places = [place for place in run.crossings if place is not None]
    if run.b and places:
        x, y = np.array(places).T
        drawn.add_scatter(
            x=x, y=y, mode="markers", name="crossings", hovertemplate="(%{x:.4g}, %{y:.4g})<extra></extra>",
            marker={"symbol": "square", "size": 9, "color": ink},
        )  # fmt: skip


def _arrow(drawn: go.Figure, run: HalfspaceRun, window: Window, ink: str) -> None:
    """The direction of the weights, from the line's point closest to the origin; their length is not drawn."""
    if not run.origin_foot:
        return
    size = 0.24 * (window.right - window.left) / 2
    x, y = run.origin_foot
    u, v = x + size * run.w1 / run.length, y + size * run.w2 / run.length
    drawn.add_annotation(
        x=u, y=v, ax=x, ay=y, xref="x", yref="y", axref="x", ayref="y", text="", showarrow=True, arrowhead=2,
        arrowwidth=2.5, arrowcolor=ink,
    )  # fmt: skip
    word(drawn, x + 1.25 * (u - x), y + 1.25 * (v - y), "<b>w</b>", ink)


def plane_in_words(run: HalfspaceRun) -> str:
    """What a person sees of the halfspace."""
    if not run.length:
        return "A plane without a line: with weights 0 every point gets the sign of b."
    side = "positive" if run.answer > 0 else "negative"
    return (
        f"The line {short(run.w1)}·x1 + {short(run.w2)}·x2 + {short(run.b)} = 0, "
        f"{short(run.from_origin or 0.0)} from the origin, and a point at ({short(run.x1)}, {short(run.x2)}) on its "
        f"{side} side, {short(abs(run.signed_distance or 0.0))} from it."
    )


def neuron(run: HalfspaceRun, theme: str = "light") -> go.Figure:
    """The same as a neuron: weighted inputs, their sum, a threshold, the answer."""
    blue, orange, green = palette(theme)[:3]
    grey = GREY[theme]
    hidden = {"visible": False, "fixedrange": True}
    drawn = figure(
        height=300, hovermode=False, xaxis={**hidden, "range": [-0.5, 6.4]}, yaxis={**hidden, "range": [-0.3, 3.3]}
    )
    weights, values = (run.b, run.w1, run.w2), (1.0, run.x1, run.x2)
    for (name, y), weight, value in zip(INPUTS, weights, values, strict=True):
        text = "1" if name == "1" else f"{name} = {short(value)}"
        _node(drawn, 0.3, y, text, orange)
        _wire(drawn, (0.95, y), (2.5, 1.5 + 0.22 * (y - 1.5)), grey)
        told = f"b = {short(weight)}" if name == "1" else f"w{name[1]} = {short(weight)}"
        side = "center" if y == 1.5 else "left"
        above = "top" if y < 1.5 else "bottom"
        word(drawn, 1.62, y + 0.337 * (1.5 - y), told, green, xanchor=side, yanchor=above, yshift=3 if y >= 1.5 else -3)
    _node(drawn, 3.0, 1.5, f"Σ = {short(run.score)}", green)
    _wire(drawn, (3.55, 1.5), (4.35, 1.5), grey)
    _node(drawn, 4.8, 1.5, "> 0 ?", green)
    _wire(drawn, (5.25, 1.5), (5.75, 1.5), grey)
    word(drawn, 5.8, 1.5, f"<b>{'+1' if run.answer > 0 else '−1'}</b>", blue, xanchor="left")
    word(drawn, 3.0, 0.95, "weighted sum", grey)
    word(drawn, 4.8, 0.95, "threshold", grey)
    return drawn


def _node(drawn: go.Figure, x: float, y: float, text: str, ink: str) -> None:
    drawn.add_annotation(
        x=x, y=y, text=text.replace("-", "−"), showarrow=False, bordercolor=ink, borderwidth=2, borderpad=6,
        font={"size": 14},
    )  # fmt: skip


def _wire(drawn: go.Figure, start: tuple[float, float], end: tuple[float, float], ink: str) -> None:
    drawn.add_annotation(
        x=end[0], y=end[1], ax=start[0], ay=start[1], xref="x", yref="y", axref="x", ayref="y", text="",
        showarrow=True, arrowhead=2, arrowwidth=1.5, arrowcolor=ink,
    )  # fmt: skip


def neuron_in_words(run: HalfspaceRun) -> str:
    """What a person sees of the neuron."""
    return (
        f"A neuron with inputs 1, x1 = {short(run.x1)} and x2 = {short(run.x2)}, "
        f"weights {short(run.b)}, {short(run.w1)} and {short(run.w2)}; their weighted sum is {short(run.score)}, so "
        f"it answers {run.answer:+d}."
    )


def halfspace_table(run: HalfspaceRun) -> Mapping[str, Any]:
    """Everything that is drawn, by name."""
    first, second = run.crossings
    told = {
        "w1": run.w1, "w2": run.w2, "b": run.b, "norm_w": run.length, "x1": run.x1, "x2": run.x2, "score": run.score,
        "answer": run.answer, "distance_from_origin": run.from_origin, "signed_distance": run.signed_distance,
        "crosses_first_axis_at": first and first[0], "crosses_second_axis_at": second and second[1],
    }  # fmt: skip
    return {"quantity": list(told), "value": ["" if value is None else value for value in told.values()]}
