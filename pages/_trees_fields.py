"""What the tree grows on: a preset or one's own numbers, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds.domain import integers
from bounds.reading import read_number
from experiments._tree_run import PSIS, WORLDS, World
from figures.trees import NAMES
from pages._inputs import text_field
from pages._link import check_choice, choice, switch
from sources._setting import Setting
from sources.xor import NOISE as LABEL_NOISE

EXAMPLES = Setting("tree.examples", "examples m", integers(2, 200), 80)
NOISE = Setting("tree.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0.0)
SEED = Setting("tree.seed", "seed of the sample", integers(0, 2**32 - 1), 1)
LARGEST = 2**63  # integers beyond would not even fit a double
LABELS = {"tree.examples": "Examples m", "tree.noise": "Labels flipped", "tree.seed": "Seed"}
TITLES = {"rectangle": "Rectangle", "xor": "Exclusive or", "circles": "Disc in a ring"}
FIRST = {"tree.world": "rectangle", "tree.psi": "gini", "tree.examples": "80", "tree.noise": "0", "tree.seed": "1",
         "tree.mirrored": "", "beside": "errors"}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Rectangle": FIRST,
    "Counting mistakes stalls": FIRST | {"tree.psi": "misclassification", "beside": "psi"},
    "XOR stall": FIRST | {"tree.world": "xor", "tree.mirrored": "1", "beside": "psi"},
    "Noisy labels": FIRST | {"tree.noise": "0.15"},
}


@dataclass(frozen=True)
class Asked:
    """A tree that can be grown."""

    world: World
    m: int
    seed: int
    psi: str
    mirrored: bool


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
    columns = st.columns([3, 3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        world = _chosen("World", WORLDS, "tree.world", "world", TITLES)
    with columns[1]:
        psi = _chosen("What a split lowers, ψ", PSIS, "tree.psi", "function ψ", NAMES)
    with columns[2]:
        m = _number(EXAMPLES)
    with columns[3]:
        noise = _number(NOISE)
    with columns[4], st.popover("More", icon=":material/tune:", width="stretch"):
        seed = _number(SEED)
        mirrored = switch(
            "Mirror the sample", "tree.mirrored",
            help="Exclusive or only: every example comes with its three mirror images.",
        )  # fmt: skip
    columns[5].button(
        "Another sample", on_click=_another, icon=":material/casino:", width="stretch", key="_another_sample"
    )
    if seed is None:
        st.error("Mend the field under “More”.")
    if None in (m, noise, seed):
        return None
    return Asked(WORLDS[world](noise=float(noise)), m, seed, psi, mirrored and world == "xor")


def _chosen(label: str, options: Any, key: str, what: str, titles: Mapping[str, str]) -> str:
    chosen: str = choice(st.selectbox, label, list(options), FIRST[key], key, format_func=titles.__getitem__)
    check_choice(key, options, what, chosen)
    return chosen


def _another() -> None:
    seed = read_number(st.session_state["tree.seed"])
    st.session_state["tree.seed"] = str(seed + 1 if SEED.allows(seed) and SEED.allows(seed + 1) else 0)


def _number(setting: Setting) -> Any:
    """The number typed for `setting`, or None after saying why it is none."""
    words = f"{setting.meaning[0].upper()}{setting.meaning[1:]}: {setting.words}."
    text = text_field(LABELS[setting.name], setting.name, FIRST[setting.name], words).strip()
    value = read_number(text)
    if setting.domain.integer and isinstance(value, float) and value.is_integer() and abs(value) < 1e15:  # type: ignore[union-attr]
        value = int(value)
    if (isinstance(value, int) and abs(value) > LARGEST) or not setting.allows(value):
        st.error(f"{LABELS[setting.name]} must be {setting.words}; got {text or 'nothing'}.")
        return None
    return value
