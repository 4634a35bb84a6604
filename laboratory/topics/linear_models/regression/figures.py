"""Points, the line of least squares with its residuals, and the mean squared error against the slope."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, MARGIN, figure, linear_axis, palette
from laboratory.topics.linear_models.plane import GROUND, short, word
from laboratory.topics.linear_models.regression.run import RegressionRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
SLOPES = 201


def fit(run: RegressionRun, theme: str = "light") -> go.Figure:
    """Points and residuals, least squares heavy, the other line dashed."""
    blue, orange = palette(theme)[:2]
    low, high = float(run.x.min()), float(run.x.max())
    room = 0.12 * (high - low) or 1.0
    ends = np.array([low - room, high + room])
    drawn = figure(
        height=HEIGHT, hovermode="closest", margin=MARGIN | {"r": 46},
        xaxis={"title": {"text": "x"}, "ticks": "outside", "zeroline": False, "range": ends.tolist()},
        yaxis={"title": {"text": "y"}, "ticks": "outside", "zeroline": False},
    )  # fmt: skip
    gaps = np.full_like(run.x, np.nan)
    x = np.column_stack([run.x, run.x, gaps]).ravel()
    y = np.column_stack([run.y, run.fitted(run.best), gaps]).ravel()
    look = {"color": GREY[theme], "width": 2}
    drawn.add_scatter(x=x, y=y, mode="lines", line=look, name="residuals", hoverinfo="skip")
    yours, best = run.yours[0] + run.yours[1] * ends, run.intercept + run.slope * ends
    _straight(drawn, ends, yours, "your line", {"color": orange, "width": 2, "dash": "dash"})
    _straight(drawn, ends, best, "least squares", {"color": blue, "width": 4})
    marker = {"size": 9 if len(run.x) < 60 else 6, "color": GREY[theme]}
    drawn.add_scatter(
        x=run.x, y=run.y, mode="markers", name="points", marker=marker, hovertemplate="(%{x:g}, %{y:g})<extra></extra>"
    )
    higher = yours[1] > best[1]
    for text, ink, line, up in (("yours", orange, yours, higher), ("fitted", blue, best, not higher)):
        word(drawn, float(ends[1]), float(line[1]), text, ink, xanchor="left", xshift=4, yshift=9 if up else -9)
    return drawn


def fit_in_words(run: RegressionRun) -> str:
    """What a person sees of the line."""
    return (
        f"{len(run.x)} points with the line y = {short(run.intercept)} + {short(run.slope)} x of least squares, mean "
        f"squared error {short(run.error)}, and another line, mean squared error {short(run.mean_square(run.yours))}."
    )


def bowl(run: RegressionRun, theme: str = "light") -> go.Figure:
    """Mean squared error against the slope, the intercept always the best for it; both lines on it or above."""
    blue, orange = palette(theme)[:2]
    half = 1.3 * max(abs(run.yours[1] - run.slope), 0.5 * abs(run.slope), 0.25)
    slopes = np.linspace(run.slope - half, run.slope + half, SLOPES)
    heights = run.squares_by_slope(slopes)
    here = run.mean_square(run.yours)
    drawn = figure(
        height=HEIGHT, xaxis={"title": {"text": "slope"}, "ticks": "outside", "zeroline": False},
        yaxis=linear_axis("mean squared error", range=[0, 1.1 * max(float(heights.max()), here)]),
    )  # fmt: skip
    _straight(drawn, slopes, heights, "best intercept", {"color": blue, "width": 3})
    for x, y, name, ink, symbol in (
        (run.slope, run.error, "least squares", blue, "circle"), (run.yours[1], here, "your line", orange, "diamond"),
    ):  # fmt: skip
        drawn.add_scatter(
            x=[x], y=[y], mode="markers", name=name, marker={"size": 12, "color": ink, "symbol": symbol},
            hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
        )  # fmt: skip
    left = run.yours[1] <= run.slope
    word(drawn, run.slope, run.error, "least squares", blue, yanchor="bottom", yshift=10, bgcolor=GROUND[theme])
    word(drawn, run.yours[1], here, "your line", orange, xanchor="left" if left else "right", yanchor="bottom",
         xshift=8 if left else -8, yshift=4)  # fmt: skip
    return drawn


def bowl_in_words(run: RegressionRun) -> str:
    """What a person sees of the errors."""
    return (
        f"A parabola: the mean squared error against the slope, least, {short(run.error)}, at {short(run.slope)}. "
        f"Your line, of slope {short(run.yours[1])}, has {short(run.mean_square(run.yours))}."
    )


def regression_table(run: RegressionRun) -> Mapping[str, Any]:
    """Points, answers and residuals."""
    return {
        "x": run.x.tolist(), "y": run.y.tolist(), "fitted": run.fitted(run.best).tolist(),
        "residual": run.residuals(run.best).tolist(), "your_residual": run.residuals(run.yours).tolist(),
    }  # fmt: skip


def _straight(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=x, y=y, mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>"
    )  # fmt: skip
