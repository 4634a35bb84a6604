"""Which steps along a line are admissible: Armijo's chord, the curvature condition, and two ways to fail for ever."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.optimisation.downhill import AdmissibleSteps, SearchLine, StepExample

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 360
SHADE = 0.14
ETA = "step η"


def armijo_region(of: SearchLine, region: AdmissibleSteps, alpha: float, theme: str = "light") -> go.Figure:
    """psi(eta) and its flattened tangent; shaded where psi lies below it."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    heights, start = of.height(of.steps), float(of.height(np.zeros(1))[0])
    slope = float(of.slope(np.zeros(1))[0])
    low, high = min(0.0, float(heights.min()), start + alpha * slope * of.longest), float(heights.max())
    drawn = _axes("height ψ(η)", of, [low - 0.08 * (high - low), high + 0.12 * (high - low)])
    _shade(drawn, region.armijo, palette(theme)[2])
    tangent, chord = start + slope * of.steps, start + alpha * slope * of.steps
    _line(drawn, of.steps, tangent, "tangent", {"color": grey, "width": 1, "dash": "dot"})
    _line(drawn, of.steps, chord, "chord", {"color": orange, "width": 2, "dash": "dash"})
    _line(drawn, of.steps, heights, "height", {"color": blue, "width": 3.5})
    _tried(drawn, region, of.height, palette(theme)[3])
    place = 0.2 * of.longest
    label_at(drawn, (place, start + alpha * slope * place), "ψ(0) + α η ψ′(0)", orange, _LINEAR, "left", above=True)
    label_at(drawn, (0.0, start), "ψ", blue, _LINEAR, "left", above=True)
    return drawn


def curvature_region(
    of: SearchLine, region: AdmissibleSteps, beta: float, strong: bool, theme: str = "light"
) -> go.Figure:
    """psi'(eta) and beta times the first slope (with the strong condition its mirror too); shaded where it will do."""
    blue, orange = palette(theme)[:2]
    slopes, first = of.slope(of.steps), float(of.slope(np.zeros(1))[0])
    low, high = float(slopes.min()), max(float(slopes.max()), -first)
    drawn = _axes("slope ψ′(η)", of, [low - 0.1 * (high - low), high + 0.1 * (high - low)])
    _shade(drawn, region.curvature, palette(theme)[2])
    levels = [(beta * first, "β ψ′(0)")] + ([(-beta * first, "−β ψ′(0)")] if strong else [])
    for level, name in levels:
        _line(drawn, [0, of.longest], [level, level], name, {"color": orange, "width": 2, "dash": "dash"})
        label_at(drawn, (of.longest, level), name, orange, _LINEAR, "right", above=level > 0)
    drawn.add_hline(y=0, line={"color": GREY[theme], "width": 1})
    _line(drawn, of.steps, slopes, "slope", {"color": blue, "width": 3.5})
    _tried(drawn, region, of.slope, palette(theme)[3])
    return drawn


def region_in_words(name: str, intervals: Iterable[tuple[float, float]]) -> str:
    """The shaded steps of either figure."""
    told = ", ".join(f"{in_words(low, 3)} to {in_words(high, 3)}" for low, high in intervals)
    return f"{name}: steps from {told} are admitted." if told else f"{name}: no step of those drawn is admitted."


def example_path(run: StepExample, step: int, theme: str = "light") -> go.Figure:
    """The parabola w^2 and the weights on it so far, with the limits that they come to."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    drawn = figure(height=HEIGHT, hovermode="closest")
    drawn.update_xaxes(title="weight w", range=[-2.25, 2.25], zeroline=False, ticks="outside")
    drawn.update_yaxes(title="value w²", range=[-0.55, 4.4], zeroline=False, ticks="outside")
    w = np.linspace(-2.2, 2.2, 201)
    _line(drawn, w, w**2, "w²", {"color": grey, "width": 2})
    gone = run.path[: step + 1]
    drawn.add_scatter(
        x=gone, y=gone**2, mode="lines+markers", name="path", line={"color": blue, "width": 1.8},
        marker={"size": 8, "color": blue}, hovertemplate="w = %{x:.5f}, w² = %{y:.5f}<extra></extra>",
    )  # fmt: skip
    now = {"size": 14, "symbol": "circle-open", "color": orange, "line": {"width": 3}}
    drawn.add_scatter(x=gone[-1:], y=gone[-1:] ** 2, mode="markers", marker=now, name="now", hoverinfo="skip")
    ends = [-1.0, 1.0] if run.kind == "long" else [1.0]
    limits = {"size": 12, "symbol": "x", "color": palette(theme)[3]}
    drawn.add_scatter(x=ends, y=[1.0] * len(ends), mode="markers", marker=limits, name="limits", hoverinfo="x")
    drawn.add_scatter(
        x=[0], y=[0], mode="markers", marker={"size": 10, "color": grey}, name="minimum", hoverinfo="name"
    )
    label_at(drawn, (0, 0), "minimum", grey, _LINEAR, "left", above=False)
    return drawn


def example_conditions(run: StepExample, step: int, alpha: float, beta: float, theme: str = "light") -> go.Figure:
    """For each step the largest alpha that Armijo's condition admits it with, or the smallest beta for the slope."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    values, level, name = (
        (run.share, alpha, "your α") if run.kind == "long" else (run.flatness, beta, "your β")
    )  # fmt: skip
    title = "largest α that admits the step" if run.kind == "long" else "smallest β that admits the step"
    t = np.arange(len(values))
    top = 1.12 * max(float(values.max()), level)
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("step t"), yaxis=linear_axis(title, range=[0, top]), hovermode="closest"
    )
    _line(drawn, [0, t[-1]], [level, level], name, {"color": orange, "width": 2, "dash": "dash"})
    drawn.add_scatter(
        x=t, y=values, mode="lines+markers", name="condition", line={"color": blue, "width": 2},
        marker={"size": 8, "color": blue}, hovertemplate="t = %{x}: %{y:.5f}<extra></extra>",
    )  # fmt: skip
    drawn.add_vline(x=step, line={"color": grey, "width": 1, "dash": "dot"})
    label_at(drawn, (float(t[-1]), level), name, orange, _LINEAR, "right", above=run.kind == "long")
    return drawn


def example_in_words(run: StepExample, step: int) -> str:
    """What a person sees of the path."""
    return f"The parabola w²; after {step} steps the weight is {in_words(float(run.path[step]), 5)}."


def region_table(of: SearchLine, alpha: float, beta: float) -> dict[str, list[Any]]:
    """A row for each step that is drawn."""
    start, slope = float(of.height(np.zeros(1))[0]), float(of.slope(np.zeros(1))[0])
    return {
        "step": of.steps.tolist(),
        "height": of.height(of.steps).tolist(),
        "Armijo's chord": (start + alpha * slope * of.steps).tolist(),
        "slope": of.slope(of.steps).tolist(),
        "slope admitted from": [beta * slope] * len(of.steps),
    }


def example_table(run: StepExample) -> dict[str, list[Any]]:
    """A row for each step."""
    return {
        "t": list(range(len(run.etas))),
        "w": run.path[:-1].tolist(),
        "direction": run.directions.tolist(),
        "eta": run.etas.tolist(),
        "largest alpha": run.share.tolist(),
        "smallest beta": run.flatness.tolist(),
    }


_LINEAR = (False, False)


def _axes(title: str, of: SearchLine, across: list[float]) -> go.Figure:
    drawn = figure(height=HEIGHT, hovermode="closest")
    drawn.update_xaxes(title=ETA, range=[0, of.longest], zeroline=False, showgrid=False, ticks="outside")
    drawn.update_yaxes(title=title, range=across, zeroline=False, ticks="outside")
    return drawn


def _shade(drawn: go.Figure, intervals: Iterable[tuple[float, float]], color: str) -> None:
    for low, high in intervals:
        drawn.add_vrect(x0=low, x1=high, fillcolor=color, opacity=SHADE, line_width=0, layer="below")


def _tried(drawn: go.Figure, region: AdmissibleSteps, height: Any, color: str) -> None:
    """The steps of the search, the last one full."""
    tried = np.array(region.search.tried)
    look = {"size": 11, "color": color, "line": {"width": 2, "color": color}}
    look["symbol"] = ["diamond-open"] * (len(tried) - 1) + ["diamond"]
    drawn.add_scatter(
        x=tried, y=height(tried), mode="markers", marker=look, name="tried",
        hovertemplate="tried: η = %{x:.4g}<extra></extra>",
    )  # fmt: skip


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")
