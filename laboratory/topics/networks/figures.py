"""Networks as graphs, with text in the nodes and on the edges; and their predictions in the plane."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from laboratory.figures.figure import Figure
from laboratory.figures.plane import empty_plane, examples, shade_predictions
from laboratory.figures.regions import Window
from laboratory.figures.theme import background, color_of, figure
from learners.shared.arrays import Reals

Place = tuple[float, float]
EDGE = 1.06
WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
SHARES = (0.5, 0.36, 0.64, 0.27, 0.7)  # where along an edge its text may be written
AIR = 0.5  # around the nodes, in units of their distance


@dataclass(frozen=True)
class Node:
    """`text` is written inside, `under` below it; `color` numbers the palette, None is grey; `lit` fills it;
    `hover` is read over it instead of its text.
    """

    at: Place
    text: str
    color: int | None = None
    under: str = ""
    lit: bool = False
    hover: str = ""


@dataclass(frozen=True)
class Edge:
    """From one place to another; `text` is written where there is most room."""

    start: Place
    end: Place
    text: str = ""
    color: int | None = None
    width: float = 1.0
    dash: str = "solid"


def column(x: float, count: int) -> list[Place]:
    """Places of `count` nodes above one another, the first on top, around the height 0."""
    return [(x, (count - 1) / 2 - row) for row in range(count)]


def graph(nodes: Sequence[Node], edges: Sequence[Edge], height: int, size: int = 40, theme: str = "light") -> Figure:
    """The edges below the nodes; text on an edge has the page's own ground."""
    xs, ys = zip(*(node.at for node in nodes), strict=True)
    hidden: dict[str, Any] = {"visible": False, "fixedrange": True}
    fig = figure(
        theme, height=height, hovermode="closest", annotations=[*_on_edges(edges, theme), *_under(nodes, size, theme)],
        xaxis={**hidden, "range": [min(xs) - AIR, max(xs) + AIR]},
        yaxis={**hidden, "range": [min(ys) - AIR - 0.1, max(ys) + AIR]},
    )  # fmt: skip
    fig.add_traces([*(_line(edge, theme) for edge in edges), _nodes(nodes, size, theme)])
    return fig


def classified(score: Callable[[Reals], Reals], points: Reals, labels: Any, theme: str = "light") -> Figure:
    """Examples `(samples, 2)` on the predictions of a network: label 1 where `score` of places `(places, 2)` is 0 or "
    "more."""
    fig = empty_plane(WINDOW, theme)
    shade_predictions(fig, WINDOW, score)
    examples(fig, points, labels, wrong=(score(points) >= 0) != (np.asarray(labels) == 1))
    return fig


def _line(edge: Edge, theme: str) -> dict[str, Any]:
    return {
        "type": "scatter", "mode": "lines", "hoverinfo": "skip", "name": "edge",
        "x": [edge.start[0], edge.end[0]], "y": [edge.start[1], edge.end[1]],
        "line": {"color": color_of(edge.color, theme), "width": edge.width, "dash": edge.dash},
    }  # fmt: skip


def _on_edges(edges: Sequence[Edge], theme: str) -> list[dict[str, Any]]:
    return [
        {"x": x, "y": y, "text": edge.text, "showarrow": False, "bgcolor": background(theme), "borderpad": 0,
         "font": {"size": 12, "color": color_of(edge.color, theme)}}
        for edge, (x, y) in _written(edges)
    ]  # fmt: skip


def _under(nodes: Sequence[Node], size: int, theme: str) -> list[dict[str, Any]]:
    return [
        {"x": node.at[0], "y": node.at[1], "text": node.under, "showarrow": False, "yanchor": "top",
         "yshift": -size / 2 - 1, "font": {"size": 12, "color": color_of(node.color, theme)},
         "bgcolor": background(theme), "borderpad": 0}
        for node in nodes if node.under
    ]  # fmt: skip


def _written(edges: Sequence[Edge]) -> list[tuple[Edge, Place]]:
    """Edges with a text and its place: where a text may choose, it goes as far from those before it as it can."""
    placed: list[tuple[Edge, Place]] = []
    for edge in edges:
        if edge.text:
            level = edge.start[1] == edge.end[1]  # on a phone its nodes leave room in the middle only
            shares = (0.5,) if level else SHARES
            places = [_along(edge, share) for share in shares]
            placed.append((edge, max(places, key=lambda place: _room(place, [other for _, other in placed]))))
    return placed


def _along(edge: Edge, share: float) -> Place:
    (x, y), (u, v) = edge.start, edge.end
    return (1 - share) * x + share * u, (1 - share) * y + share * v


def _room(place: Place, others: Sequence[Place]) -> float:
    """How far the nearest of the others is; texts are wider than high."""
    return min((abs(place[0] - x) + 1.5 * abs(place[1] - y) for x, y in others), default=0.0)


def _nodes(nodes: Sequence[Node], size: int, theme: str) -> dict[str, Any]:
    colors = [color_of(node.color, theme) for node in nodes]
    inside = [color if node.lit else background(theme) for node, color in zip(nodes, colors, strict=True)]
    written = [background(theme) if node.lit else color for node, color in zip(nodes, colors, strict=True)]
    return {
        "type": "scatter", "mode": "markers+text", "name": "nodes", "hoverinfo": "text", "opacity": 1,
        "x": [node.at[0] for node in nodes], "y": [node.at[1] for node in nodes],
        "text": [node.text for node in nodes], "textfont": {"size": 13, "color": written},
        "hovertext": [node.hover or node.text for node in nodes],
        "marker": {"size": size, "color": inside, "opacity": 1, "line": {"width": 2, "color": colors}},
    }  # fmt: skip
