"""XOR by threshold units: the net of the notes on each input, and what one unit and three units can compute."""

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np

from learners.networks.network import Network, forward
from learners.networks.xor_network import xor_network
from learners.shared.arrays import Reals

Table = tuple[int, ...]  # the outputs at the inputs (0, 0), (0, 1), (1, 0), (1, 1)
CODINGS = {"01": (0.0, 1.0), "11": (-1.0, 1.0)}
CORNERS = ("00", "01", "10", "11")  # which of the inputs are true
SHAPE = (2, 2, 1)  # inputs, hidden units, outputs


@dataclass(frozen=True)
class ExclusiveOr:
    """The network and its values on the four inputs.

    `inputs` `(4, 2)`; `hidden` `(4, 2)`, columns AND and OR; `outputs` `(4,)`; all units output 0 or 1.
    """

    coding: str
    network: Network
    inputs: Reals
    hidden: Reals
    outputs: Reals

    @property
    def lines(self) -> tuple[tuple[float, float], ...]:
        """Each hidden unit's edge, x1 + x2 = sum: `(share of an input in the net input, that sum)`."""
        w, b = self.network.weights[0], self.network.biases[0]
        return tuple((float(row[0]), float(-bias / row[0])) for row, bias in zip(w, b, strict=True))

    def net_inputs(self, row: int) -> tuple[Reals, float]:
        """The net inputs of the two hidden units `(2,)` and of the output unit on input `row`."""
        (w, v), (b, c) = self.network.weights, self.network.biases
        return w @ self.inputs[row] + b, float((v @ self.hidden[row] + c)[0])


def exclusive_or(coding: str = "01") -> ExclusiveOr:
    """The notes' network with inputs coded 0 and 1 ("01") or -1 and 1 ("11")."""
    network = xor_network(CODINGS[coding])
    inputs = np.array(list(product(CODINGS[coding], repeat=2)))
    _, hidden, outputs = forward(network, inputs)
    return ExclusiveOr(coding, network, inputs, hidden, outputs[:, 0])


@cache
def by_one_unit() -> frozenset[Table]:
    """The labellings of the four inputs that a single threshold unit computes.

    Every one that a unit has at all it has with weights -1, 0, 1 and a threshold halfway between whole numbers:
    the 14 found are as many as Cover's count allows.
    """
    corners = np.array(list(product((0, 1), repeat=2)))
    return frozenset(
        tuple(int(answer) for answer in corners @ weights >= threshold)
        for weights in product((-1, 0, 1), repeat=2)
        for threshold in np.arange(-2.5, 3)
    )


@cache
def by_two_hidden_units() -> frozenset[Table]:
    """The labellings of the four inputs that two hidden units and an output unit compute, by trying them all."""
    units = by_one_unit()
    return frozenset(
        tuple(top[2 * first + second] for first, second in zip(left, right, strict=True))
        for left, right, top in product(units, repeat=3)
    )
