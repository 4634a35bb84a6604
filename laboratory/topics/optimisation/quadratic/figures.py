"""Conjugate gradients against gradient descent with exact steps: ellipses, paths, gaps, directions."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.optimisation.downhill import Race, conjugacy

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
LOWEST = 1e-17
LEVELS = 7
ROUND = np.linspace(0, 2 * np.pi, 181)


def ellipses(run: Race, step: int, level: float, theme: str = "light") -> go.Figure:
    """Level lines, the half axes of the one at `level`, and both paths up to `step`; in the plane only."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    drawn = figure(height=HEIGHT, hovermode="closest")
    side = {"showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 6, "constrain": "domain"}
    reach = _reach(run, level)
    for axis, middle, title in ((drawn.update_xaxes, run.best[0], "1"), (drawn.update_yaxes, run.best[1], "2")):
        axis(range=[middle - reach, middle + reach], title=f"<i>w</i><sub>{title}</sub>", **side)
    drawn.update_yaxes(scaleanchor="x")
    top = float(run.gaps(run.conjugate)[0])
    for share in np.linspace(1, 0, LEVELS, endpoint=False) ** 2:
        _ellipse(drawn, run, share * top, {"color": grey, "width": 0.8}, "level line")
    _ellipse(drawn, run, level, {"color": palette(theme)[2], "width": 3}, "this level")
    _half_axes(drawn, run, level, palette(theme)[2])
    for name, path, color, dash in (
        ("gradient descent", run.steepest.path, orange, "solid"),
        ("conjugate gradients", run.conjugate.path, blue, "dash"),
    ):
        gone = path[: step + 1]
        symbol = "circle" if color == orange else "diamond"
        drawn.add_scatter(
            x=gone[:, 0], y=gone[:, 1], mode="lines+markers", name=name,
            line={"color": color, "width": 2.5, "dash": dash}, marker={"size": 8, "color": color, "symbol": symbol},
            hovertemplate=f"{name}<extra></extra>",
        )  # fmt: skip
    cross = {"symbol": "cross-thin", "size": 12, "line": {"width": 2.5, "color": grey}}
    drawn.add_scatter(x=run.best[:1], y=run.best[1:], mode="markers", marker=cross, name="lowest", hoverinfo="name")
    return drawn


def products(run: Race, step: int, theme: str = "light") -> go.Figure:
    """|p_s' H p_t| of the directions so far on a scale of powers of ten, 1 on the diagonal: nought is conjugate."""
    sizes = conjugacy(run.conjugate, run.hessian)[:step, :step]
    T = len(sizes)
    drawn = figure(height=HEIGHT, hovermode="closest")
    ticks = {"tickmode": "array", "tickvals": list(range(1, T + 1)), "showgrid": False, "constrain": "domain"}
    drawn.update_xaxes(title="direction", **ticks)
    drawn.update_yaxes(title="direction", autorange="reversed", scaleanchor="x", **ticks)
    paper = "rgba(128, 128, 128, 0.08)"
    drawn.add_heatmap(
        x=np.arange(1, T + 1), y=np.arange(1, T + 1), z=np.log10(np.maximum(sizes, 1e-16)), zmin=-16, zmax=0, xgap=2,
        ygap=2, colorscale=[[0, paper], [1, palette(theme)[0]]], customdata=sizes, name="products",
        hovertemplate="directions %{x} and %{y}: %{customdata:.2g}<extra></extra>",
        colorbar={"title": {"text": "size"}, "tickvals": [-16, -8, 0], "ticktext": ["10⁻¹⁶", "10⁻⁸", "1"], "len": 0.8},
    )  # fmt: skip
    return drawn


def left_in_words(run: Race, step: int) -> str:
    """What a person sees at the left."""
    if run.kind == "plane":
        return (
            f"Elliptic level lines of condition number {in_words(run.condition, 3)}; after {step} steps "
            "gradient descent zigzags across the valley, conjugate gradients take two steps to the lowest point."
        )
    return f"The sizes of the products of the first {step} conjugate directions: 1 on the diagonal, small elsewhere."


def race_gaps(run: Race, step: int, theme: str = "light") -> go.Figure:
    """What is left after every step of both, and Kantorovich's bound for gradient descent."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    steepest, conjugate = run.gaps(run.steepest), run.gaps(run.conjugate)
    drawn = figure(height=HEIGHT, hovermode="closest")
    last = len(steepest) - 1
    drawn.update_xaxes(**linear_axis("steps", range=[-0.2, last + 0.2]))
    drawn.update_yaxes(**log_axis("above the least value", range=[math.log10(LOWEST), math.log10(20 * steepest[0])]))
    drawn.update_yaxes(dtick=4)
    _line(drawn, run.promised, "at most", {"color": grey, "width": 1.8, "dash": "dot"}, "circle", 1)
    _line(drawn, steepest, "gradient descent", {"color": orange, "width": 2.5}, "circle", 5)
    _line(drawn, conjugate, "conjugate gradients", {"color": blue, "width": 3, "dash": "dash"}, "diamond", 8)
    drawn.add_vline(x=step, line={"color": grey, "width": 1, "dash": "dot"})
    middle = len(steepest) // 2
    label_at(drawn, (last, run.promised[-1]), "promised", grey, (False, True), "right", above=True)
    label_at(
        drawn, (middle, max(steepest[middle], LOWEST)), "gradient descent", orange, (False, True), "left", above=False
    )
    end = len(conjugate) - 1
    early = end < 0.3 * last  # then there is room at the right, below the rest
    place = (end, max(float(conjugate[-1]), 30 * LOWEST)) if early else (end // 2, max(conjugate[end // 2], LOWEST))
    label_at(drawn, place, "conjugate", blue, (False, True), "left" if early else "right", above=early)
    return drawn


def race_gaps_in_words(run: Race) -> str:
    """What a person sees of the gaps."""
    steepest, conjugate = run.gaps(run.steepest), run.gaps(run.conjugate)
    return (
        f"What is left by step: conjugate gradients are down to rounding after {len(conjugate) - 1} steps, gradient "
        f"descent is {in_words(float(steepest[-1]), 2)} above after {len(steepest) - 1}."
    )


def race_table(run: Race) -> dict[str, list[Any]]:
    """A row for each step: gaps, the promise, and the step and beta of conjugate gradients."""
    steepest, conjugate, nan = run.gaps(run.steepest), run.gaps(run.conjugate), float("nan")
    T = max(len(steepest), len(conjugate))

    def padded(values: Any, before: int = 0) -> list[float]:
        told = [nan] * before + [float(value) for value in values]
        return told + [nan] * (T - len(told))

    return {
        "steps": list(range(T)),
        "gradient descent": padded(steepest),
        "promised": padded(run.promised),
        "conjugate gradients": padded(conjugate),
        "eta": padded(run.conjugate.etas, 1),
        "beta": padded(run.conjugate.betas, 1),
    }


def _reach(run: Race, level: float) -> float:
    """Half the picture's width: all of the start's level line would be too much of a narrow valley."""
    axes = np.abs(run.axes(level)).max()
    return 1.12 * float(max(np.abs(run.steepest.path - run.best).max(), axes))


def _ellipse(drawn: go.Figure, run: Race, level: float, look: dict[str, Any], name: str) -> None:
    axes = run.axes(level)
    points = run.best + np.outer(np.cos(ROUND), axes[0]) + np.outer(np.sin(ROUND), axes[1])
    drawn.add_scatter(x=points[:, 0], y=points[:, 1], mode="lines", line=look, name=name, hoverinfo="skip")


def _half_axes(drawn: go.Figure, run: Race, level: float, color: str) -> None:
    for axis, curvature in zip(run.axes(level), run.curvatures, strict=True):
        tip = run.best + axis
        drawn.add_annotation(
            x=tip[0], y=tip[1], ax=run.best[0], ay=run.best[1], xref="x", yref="y", axref="x", ayref="y", text="",
            showarrow=True, arrowhead=2, arrowwidth=2, arrowcolor=color,
        )  # fmt: skip
        drawn.add_scatter(
            x=[tip[0]], y=[tip[1]], mode="markers", marker={"size": 1, "color": color}, name="half axis",
            hovertemplate=f"curvature {curvature:.3g}: half axis {np.linalg.norm(axis):.4g}<extra></extra>",
        )  # fmt: skip


def _line(drawn: go.Figure, y: Any, name: str, look: dict[str, Any], symbol: str, size: int) -> None:
    drawn.add_scatter(
        x=np.arange(len(y)), y=np.maximum(y, LOWEST), mode="lines+markers", name=name, line=look,
        marker={"symbol": symbol, "size": size, "color": look["color"]},
        hovertemplate=f"{name}: %{{y:.3g}}<extra></extra>",
    )  # fmt: skip
