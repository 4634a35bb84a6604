"""The graph of a layered network: how many edges, and what does that many weights promise?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.networks.graph.figures import layered, layered_in_words, layers_table
from laboratory.topics.networks.graph.run import Sizes, sizes
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.inputs import text_field

FIRST: Mapping[str, str] = {"graph.layers": "3-4-1"}
ABOUT = "Inputs, units of each hidden layer, outputs, with hyphens between them: 4-8-3."
KINDS = {"threshold": "threshold units", "relu": "ReLU units and a threshold at the end"}
MEANING = """
A **feed-forward network** is a graph of layers. Every unit is fed by all nodes of the layer below and by a **constant
node** whose value is always 1: the weights of its edges are the biases. (The constant absorbs the bias; it does not
avoid it, and the last layer has none.) A unit adds up its inputs, each times the weight of its edge, and passes the
sum, the *net input*, through an activation.

**Names.** Inputs carry the index *i*, hidden units *j*, outputs *k*. For any unit *t* and a node *u* that feeds it, the
weight of the edge is w_tu: the unit first, its source second. It is the thick edge of the figure.

**Promises.** The VC dimension bounds how many examples such a network needs before its training error tells something
about its risk. It depends on the graph and the kind of unit alone, so it does not change while the network trains,
whatever becomes of its weights.
"""


def show(place: Any) -> None:
    """The graph above the field for its layers."""
    text = text_field("Layers", "graph.layers", FIRST["graph.layers"], ABOUT)
    try:
        asked = sizes(text)
    except ValueError as refusal:
        say.error(refusal)
        place.info(MEND)
        return
    with place:
        drawn = layered(asked, theme_now())
        chart(drawn, "networks_graph", layered_in_words(asked))
        st.caption(
            "i: input, j: hidden unit, k: output; the thick edge carries the weight from u to t. Dotted: biases."
        )
        st.markdown(size_sentence(asked))
        st.markdown(promise_sentence(asked))
    for kind, (theorem, given) in asked.promises.items():
        calculator_link(f"Open the promise for {KINDS[kind]} in the Calculator", theorem.slug, given)
    downloads("network", lambda: csv_text(layers_table(asked)), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(text), language="python")


def size_sentence(asked: Sizes) -> str:
    """Nodes and edges, layer by layer."""
    table = layers_table(asked)
    parts = [f"({below} + 1)·{units}" for below, units in zip(table["inputs"], table["units"], strict=True)]
    return f"**{in_words(asked.edges)} weights and biases**, one for each edge: {' + '.join(parts)}."


def promise_sentence(asked: Sizes) -> str:
    """What is known and promised of the VC dimension."""
    if asked.layers[-1] != 1:
        return "With one output the network would be a classifier of two labels, and its VC dimension could be bounded."
    told = [
        f"at most {in_words(int(theorem(**given)))} with {KINDS[kind]}"
        for kind, (theorem, given) in asked.promises.items()
    ]
    promised = f"Its VC dimension is promised to be {' and '.join(told)}." if told else ""
    if asked.shattered is None:
        return promised
    fewest, most = asked.shattered
    if fewest == most:
        return f"A single threshold unit has VC dimension {fewest} exactly: one more than its inputs. {promised}"
    return (
        f"{promised} Beside it: with threshold units it shatters {in_words(fewest)} points or more, by a construction "
        f"of Baum, and no {in_words(most + 1)}, by counting its units' labellings exactly."
    )


def snippet(text: str) -> str:
    """Python that counts and promises the same."""
    return (
        "from laboratory.topics.networks.graph.run import sizes\n\n"
        f"net = sizes({text!r})\n"
        "print(net.nodes, net.edges, net.shattered)\n"
        "for kind, (theorem, given) in net.promises.items():\n"
        "    print(kind, theorem(**given))\n"
    )
