"""The plane of the linear models: equal scales, lines that cross the window, examples told apart by their symbols."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.regions import Window
from laboratory.figures.theme import GREY, figure

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
ROOM = 0.06
GROUND = {"light": "rgba(255, 255, 255, 0.7)", "dark": "rgba(20, 20, 20, 0.6)"}  # behind words on lines


def window_around(points: np.ndarray, room: float = ROOM) -> Window:
    """The box of points `(samples, 2)` with some room on every side."""
    low, high = points.min(axis=0), points.max(axis=0)
    more = room * max(float((high - low).max()), 1e-9)
    return Window(float(low[0] - more), float(high[0] + more), float(low[1] - more), float(high[1] + more))


def empty_plane(
    window: Window, names: tuple[str, str] = ("first feature", "second feature"), height: int = HEIGHT
) -> go.Figure:
    """A window onto the plane with the same scale along both axes."""
    side = {"showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 6, "constrain": "domain"}
    return figure(
        height=height, hovermode="closest",
        xaxis={**side, "title": {"text": names[0]}, "range": [window.left, window.right]},
        yaxis={**side, "title": {"text": names[1]}, "range": [window.bottom, window.top], "scaleanchor": "x",
               "constraintoward": "top"},
    )  # fmt: skip


def ends(weights: Any, bias: float, window: Window) -> np.ndarray | None:
    """Where the line <w, x> + b = 0 enters and leaves the window `(2, 2)`, the lower end first; None if it misses."""
    a, b = (float(w) for w in weights)
    found = []
    if b:
        found += [(x, -(a * x + bias) / b) for x in (window.left, window.right)]
    if a:
        found += [(-(b * y + bias) / a, y) for y in (window.bottom, window.top)]
    air = 1e-9 * (window.right - window.left + window.top - window.bottom)
    inside = [
        (x, y) for x, y in found
        if window.left - air <= x <= window.right + air and window.bottom - air <= y <= window.top + air
    ]  # fmt: skip
    if len(inside) < 2:
        return None
    ordered = sorted(inside, key=lambda place: (place[1], place[0]))
    return np.array([ordered[0], ordered[-1]])


def add_line(
    drawn: go.Figure, weights: Any, bias: float, window: Window, name: str, look: dict[str, Any]
) -> np.ndarray | None:
    """Draw the line if it crosses the window, and return its ends."""
    places = ends(weights, bias, window)
    if places is not None:
        drawn.add_scatter(x=places[:, 0], y=places[:, 1], mode="lines", line=look, name=name, hoverinfo="skip")
    return places


def add_examples(
    drawn: go.Figure,
    points: np.ndarray,
    labels: np.ndarray,
    theme: str,
    size: int = 8,
    colors: tuple[str, str] | None = None,
) -> None:
    """Full circles for label 1, open ones for label 0; `colors` of the two, grey as a rule."""
    first, second = colors or (GREY[theme], GREY[theme])
    for label, name, symbol, color in ((1, "positive", "circle", first), (0, "negative", "circle-open", second)):
        chosen = points[labels == label]
        drawn.add_scatter(
            x=chosen[:, 0], y=chosen[:, 1], mode="markers", name=name,
            marker={"symbol": symbol, "size": size, "color": color, "line": {"width": 1.8, "color": color}},
            hovertemplate=f"{name}<br>(%{{x:.3f}}, %{{y:.3f}})<extra></extra>",
        )  # fmt: skip


def crossed(drawn: go.Figure, points: np.ndarray, color: str, size: int = 14) -> None:
    """A cross on each of the points."""
    look = {"symbol": "x-thin", "size": size, "line": {"width": 2.5, "color": color}}
    drawn.add_scatter(
        x=points[:, 0], y=points[:, 1], mode="markers", name="misjudged", marker=look, hoverinfo="skip"
    )  # fmt: skip


def shaded_side(drawn: go.Figure, weights: Any, bias: float, window: Window, color: str) -> None:
    """Shade where <w, x> + b > 0."""
    corners = positive_corners(weights, bias, window)
    if len(corners) > 2:
        x, y = np.array(corners).T
        drawn.add_scatter(
            x=x, y=y, fill="toself", fillcolor=transparent(color, 0.1), mode="lines", line={"width": 0},
            hoverinfo="skip", name="positive side",
        )  # fmt: skip


def positive_corners(weights: Any, bias: float, window: Window) -> list[tuple[float, float]]:
    """The part of the window where <w, x> + b >= 0, as the corners of a polygon."""
    a, b = (float(w) for w in weights)
    kept: list[tuple[float, float]] = []
    around = [*window.corners, window.corners[0]]
    for (x, y), (u, v) in pairwise(around):
        here, there = a * x + b * y + bias, a * u + b * v + bias
        if here >= 0:
            kept.append((x, y))
        if (here > 0) != (there > 0) and here != there:
            share = here / (here - there)
            kept.append((x + share * (u - x), y + share * (v - y)))
    return kept


def short(number: float) -> str:
    """Four digits, as people write them."""
    return in_words(float(f"{number:.4g}"))


def transparent(color: str, share: float) -> str:
    """A colour of the palette, seen through."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {share})"


def word(drawn: go.Figure, x: float, y: float, text: str, color: str, **more: Any) -> None:
    """A word at a place; `more` are an annotation's settings."""
    drawn.add_annotation(x=x, y=y, text=text, showarrow=False, font={"color": color, "size": 14}, **more)
