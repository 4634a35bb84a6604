"""What the neighbours are asked on: a world, a sample, a view; all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds.domain import Interval, integers
from bounds.reading import read_number
from experiments._neighbours_run import World
from pages._inputs import text_field
from pages._link import check_choice, choice
from sources._setting import Setting
from sources.circles import NOISE as LABEL_NOISE
from sources.circles import Circles
from sources.lipschitz_eta import LipschitzEta
from sources.xor import Xor

SLOPE = Setting("run.slope", "Lipschitz constant of the label's probability", Interval(0, 10), 2.0)
NOISE = Setting("run.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0.2)
EXAMPLES = Setting("run.examples", "number of examples", integers(3, 300), 200)
SEED = Setting("run.seed", "seed of the sample", integers(0, 2**32 - 1), 2)
LARGEST = 2**63  # integers beyond would not even fit a double
LABELS = {"run.slope": "Slope c", "run.noise": "Labels flipped", "run.examples": "Examples m", "run.seed": "Seed"}
WORLDS = {"eta": "Slowly changing coin", "circles": "Disc in a ring", "xor": "Exclusive or"}
VIEWS = {"plane": "In the plane", "curse": "In many dimensions"}
FIRST: Mapping[str, Any] = {
    "show": "plane", "world": "eta", "run.slope": "2", "run.noise": "0.2", "run.examples": "200", "run.seed": "2",
    "k": 1,
}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "One neighbour overfits": FIRST,
    "A good k": {**FIRST, "k": 19},
    "Too many neighbours": {**FIRST, "k": 111},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made; `world` is None in the view of many dimensions, which has one of its own."""

    world: World | None
    m: int
    seed: int


def presets() -> None:
    """A button for each preset; the one that is on is marked."""
    with st.container(horizontal=True):
        for name, values in PRESETS.items():
            on = all(st.session_state.get(key, FIRST[key]) == value for key, value in values.items())
            look = "primary" if on else "secondary"
            st.button(name, key=f"_preset_{name}", type=look, on_click=partial(_take, values))


def _take(values: Mapping[str, Any]) -> None:
    st.session_state.update(values)


def view() -> str:
    """Which of the two views is open."""
    kind: str = choice(
        st.segmented_control, "View", list(VIEWS), FIRST["show"], "show", required=True,
        format_func=VIEWS.__getitem__, label_visibility="collapsed",
    )  # fmt: skip
    check_choice("show", VIEWS, "view", kind)
    return kind


def used(kind: str, world: str) -> tuple[str, ...]:
    """The names in the address that this view needs."""
    if kind == "curse":
        return "show", "run.examples", "run.seed"
    return "show", "world", _level(world).name, "run.examples", "run.seed", "k"


def ask(kind: str) -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    columns = st.columns([3, 2, 2, 2, 3] if kind == "plane" else [2, 2, 3], vertical_alignment="bottom")
    columns[-1].button(
        "Another sample", on_click=_another, icon=":material/casino:", width="stretch", key="_another_sample"
    )
    with columns[-3]:
        m = _number(EXAMPLES)
    with columns[-2]:
        seed = _number(SEED)
    if kind == "curse":
        return None if m is None or seed is None else Asked(None, m, seed)
    with columns[0]:
        name = choice(st.selectbox, "World", list(WORLDS), FIRST["world"], "world", format_func=WORLDS.__getitem__)
        check_choice("world", WORLDS, "world", name)
    with columns[1]:
        level = _number(_level(name))
    if m is None or seed is None or level is None:
        return None
    return Asked(_world(name, float(level)), m, seed)


def _level(world: str) -> Setting:
    return SLOPE if world == "eta" else NOISE


def _world(name: str, level: float) -> World:
    if name == "eta":
        return LipschitzEta(2, level)
    return Circles(noise=level) if name == "circles" else Xor(noise=level)


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
