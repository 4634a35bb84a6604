"""Backpropagation on a graph: values forward, deltas backward, one layer at a time."""

from typing import Any

from laboratory.figures.figure import Figure
from laboratory.topics.networks.backward.numbers import in_node
from laboratory.topics.networks.backward.run import Backward
from laboratory.topics.networks.figures import Edge, Node, column, graph

HEIGHT = 400


def backward_graph(run: Backward, step: int, theme: str = "light") -> Figure:
    """Values in the nodes as far as they are computed after `step`; deltas under them; weights, or slopes, on edges."""
    depth = run.depth
    layers = [len(values) for values in run.values]
    places = [column(x, units + (x < depth)) for x, units in enumerate(layers)]
    nodes: list[Node] = []
    for layer, at in enumerate(places):
        known = layer <= step
        behind = layer > 0 and step > depth and layer >= 2 * depth + 1 - step
        lit = layer == (step if step <= depth else 2 * depth + 1 - step)
        for unit in range(layers[layer]):
            value = in_node(float(run.values[layer][unit])) if known else "?"
            under = f"δ {in_node(float(run.deltas[layer - 1][unit]))}" if behind else ""
            color = 1 if behind else (0 if known and layer else None)
            nodes.append(Node(at[unit], value, color, under, lit and layer > 0))
        if layer < depth:
            nodes.append(Node(at[-1], "1", 3))
    return graph(nodes, _edges(run, step, places), HEIGHT, 46, theme)


def backward_in_words(run: Backward, step: int) -> str:
    """What a person sees of the graph."""
    forward = min(step, run.depth)
    outputs = ", ".join(in_node(float(v)) for v in run.values[forward])
    back = max(0, min(step - run.depth, run.depth))
    last = "the last layer" if back == 1 else f"the last {back} layers"
    deltas = f" Deltas are computed for {last}." if back else ""
    return f"A network of layers {'-'.join(str(len(v)) for v in run.values)}: layer {forward} has {outputs}.{deltas}"


def _edges(run: Backward, step: int, places: list[Any]) -> list[Edge]:
    depth, edges = run.depth, []
    for layer in range(1, depth + 1):
        forward, back = layer == step, step > depth and layer == 2 * depth + 1 - step
        done = step > depth and layer >= 2 * depth + 1 - step
        net = run.moved if step > 2 * depth else run.slope if done else run.network
        color = 1 if done and step <= 2 * depth else 0 if forward or step > 2 * depth else None
        w, b = net.weights[layer - 1], net.biases[layer - 1]
        for unit in range(len(b)):
            for source, start in enumerate(places[layer - 1]):
                number = float(b[unit] if source == w.shape[1] else w[unit, source])
                width = 2.5 if forward or back else 1
                edges.append(Edge(start, places[layer][unit], in_node(number), color, width))
    return edges
