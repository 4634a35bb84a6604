"""The threshold network for XOR: its graph with the values of one input, and its two halfspaces in the plane."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import word
from laboratory.figures.plane import arrow, empty_plane, examples, fill
from laboratory.figures.regions import Window
from laboratory.figures.roles import Role
from laboratory.topics.networks.figures import Edge, Node, column, graph
from laboratory.topics.networks.xor.run import CODINGS, CORNERS, ExclusiveOr

HEIGHT = 400
RING = Role("input", None, marker="circle-open", known=True)
AND, OR = Role("AND", 3, "dash", width=3), Role("OR", 2, width=3)


def halfplanes(run: ExclusiveOr, corner: str, theme: str = "light") -> Figure:
    """The four inputs, the edges of AND and OR with the side on which each outputs 1, the strip with output 1."""
    low, high = CODINGS[run.coding]
    width = high - low
    near, far = low - 0.55 * width, high + 0.55 * width
    fig = empty_plane(Window(near, far, near, far), theme, height=HEIGHT)
    fig.update_xaxes(tickvals=[low, high]).update_yaxes(tickvals=[low, high])
    (_, both), (_, either) = run.lines
    x = 3 * np.array([near, far])
    strip = [*zip(x, either - x, strict=True), *zip(x[::-1], both - x[::-1], strict=True)]
    fill(fig, strip, Role("output 1", 0))
    for total, role, at in ((both, AND, 0.22), (either, OR, -0.42)):
        polyline(fig, x, total - x, role)
        _side(fig, role, total, low + at * width, width)
    examples(fig, run.inputs, run.outputs, size=15)
    now = run.inputs[CORNERS.index(corner)]
    dots(fig, now[:1], now[1:], RING, size=28, edge=2.5)
    return fig


def halfplanes_in_words(run: ExclusiveOr, corner: str) -> str:
    """What a person sees on the plane."""
    row = CORNERS.index(corner)
    a, b = run.inputs[row]
    return (
        "Four inputs at the corners of a square and two parallel lines, the edges of AND and OR. Only the two corners "
        f"between them have output 1. The input ({format_short(a)}, {format_short(b)}) is ringed; its output is "
        f"{run.outputs[row]:g}."
    )


def xor_graph(run: ExclusiveOr, corner: str, theme: str = "light") -> Figure:
    """Inputs, AND and OR, and the output, with the weights on the edges and the values of one input in the nodes."""
    row = CORNERS.index(corner)
    (w, v), (b, c) = run.network.weights, run.network.biases
    inputs, hidden, (output,) = column(0, 3), column(1, 3), [(2.0, 0.0)]
    answer = float(run.outputs[row])
    units = (AND, OR)
    nodes = [Node(at, f"{x:g}", None, f"x{i}") for at, x, i in zip(inputs, run.inputs[row], "₁₂", strict=False)]
    nodes += [Node(inputs[2], "1"), Node(hidden[2], "1")]
    nodes += [
        Node(at, f"{h:g}", unit.color, unit.name, h == 1)
        for at, h, unit in zip(hidden, run.hidden[row], units, strict=False)
    ]
    nodes.append(Node(output, f"{answer:g}", 0, "OR, no AND", answer == 1))
    edges = [
        Edge(inputs[i], hidden[j], format_short([*w[j], b[j]][i], 6), unit.color)
        for j, unit in enumerate(units)
        for i in range(3)
    ]
    edges += [Edge(hidden[i], output, format_short([*v[0], c[0]][i], 6), 0) for i in range(3)]
    return graph(nodes, edges, HEIGHT, 46, theme)


def xor_graph_in_words(run: ExclusiveOr, corner: str) -> str:
    """What a person sees of the graph."""
    row = CORNERS.index(corner)
    both, either = run.hidden[row]
    return (
        f"A network with two inputs, two hidden units and one output. AND is {both:g}, OR is {either:g}, the output "
        f"{run.outputs[row]:g}."
    )


def xor_table(run: ExclusiveOr) -> dict[str, Any]:
    """The truth table with net inputs; full precision."""
    nets = [run.net_inputs(row) for row in range(len(CORNERS))]
    return {
        "x1": run.inputs[:, 0].tolist(),
        "x2": run.inputs[:, 1].tolist(),
        "net_and": [float(hidden[0]) for hidden, _ in nets],
        "net_or": [float(hidden[1]) for hidden, _ in nets],
        "and": run.hidden[:, 0].tolist(),
        "or": run.hidden[:, 1].tolist(),
        "net_output": [output for _, output in nets],
        "output": run.outputs.tolist(),
    }


def _side(fig: Figure, role: Role, total: float, x: float, width: float) -> None:
    """An arrow from the line to the side on which the unit outputs 1."""
    y, step = total - x, 0.11 * width
    arrow(fig, (x, y), (x + step, y + step), role)
    word(fig, (x + step, y + step), f"{role.name} = 1", role, xanchor="left", yanchor="bottom")
