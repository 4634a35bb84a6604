"""The numbers of a pass, as tables and nodes show them."""

from typing import Any

import numpy as np

from laboratory.topics.networks.backward.run import Backward


def gradient_table(run: Backward) -> dict[str, Any]:
    """A row for each weight: from, to, both gradients, and the weight after the step."""
    nets = (run.network, run.slope, run.differences, run.moved)
    rows: list[tuple[Any, ...]] = []
    for layer in range(run.depth):
        # The biases as the last column of the weights: edges from the constant node.
        tables = [np.column_stack([net.weights[layer], net.biases[layer]]) for net in nets]
        units, sources = tables[0].shape
        rows += [
            (layer + 1, source + 1 if source < sources - 1 else "constant", unit + 1,
             *(float(table[unit, source]) for table in tables))
            for unit in range(units)
            for source in range(sources)
        ]  # fmt: skip
    names = ("layer", "from", "to", "weight", "backpropagation", "differences", "after_the_step")
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def in_node(number: float) -> str:
    """Three digits after the point at most, as they fit into a node."""
    return f"{number:z.3f}".rstrip("0").rstrip(".").replace("-", "−")
