"""An audit in two pictures: how often promises failed beside how often they may, and means beside what was promised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from laboratory.figures.theme import figure, linear_axis, log_axis, palette

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

LINE_PIXELS = 30
FRAME_PIXELS = 110
LEAST_SHARE = 1e-3  # the foot of the logarithmic axis, where an interval that reaches 0 is cut off


def failure_rates(rows: pd.DataFrame, theme: str = "light") -> go.Figure:
    """Rows of an audit that speak of failures, with their line's name in `line`: one dot each, in its interval."""
    drawn = _empty(rows, linear_axis("share of runs that failed", range=[-_end(rows) / 50, _end(rows)]))
    _ticks(drawn, rows["promised_rate"].tolist(), rows["line"].tolist(), "allowed")
    for kept, name, color in _verdicts(theme):
        _dots(drawn, rows[rows["kept"] == kept], name, color)
    return drawn


def means(rows: pd.DataFrame, theme: str = "light") -> go.Figure:
    """Rows of an audit about means: each mean, with its interval, as a multiple of what was promised."""
    drawn = _empty(rows, log_axis("mean measured / promised"))
    _ticks(drawn, [1.0] * len(rows), rows["line"].tolist(), "promised")
    shares = rows.assign(
        **{name: (rows[name] / rows["promised"]).clip(lower=LEAST_SHARE) for name in ("rate", "rate_low", "rate_high")}
    )
    for kept, name, color in _verdicts(theme):
        _dots(drawn, shares[shares["kept"] == kept], name, color)
    return drawn


def description(rows: pd.DataFrame) -> str:
    """What a person sees on either figure, in words."""
    broken = rows[~rows["kept"]]["line"].unique().tolist()
    told = f"{rows['line'].nunique()} lines, each with what was measured, its interval and a tick at what is promised."
    return f"{told} Beyond the promise: {', '.join(broken)}." if broken else f"{told} All promises are kept."


def _verdicts(theme: str) -> tuple[tuple[bool, str, str], ...]:
    colors = palette(theme)
    return (True, "measured: kept", colors[0]), (False, "measured: fails", colors[1])


def _empty(rows: pd.DataFrame, axis: dict[str, Any]) -> go.Figure:
    lines = list(dict.fromkeys(rows["line"]))
    return figure(
        height=FRAME_PIXELS + LINE_PIXELS * len(lines),
        xaxis=axis,
        yaxis={
            "type": "category", "categoryorder": "array", "categoryarray": lines, "automargin": True,
            "range": [len(lines) - 0.5, -0.5], "showgrid": True, "ticklabelstandoff": 6,
        },
        showlegend=True,
        hovermode="closest",
        legend={"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom", "itemclick": False, "itemdoubleclick": False},
    )  # fmt: skip


def _end(rows: pd.DataFrame) -> float:
    return float(min(1.02, 1.15 * max(rows["rate_high"].max(), rows["promised_rate"].max(), 0.02)))


def _ticks(drawn: go.Figure, places: Sequence[float], lines: Sequence[str], name: str) -> None:
    marker = {"symbol": "line-ns", "size": 18, "line": {"width": 3, "color": "#8a8984"}}
    drawn.add_scatter(
        x=places, y=lines, mode="markers", name=name, marker=marker, hovertemplate=name + " %{x:.4g}<extra></extra>"
    )


def _dots(drawn: go.Figure, part: pd.DataFrame, name: str, color: str) -> None:
    if part.empty:
        return
    at, low, high = (part[column] for column in ("rate", "rate_low", "rate_high"))
    spread = {
        "type": "data", "symmetric": False, "array": (high - at).tolist(), "arrayminus": (at - low).tolist(),
        "thickness": 1.5, "width": 4, "color": color,
    }  # fmt: skip
    drawn.add_scatter(
        x=at.tolist(), y=part["line"].tolist(), error_x=spread, mode="markers", name=name,
        marker={"size": 9, "color": color}, hovertemplate="%{x:.4g}<extra>%{y}</extra>",
    )  # fmt: skip
