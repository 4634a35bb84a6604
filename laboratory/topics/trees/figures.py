"""A small tree from the root down: one path thick, what is not yet written down faint; and its size as an axis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from laboratory.figures.axes import Scale
from laboratory.figures.theme import GREY, figure, ground, ink, see_through
from laboratory.topics.trees.places import NodePlace

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

LEVEL = 96  # pixels from a question to its answers
FAINT = 0.3
HIGHEST = 560  # pixels
MOST_IN_WORDS = 7  # leaves beside each other, less one, whose words have room on a phone
NODES = Scale("nodes of the tree", whole=True)
YES, NO, WAY = 0, 1, 2  # places in the palette
BRANCHES = "branches"  # what all lines of a tree are, whatever answer stands at one


def tree(
    nodes: Sequence[NodePlace], path: tuple[int, ...] | None, written: int | None = None, theme: str = "light"
) -> Figure:
    """The tree with the day's path, if any; only the first `written` nodes in full, all if None."""
    deep, wide = min(node.y for node in nodes), max(node.x for node in nodes)
    level = min(LEVEL, HIGHEST / (1 - deep))
    drawn = figure(
        theme, height=int(level * (1 - deep)) + 24, hovermode="closest",
        xaxis={"visible": False, "range": [-0.6, wide + 0.6], "fixedrange": True},
        yaxis={"visible": False, "range": [deep - 0.4, 0.4], "fixedrange": True},
    )  # fmt: skip
    small = wide >= MOST_IN_WORDS
    for at, node in enumerate(nodes):
        if node.parent >= 0:
            _branch(drawn, nodes[node.parent], node, on_path(node, path), _strength(at, written), theme, small)
    if small:
        _marks(drawn, nodes, theme)
        return drawn
    for at, node in enumerate(nodes):
        _box(drawn, node, on_path(node, path), _strength(at, written), theme)
    return drawn


def tree_in_words(nodes: Sequence[NodePlace], path: tuple[int, ...]) -> str:
    """The tree as a screen reader tells it, each node before its children."""
    told = "; ".join(f"{node.answer + ': ' if node.answer else ''}{node.said}" for node in nodes)
    way = " ".join(f"{node.answer + ':' if node.answer else ''} {node.said}" for node in nodes if on_path(node, path))
    return f"A tree of {len(nodes)} nodes, from the root down: {told}. The day takes this path: {way.strip()}."


def grown_in_words(nodes: Sequence[NodePlace]) -> str:
    """A tree without a path."""
    told = "; ".join(f"{node.answer + ': ' if node.answer else ''}{node.said}" for node in nodes)
    return f"A tree of {len(nodes)} nodes, from the root down: {told}."


def tree_table(nodes: Sequence[NodePlace], path: tuple[int, ...]) -> dict[str, Any]:
    """A row for each node, before its children."""
    return {
        "node": list(range(len(nodes))),
        "parent": ["" if node.parent < 0 else node.parent for node in nodes],
        "answer": [node.answer for node in nodes],
        "says": [node.said for node in nodes],
        "on_the_path": [int(on_path(node, path)) for node in nodes],
    }


def on_path(node: NodePlace, path: tuple[int, ...] | None) -> bool:
    """Whether the day comes by this node."""
    return path is not None and path[: len(node.path)] == node.path


def _strength(at: int, written: int | None) -> float:
    return 1.0 if written is None or at < written else FAINT


def _branch(
    drawn: Figure, above: NodePlace, below: NodePlace, thick: bool, strength: float, theme: str, bare: bool
) -> None:
    look = {"color": see_through(ink(WAY if thick else None, theme), strength), "width": 5 if thick else 1.5}
    ends = {"x": [above.x, below.x], "y": [above.y, below.y]}
    drawn.add_scatter(**ends, mode="lines", line=look, name=below.answer, legendgroup=BRANCHES, hoverinfo="skip")
    if bare:
        return
    drawn.add_annotation(
        x=(above.x + below.x) / 2, y=(above.y + below.y) / 2, text=below.answer, showarrow=False,
        bgcolor=ground(theme), font={"size": 13, "color": see_through(GREY[theme], strength)}, borderpad=1,
    )  # fmt: skip


def _box(drawn: Figure, node: NodePlace, thick: bool, strength: float, theme: str) -> None:
    text = node.said.replace(" ≤", "<br>≤").replace(" above", "<br>above").replace(" or ", "<br>or ")
    if node.label is not None:
        text = f"<b>{text}</b>"
    color = see_through(ink(_color(node.label), theme), strength)
    drawn.add_annotation(
        x=node.x, y=node.y, text=text, showarrow=False, bgcolor=ground(theme), bordercolor=color,
        borderwidth=3 if thick else 1.5, borderpad=5, font={"size": 14, "color": color},
    )  # fmt: skip


def _marks(drawn: Figure, nodes: Sequence[NodePlace], theme: str) -> None:
    """Nodes as marks where words have no room: what they say is told on touching them."""
    for label, symbol in ((None, "square"), (1, "circle"), (0, "circle-open")):
        color = ink(_color(label), theme)
        some = [node for node in nodes if node.label == label]
        drawn.add_scatter(
            x=[node.x for node in some], y=[node.y for node in some], mode="markers", text=[node.said for node in some],
            marker={"symbol": symbol, "size": 9, "color": color, "line": {"width": 2, "color": color}},
            hovertemplate="%{text}<extra></extra>", name="question" if label is None else "leaf",
        )  # fmt: skip


def _color(label: int | None) -> int | None:
    """A leaf's place in the palette; questions are grey."""
    return None if label is None else YES if label == 1 else NO
