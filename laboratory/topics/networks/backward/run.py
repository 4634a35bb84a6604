"""One example forward and backward through a small network, and its gradient beside finite differences."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from learners.networks.network import HIDDEN, Network, forward, gradient, initial, logistic, loss
from learners.shared.arrays import Reals

DIFFERENCE = 1e-5  # of a weight, to either side
KIND = "squared"  # half the squared distance, as in the notes


@dataclass(frozen=True)
class Backward:
    """`inputs` `(inputs,)`, `targets` `(outputs,)`, the network and the rate of its step."""

    network: Network
    inputs: Reals
    targets: Reals
    rate: float

    @property
    def depth(self) -> int:
        """Layers of weights."""
        return len(self.network.weights)

    @property
    def steps(self) -> int:
        """The inputs, each layer forward, each backward, and the step of all weights."""
        return 2 * self.depth + 1

    @cached_property
    def values(self) -> tuple[Reals, ...]:
        """The outputs of every layer, the inputs first; arrays `(units,)`."""
        return tuple(layer[0] for layer in forward(self.network, self.inputs[np.newaxis]))

    @cached_property
    def net_inputs(self) -> tuple[Reals, ...]:
        """The net inputs of the units of each layer above the inputs; arrays `(units,)`."""
        fed = zip(self.network.weights, self.network.biases, self.values[:-1], strict=True)
        return tuple(w @ v + b for w, b, v in fed)

    @cached_property
    def error(self) -> float:
        """Half the squared distance between outputs and targets."""
        return loss(self.network, self.inputs[np.newaxis], self.targets[np.newaxis], KIND)

    @cached_property
    def slope(self) -> Network:
        """The gradient of the error by backpropagation, each number at the place of its weight."""
        flat = gradient(self.network, self.inputs[np.newaxis], self.targets[np.newaxis], KIND)
        return self.network.at(flat)

    @cached_property
    def deltas(self) -> tuple[Reals, ...]:
        """For each layer above the inputs -dE/dnet of its units, which is minus the gradient of their biases."""
        return tuple(-slope for slope in self.slope.biases)

    @cached_property
    def differences(self) -> Network:
        """The same gradient by central differences, two evaluations of the network for each weight."""
        flat = self.network.flat()
        steps = DIFFERENCE * np.eye(len(flat))
        slopes = [(self._error_at(flat + step) - self._error_at(flat - step)) / (2 * DIFFERENCE) for step in steps]
        return self.network.at(np.array(slopes))

    @cached_property
    def farthest(self) -> float:
        """The largest distance between the two gradients' entries."""
        return float(np.abs(self.slope.flat() - self.differences.flat()).max())

    @cached_property
    def moved(self) -> Network:
        """The network after one step w - rate dE/dw."""
        return self.network.at(self.network.flat() - self.rate * self.slope.flat())

    @cached_property
    def error_after(self) -> float:
        """The error after that step."""
        return self._error_at(self.moved.flat())

    def _error_at(self, flat: Reals) -> float:
        return loss(self.network.at(flat), self.inputs[np.newaxis], self.targets[np.newaxis], KIND)

    @property
    def kinked(self) -> bool:
        """Does a ReLU unit get a net input of exactly 0, where it has no slope?"""
        return self.network.hidden == "relu" and any((net == 0).any() for net in self.net_inputs[:-1])

    def derivative(self, layer: int) -> Reals:
        """f'(net) of the units of layer 1 ... depth, `(units,)`."""
        if layer == self.depth:
            out = logistic(self.net_inputs[-1])
            return out * (1 - out)
        return np.asarray(HIDDEN[self.network.hidden][1](self.values[layer]))


def one_pass(layers: str, hidden: str, x1: float, x2: float, target: float, rate: float, seed: int) -> Backward:
    """See `backward`; `layers` as "2-3-1". A second output's target is 1 less the first one's."""
    shape = tuple(map(int, layers.split("-")))
    return backward(shape, (x1, x2), (target, 1 - target)[: shape[-1]], hidden, seed, rate)


def backward(
    layers: tuple[int, ...], inputs: tuple[float, ...], targets: tuple[float, ...], hidden: str, seed: int, rate: float
) -> Backward:
    """A network of logistic outputs whose weights `seed` draws from [-1, 1], rounded to tenths that can be read."""
    start = initial(layers, np.random.RandomState(seed), 1.0, hidden, "logistic")
    biases = np.random.RandomState(seed + 1 if seed < 2**32 - 1 else 0).uniform(-0.5, 0.5, start.parameters)
    weights = sum(w.size for w in start.weights)
    flat = np.where(np.arange(start.parameters) < weights, start.flat(), biases)
    rounded = np.round(flat, 1)
    # A bias of exactly 0 would put dead ReLU units on their kink.
    return Backward(start.at(np.where(rounded == 0, 0.1, rounded)), np.array(inputs), np.array(targets), rate)
