"""Networks as graphs: nodes in layers with something written in them, edges with something written on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from laboratory.figures.theme import GREY, figure, ground, palette

if TYPE_CHECKING:
    import plotly.graph_objects as go

Place = tuple[float, float]
SHARES = (0.5, 0.36, 0.64, 0.27, 0.7)  # where along an edge its text may stand
AIR = 0.5  # around the nodes, in units of their distance


@dataclass(frozen=True)
class Node:
    """`text` is written inside, `under` below it; `color` numbers the palette, None is grey; `lit` fills it."""

    at: Place
    text: str
    color: int | None = None
    under: str = ""
    lit: bool = False
    told: str = ""


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


def graph(nodes: Sequence[Node], edges: Sequence[Edge], height: int, size: int = 40, theme: str = "light") -> go.Figure:
    """The edges below the nodes; what is written on an edge stands on the page's own ground."""
    xs, ys = zip(*(node.at for node in nodes), strict=True)
    hidden: dict[str, Any] = {"visible": False, "fixedrange": True}
    drawn = figure(
        height=height, hovermode="closest",
        xaxis={**hidden, "range": [min(xs) - AIR, max(xs) + AIR]},
        yaxis={**hidden, "range": [min(ys) - AIR - 0.1, max(ys) + AIR]},
    )  # fmt: skip
    for edge in edges:
        drawn.add_scatter(
            x=[edge.start[0], edge.end[0]], y=[edge.start[1], edge.end[1]], mode="lines", hoverinfo="skip", name="edge",
            line={"color": _color(edge.color, theme), "width": edge.width, "dash": edge.dash},
        )  # fmt: skip
    for edge, (x, y) in _written(edges):
        drawn.add_annotation(
            x=x, y=y, text=edge.text, showarrow=False, bgcolor=ground(theme), borderpad=0,
            font={"size": 12, "color": _color(edge.color, theme)},
        )  # fmt: skip
    _nodes(drawn, nodes, size, theme)
    return drawn


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


def _nodes(drawn: go.Figure, nodes: Sequence[Node], size: int, theme: str) -> None:
    colors = [_color(node.color, theme) for node in nodes]
    inside = [color if node.lit else ground(theme) for node, color in zip(nodes, colors, strict=True)]
    written = [ground(theme) if node.lit else color for node, color in zip(nodes, colors, strict=True)]
    drawn.add_scatter(
        x=[node.at[0] for node in nodes], y=[node.at[1] for node in nodes], mode="markers+text", name="nodes",
        text=[node.text for node in nodes], textfont={"size": 13, "color": written}, hoverinfo="text",
        hovertext=[node.told or node.text for node in nodes], opacity=1,
        marker={"size": size, "color": inside, "opacity": 1, "line": {"width": 2, "color": colors}},
    )  # fmt: skip
    for node, color in zip(nodes, colors, strict=True):
        if node.under:
            drawn.add_annotation(
                x=node.at[0], y=node.at[1], text=node.under, showarrow=False, yanchor="top", yshift=-size / 2 - 1,
                font={"size": 12, "color": color}, bgcolor=ground(theme), borderpad=0,
            )  # fmt: skip


def _color(number: int | None, theme: str) -> str:
    return GREY[theme] if number is None else palette(theme)[number]
