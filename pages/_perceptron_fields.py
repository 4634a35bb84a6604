"""What the perceptron runs on: a preset or one's own numbers, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds.domain import Interval, integers
from bounds.reading import read_number
from pages._inputs import text_field
from pages._link import switch
from sources._setting import Setting
from sources.margin_halfspace import NOISE as LABEL_NOISE
from sources.margin_halfspace import MarginHalfspace

MARGIN = Setting("run.margin", "margin γ, the distance that every example keeps", Interval(0.001, 0.9), 0.1)
EXAMPLES = Setting("run.examples", "examples m", integers(1, 200), 40)
NOISE = Setting("run.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0.0)
PASSES = Setting("run.passes", "most passes over the sample", integers(1, 1_000), 1_000)
SEED = Setting("run.seed", "seed of the sample", integers(0, 2**32 - 1), 33)
LARGEST = 2**63  # integers beyond would not even fit a double
LABELS = {"run.margin": "Margin γ", "run.examples": "Examples m", "run.noise": "Labels flipped",
          "run.passes": "Most passes", "run.seed": "Seed"}  # fmt: skip
FIRST = {"run.margin": "0.1", "run.examples": "40", "run.noise": "0", "run.seed": "33", "run.passes": "1000",
         "run.bias": "", "run.shuffle": "", "run.log": "", "beside": "squeeze"}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Wide margin": FIRST | {"run.margin": "0.3", "run.seed": "230"},
    "Thin margin": FIRST,
    "Not separable": FIRST
    | {"run.examples": "60", "run.noise": "0.1", "run.seed": "4", "run.passes": "5", "beside": "mistakes"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    world: MarginHalfspace
    m: int
    seed: int
    passes: int
    bias: bool
    shuffle: bool


def presets() -> None:
    """A button for each preset; the one that is on is marked."""
    with st.container(horizontal=True):
        for name, values in PRESETS.items():
            on = all(st.session_state.get(key, FIRST[key]) == value for key, value in values.items())
            st.button(
                name, key=f"_preset_{name}", type="primary" if on else "secondary", on_click=partial(_take, values)
            )


def _take(values: Mapping[str, str]) -> None:
    st.session_state.update(values)


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, more, other = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        margin = _number(MARGIN)
    with second:
        m = _number(EXAMPLES)
    with third:
        noise = _number(NOISE)
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        seed, passes = _number(SEED), _number(PASSES)
        bias = switch("Learn a bias too", "run.bias", help="Every example gets a last coordinate 1.")
        shuffle = switch("New random order in each pass", "run.shuffle")
    other.button("Another sample", on_click=_another, icon=":material/casino:", width="stretch", key="_another_sample")
    if seed is None or passes is None:
        st.error("Mend the field under “More”.")
    if None in (margin, m, noise, seed, passes):
        return None
    return Asked(MarginHalfspace(2, float(margin), float(noise)), m, seed, passes, bias, shuffle)


def _another() -> None:
    seed = read_number(st.session_state["run.seed"])
    st.session_state["run.seed"] = str(seed + 1 if SEED.allows(seed) and SEED.allows(seed + 1) else 0)


def _number(setting: Setting) -> Any:
    """The number typed for `setting`, or None after saying why it is none."""
    words = f"{setting.meaning[0].upper()}{setting.meaning[1:]}: {setting.words}."
    text = text_field(LABELS[setting.name], setting.name, FIRST[setting.name], words).strip()
    value = read_number(text)
    if setting.domain.integer and isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        value = int(value)
    if (isinstance(value, int) and abs(value) > LARGEST) or not setting.allows(value):
        st.error(f"{LABELS[setting.name]} must be {setting.words}; got {text or 'nothing'}.")
        return None
    return value
