"""The threshold network for XOR: its graph with the values of one input, and its two halfspaces in the plane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, figure, palette
from laboratory.topics.networks.drawing import Edge, Node, column, graph
from laboratory.topics.networks.xor.run import CODINGS, ExclusiveOr

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
SHADE = 0.13


def halfplanes(net: ExclusiveOr, row: int, theme: str = "light") -> go.Figure:
    """The four inputs, the edges of AND and OR with the side on which each answers 1, the strip that answers 1."""
    low, high = CODINGS[net.coding]
    air = 0.55 * (high - low)
    ends = np.array([low - air, high + air])
    side = {"range": ends.tolist(), "showgrid": False, "zeroline": False, "tickvals": [low, high], "ticks": "outside"}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first input x₁"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second input x₂"}, "scaleanchor": "x", "constrain": "domain"},
    )  # fmt: skip
    far = 3 * ends
    (_, both), (_, one) = net.lines
    drawn.add_scatter(
        x=[*far, *far[::-1]], y=[*(one - far), *(both - far[::-1])], fill="toself", mode="lines", line={"width": 0},
        fillcolor=_transparent(palette(theme)[0]), hoverinfo="skip", name="answers 1",
    )  # fmt: skip
    for total, name, color, dash, at in ((both, "AND", 3, "dash", 0.22), (one, "OR", 2, "solid", -0.42)):
        look = {"color": palette(theme)[color], "width": 3, "dash": dash}
        drawn.add_scatter(x=far, y=total - far, mode="lines", line=look, name=name, hoverinfo="skip")
        _side(drawn, name, total, low + at * (high - low), high - low, palette(theme)[color])
    for answer, symbol, color in ((1.0, "circle", 0), (0.0, "circle-open", 1)):
        at = net.inputs[net.outputs == answer]
        look = {"symbol": symbol, "size": 15, "color": palette(theme)[color], "line": {"width": 3}}
        look["line"] |= {"color": palette(theme)[color]}
        drawn.add_scatter(x=at[:, 0], y=at[:, 1], mode="markers", marker=look, name=f"answer {answer:.0f}",
                          hoverinfo="skip")  # fmt: skip
    ring = {"symbol": "circle-open", "color": GREY[theme], "size": 28, "line": {"width": 2.5}}
    now = net.inputs[row]
    drawn.add_scatter(x=now[:1], y=now[1:], mode="markers", marker=ring, name="input", hoverinfo="skip")
    return drawn


def halfplanes_in_words(net: ExclusiveOr, row: int) -> str:
    """What a person sees on the plane."""
    a, b = net.inputs[row]
    return (
        "Four inputs at the corners of a square and two parallel lines, the edges of AND and OR. Only the two corners "
        f"between them get the answer 1. The input ({a:g}, {b:g}) is ringed; its answer is {net.outputs[row]:g}."
    )


def xor_graph(net: ExclusiveOr, row: int, theme: str = "light") -> go.Figure:
    """Inputs, AND and OR, and the output, with the weights on the edges and the values of one input in the nodes."""
    w, v = net.network.weights
    b, c = net.network.biases
    inputs, hidden, (output,) = column(0, 3), column(1, 3), [(2.0, 0.0)]
    values, fired = net.inputs[row], net.hidden[row]
    answer = float(net.outputs[row])
    nodes = [Node(at, f"{x:g}", None, f"x{i}") for at, x, i in zip(inputs, values, "₁₂", strict=False)]
    nodes += [Node(inputs[2], "1"), Node(hidden[2], "1")]
    names = ((3, "AND"), (2, "OR"))
    nodes += [
        Node(at, f"{h:g}", color, name, h == 1) for at, h, (color, name) in zip(hidden, fired, names, strict=False)
    ]
    nodes.append(Node(output, f"{answer:g}", 0, "OR, no AND", answer == 1))
    edges = [
        Edge(inputs[i], hidden[j], _signed([*w[j], b[j]][i]), color)
        for j, (color, _) in enumerate(names)
        for i in range(3)
    ]
    edges += [Edge(hidden[i], output, _signed([*v[0], c[0]][i]), 0) for i in range(3)]
    return graph(nodes, edges, HEIGHT, 46, theme)


def xor_graph_in_words(net: ExclusiveOr, row: int) -> str:
    """What a person sees of the graph."""
    both, one = net.hidden[row]
    return (
        f"A network with two inputs, two hidden units and one output. AND is {both:g}, OR is {one:g}, the output "
        f"{net.outputs[row]:g}."
    )


def xor_table(net: ExclusiveOr) -> dict[str, Any]:
    """The truth table with net inputs; full precision."""
    nets = [net.net_inputs(row) for row in range(4)]
    return {
        "x1": net.inputs[:, 0].tolist(),
        "x2": net.inputs[:, 1].tolist(),
        "net_and": [float(hidden[0]) for hidden, _ in nets],
        "net_or": [float(hidden[1]) for hidden, _ in nets],
        "and": net.hidden[:, 0].tolist(),
        "or": net.hidden[:, 1].tolist(),
        "net_output": [output for _, output in nets],
        "output": net.outputs.tolist(),
    }


def _side(drawn: go.Figure, name: str, total: float, x: float, width: float, color: str) -> None:
    """An arrow from the line to the side on which the unit answers 1."""
    y, step = total - x, 0.11 * width
    drawn.add_annotation(
        x=x + step, y=y + step, ax=x, ay=y, xref="x", yref="y", axref="x", ayref="y", text="", showarrow=True,
        arrowhead=2, arrowwidth=2.5, arrowcolor=color,
    )  # fmt: skip
    drawn.add_annotation(x=x + step, y=y + step, text=f"{name} = 1", showarrow=False, xanchor="left",
                         yanchor="bottom", font={"color": color, "size": 14})  # fmt: skip


def _signed(number: float) -> str:
    return f"{number:g}".replace("-", "−")


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {SHADE})"
