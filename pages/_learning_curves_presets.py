"""The presets of the learning curves, the first of which the page opens on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from laboratory.experiments.plan import YOURS

NONE = "none"  # how the address spells that a setting is absent
USUAL = {"from": "20", "to": "2000", "steps": "8", "runs": "60", "seed": "1", "failure": "0.05"}
REAL = {"world": "real_world", "real_world.positive": "usual"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Tree on breast cancer": USUAL
    | REAL
    | {"learner": "occam_tree", "real_world.name": "breast_cancer", "real_world.binarise": "4"},
    "Perceptron with a margin": USUAL
    | {"learner": "perceptron", "perceptron.fit_intercept": False, "world": "margin_halfspace"}
    | {"margin_halfspace.features": "5", "margin_halfspace.margin": "0.1", "margin_halfspace.noise": "0.0"},
    "Thresholds, noisy labels": USUAL
    | {"learner": "threshold_erm", "world": "uniform_threshold", "to": "5000", "runs": "200"}
    | {"uniform_threshold.noise": "0.1", "uniform_threshold.threshold": "0.5"},
    "Nearest neighbour on digits": USUAL
    | REAL
    | {"learner": "knn", "knn.k": "1", "real_world.name": "digits", "real_world.binarise": NONE}
    | {"real_world.positive": NONE, "runs": "20"},
    "Your table": USUAL | {"learner": "knn", "knn.k": "1", "world": YOURS, "runs": "20"},
}
FIRST = next(iter(PRESETS.values()))


def presets() -> None:
    """A button for each preset; the one that is on is marked."""
    with st.container(horizontal=True):
        for name, values in PRESETS.items():
            on = all(st.session_state.get(key, FIRST.get(key)) == value for key, value in values.items())
            st.button(name, type="primary" if on else "secondary", on_click=partial(take, values))


def take(values: Mapping[str, Any]) -> None:
    """Write values into the fields."""
    st.session_state.update(values)
