"""One example on its way through a small network of typed weights, and its error on the way back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._reading import cells, number
from laboratory.by_hand._table import Reals, chosen, in_text, reals, whole
from learners.networks.network import HIDDEN, OUTPUT, Network, forward, gradient, loss

SQUARED, ENTROPY = "squared", "cross_entropy"
LOSSES = {SQUARED: "half the squared error, (t - o)²/2", ENTROPY: "the cross-entropy"}
USUAL = "logistic"
APPLIED = {
    "logistic": "σ(a) = 1/(1 + e^(-a))", "tanh": "tanh(a)", "relu": "max(0, a)", "identity": "a itself",
    "softmax": "softmax, e^a over the sum of all",
}  # fmt: skip
SLOPES = {"logistic": "h(1 - h)", "tanh": "1 - h²", "relu": "1 where h > 0, else 0"}
PAIRS = {(SQUARED, "identity"), (SQUARED, "logistic"), (ENTROPY, "logistic"), (ENTROPY, "softmax")}


@dataclass(frozen=True)
class Pass:
    """A network with one hidden layer, an example `x` with its `target`, the loss, and the rate of a step."""

    network: Network
    x: Reals
    target: Reals
    kind: str
    rate: float

    @property
    def layers(self) -> tuple[Reals, Reals]:
        """What the hidden units say, and the outputs."""
        _, hidden, outputs = forward(self.network, self.x[np.newaxis])
        return hidden[0], outputs[0]

    @property
    def sums(self) -> tuple[Reals, Reals]:
        """What goes into the hidden units, and into the outputs."""
        (W, V), (b, c) = self.network.weights, self.network.biases
        return W @ self.x + b, V @ self.layers[0] + c

    @property
    def loss(self) -> float:
        """On the example."""
        return loss(self.network, self.x[np.newaxis], self.target[np.newaxis], self.kind)

    @property
    def gradient(self) -> Network:
        """Of the loss, in the places of the weights."""
        return self.network.at(gradient(self.network, self.x[np.newaxis], self.target[np.newaxis], self.kind))

    def stepped(self, slope: Network) -> Network:
        """The weights less rate times a gradient."""
        return self.network.at(self.network.flat() - self.rate * slope.flat())

    @property
    def deltas(self) -> tuple[Reals, Reals]:
        """The derivatives of the loss by the sums of hidden units and of outputs: as by the biases."""
        hidden, outputs = self.gradient.biases
        return hidden, outputs

    @property
    def slope(self) -> Reals:
        """Of the hidden units' activation `(units,)`."""
        return np.asarray(HIDDEN[self.network.hidden][1](self.layers[0]))

    def applied(self, sums: Reals) -> Reals:
        """The outputs at such sums."""
        return np.asarray(OUTPUT[self.network.output](sums))


def read_pass(
    rows: Sequence[Any], x: Any, target: Any, rate: Any, outputs: Any, hidden: Any, output: Any, kind: Any
) -> Pass:
    """What was typed; without a target or a rate these are 0. Raises ValueError in one sentence."""
    table = [reals([row])[0] for row in rows]
    if len(table) < 2:
        raise ValueError(
            f"a network has a row for each hidden unit and each output; got {pluralize(len(table), 'row')}"
        )
    count = whole("outputs", "the last rows, which are outputs", 1 if outputs is None else outputs, 1, len(table) - 1)
    first, last, point = table[:-count], table[-count:], _numbers("x", "the inputs", x)
    _check_width("a hidden unit", first, len(point), "input")
    _check_width("an output", last, len(first), "hidden unit")
    lowered = chosen("loss", "what is lowered", SQUARED if kind is None else kind, tuple(LOSSES))
    of_hidden = chosen("hidden", "what hidden units apply", USUAL if hidden is None else hidden, tuple(HIDDEN))
    of_output = chosen("output", "what outputs apply", USUAL if output is None else output, tuple(OUTPUT))
    if target is not None and (lowered, of_output) not in PAIRS:
        raise ValueError(f"loss={lowered} does not go with output={of_output}")
    W, V = np.array(first), np.array(last)
    network = Network((W[:, :-1], V[:, :-1]), (W[:, -1], V[:, -1]), of_hidden, of_output)
    wanted = np.zeros(count) if target is None else _numbers("target", "what the outputs should be", target)
    if len(wanted) != count:
        raise ValueError(f"target (what the outputs should be) must be {pluralize(count, 'number')}; got {len(wanted)}")
    if lowered == ENTROPY and not ((wanted >= 0) & (wanted <= 1)).all():
        raise ValueError(f"target (shares for the cross-entropy) must lie between 0 and 1; got {in_text(wanted)}")
    step = 0.0 if rate is None else number(rate)
    if rate is not None and step <= 0:
        raise ValueError(f"rate (what the gradient is multiplied by) must be a real > 0; got {in_text(step)}")
    return Pass(network, point, wanted, lowered, step)


def _numbers(name: str, meaning: str, value: Any) -> Reals:
    listed = value.tolist() if hasattr(value, "tolist") else value
    entries = cells(listed) if isinstance(listed, str) else listed if isinstance(listed, Sequence) else (listed,)
    if not len(entries):
        raise ValueError(f"{name} ({meaning}) must be numbers such as (0.05,0.1); got none")
    result: Reals = reals([entries])[0]
    return result


def _check_width(what: str, rows: Sequence[Reals], below: int, of: str) -> None:
    for row in rows:
        if len(row) != below + 1:
            raise ValueError(
                f"the row of {what} has a weight for every {of}, then its bias: {below + 1} numbers; got {len(row)}"
            )


def row_by_row(network: Network) -> tuple[float, ...]:
    """The weights as they are typed: those of each unit, then its bias; hidden units first."""
    layers = zip(network.weights, network.biases, strict=True)
    return tuple(float(entry) for W, b in layers for row, bias in zip(W, b, strict=True) for entry in (*row, bias))


def in_words(run: Pass, learns: bool = False) -> str:
    """How the rows were read."""
    hidden, inputs = run.network.weights[0].shape
    outputs = len(run.network.weights[1])
    shape = f"{pluralize(inputs, 'input')}, {pluralize(hidden, 'hidden unit')}, {pluralize(outputs, 'output')}"
    applied = f"hidden units apply {APPLIED[run.network.hidden]}, outputs {APPLIED[run.network.output]}"
    wanted = f"; the target is {shortly(run.target)}, the loss {LOSSES[run.kind]}" if learns else ""
    rate = f"; rate {in_text(run.rate)}" if run.rate else ""
    return (
        f"a network of {shape}; each row a unit's weights, then its bias; {applied}; x = {shortly(run.x)}{wanted}{rate}"
    )


def forward_lines(run: Pass) -> Iterator[str]:
    """Sums and values of the hidden units and of the outputs."""
    (h, o), (a, z) = run.layers, run.sums
    layers = zip(run.network.weights, run.network.biases, (run.x, h), (a, z), (h, o), strict=True)
    for (W, b, below, sums, values), what in zip(layers, ("hidden unit", "output"), strict=True):
        for place, (row, bias) in enumerate(zip(W, b, strict=True)):
            products = " + ".join(f"{_factor(w)}·{_factor(v)}" for w, v in zip(row, below, strict=True))
            yield (
                f"The sum of {what} {place + 1} is {products} + {_factor(bias)} = {in_text(sums[place])}; it says "
                f"{in_text(values[place])}."
            )


def backward_lines(run: Pass) -> Iterator[str]:
    """The deltas of outputs and hidden units, and the derivative by each unit's weights."""
    o, (hidden, outputs) = run.layers[1], run.deltas
    squared = run.kind == SQUARED and run.network.output == "logistic"
    yield f"The outputs miss the target by o - t = {shortly(o - run.target)}; the loss is {in_text(run.loss)}."
    rule = "(o - t)·o(1 - o)" if squared else "o - t, as the slope of the output cancels"
    yield f"The deltas of the outputs are {rule if run.network.output != 'identity' else 'o - t'} = {shortly(outputs)}."
    yield f"Sent back along the output's weights they are {in_text(outputs @ run.network.weights[1])}."
    slopes = f"{SLOPES[run.network.hidden]} = {in_text(run.slope)}"
    yield f"Times the slopes {slopes} the hidden deltas are {in_text(hidden)}."
    yield (
        "Each derivative is the delta of the unit times what comes in, that of a bias the delta itself; row by row: "
        f"{', '.join(map(in_text, _rows(run.gradient)))}."
    )


def shortly(values: Any) -> str:
    """Several numbers, or the only one."""
    return in_text(values if len(values) > 1 else values[0])


def _factor(x: float) -> str:
    """A number in a product or a sum: below 0 it stands in parentheses."""
    return f"({in_text(x)})" if x < 0 else in_text(x)


def _rows(network: Network) -> list[tuple[float, ...]]:
    layers = zip(network.weights, network.biases, strict=True)
    return [(*map(float, row), float(bias)) for W, b in layers for row, bias in zip(W, b, strict=True)]


def pass_table(run: Pass, learns: bool) -> dict[str, list[Any]]:
    """Every unit with its sum, its value, and where it learns its delta."""
    (h, o), (a, z) = run.layers, run.sums
    names = [*(f"hidden {k + 1}" for k in range(len(h))), *(f"output {k + 1}" for k in range(len(o)))]
    deltas = {"delta": [*map(float, run.deltas[0]), *map(float, run.deltas[1])]} if learns else {}
    return {"unit": names, "sum": [*map(float, a), *map(float, z)], "value": [*map(float, h), *map(float, o)], **deltas}
