"""Backpropagation: one example forward and backward, layer by layer, beside finite differences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval
from laboratory.topics.networks.backward.figures import backward_graph, backward_in_words, gradient_table, short
from laboratory.topics.networks.backward.run import Backward, backward
from laboratory.worlds.setting import Setting
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import chosen, number, seed_setting, texts
from pages.widgets.frame import MEND
from pages.widgets.playing import play

LAYERS = {"2-2-1": "2-2-1", "2-3-1": "2-3-1", "2-2-2": "2-2-2", "2-2-2-1": "2-2-2-1"}
HIDDEN = {"tanh": "tanh", "logistic": "logistic", "relu": "ReLU"}
INPUT = Interval(-5, 5)
LEFT = Setting("back.x1", "first input", INPUT, 1)
RIGHT = Setting("back.x2", "second input", INPUT, 0)
TARGET = Setting("back.target", "target of the first output; another output's target is 1 less it", Interval(0, 1), 1)
RATE = Setting("back.rate", "learning rate η of the step", Interval(0.001, 10), 1)
SEED = seed_setting("back.seed", 3, "the weights")
FIRST: Mapping[str, str] = {
    "back.layers": "2-2-1", "back.hidden": "tanh", **texts(LEFT, RIGHT, TARGET, RATE, SEED), "back.step": "",
}  # fmt: skip
MEANING = """
**Forward.** Each unit adds up its inputs times the weights on the edges, and the bias from the constant node; its
activation of that sum is its output o. The last layer's outputs are compared with the targets d: the error is
E = ½ Σ (d − o)².

**Backward.** Every unit gets a δ = −∂E/∂net: how much the error would fall if its net input rose. For an output,
δ = (d − o)·f′(net). For a hidden unit the deltas above it come back along the edges: δ_j = (Σ_k δ_k w_kj)·f′(net_j).
The slope of the error by any weight is then −δ of the unit it leads to times the output of the node it comes from. (The
notes' figure with the deltas is lost; the slope f′ enters each δ once.)

**Step.** All weights move at once: w − η ∂E/∂w.

**The check.** The slope of E by one weight can also be found by nudging that weight a little up and down and looking
at E, at the price of two runs of the whole network for every single weight. Backpropagation finds all of them in one
run forward and one backward. Both must agree to about ten digits; with ReLU they part only where a net input is 0.
"""


@dataclass(frozen=True)
class Asked:
    """One example, the network and its step."""

    layers: tuple[int, ...]
    hidden: str
    inputs: tuple[float, float]
    target: float
    seed: int
    rate: float

    @property
    def targets(self) -> tuple[float, ...]:
        return (self.target, 1 - self.target)[: self.layers[-1]]


def show(place: Any) -> None:
    """The graph with its steps above the fields."""
    asked = _ask()
    if asked is None:
        place.info(MEND)
        return
    run = backward(asked.layers, asked.inputs, asked.targets, asked.hidden, asked.seed, asked.rate)
    with place:
        left, right = st.columns([3, 2], gap="large")
        with left:
            picture = st.container()
            step = play("Step", run.steps, "back.step", asked, start=run.depth + 1)
        with picture:
            drawn = backward_graph(run, step, theme_now())
            chart(drawn, "networks_backward", backward_in_words(run, step))
        with right:
            st.markdown(step_sentence(run, step))
            st.markdown(check_sentence(run))
            with st.expander("Every weight's gradient, both ways"):
                st.dataframe(_shown(run), hide_index=True)
    downloads("backpropagation", lambda: csv_text(gradient_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(asked), language="python")


def _ask() -> Asked | None:
    first, second, third, fourth, fifth, more = st.columns([2, 2, 2, 2, 2, 2], vertical_alignment="bottom")
    with first:
        layers = chosen("Layers", LAYERS, FIRST["back.layers"], "back.layers", "network")
    with second:
        hidden = chosen("Hidden units", HIDDEN, FIRST["back.hidden"], "back.hidden", "activation")
    with third:
        x1 = number(LEFT, "First input")
    with fourth:
        x2 = number(RIGHT, "Second input")
    with fifth:
        target = number(TARGET, "Target")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        rate, seed = number(RATE, "Learning rate η"), number(SEED, "Seed of the weights")
    if rate is None or seed is None:
        st.error("Mend the field under “More”.")
    if None in (x1, x2, target, rate, seed):
        return None
    shape = tuple(int(units) for units in layers.split("-"))
    return Asked(shape, hidden, (float(x1), float(x2)), float(target), seed, float(rate))


def step_sentence(run: Backward, step: int) -> str:
    """What this step did, with the first unit's numbers written out."""
    if step == 0:
        told = ", ".join(short(float(x)) for x in run.inputs)
        return f"**Inputs.** The network is fed {told}. On the edges stand the weights; those from 1 are the biases."
    if step <= run.depth:
        return _forward_sentence(run, step)
    if step <= 2 * run.depth:
        return _backward_sentence(run, 2 * run.depth + 1 - step)
    change = run.error_after - run.error
    fell = "falls" if change < 0 else "rises, for the step was too long" if change else "stays"
    return (
        f"**The step.** All weights move by −η = −{in_words(run.rate)} times their slopes; the new ones stand on the "
        f"edges. On this example the error {fell}, from {_digits(run.error)} to **{_digits(run.error_after)}**."
    )


def _forward_sentence(run: Backward, layer: int) -> str:
    w, b = run.network.weights[layer - 1][0], float(run.network.biases[layer - 1][0])
    terms = " + ".join(f"{_bracketed(v)}·{_bracketed(x)}" for v, x in zip(w, run.values[layer - 1], strict=True))
    name = "output" if layer == run.depth else "hidden unit"
    end = f" The error is E = **{_digits(run.error)}**." if layer == run.depth else ""
    kind = "logistic" if layer == run.depth else HIDDEN[run.network.hidden]
    return (
        f"**Forward, layer {layer}.** The first {name}'s net input is {terms} + {_bracketed(b)} = "
        f"{short(float(run.net_inputs[layer - 1][0]))}; the {kind} function makes it "
        f"**{short(float(run.values[layer][0]))}**.{end}"
    )


def _backward_sentence(run: Backward, layer: int) -> str:
    delta, bend = float(run.deltas[layer - 1][0]), float(run.derivative(layer)[0])
    if layer == run.depth:
        back = f"(d − o)·f′ = ({short(float(run.targets[0]))} − {short(float(run.values[-1][0]))})·{short(bend)}"
    else:
        above = zip(run.deltas[layer], run.network.weights[layer][:, 0], strict=True)
        terms = " + ".join(f"{_bracketed(d)}·{_bracketed(w)}" for d, w in above)
        back = f"({terms})·{short(bend)}"
    name = "output" if layer == run.depth else "hidden unit"
    slope, value = float(run.slope.weights[layer - 1][0, 0]), float(run.values[layer - 1][0])
    return (
        f"**Backward, layer {layer}.** The first {name}'s δ is {back} = **{short(delta)}**. So the slope of the error "
        f"by its first weight is −δ·{_bracketed(value)} = {short(slope)}; such slopes now stand on the edges."
    )


def check_sentence(run: Backward) -> str:
    """How far the two gradients are apart."""
    kink = " A net input is exactly 0, where ReLU has no slope: there they may part." if run.kinked else ""
    return (
        f"**Checked.** Backpropagation finds all {run.network.parameters} slopes in one pass; finite differences need "
        f"{2 * run.network.parameters} evaluations. The two are nowhere farther apart than "
        f"{_power(run.farthest)}.{kink}"
    )


def snippet(asked: Asked) -> str:
    """Python that makes the same pass."""
    return (
        "from laboratory.topics.networks.backward.run import backward\n\n"
        f"run = backward({asked.layers}, {asked.inputs}, {asked.targets}, {asked.hidden!r}, {asked.seed}, "
        f"{asked.rate})\n"
        "print(run.values, run.deltas, run.error, run.error_after, run.farthest)\n"
    )


def _shown(run: Backward) -> dict[str, list[str]]:
    table = gradient_table(run)
    places = [f"{a} → {b}, layer {c}" for a, b, c in zip(table["from"], table["to"], table["layer"], strict=True)]
    return {
        "edge": places,
        "weight": [short(w) for w in table["weight"]],
        "backpropagation": [f"{g:.8f}" for g in table["backpropagation"]],
        "differences": [f"{g:.8f}" for g in table["differences"]],
    }


def _bracketed(number: float) -> str:
    text = short(float(number))
    return f"({text})" if text.startswith("−") else text


def _digits(number: float) -> str:
    return in_words(float(f"{number:.4g}"))


def _power(number: float) -> str:
    """The next power of ten above."""
    from math import ceil, log10

    if number == 0:
        return "rounding shows"
    raised = str(ceil(log10(number))).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"10{raised}"
