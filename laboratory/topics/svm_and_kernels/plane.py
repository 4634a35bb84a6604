"""The plane of a support vector machine: its axes, examples, lines with their bands, and curved boundaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from laboratory.figures.theme import GREY, figure, palette

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
AIR = 0.12  # of the window, around the points
Reals = NDArray[np.float64]
LOOKS = {0: (3.5, "solid", "boundary"), -1: (1.3, "dash", "negative edge"), 1: (1.3, "dash", "positive edge")}
Square = tuple[float, float, float, float]  # left, right, bottom, top


def square_around(points: Reals) -> Square:
    """The smallest square around the points `(samples, 2)`, with some air."""
    low, high = points.min(axis=0), points.max(axis=0)
    middle, half = (low + high) / 2, float((high - low).max()) * (0.5 + AIR) or 1.0
    x, y = float(middle[0]), float(middle[1])
    return x - half, x + half, y - half, y + half


def empty_plane(square: Square, names: tuple[str, str] = ("first feature", "second feature")) -> go.Figure:
    """Axes of one scale, without a grid."""
    side: dict[str, Any] = {"showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 6}
    return figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "range": list(square[:2]), "title": {"text": names[0]}, "constrain": "domain"},
        yaxis={**side, "range": list(square[2:]), "title": {"text": names[1]}, "scaleanchor": "x",
               "constrain": "domain", "constraintoward": "top"},
    )  # fmt: skip


def examples(drawn: go.Figure, points: Reals, signs: Reals, theme: str, wrong: NDArray[np.bool_] | None = None) -> None:
    """Full circles for positive examples, open ones for negative; a cross on those in `wrong`."""
    for sign, name, symbol, color in ((1, "positive", "circle", 0), (-1, "negative", "circle-open", 1)):
        which, ink = np.flatnonzero(signs == sign), palette(theme)[color]
        marker = {"symbol": symbol, "size": 9, "color": ink, "line": {"width": 2, "color": ink}}
        told = {"customdata": which + 1, "hovertemplate": f"example %{{customdata}}, {name}<extra></extra>"}
        drawn.add_scatter(x=points[which, 0], y=points[which, 1], mode="markers", name=name, marker=marker, **told)
    if wrong is not None and wrong.any():
        cross = {"symbol": "x-thin", "size": 13, "line": {"width": 2.5, "color": GREY[theme]}}
        drawn.add_scatter(x=points[wrong, 0], y=points[wrong, 1], mode="markers", name="misjudged", marker=cross,
                          hoverinfo="skip")  # fmt: skip


def rings(drawn: go.Figure, points: Reals, theme: str, many: bool = False) -> None:
    """A ring around each support vector, thinner where there are `many`."""
    ink = palette(theme)[2]
    size, width = (15, 1.3) if many else (19, 2.5)
    ring = {"symbol": "circle-open", "size": size, "color": ink, "line": {"width": width, "color": ink}}
    drawn.add_scatter(x=points[:, 0], y=points[:, 1], mode="markers", name="support vectors", marker=ring,
                      hoverinfo="skip")  # fmt: skip


def line(drawn: go.Figure, w: Reals, level: float, square: Square, name: str, look: dict[str, Any]) -> None:
    """Where <w, x> = level, through the whole window; nothing where w is 0."""
    ends = line_ends(w, level, square)
    if ends is not None:
        drawn.add_scatter(x=ends[:, 0], y=ends[:, 1], mode="lines", line=look, name=name, hoverinfo="skip")


def band(drawn: go.Figure, w: Reals, offset: float, square: Square, theme: str) -> None:
    """The margin on both sides of <w, x> + offset = 0: where the score lies between -1 and 1."""
    edges = [line_ends(w, level - offset, square) for level in (-1, 1)]
    if edges[0] is None or edges[1] is None:
        return
    corners = np.vstack([edges[0], edges[1][::-1]])
    drawn.add_scatter(x=corners[:, 0], y=corners[:, 1], fill="toself", fillcolor="rgba(128, 128, 128, 0.16)",
                      mode="lines", line={"width": 0}, name="band", hoverinfo="skip")  # fmt: skip
    for level, name in ((1, "positive edge"), (-1, "negative edge")):
        line(drawn, w, level - offset, square, name, {"color": palette(theme)[2], "width": 1.5, "dash": "dash"})


def line_ends(w: Reals, level: float, square: Square) -> Reals | None:
    """Two points `(2, 2)` of <w, x> = level beyond either side of the window."""
    length = float(np.linalg.norm(w))
    if length == 0:
        return None
    middle = np.array([square[0] + square[1], square[2] + square[3]]) / 2
    foot = middle + (level - float(w @ middle)) / length**2 * w
    along = np.array([-w[1], w[0]]) / length * 4 * (square[1] - square[0])
    return np.array([foot - along, foot + along])


def score_field(
    drawn: go.Figure, x: Reals, y: Reals, scores: Reals, theme: str, levels: tuple[int, ...] = (-1, 0, 1)
) -> None:
    """The side that is said positive, lightly; of `levels` the boundary 0, heavy; scores of -1 and 1, dashed."""
    ink = palette(theme)[2]
    shade = {"colorscale": [[0, tinted(palette(theme)[1])], [0.5, tinted(palette(theme)[1])],
                            [0.5, tinted(palette(theme)[0])], [1, tinted(palette(theme)[0])]]}  # fmt: skip
    drawn.add_heatmap(x=x, y=y, z=np.where(scores > 0, 1.0, 0.0), zmin=0, zmax=1, showscale=False, hoverinfo="skip",
                      name="answers", **shade)  # fmt: skip
    for level in levels:
        width, dash, name = LOOKS[level]
        drawn.add_contour(
            x=x, y=y, z=scores, contours={"start": level, "end": level, "size": 1, "coloring": "none"},
            line={"width": width, "dash": dash, "color": ink}, showscale=False, hoverinfo="skip", name=name,
        )  # fmt: skip


def tinted(color: str, share: float = 0.1) -> str:
    """The colour, nearly transparent."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {share})"
