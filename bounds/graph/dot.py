"""Drawings of the graph in the language of Graphviz, which lays them out."""

import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bounds.graph.edge import TheoremEdge
from bounds.graph.edges import all_edges
from bounds.graph.order import depths
from bounds.vocabulary.family import family_title

MOST = 12  # theorems in a column
STEPS = 2
WIDTH = 24  # letters of a line
IN_ROW = 4  # boxes without a line
STYLES = {
    "rests on": "solid", "follows from": "dashed", "is a case of": "dashed", "sharpens": "dotted", "limits": "dotted",
}  # fmt: skip


@dataclass(frozen=True)
class Colours:
    """What a drawing is drawn in."""

    text: str
    line: str
    node: str
    chosen: str


LIGHT = Colours(text="#1f2328", line="#6e7781", node="#eef2f7", chosen="#cfe3ff")
DARK = Colours(text="#e6edf3", line="#8b949e", node="#22303f", chosen="#1f4f8a")


@dataclass(frozen=True)
class GraphDrawing:
    """A drawing, `dot`, and what of the graph it leaves out: how many theorems by the number of steps."""

    dot: str
    left_out: Mapping[int, int]


def neighbourhood(
    slug: str, colours: Colours, address: Callable[[str], str], steps: int = STEPS, most: int = MOST
) -> GraphDrawing:
    """A theorem in the middle, what it holds by to its left and what holds by it to its right, so many steps each way.

    Where a column would have more than `most` theorems, those with the fewest edges are left out.
    """
    near = depths(slug, all_edges(), steps)
    visible, left_out = _visible(near, most)
    edges = [edge for edge in all_edges() if edge.upper in visible and edge.lower in visible]
    edges = [edge for edge in _apart(edges) if edge.is_reason or slug in (edge.upper, edge.lower)]
    return GraphDrawing(_dot(_titles(visible), edges, colours, address, {slug}), left_out)


def family(name: str, colours: Colours, address: Callable[[str], str]) -> str:
    """All theorems of a family with the edges between them."""
    from bounds import theorems

    members = theorems.families[name]
    edges = [edge for edge in all_edges() if edge.upper in members and edge.lower in members]
    return _dot(_titles(members), list(_apart(edges)), colours, address, set())


def _in_rows(names: Iterable[str]) -> Iterable[str]:
    """Lines that nobody sees, which put boxes without any in rows of IN_ROW instead of one long column.

    A box that is alone in its row has none: it would be no line, but the box that nobody sees.
    """
    alone = list(names)
    for first in range(0, len(alone), IN_ROW):
        row = [f'"{name}"' for name in alone[first : first + IN_ROW]]
        if len(row) > 1:
            yield f"{' -> '.join(row)} [style=invis]"


def families(colours: Colours, address: Callable[[str], str], least: int = 1) -> str:
    """The families, each with its number of theorems; the thicker a line, the more often one rests on the other."""
    from bounds import theorems

    family_of = {slug: name for name, slugs in theorems.families.items() for slug in slugs}
    between = Counter(
        (family_of[edge.upper], family_of[edge.lower]) for edge in _apart(all_edges()) if edge.kind == "rests on"
    )
    names = {name: f"{family_title(name)} ({len(slugs)})" for name, slugs in theorems.families.items()}
    lines = [_node(name, title, colours, address(name), False) for name, title in names.items()]
    connected: set[str] = set()
    for (upper, lower), count in sorted(between.items()):
        if upper != lower and count >= least:
            width = min(1 + count / 6, 4)
            lines.append(f'"{lower}" -> "{upper}" [penwidth={width:.1f}, tooltip="{count}"]')
            connected |= {lower, upper}
    return _graph([*lines, *_in_rows(name for name in names if name not in connected)], colours)


def _visible(near: Mapping[str, int], most: int) -> tuple[list[str], Mapping[int, int]]:
    """The theorems that are drawn, by columns, and how many of each column are not.

    None is drawn without a line: one in the second column has a reason in common with one that is drawn in the first.
    """
    reasons = [edge for edge in all_edges() if edge.is_reason]
    degrees = Counter(end for edge in reasons for end in (edge.upper, edge.lower) if end in near)
    columns: dict[int, list[str]] = {}
    left_out = {}
    for depth in sorted(set(near.values()), key=abs):
        inner = set(columns.get(depth - (depth > 0) + (depth < 0), ()))
        joined = {edge.upper if depth > 0 else edge.lower for edge in reasons if {edge.upper, edge.lower} & inner}
        column = [slug for slug in near if near[slug] == depth]
        columns[depth] = sorted(
            joined.intersection(column) if depth else column, key=lambda slug: (-degrees[slug], slug)
        )[:most]
        if len(column) > len(columns[depth]):
            left_out[depth] = len(column) - len(columns[depth])
    return [slug for depth in sorted(columns) for slug in columns[depth]], left_out


def _titles(slugs: Iterable[str]) -> Mapping[str, str]:
    from bounds import theorems

    return {slug: theorems[slug].title for slug in slugs}


def _apart(edges: Iterable[TheoremEdge]) -> Iterable[TheoremEdge]:
    """One edge of each pair, the first."""
    seen = set()
    for edge in edges:
        pair = frozenset((edge.upper, edge.lower))
        if pair not in seen:
            seen.add(pair)
            yield edge


def _dot(
    titles: Mapping[str, str],
    edges: Sequence[TheoremEdge],
    colours: Colours,
    address: Callable[[str], str],
    chosen: set[str],
) -> str:
    lines = [_node(slug, title, colours, address(slug), slug in chosen) for slug, title in titles.items()]
    lines += [_line(edge) for edge in edges]
    connected = {end for edge in edges for end in (edge.upper, edge.lower)}
    return _graph([*lines, *_in_rows(slug for slug in titles if slug not in connected)], colours)


def _line(edge: TheoremEdge) -> str:
    constraint = "" if edge.is_reason else ", constraint=false"
    words = f"{edge.upper} {edge.kind} {edge.lower}"
    return f'"{edge.lower}" -> "{edge.upper}" [style={STYLES[edge.kind]}, tooltip="{words}"{constraint}]'


def _node(name: str, title: str, colours: Colours, address: str, chosen: bool) -> str:
    label = "\\n".join(_escaped(line) for line in textwrap.wrap(title, WIDTH))
    fill = colours.chosen if chosen else colours.node
    return (
        f'"{name}" [label="{label}", fillcolor="{fill}", URL="{_escaped(address)}", target="_self", tooltip="{name}"]'
    )


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _graph(lines: Iterable[str], colours: Colours) -> str:
    font = f'fontname="sans-serif", fontcolor="{colours.text}"'
    head = (
        "digraph theorems {",
        '  rankdir=LR; bgcolor="transparent"; nodesep=0.14; ranksep=0.5;',
        f'  node [shape=box, style="rounded,filled", color="{colours.line}", fontsize=13, margin="0.1,0.05", {font}];',
        f'  edge [color="{colours.line}", arrowsize=0.6];',
    )
    return "\n".join((*head, *(f"  {line};" for line in lines), "}"))
