"""The graph of a layered network, with its constant nodes and the notes' names for its places."""

from itertools import pairwise
from typing import Any

from bounds.numbers import pluralize
from laboratory.figures.figure import Figure
from laboratory.topics.networks.figures import Edge, Node, column, graph
from laboratory.topics.networks.graph.run import Sizes

NODE = 26
ROOM = 46  # pixels of height for a node
INDICES = {"input": "i", "hidden": "j", "output": "k"}


def layered(run: Sizes, theme: str = "light") -> Figure:
    """Inputs left, outputs right, a constant node at the foot of every layer but the last; edge u to t in colour."""
    last = len(run.layers) - 1
    places = [column(x, units + (x < last)) for x, units in enumerate(run.layers)]
    nodes, edges = [], []
    for layer, (units, at) in enumerate(zip(run.layers, places, strict=True)):
        color = None if layer == 0 else 0 if layer == last else 2
        index, end = _index(layer, last), _end(layer, last)
        nodes += [
            Node(at[unit], "" if unit else index, color, "" if unit else end, hover=_hover(layer, last, unit))
            for unit in range(units)
        ]
        if layer < last:
            nodes.append(Node(at[-1], "1", 3, hover="constant 1: its edges are the biases"))
    for layer, (below, above) in enumerate(pairwise(places), 1):
        for node, start in enumerate(below):
            constant = node == len(below) - 1
            edges += [
                Edge(start, end, color=3 if constant else None, width=1, dash="dot" if constant else "solid")
                for end in above[: run.layers[layer]]
            ]
    edges.append(Edge(places[last - 1][0], places[last][0], "w<sub>tu</sub>", 1, 3))
    height = max(240, ROOM * max(len(at) for at in places) + 40)
    return graph(nodes, edges, height, NODE, theme)


def layered_in_words(run: Sizes) -> str:
    """What a person sees of the graph."""
    inside = " and ".join(str(units) for units in run.layers[1:-1])
    is_single = run.layers[1:-1] == (1,)
    hidden = f", {inside} hidden unit{'' if is_single else 's'}" if inside else ""
    return (
        f"A graph of layers: {pluralize(run.layers[0], 'input')}{hidden}, {pluralize(run.layers[-1], 'output')}, with "
        f"a constant node in every layer but the last: {run.nodes} nodes and {run.edges} edges."
    )


def layers_table(run: Sizes) -> dict[str, Any]:
    """A row for each layer of weights."""
    return {
        "layer": list(range(1, len(run.layers))),
        "inputs": list(run.layers[:-1]),
        "units": list(run.layers[1:]),
        "edges": [(below + 1) * units for below, units in pairwise(run.layers)],
    }


def _index(layer: int, last: int) -> str:
    return INDICES["input" if layer == 0 else "output" if layer == last else "hidden"]


def _end(layer: int, last: int) -> str:
    """The thick edge leads from u to t."""
    return "t" if layer == last else "u" if layer == last - 1 else ""


def _hover(layer: int, last: int, unit: int) -> str:
    name = "input" if layer == 0 else "output unit" if layer == last else f"hidden unit of layer {layer}:"
    return f"{name} {unit + 1}"
