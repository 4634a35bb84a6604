"""Activation functions: value and slope at a net input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval
from laboratory.topics.networks.activations.figures import activation_curves, activations_in_words, activations_table
from laboratory.worlds.setting import Setting
from learners.networks.activations import ACTIVATIONS
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import number, texts
from pages.widgets.frame import MEND

SLOPE = Setting("act.slope", "slope parameter α of the logistic and the radial basis function", Interval(0.1, 20), 1)
NET = Setting("act.net", "net input at which values and slopes are told", Interval(-4, 4), 0)
FIRST: Mapping[str, str] = texts(SLOPE, NET)
MEANING = """
A unit's **activation** turns its net input into its output. Backpropagation multiplies by the activation's **slope** at
every layer, so where the slope is nearly 0, in the flat ends, the unit is *saturated* and hardly learns, however wrong
its answer is. The threshold is flat everywhere: that is why networks learn with smooth units.

The **logistic** function 1/(1 + e^(−αa)) has the slope αf(1 − f), at most α/4, in the middle. It stays strictly between
0 and 1. **tanh** is the same curve with α = 2, stretched to (−1, 1): tanh a = 2·logistic(2a) − 1; its
slope is 1 − f².
**ReLU** has slope 1 on the right and 0 on the left, and none at 0. A **radial basis** function e^(−αa²) answers near a
centre, not beyond an edge; its slope is −2αa·f.

**Softmax** works on all outputs of a layer at once: e^(a_k) divided by the sum of all e^(a). The shares add up to 1.
The slope of share k by its own net input is s_k(1 − s_k), by another one −s_k·s_l.
"""


def show(place: Any) -> None:
    """Six panels above two fields."""
    left, right = st.columns(2, vertical_alignment="bottom")
    with left:
        slope = number(SLOPE, "Slope parameter α")
    with right:
        net = number(NET, "Net input")
    if slope is None or net is None:
        place.info(MEND)
        return
    with place:
        drawn = activation_curves(float(slope), float(net), theme_now())
        chart(drawn, "networks_activations", activations_in_words(float(slope), float(net)))
        st.caption("Full line: the activation f. Dashed: its slope. Dots: both at the net input.")
        st.markdown(sentence(float(slope), float(net)))
    downloads("activations", lambda: csv_text(activations_table(float(slope))), drawn)
    with st.expander("The same in Python"):
        st.code(snippet(float(slope), float(net)), language="python")


def sentence(slope: float, net: float) -> str:
    """The slopes at the net input."""
    told = []
    for one in ACTIVATIONS.values():
        bend = float(one.derivative(np.array([net]), slope)[0])
        told.append(f"{one.title} {in_words(float(f'{bend:.4g}')) if np.isfinite(bend) else 'none'}")
    most = in_words(float(f"{slope / 4:.4g}"))
    back = (
        "each such layer shrinks an error on its way back by that factor or more, before weights multiply it"
        if slope < 4
        else "with so steep a function an error may grow on its way back"
    )
    return (
        f"Slopes at net input {in_words(net)}: {', '.join(told)}. The logistic function's slope is never above "
        f"α/4 = {most}: {back}."
    )


def snippet(slope: float, net: float) -> str:
    """Python that tells the same values and slopes."""
    return (
        "import numpy as np\n\n"
        "from learners.networks.activations import ACTIVATIONS\n\n"
        f"net = np.array([{net}])\n"
        "for one in ACTIVATIONS.values():\n"
        f"    print(one.title, one.value(net, {slope}), one.derivative(net, {slope}))\n"
    )
