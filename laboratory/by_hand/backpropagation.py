"""Backpropagation through a small network of typed weights: its output, its loss, the gradient, the next weights."""

from collections.abc import Iterable, Mapping
from math import log
from typing import Any

import numpy as np

from laboratory.by_hand._network_pass import (
    ENTROPY,
    LOSSES,
    SQUARED,
    Pass,
    backward_lines,
    forward_lines,
    in_words,
    pass_table,
    read_pass,
    row_by_row,
    shortly,
)
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import Reals, in_text
from laboratory.exercises.problem import WrongAnswer
from learners.networks.network import Network, forward

DOUBLED = "the squared error without the half"
ORDER = "row by row as the weights are typed, each bias last"


def _output(*rows: Any, x: Any, outputs: Any = None, hidden: Any = None, output: Any = None) -> WorkedOut:
    run = read_pass(rows, x, None, None, outputs, hidden, output, None)
    (h, o), (a, z) = run.layers, run.sums
    (W, V), (b, c) = run.network.weights, run.network.biases
    others = {
        "That is the sum that goes into the output: apply its activation.": z,
        "You forgot the activation of the hidden units.": run.applied(V @ a + c),
        "The biases are missing.": _said(run, W, V, b * 0, c * 0),
        "The biases of the hidden units are missing.": _said(run, W, V, b * 0, c),
        "The bias of the output is missing.": run.applied(V @ h),
    }
    if W.shape[0] == W.shape[1]:
        others["You exchanged rows and columns: a row holds what leads into a unit."] = _said(run, W.T, V, b, c)
    right, order = tuple(map(float, o)), "one for each output" if len(o) > 1 else ""
    lines, table = (*forward_lines(run), f"The output is {shortly(right)}."), pass_table(run, learns=False)
    if len(right) == 1:
        slips = [WrongAnswer(float(other[0]), words) for words, other in others.items()]
        return WorkedOut(right[0], slips, in_words(run), lines, table=table)
    several = [Instead(tuple(map(float, other)), words) for words, other in others.items()]
    return WorkedOut(right, several, in_words(run), lines, order=order, table=table)


def _said(run: Pass, W: Reals, V: Reals, b: Reals, c: Reals) -> Reals:
    """The outputs with other weights."""
    network = Network((W, V), (b, c), run.network.hidden, run.network.output)
    return np.asarray(forward(network, run.x[np.newaxis])[-1][0])


def _loss(
    *rows: Any, x: Any, target: Any, outputs: Any = None, hidden: Any = None, output: Any = None, loss: Any = None
) -> WorkedOut:
    run = read_pass(rows, x, target, None, outputs, hidden, output, loss)
    right, misses = run.loss, run.layers[1] - run.target
    slips = [
        WrongAnswer(float(np.abs(misses).sum()), "That is the sum of the errors: they are squared."),
        WrongAnswer(float(misses.sum()), "That is the sum of the errors with their signs."),
    ]
    also = []
    if run.kind == SQUARED:
        also += [Instead(2 * right, DOUBLED)] if loss is None else []
        also += [Instead(right / len(misses), "the mean over the outputs")] if len(misses) > 1 else []
    else:
        slips.append(WrongAnswer(right / log(2), "You took logarithms to base 2: here they are natural ones."))
        slips.append(WrongAnswer(float((misses**2).sum()) / 2, "That is half the squared error."))
    last = f"The loss, {LOSSES[run.kind]}, is {in_text(right)}."
    lines = (*forward_lines(run), f"The outputs miss the target by o - t = {shortly(misses)}.", last)
    return WorkedOut(right, slips, in_words(run, learns=True), lines, also, table=pass_table(run, learns=False))


def _gradient(
    *rows: Any, x: Any, target: Any, outputs: Any = None, hidden: Any = None, output: Any = None, loss: Any = None
) -> WorkedOut:
    run = read_pass(rows, x, target, None, outputs, hidden, output, loss)
    right = row_by_row(run.gradient)
    slips = [Instead(row_by_row(other), words) for words, other in _wrong_gradients(run).items()]
    also = [Instead(tuple(2 * entry for entry in right), DOUBLED)] if run.kind == SQUARED and loss is None else []
    lines = (*forward_lines(run), *backward_lines(run), f"The gradient is {in_text(right)}.")
    return _several(run, right, slips, also, lines)


def _weights(
    *rows: Any, x: Any, target: Any, rate: Any, outputs: Any = None, hidden: Any = None, output: Any = None,
    loss: Any = None,
) -> WorkedOut:  # fmt: skip
    run = read_pass(rows, x, target, rate, outputs, hidden, output, loss)
    slope = run.gradient
    right = row_by_row(run.stepped(slope))
    slips = [Instead(row_by_row(run.stepped(other)), words) for words, other in _wrong_gradients(run).items()]
    slips.append(Instead(row_by_row(slope), "That is the gradient: subtract rate times it from the weights."))
    held = Network(slope.weights, tuple(part * 0 for part in slope.biases), slope.hidden, slope.output)
    also = [Instead(row_by_row(run.stepped(held)), "biases that are not learned")]
    if run.kind == SQUARED and loss is None:
        also.append(Instead(row_by_row(run.stepped(slope.at(2 * slope.flat()))), DOUBLED))
    last = f"Each weight less {in_text(run.rate)} times its derivative is the next: {in_text(right)}."
    return _several(run, right, slips, also, (*forward_lines(run), *backward_lines(run), last))


def _several(
    run: Pass, right: tuple[float, ...], slips: list[Instead], also: list[Instead], lines: Iterable[str]
) -> WorkedOut:
    table = pass_table(run, learns=True)
    return WorkedOut(right, slips, in_words(run, learns=True), tuple(lines), also, order=ORDER, table=table)


def _wrong_gradients(run: Pass) -> Mapping[str, Network]:
    """Gradients as common mistakes have them."""
    slope, output_delta, o = run.gradient, run.deltas[1], run.layers[1]
    V, miss = run.network.weights[1], o - run.target
    wrong = {
        "The sign is reversed: the loss falls where o comes nearer to t.": slope.at(-slope.flat()),
        "The slope of the hidden units is missing.": _from_deltas(run, output_delta @ V, output_delta),
    }
    if run.kind == SQUARED and run.network.output == "logistic":
        wrong["The slope of the output, o(1 - o), is missing."] = _from_deltas(run, (miss @ V) * run.slope, miss)
    if run.kind == ENTROPY and run.network.output == "logistic":
        steep = miss * o * (1 - o)
        wrong["The slope o(1 - o) cancels against the cross-entropy."] = _from_deltas(
            run, (steep @ V) * run.slope, steep
        )
    if run.rate:
        after = run.stepped(slope).weights[1]
        wrong["Hidden deltas come back along the old weights, not the new ones."] = _from_deltas(
            run, (output_delta @ after) * run.slope, output_delta
        )
    return wrong


def _from_deltas(run: Pass, hidden: Reals, output: Reals) -> Network:
    """The gradient that follows from such deltas."""
    weights = (np.outer(hidden, run.x), np.outer(output, run.layers[0]))
    return Network(weights, (hidden, output), run.network.hidden, run.network.output)


UNITS = (
    "a row for each hidden unit, a weight for every input and then its bias; then a row for each output, a weight for "
    "every hidden unit and then its bias; x, the inputs, as x=(1,0)"
)
OPTIONS = (
    "outputs=2 (the last two rows are outputs, else one), hidden=tanh or hidden=relu, output=identity (else logistic)"
)
LEARNS = (
    f"{UNITS}; target, as target=1{{rate}}; and if the question says so {OPTIONS}, loss=cross_entropy (else squared)"
)
SMALL = ("0.5 -0.5 0.1", "0.3 0.8 -0.2", "1 -1 0.2")
QUANTITIES = (
    ByHand(
        "network_output", "Output of a network", f"{UNITS}; and if the question says so {OPTIONS}", ("x=(1,0)", *SMALL),
        _output,
    ),
    ByHand(
        "network_loss", "Loss of a network on an example", LEARNS.format(rate=""), ("x=(1,0)", "target=1", *SMALL),
        _loss,
    ),
    ByHand(
        "network_gradient", "Gradient of a network by backpropagation", LEARNS.format(rate=""),
        ("x=(1,0)", "target=1", *SMALL), _gradient,
    ),
    ByHand(
        "network_weights", "Weights of a network after a step", LEARNS.format(rate="; rate, the step size"),
        ("x=(1,0)", "target=1", "rate=0.5", *SMALL), _weights,
    ),
)  # fmt: skip
