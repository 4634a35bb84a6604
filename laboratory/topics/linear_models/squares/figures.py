"""Squares in the place of mistakes: the fitted line on four numbers, and both losses against the threshold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.linear_models.plane import transparent, word
from laboratory.topics.linear_models.squares.run import SIGNS, StandInRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 380


def fit(run: StandInRun, theme: str = "light") -> go.Figure:
    """The four examples at the heights of their labels, the score of least squares, and its threshold."""
    orange, grey = palette(theme)[1], GREY[theme]
    low, high = -2.0, max(float(run.points.max()), 2.0) * 1.06
    drawn = figure(
        height=HEIGHT, hovermode="closest", xaxis={"title": {"text": "x"}, "range": [low, high], "zeroline": False,
                                                   "ticks": "outside"},
        yaxis={"title": {"text": "label, score"}, "range": [-1.7, 1.7], "tickvals": [-1, 0, 1], "zeroline": True},
    )  # fmt: skip
    ends = np.array([low, high])
    drawn.add_scatter(
        x=ends, y=run.slope * ends + run.intercept, mode="lines", line={"color": orange, "width": 4},
        name="least squares", hoverinfo="skip",
    )  # fmt: skip
    for x, sign, score in zip(run.points, SIGNS, run.scores, strict=True):
        drawn.add_scatter(
            x=[x, x], y=[sign, score], mode="lines", line={"color": orange, "width": 1, "dash": "dot"},
            name="residual", hoverinfo="skip",
        )  # fmt: skip
    drawn.add_vline(x=run.threshold, line={"color": orange, "width": 1.5, "dash": "dash"})
    for sign, symbol in ((1, "circle"), (-1, "circle-open")):
        x = run.points[sign == SIGNS]
        drawn.add_scatter(
            x=x, y=np.full(len(x), float(sign)), mode="markers", name="positive" if sign > 0 else "negative",
            marker={"symbol": symbol, "size": 12, "color": grey, "line": {"width": 2, "color": grey}},
            hovertemplate="x = %{x:g}<extra></extra>",
        )  # fmt: skip
    wrong = {"symbol": "x-thin", "size": 20, "line": {"width": 3, "color": orange}}
    drawn.add_scatter(
        x=run.points[run.wrong], y=SIGNS[run.wrong], mode="markers", name="misjudged", marker=wrong, hoverinfo="skip"
    )
    return drawn


def fit_in_words(run: StandInRun) -> str:
    """What a person sees of the fit."""
    return (
        f"Four numbers, the last at {run.points[-1]:g}, at heights -1, -1, 1, 1, and the straight line of least "
        f"squares, which crosses 0 at {run.threshold:.3f} and misjudges {int(run.wrong.sum())} of them."
    )


def both(run: StandInRun, theme: str = "light") -> go.Figure:
    """Share of mistakes and least mean squared loss of each threshold, with their minima."""
    blue, orange = palette(theme)[:2]
    t = run.thresholds
    drawn = figure(
        height=HEIGHT, xaxis={"title": {"text": "threshold: positive to the right of it"}, "ticks": "outside",
                              "range": [float(t[0]), float(t[-1])], "zeroline": False},
        yaxis=linear_axis("mean loss per example", range=[0, 1.08]),
    )  # fmt: skip
    fewest = t[run.mistakes == run.mistakes.min()]
    drawn.add_vrect(x0=float(fewest[0]), x1=float(fewest[-1]), fillcolor=transparent(blue, 0.14), line={"width": 0})
    for name, heights, ink, dash in (
        ("mistakes", run.mistakes, blue, "solid"),
        ("squares", run.losses, orange, "dash"),
    ):
        drawn.add_scatter(
            x=t, y=heights, mode="lines", line={"color": ink, "width": 3.5, "dash": dash}, name=name,
            hovertemplate=f"{name}: %{{y:.4f}}<extra></extra>",
        )  # fmt: skip
    drawn.add_scatter(
        x=[run.threshold], y=[run.squared], mode="markers", name="least squares",
        marker={"size": 11, "color": orange}, hoverinfo="skip",
    )  # fmt: skip
    word(
        drawn, float(t[-1]), float(run.losses[-1]), "squared loss", orange, xanchor="right", yanchor="bottom", yshift=6
    )
    word(drawn, float(t[-1]), float(run.mistakes[-1]), "mistakes", blue, xanchor="right", yanchor="top", yshift=-6)
    return drawn


def both_in_words(run: StandInRun) -> str:
    """What a person sees of the two losses."""
    return (
        "Share of mistakes and mean squared loss against the threshold. No mistake is made between -0.5 and 0; the "
        f"squared loss is least at {run.threshold:.3f}."
    )


def stand_in_table(run: StandInRun) -> Mapping[str, Any]:
    """Both losses by threshold."""
    return {
        "threshold": run.thresholds.tolist(),
        "share_of_mistakes": run.mistakes.tolist(),
        "mean_squared_loss": run.losses.tolist(),
    }
