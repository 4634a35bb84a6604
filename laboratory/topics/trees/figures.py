"""A small tree from the root down: one path thick, what is not yet written down faint; and its size as an axis."""

from collections.abc import Sequence
from typing import Any

from laboratory.figures.axes import Scale
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import word
from laboratory.figures.roles import QUIET, Role
from laboratory.figures.theme import figure
from laboratory.topics.trees.labels import of_nodes
from laboratory.topics.trees.places import NodePlace

LEVEL = 88  # pixels from a question to its answers
FAINT = 0.3
HIGHEST = 560  # pixels
MOST_IN_WORDS = 7  # leaves beside each other, less one, whose words have room on a phone
NODES = Scale("nodes of the tree", whole=True)
YES, NO, WAY = 0, 1, 2  # places in the palette
BRANCHES = "branches"  # the group of all lines of a tree, whatever their answers


def tree(
    nodes: Sequence[NodePlace], path: tuple[int, ...] | None, written: int | None = None, theme: str = "light"
) -> Figure:
    """The tree with the day's path, if any; only the first `written` nodes in full, all if None."""
    deep, wide = min(node.y for node in nodes), max(node.x for node in nodes)
    level = min(LEVEL, HIGHEST / (1 - deep))
    fig = figure(
        theme, height=int(level * (1 - deep)) + 24, hovermode="closest",
        xaxis={"visible": False, "range": [-0.6, wide + 0.6], "fixedrange": True},
        yaxis={"visible": False, "range": [deep - 0.4, 0.4], "fixedrange": True},
    )  # fmt: skip
    small = wide >= MOST_IN_WORDS
    for at, node in enumerate(nodes):
        if node.parent >= 0:
            _branch(fig, nodes[node.parent], node, on_path(node, path), _strength(at, written), small)
    if small:
        _marks(fig, nodes)
        return fig
    for at, node in enumerate(nodes):
        _box(fig, node, on_path(node, path), _strength(at, written))
    return fig


def tree_in_words(nodes: Sequence[NodePlace], path: tuple[int, ...]) -> str:
    """The tree as text, each node before its children."""
    listed = "; ".join(f"{node.answer + ': ' if node.answer else ''}{node.text}" for node in nodes)
    way = " ".join(f"{node.answer + ':' if node.answer else ''} {node.text}" for node in nodes if on_path(node, path))
    return f"A tree of {of_nodes(len(nodes))}, from the root down: {listed}. The day takes this path: {way.strip()}."


def grown_in_words(nodes: Sequence[NodePlace]) -> str:
    """A tree without a path."""
    listed = "; ".join(f"{node.answer + ': ' if node.answer else ''}{node.text}" for node in nodes)
    return f"A tree of {of_nodes(len(nodes))}, from the root down: {listed}."


def tree_table(nodes: Sequence[NodePlace], path: tuple[int, ...]) -> dict[str, Any]:
    """A row for each node, before its children."""
    return {
        "node": list(range(len(nodes))),
        "parent": ["" if node.parent < 0 else node.parent for node in nodes],
        "answer": [node.answer for node in nodes],
        "text": [node.text for node in nodes],
        "on_the_path": [int(on_path(node, path)) for node in nodes],
    }


def on_path(node: NodePlace, path: tuple[int, ...] | None) -> bool:
    """Whether the node is on the day's path."""
    return path is not None and path[: len(node.path)] == node.path


def _strength(at: int, written: int | None) -> float:
    return 1.0 if written is None or at < written else FAINT


def _branch(fig: Figure, above: NodePlace, below: NodePlace, thick: bool, strength: float, bare: bool) -> None:
    role = Role(below.answer, WAY if thick else None, width=5 if thick else 1.5, alpha=strength)
    polyline(fig, [above.x, below.x], [above.y, below.y], role, legendgroup=BRANCHES)
    if bare:
        return
    middle = (above.x + below.x) / 2, (above.y + below.y) / 2
    word(fig, middle, below.answer, QUIET.but(alpha=strength), size=13, ground=1, borderpad=1)


def _box(fig: Figure, node: NodePlace, thick: bool, strength: float) -> None:
    text = node.text.replace(" ≤", "<br>≤").replace(" above", "<br>above").replace(" or ", "<br>or ")
    if node.label is not None:
        text = f"<b>{text}</b>"
    role = Role(text, _color(node.label), alpha=strength)
    word(fig, (node.x, node.y), text, role, ground=1, border=3 if thick else 1.5, borderpad=5)


def _marks(fig: Figure, nodes: Sequence[NodePlace]) -> None:
    """Nodes as marks where words have no room: their text appears on hovering."""
    for label, symbol in ((None, "square"), (1, "circle"), (0, "circle-open")):
        role = Role("question" if label is None else "leaf", _color(label), marker=symbol)
        same = [node for node in nodes if node.label == label]
        places = [node.x for node in same], [node.y for node in same]
        dots(fig, *places, role, "%{text}", size=9, text=[node.text for node in same])


def _color(label: int | None) -> int | None:
    """A leaf's place in the palette; questions are grey."""
    return None if label is None else YES if label == 1 else NO
