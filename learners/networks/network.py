"""A feed-forward network: forward evaluation, loss, and its gradient by backpropagation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array
from learners.shared.sigmoid import sigmoid

Layers = tuple[Reals, ...]

logistic = sigmoid


def softmax(a: Reals) -> Reals:
    """Along the last axis, shares that grow with e^a."""
    if a.shape[-1] == 2:  # sums along so short an axis take NumPy longer than the powers
        gap = a[..., 1] - a[..., 0]
        shares = np.empty(a.shape)
        shares[..., 0], shares[..., 1] = sigmoid(-gap), sigmoid(gap)
        return shares
    powers = np.exp(a - a.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def _slope_of_tanh(v: Reals) -> Reals:
    slope = v * v
    return np.subtract(1, slope, out=slope)


# Each hidden activation, and its derivative as a function of its value.
HIDDEN: dict[str, tuple[Callable[[Reals], Reals], Callable[[Reals], Reals]]] = {
    "tanh": (np.tanh, _slope_of_tanh),
    "logistic": (logistic, lambda v: v * (1 - v)),
    "relu": (lambda a: np.maximum(a, 0.0), lambda v: (v > 0).astype(np.float64)),
}
THRESHOLD = "threshold"  # 1 where a >= 0, else 0: for evaluation, it has no useful derivative
OUTPUT: dict[str, Callable[[Reals], Reals]] = {
    "identity": lambda a: a,
    "logistic": logistic,
    "softmax": softmax,
}
LOSSES = ("squared", "cross_entropy")
BLOCK = 2048


@dataclass(frozen=True)
class Network:
    """Layer l maps v to f(W_l v + b_l): `weights[l]` is `(units, inputs)`, `biases[l]` `(units,)`."""

    weights: Layers
    biases: Layers
    hidden: str = "tanh"
    output: str = "identity"

    @property
    def parameters(self) -> int:
        """How many weights and biases there are."""
        return sum(w.size for w in self.weights) + sum(b.size for b in self.biases)

    def flat(self) -> Reals:
        """All weights, then all biases, in one vector `(parameters,)`."""
        return np.concatenate([part.ravel() for part in (*self.weights, *self.biases)])

    def at(self, flat: Reals) -> Network:
        """The same network with other parameters `(parameters,)`."""
        parts, start = [], 0
        for part in (*self.weights, *self.biases):
            parts.append(flat[start : start + part.size].reshape(part.shape))
            start += part.size
        depth = len(self.weights)
        return Network(tuple(parts[:depth]), tuple(parts[depth:]), self.hidden, self.output)


def forward(network: Network, X: Any) -> Layers:
    """What every layer says about X `(samples, inputs)`: X itself, the hidden layers, the output layer."""
    values = [read_array(X, np.float64)]
    if values[0].ndim != 2 or values[0].shape[1] != network.weights[0].shape[1]:
        raise ValueError(
            f"X of forward (points) must be a matrix with {network.weights[0].shape[1]} columns; "
            f"got shape {values[0].shape}"
        )
    last = len(network.weights) - 1
    for layer, (w, b) in enumerate(zip(network.weights, network.biases, strict=True)):
        net = values[-1] @ w.T
        net += b
        values.append(_activation(network.output if layer == last else network.hidden, layer == last)(net))
    return tuple(values)


def loss(network: Network, X: Any, target: Reals, kind: str) -> float:
    """The mean loss against targets `(samples, outputs)`.

    "squared": half the squared distance. "cross_entropy", of logistic outputs each on its own or of softmax: minus the
    sum of t ln o (and (1 - t) ln (1 - o)).
    """
    return _mean_loss(network.output, forward(network, X)[-1], target, kind)


def gradient(network: Network, X: Any, target: Reals, kind: str) -> Reals:
    """The gradient of the mean loss by backpropagation, in the order of `Network.flat`; `(parameters,)`.

    Errors run backwards: delta = (delta of the layer above @ its weights) * f'. Source: Rumelhart, Hinton & Williams
    (1986), Learning representations by back-propagating errors.
    """
    return _backward(network, forward(network, X), target, kind)


def loss_and_gradient(network: Network, X: Any, target: Reals, kind: str) -> tuple[float, Reals]:
    """Both, of a single forward pass, by so many examples at a time that the layers stay in the processor's cache."""
    value, slope = 0.0, np.zeros(network.parameters)
    for first in range(0, len(X), BLOCK):
        values, part = forward(network, X[first : first + BLOCK]), target[first : first + BLOCK]
        value += len(part) / len(X) * _mean_loss(network.output, values[-1], part, kind)
        slope += len(part) / len(X) * _backward(network, values, part, kind)
    return value, slope


def _mean_loss(output: str, said: Reals, target: Reals, kind: str) -> float:
    target = read_array(target)
    if kind == "squared":
        return float(np.sum((said - target) ** 2) / (2 * len(target)))
    tiny = np.finfo(np.float64).tiny
    total = float(np.sum(target * np.log(np.maximum(said, tiny))))
    if output == "logistic":
        total += float(np.sum((1 - target) * np.log(np.maximum(1 - said, tiny))))
    return -total / len(target)


def _backward(network: Network, values: Layers, target: Reals, kind: str) -> Reals:
    target = read_array(target)
    delta = (values[-1] - target) / len(target)
    if kind == "squared" and network.output == "logistic":
        delta = delta * values[-1] * (1 - values[-1])
    elif (kind, network.output) not in MATCHED:
        raise ValueError(f"loss of gradient (what is lowered) must suit the output {network.output!r}; got {kind!r}")
    weights: list[Reals] = []
    biases: list[Reals] = []
    slope, every = HIDDEN[network.hidden][1], np.ones(len(delta))
    for layer in range(len(network.weights) - 1, -1, -1):
        weights.insert(0, delta.T @ values[layer])
        biases.insert(0, every @ delta)
        if layer:
            delta = delta @ network.weights[layer]
            delta *= slope(values[layer])
    return np.concatenate([part.ravel() for part in (*weights, *biases)])


# Where the output's derivative cancels against the loss's: delta is o - t.
MATCHED = {("squared", "identity"), ("cross_entropy", "logistic"), ("cross_entropy", "softmax")}


def initial(
    sizes: Sequence[int],
    random: np.random.RandomState,
    spread: float | None = None,
    hidden: str = "tanh",
    output: str = "identity",
) -> Network:
    """Weights uniform in +-spread, None: in +-1 / sqrt(inputs of the layer); biases 0. `sizes` from input to output.

    All weights equal would leave the units of a hidden layer alike for ever: they get the same gradient. (The notes
    say that it hampers learning; it is a wall.)
    """
    pairs = list(pairwise(sizes))
    spreads = [1 / np.sqrt(fan) if spread is None else spread for fan, _ in pairs]
    weights = tuple(
        random.uniform(-width, width, size=(units, fan)) for width, (fan, units) in zip(spreads, pairs, strict=True)
    )
    return Network(weights, tuple(np.zeros(units) for _, units in pairs), hidden, output)


def _activation(name: str, last: bool) -> Callable[[Reals], Reals]:
    if name == THRESHOLD:
        return lambda a: (a >= 0).astype(np.float64)
    return OUTPUT[name] if last else HIDDEN[name][0]
