"""How large a learning rate may be: the gap step by step for several of them, and each step's factor by rate."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.learning_curves.figures import apart
from laboratory.topics.optimisation.downhill import Rates

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 380
TOP, BOTTOM, NAMES = 12, 52, 96  # pixels
LOWEST = 1e-9
NAMED = {"small": "too small", "best": "<b>right</b>", "limit": "at 2/L", "beyond": "too large", "own": "yours"}
LOOK = {"small": (1, "dot", 2), "best": (0, "solid", 4), "limit": (7, "dashdot", 2), "beyond": (4, "dash", 2.5),
        "own": (2, "longdash", 3)}  # fmt: skip


def rate_gaps(run: Rates, theme: str = "light") -> go.Figure:
    """What is left above the best value after every step, for each rate."""
    drawn = figure(height=HEIGHT, hovermode="closest", margin={"l": 0, "r": NAMES, "t": TOP, "b": BOTTOM})
    seen = {name: np.maximum(walk.gaps[np.isfinite(walk.gaps)], LOWEST) for name, walk in run.walks.items()}
    start = float(seen["best"][0])
    low = math.log10(min(float(gaps.min()) for gaps in seen.values())) - 0.3
    high = min(math.log10(max(float(gaps.max()) for gaps in seen.values())) + 0.3, math.log10(start) + 3)
    drawn.update_xaxes(**linear_axis("steps"), range=[0, max(len(gaps) - 1 for gaps in seen.values())])
    drawn.update_yaxes(**log_axis("above the best value", range=[low, high]))
    tall, ends = HEIGHT - TOP - BOTTOM, []
    for name, gaps in seen.items():
        color, dash, width = LOOK[name]
        line = {"color": palette(theme)[color], "dash": dash, "width": width}
        drawn.add_scatter(
            x=np.arange(len(gaps)), y=gaps, mode="lines", name=name, line=line,
            hovertemplate=f"η = {in_words(run.walks[name].stepping.first, 3)}: %{{y:.3g}} after %{{x}}<extra></extra>",
        )  # fmt: skip
        ends.append(tall * (min(max(math.log10(gaps[-1]), low), high) - low) / (high - low))
    for name, place in zip(seen, apart(ends, 18, tall), strict=True):
        drawn.add_annotation(
            x=1, xref="paper", xanchor="left", xshift=6, y=place / tall, yref="paper", yanchor="middle",
            text=NAMED[name], showarrow=False, font={"color": palette(theme)[LOOK[name][0]], "size": 14},
        )  # fmt: skip
    return drawn


def rate_gaps_in_words(run: Rates) -> str:
    """What a person sees of the gaps."""
    told = ", ".join(
        f"{in_words(float(walk.gaps[-1]), 2)} with η = {in_words(walk.stepping.first, 3)}"
        for walk in run.walks.values()
        if math.isfinite(walk.gaps[-1])
    )
    return f"What is left after every step for five learning rates; at the end {told}."


def rate_factors(run: Rates, theme: str = "light") -> go.Figure:
    """What one step multiplies the two parts of the error by, against the rate; from 1 on it grows."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    top = 1.6
    drawn = figure(height=HEIGHT, xaxis=linear_axis("learning rate η", range=[0, run.grid[-1]]))
    drawn.update_yaxes(**linear_axis("factor of the error in a step", range=[0, top]))
    _line(drawn, run.grid, run.along, "along", {"color": orange, "width": 1.5, "dash": "dash"})
    _line(drawn, run.grid, run.across, "across", {"color": blue, "width": 1.5, "dash": "dot"})
    _line(drawn, run.grid, run.factors, "larger", {"color": palette(theme)[2], "width": 4})
    drawn.add_hline(y=1, line={"color": grey, "width": 1})
    drawn.add_vline(x=run.limit, line={"color": grey, "width": 1.2, "dash": "dash"})
    for name, walk in run.walks.items():
        if walk.stepping.first <= run.grid[-1]:
            dot = {
                "size": 11,
                "color": palette(theme)[LOOK[name][0]],
                "symbol": "diamond" if name == "own" else "circle",
            }
            rate = walk.stepping.first
            drawn.add_scatter(x=[rate], y=[run.factor(rate)], mode="markers", marker=dot, name=f"at {name}",
                              hovertemplate="η = %{x:.3g}: %{y:.4g}<extra></extra>")  # fmt: skip
    label_at(drawn, (run.limit, top), "2/L", grey, (False, False), "right", above=False)
    label_at(drawn, (0.25 * run.limit, abs(1 - 0.5)), "across", blue, (False, False), "right", above=False)
    low = float(run.along[len(run.along) // 3])
    label_at(
        drawn, (run.grid[len(run.grid) // 3], low), "along the valley", orange, (False, False), "left", above=False
    )
    label_at(drawn, (0.02 * run.limit, 1.0), "above 1 it grows", grey, (False, False), "left", above=True)
    return drawn


def rate_factors_in_words(run: Rates) -> str:
    """What a person sees of the factors."""
    return (
        f"The factor of each step falls as the rate grows, is least, {in_words(run.factor(run.best), 3)}, at "
        f"{in_words(run.best, 3)}, and reaches 1 at 2/L = {in_words(run.limit, 3)}."
    )


def rates_table(run: Rates) -> dict[str, list[Any]]:
    """A row for each rate and step."""
    rows = [
        (name, walk.stepping.first, t, float(gap))
        for name, walk in run.walks.items()
        for t, gap in enumerate(walk.gaps)
    ]
    return {name: [row[i] for row in rows] for i, name in enumerate(("which", "rate", "steps", "gap"))}


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate=f"{name}: %{{y:.3f}}<extra></extra>")
