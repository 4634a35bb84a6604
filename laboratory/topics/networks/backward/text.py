"""Backpropagation in words: each step with its first unit's numbers written out."""

from math import ceil, log10

from bounds.numbers import format_apart, format_fixed, format_number, format_short
from laboratory.topics.networks.backward.numbers import gradient_table, in_node
from laboratory.topics.networks.backward.run import Backward
from laboratory.views.headline import Headline

HIDDEN = {"tanh": "tanh", "logistic": "logistic", "relu": "ReLU"}
POWERS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
DIGITS = 4
MEANING = """
**Forward.** Each unit adds up its inputs times the weights on the edges, and the bias from the constant node; its
activation of that sum is its output o. The last layer's outputs are compared with the targets d: the error is
E = ½ Σ (d − o)².

**Backward.** Every unit gets a δ = −∂E/∂net: the rate at which the error falls as its net input rises. For an output,
δ = (d − o)·f′(net). For a hidden unit the deltas above it come back along the edges: δ_j = (Σ_k δ_k w_kj)·f′(net of j).
The slope of the error by any weight is then −δ of the unit it leads to times the output of the node it comes from. (The
notes' figure with the deltas is lost; the slope f′ enters each δ once.)

**Step.** All weights move at once: w − η ∂E/∂w.

**The check.** The slope of E by one weight can also be computed from E with that weight a little larger and a little
smaller, which takes two runs of the whole network for every weight. Backpropagation computes all of them in one run
forward and one backward. Both must agree to about ten digits; with ReLU they differ only where a net input is 0.
"""


def headline(run: Backward) -> Headline:
    """The error after the step, beside the one before."""
    before, after = format_apart(run.error, run.error_after, DIGITS)
    by = f"{before} before it; no guarantee"
    return Headline(run.error_after, "error after one step of all weights", by=by, measured_text=after)


def caption(run: Backward, step: int) -> str:
    """How to read the nodes and the edges."""
    if step <= run.depth:
        return "In the nodes: the values so far. On the edges: the weights; those from 1 are the biases."
    edges = "the new weights" if step == run.steps else "slopes of the error, where they are computed"
    return f"In the nodes: the values, under them the deltas. On the edges: {edges}."


def sentence(run: Backward, step: int) -> str:
    """The result of this step."""
    if step == 0:
        inputs = ", ".join(in_node(float(x)) for x in run.inputs)
        return f"**Inputs.** The inputs are {inputs}. On the edges: the weights; those from 1 are the biases."
    if step <= run.depth:
        value = in_node(float(run.values[step][0]))
        return f"**Forward, layer {step}.** Its first {_name(run, step)} has the value **{value}**."
    if step <= 2 * run.depth:
        layer = 2 * run.depth + 1 - step
        delta = in_node(float(run.deltas[layer - 1][0]))
        return f"**Backward, layer {layer}.** The δ of its first {_name(run, layer)} is **{delta}**."
    change = run.error_after - run.error
    before, after = format_apart(run.error, run.error_after, DIGITS)
    fell = "falls" if change < 0 else "rises, as the step was too long" if change else "stays"
    return f"**The step.** On this example the error {fell}, from {before} to **{after}**."


def more(run: Backward, step: int) -> str:
    """The step written out, the check by differences, and every weight's gradient, both ways."""
    return "\n\n".join((_written_out(run, step), _checked(run), _every_gradient(run)))


def _written_out(run: Backward, step: int) -> str:
    if step == 0:
        return sentence(run, step)
    if step <= run.depth:
        return _forward(run, step)
    if step <= 2 * run.depth:
        return _backward(run, 2 * run.depth + 1 - step)
    change = run.error_after - run.error
    before, after = format_apart(run.error, run.error_after, DIGITS)
    fell = "falls" if change < 0 else "rises, as the step was too long" if change else "stays"
    return (
        f"**The step.** All weights move by −η = −{format_number(run.rate)} times their slopes; the new ones are on "
        f"the edges. On this example the error {fell}, from {before} to **{after}**."
    )


def _forward(run: Backward, layer: int) -> str:
    w, b = run.network.weights[layer - 1][0], float(run.network.biases[layer - 1][0])
    terms = " + ".join(f"{_bracketed(v)}·{_bracketed(x)}" for v, x in zip(w, run.values[layer - 1], strict=True))
    end = f" The error is E = **{format_short(run.error, DIGITS)}**." if layer == run.depth else ""
    kind = "logistic" if layer == run.depth else HIDDEN[run.network.hidden]
    return (
        f"**Forward, layer {layer}.** The first {_name(run, layer)}'s net input is {terms} + {_bracketed(b)} = "
        f"{in_node(float(run.net_inputs[layer - 1][0]))}; the {kind} function makes it "
        f"**{in_node(float(run.values[layer][0]))}**.{end}"
    )


def _backward(run: Backward, layer: int) -> str:
    delta, bend = float(run.deltas[layer - 1][0]), float(run.derivative(layer)[0])
    if layer == run.depth:
        apart = f"{in_node(float(run.targets[0]))} − {in_node(float(run.values[-1][0]))}"
        back = f"(d − o)·f′ = ({apart})·{in_node(bend)}"
    else:
        above = zip(run.deltas[layer], run.network.weights[layer][:, 0], strict=True)
        terms = " + ".join(f"{_bracketed(d)}·{_bracketed(w)}" for d, w in above)
        back = f"({terms})·{in_node(bend)}"
    slope, value = float(run.slope.weights[layer - 1][0, 0]), float(run.values[layer - 1][0])
    return (
        f"**Backward, layer {layer}.** The first {_name(run, layer)}'s δ is {back} = **{in_node(delta)}**. So the "
        f"slope of the error by its first weight is −δ·{_bracketed(value)} = {in_node(slope)}; such slopes are now "
        "on the edges."
    )


def _checked(run: Backward) -> str:
    """How far the two gradients are apart."""
    kink = " A net input is exactly 0, where ReLU has no slope: there they may differ." if run.kinked else ""
    return (
        f"**Checked.** Backpropagation computes all {run.network.parameters} slopes in one pass; finite differences "
        f"need {2 * run.network.parameters} evaluations. They differ by at most "
        f"{_power(run.farthest)}.{kink}"
    )


def _every_gradient(run: Backward) -> str:
    """Every weight's gradient, both ways, as a table of Markdown."""
    table = gradient_table(run)
    columns = (table[name] for name in ("from", "to", "layer", "weight", "backpropagation", "differences"))
    rows = (
        f"| {a} → {b}, layer {layer} | {in_node(w)} | {format_fixed(slope, 8)} | {format_fixed(nudged, 8)} |"
        for a, b, layer, w, slope, nudged in zip(*columns, strict=True)
    )
    return "\n".join(("| edge | weight | backpropagation | differences |", "|---|---:|---:|---:|", *rows))


def _name(run: Backward, layer: int) -> str:
    return "output" if layer == run.depth else "hidden unit"


def _bracketed(number: float) -> str:
    text = in_node(float(number))
    return f"({text})" if text.startswith("−") else text


def _power(number: float) -> str:
    """The next power of ten above."""
    power = ceil(log10(number)) if number else 0
    return (f"10{str(power).translate(POWERS)}" if power else "1") if number else "rounding shows"
