"""Examples of two labels in the plane, on what a network answers there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from laboratory.figures.theme import GREY, figure, palette

if TYPE_CHECKING:
    import plotly.graph_objects as go

FIELD = 81  # places along each side at which the network is asked
EDGE = 1.06
SHADE = 0.16

Reals = np.ndarray


def plane(
    score: Callable[[Reals], Reals], points: Reals, labels: Reals, height: int = 400, theme: str = "light"
) -> go.Figure:
    """Shaded where `score` of places `(places, 2)` is 0 or more, that is, where label 1 is answered."""
    side = {"range": [-EDGE, EDGE], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 5}
    drawn = figure(
        height=height, hovermode="closest",
        xaxis={**side, "title": {"text": "first feature"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second feature"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
    )  # fmt: skip
    line = np.linspace(-EDGE, EDGE, FIELD)
    grid = np.column_stack([side.ravel() for side in np.meshgrid(line, line)])
    answers = (score(grid) >= 0).astype(np.int8).reshape(FIELD, FIELD)
    blue, orange = palette(theme)[:2]
    drawn.add_heatmap(
        x=line, y=line, z=answers, zmin=0, zmax=1, showscale=False, hoverinfo="skip", name="answers",
        colorscale=[[0, _transparent(orange)], [1, _transparent(blue)]],
    )  # fmt: skip
    for label, name, symbol, color in ((1, "positive", "circle", blue), (0, "negative", "circle-open", orange)):
        seen = points[labels == label]
        look = {"symbol": symbol, "size": 8, "color": color, "line": {"width": 2, "color": color}}
        drawn.add_scatter(x=seen[:, 0], y=seen[:, 1], mode="markers", marker=look, name=name, hoverinfo="skip")
    wrong = points[(score(points) >= 0) != (labels == 1)]
    cross = {"symbol": "x-thin", "size": 12, "line": {"width": 2, "color": GREY[theme]}}
    drawn.add_scatter(
        x=wrong[:, 0], y=wrong[:, 1], mode="markers", marker=cross, name="misjudged", hoverinfo="skip"
    )  # fmt: skip
    return drawn


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {SHADE})"
