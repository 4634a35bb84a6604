"""One look for all figures, with the colours of the app's own configuration."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import plotly.graph_objects as go

DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
MARGIN = {"l": 0, "r": 12, "t": 12, "b": 0}
HEIGHT = 420


@cache
def palette(theme: str = "light") -> tuple[str, ...]:
    """The ten chart colours of a theme, `light` or `dark`."""
    return tuple(_theme(theme)["chartCategoricalColors"])


@cache
def _theme(theme: str) -> dict[str, Any]:
    config = tomllib.loads((Path(__file__).parents[1] / ".streamlit" / "config.toml").read_text("utf-8"))
    section: dict[str, Any] = config["theme"][theme]
    return section


def ground(theme: str = "light") -> str:
    """The colour of the page behind a figure, to write on lines without being struck through."""
    return str(_theme(theme)["backgroundColor"])


def figure(**layout: Any) -> go.Figure:
    """An empty figure in our look. Colours of paper and text are left to the page, which knows light from dark."""
    import plotly.graph_objects as go

    usual = {"margin": MARGIN, "height": HEIGHT, "showlegend": False, "hovermode": "x unified"}
    return go.Figure(layout={**usual, **layout})


def on_paper(drawn: go.Figure, theme: str = "light") -> go.Figure:
    """A copy that stands alone, outside the app: with its own background, text and colours."""
    import plotly.graph_objects as go

    section = _theme(theme)
    copy = go.Figure(drawn)
    copy.update_layout(
        template="plotly_white" if theme == "light" else "plotly_dark",
        colorway=list(palette(theme)),
        paper_bgcolor=section["backgroundColor"],
        plot_bgcolor=section["backgroundColor"],
        font={"color": section["textColor"], "family": "Source Sans 3, Helvetica, Arial, sans-serif"},
        margin={"l": 70, "r": max(40, drawn.layout.margin.r or 0), "t": 30, "b": 60},
    )
    return copy


def log_axis(title: str, **more: Any) -> dict[str, Any]:
    """A logarithmic axis with ticks at powers of ten."""
    return {"title": {"text": title}, "type": "log", "dtick": 1, "exponentformat": "power", "ticks": "outside", **more}


def linear_axis(title: str, **more: Any) -> dict[str, Any]:
    """A linear axis."""
    return {"title": {"text": title}, "ticks": "outside", "rangemode": "tozero", **more}


def label_at_end(drawn: go.Figure, x: float, y: float, text: str, color: str, log_x: bool, log_y: bool) -> None:
    """A line's name above its right end. See `label_at` for axes."""
    label_at(drawn, (x, y), text, color, (log_x, log_y), side="right", above=True)


def label_at(
    drawn: go.Figure, point: tuple[float, float], text: str, color: str, logs: tuple[bool, bool], side: str, above: bool
) -> None:
    """A word whose `side` end lies at the point, above or below it.

    On logarithmic axes annotations are placed by the logarithm, unlike every other thing.
    """
    x, y = (math.log10(end) if log else end for end, log in zip(point, logs, strict=True))
    drawn.add_annotation(
        x=x, y=y, text=text, showarrow=False, xanchor=side, yanchor="bottom" if above else "top",
        font={"color": color, "size": 14}, xshift=8 if side == "left" else -8, yshift=6 if above else -6,
    )  # fmt: skip


def greyed(drawn: go.Figure, theme: str = "light") -> go.Figure:
    """A copy under a veil in the page's colour: the last good figure, while a field is wrong."""
    import plotly.graph_objects as go

    copy = go.Figure(drawn)
    copy.add_shape(
        type="rect", xref="paper", yref="paper", x0=-1, x1=2, y0=-1, y1=2, fillcolor=ground(theme), opacity=0.65,
        line={"width": 0}, layer="above",
    )  # fmt: skip
    return copy
