"""What is boosted: a preset or one's own choice, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds.domain import integers
from bounds.reading import read_number
from experiments._boosting_run import WORLDS
from pages._inputs import text_field
from pages._link import check_choice, choice, switch
from sources._setting import Setting, label_noise

EXAMPLES = Setting("run.examples", "examples m", integers(1, 400), 100)
NOISE = Setting("run.noise", "share of labels that are flipped", label_noise(0.0).domain, 0.0)
ROUNDS = Setting("run.rounds", "most rounds of boosting", integers(1, 200), 60)
SEED = Setting("run.seed", "seed of the sample", integers(0, 2**32 - 1), 1)
LARGEST = 2**63  # integers beyond would not even fit a double
LABELS = {"run.examples": "Examples m", "run.noise": "Labels flipped", "run.rounds": "Most rounds T",
          "run.seed": "Seed"}  # fmt: skip
FIRST = {"run.world": "circles", "run.examples": "100", "run.noise": "0", "run.rounds": "60", "run.seed": "1",
         "run.log": "", "beside": "plane"}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Disc in a ring": FIRST,
    "Exclusive or": FIRST | {"run.world": "xor", "run.examples": "200"},
    "Breast cancer": FIRST | {"run.world": "breast_cancer", "run.examples": "200", "run.log": "1"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    world: str
    noise: float
    m: int
    seed: int
    rounds: int


def presets() -> None:
    """A button for each preset; the one that is on is marked."""
    with st.container(horizontal=True):
        for name, values in PRESETS.items():
            on = all(st.session_state.get(key, FIRST[key]) == value for key, value in values.items() if key != "beside")
            st.button(
                name, key=f"_preset_{name}", type="primary" if on else "secondary", on_click=partial(_take, values)
            )


def _take(values: Mapping[str, str]) -> None:
    st.session_state.update(values)


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, fourth, more = st.columns([3, 2, 2, 2, 2], vertical_alignment="bottom")
    with first:
        world: str = choice(
            st.selectbox, "World", list(WORLDS), FIRST["run.world"], "run.world", format_func=WORLDS.__getitem__
        )
        check_choice("run.world", WORLDS, "world on this page", world)
    with second:
        m = _number(EXAMPLES)
    with third:
        rounds = _number(ROUNDS)
    with fourth:
        noise = 0.0 if world == "breast_cancer" else _number(NOISE)
        if world == "breast_cancer":
            st.caption("Labels as they are.")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        seed = _number(SEED)
        switch("Logarithmic errors", "run.log")
        st.button("Another sample", on_click=_another, icon=":material/casino:", width="stretch", key="_another_sample")
    if seed is None:
        st.error("Mend the field under “More”.")
    if None in (m, rounds, noise, seed):
        return None
    return Asked(world, float(noise), m, seed, rounds)


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
