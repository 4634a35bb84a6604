"""XOR by two hidden threshold units: which halfspaces they are, and why one unit cannot do it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.numbers import in_words
from laboratory.topics.networks.graph.run import Sizes
from laboratory.topics.networks.xor.figures import (
    halfplanes,
    halfplanes_in_words,
    xor_graph,
    xor_graph_in_words,
    xor_table,
)
from laboratory.topics.networks.xor.run import ExclusiveOr, by_one_unit, by_two_hidden_units, exclusive_or
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import chosen
from pages.widgets.frame import calculator_link

CODINGS = {"01": "Inputs 0 and 1", "11": "Inputs −1 and 1"}
ROWS = {"00": "both false", "01": "x₂ true", "10": "x₁ true", "11": "both true"}
FIRST: Mapping[str, str] = {"xor.coding": "01", "xor.input": "10"}
NET = Sizes((2, 2, 1))
MEANING = """
A **threshold unit** adds up its weighted inputs and answers 1 where the sum reaches its threshold: a halfspace. The
exclusive or wants the answer 1 at two opposite corners of a square and 0 at the other two. No line has the first two on
one side and the others on the other side, so no single unit computes it.

Two hidden units do: **AND** answers 1 where both inputs are true, **OR** where at least one is. The output unit answers
1 where OR does and AND does not. In the plane that is the strip between two parallel lines. (In the notes the
definition of the second unit has lost its equals sign.)

A constant node with value 1 carries the thresholds as weights: a threshold of 1.5 is a bias of −1.5.

**How much can such a net learn?** Its VC dimension is between two numbers: so many points it certainly shatters, and
more than so many it certainly does not. It is a property of the network's shape, not of the weights that were found.
"""


def show(place: Any) -> None:
    """The plane and the graph above the two choices."""
    coding, row = _ask()
    net, number = exclusive_or(coding), list(ROWS).index(row)
    with place:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = halfplanes(net, number, theme_now())
            chart(drawn, "networks_halfplanes", halfplanes_in_words(net, number))
            st.caption("Full circles should be answered 1, open ones 0; arrows point to where a unit answers 1.")
        with right:
            chart(xor_graph(net, number, theme_now()), "networks_xor_graph", xor_graph_in_words(net, number))
            st.caption("A filled unit answers 1. On the edges: the weights; those from the constant 1 are the biases.")
        st.markdown(step_sentence(net, number))
        st.markdown(promise_sentence())
    theorem, given = NET.promises["threshold"]
    calculator_link("Open the promise in the Calculator", theorem.slug, given)
    downloads("xor", lambda: csv_text(xor_table(net)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(coding), language="python")


def _ask() -> tuple[str, str]:
    left, right = st.columns([2, 3], vertical_alignment="bottom")
    with left:
        coding = chosen(
            "Coding", CODINGS, FIRST["xor.coding"], "xor.coding", "coding", st.segmented_control, required=True
        )  # fmt: skip
    with right:
        row = chosen("Input", ROWS, FIRST["xor.input"], "xor.input", "input", st.segmented_control, required=True)
    return coding, row


def step_sentence(net: ExclusiveOr, row: int) -> str:
    """What happens to one input."""
    hidden, output = net.net_inputs(row)
    both, one = (f"{h:g}" for h in net.hidden[row])
    a, b = (_plain(x) for x in net.inputs[row])
    return (
        f"At the input ({a}, {b}) the net input of AND is {_plain(hidden[0])}, so it answers {both}; that of OR is "
        f"{_plain(hidden[1])}, so it answers {one}; that of the output is {_plain(output)}: the answer is "
        f"**{net.outputs[row]:g}**."
    )


def promise_sentence() -> str:
    """What one unit and three units can do, counted, beside what is promised."""
    theorem, given = NET.promises["threshold"]
    fewest, most = NET.shattered or (0, 0)
    count = int(theorems["growth_halfspaces"](m=4, n=2))
    return (
        f"Trying all units: one alone answers **{len(by_one_unit())} of the 16** labellings of the four corners "
        f"(Cover's count allows {count} for four points in the plane), and the two it misses are XOR and its opposite. "
        f"Two hidden units and an output answer all **{len(by_two_hidden_units())}**, so they shatter these four "
        f"points. With its {NET.edges} weights and biases the net shatters {fewest} points or more, and never more "
        f"than {most}: that follows from counting labellings unit by unit. The general bound of Baum and Haussler "
        f"promises at most {in_words(int(theorem(**given)))}."
    )


def snippet(coding: str) -> str:
    """Python that makes the same network and its truth table."""
    return (
        "from laboratory.topics.networks.xor.run import exclusive_or\n\n"
        f'net = exclusive_or("{coding}")\n'
        "for inputs, hidden, output in zip(net.inputs, net.hidden, net.outputs):\n"
        "    print(inputs, hidden, output)\n"
    )


def _plain(number: float) -> str:
    return f"{number:g}".replace("-", "−")
