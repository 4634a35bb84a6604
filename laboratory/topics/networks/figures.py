"""Networks as graphs, with text in the nodes and on the edges; predictions in the plane, and curves over inputs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from laboratory.figures.axes import INPUT, Scale
from laboratory.figures.curves import at_point
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import word
from laboratory.figures.plane import empty_plane, examples, shade_predictions
from laboratory.figures.regions import Window
from laboratory.figures.roles import GROUND, SAMPLE, Role
from laboratory.figures.theme import figure, theme_of
from learners.shared.arrays import Reals

Place = tuple[float, float]
EDGE = 1.06
WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
SHARES = (0.5, 0.36, 0.64, 0.27, 0.7)  # where along an edge its text may be written
Y = Scale("", "<i>y</i>")
ROOM = 0.3  # of the range of target and sample, above and below them
AIR = 0.5  # around the nodes, in units of their distance


@dataclass(frozen=True)
class Node:
    """`text` is written inside, `under` below it; `color` numbers the palette, None is grey; `lit` fills it;
    `hover` is read over it instead of its text.
    """

    at: Place
    text: str
    color: int | str | None = None
    under: str = ""
    lit: bool = False
    hover: str = ""


@dataclass(frozen=True)
class Edge:
    """From one place to another; `text` is written where there is most room."""

    start: Place
    end: Place
    text: str = ""
    color: int | str | None = None
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
        theme, height=height, hovermode="closest", xaxis={**hidden, "range": [min(xs) - AIR, max(xs) + AIR]},
        yaxis={**hidden, "range": [min(ys) - AIR - 0.1, max(ys) + AIR]},
    )  # fmt: skip
    for edge in edges:
        x, y = zip(edge.start, edge.end, strict=True)
        polyline(fig, x, y, Role("edge", edge.color, edge.dash, width=edge.width))
    for edge, place in _written(edges):
        word(fig, place, edge.text, Role(edge.text, edge.color), size=12, ground=1, borderpad=0)
    below: dict[str, Any] = {"yanchor": "top", "yshift": -size / 2 - 1, "borderpad": 0}
    for node in nodes:
        if node.under:
            word(fig, node.at, node.under, Role(node.under, node.color), size=12, ground=1, **below)
    _nodes(fig, nodes, size)
    return fig


def classified(score: Callable[[Reals], Reals], points: Reals, labels: Any, theme: str = "light") -> Figure:
    """Examples `(samples, 2)` on the predictions of a network: label 1 where `score` of places `(places, 2)` is 0 or "
    "more."""
    fig = empty_plane(WINDOW, theme)
    shade_predictions(fig, WINDOW, score)
    examples(fig, points, labels, wrong=(score(points) >= 0) != (np.asarray(labels) == 1))
    return fig


def over_inputs(truth: Reals, values: Reals, theme: str, room: float = ROOM) -> Figure:
    """Axes over inputs from -1 to 1, as high as the target `(places,)` and a sample's `values` `(m,)` need."""
    heights = np.concatenate([truth, values])
    air = room * float(np.ptp(heights))
    return figure(
        theme, hovermode="closest", xaxis=INPUT.axis(range=[-1, 1], zeroline=False),
        yaxis=Y.axis(zeroline=False, range=[float(heights.min()) - air, float(heights.max()) + air]),
    )  # fmt: skip


def sample_around(truth: Reals, points: Reals, values: Reals, theme: str) -> Figure:
    """These axes with the sample, `points` and `values` `(m,)`."""
    fig = over_inputs(truth, values, theme)
    dots(fig, points, values, SAMPLE, at_point("example"), size=5, edge=0)
    return fig


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


def _nodes(fig: Figure, nodes: Sequence[Node], size: int) -> None:
    """A circle for each node, full where it is lit; its text in what the other is not."""
    theme = theme_of(fig)
    colors, ground = [Role(node.text, node.color).ink(theme) for node in nodes], GROUND.ink(theme)
    lit = [(color, ground) if node.lit else (ground, color) for node, color in zip(nodes, colors, strict=True)]
    look = {"color": [inside for inside, _ in lit], "opacity": 1, "line": {"width": 2, "color": colors}}
    font = {"size": 13, "color": [text for _, text in lit]}
    x, y = zip(*(node.at for node in nodes), strict=True)
    dots(
        fig, x, y, Role("nodes", None), size=size, look=look, mode="markers+text", hoverinfo="text", textfont=font,
        text=[node.text for node in nodes], hovertext=[node.hover or node.text for node in nodes], opacity=1,
    )  # fmt: skip
