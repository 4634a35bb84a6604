"""What the neighbours are asked on: a world, a sample, a view; all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.neighbours.plane.run import World
from laboratory.worlds.circles import NOISE as LABEL_NOISE
from laboratory.worlds.circles import Circles
from laboratory.worlds.lipschitz_eta import LipschitzEta
from laboratory.worlds.setting import Setting
from laboratory.worlds.xor import Xor
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts

SLOPE = Setting("run.slope", "Lipschitz constant of the label's probability", Interval(0, 10), 2)
NOISE = Setting("run.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0.2)
EXAMPLES = Setting("run.examples", "number of examples", integers(3, 300), 200)
SEED = seed_setting("run.seed", 2)
WORLDS = {"eta": "Slowly changing coin", "circles": "Disc in a ring", "xor": "Exclusive or"}
FIRST: Mapping[str, Any] = {"world": "eta"} | texts(SLOPE, NOISE, EXAMPLES, SEED) | {"k": 1}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    name: {**FIRST, "show": "plane", "k": k}
    for name, k in (("One neighbour overfits", 1), ("A good k", 19), ("Too many neighbours", 111))
}


@dataclass(frozen=True)
class Asked:
    """A run in the plane that can be made."""

    world: World
    m: int
    seed: int


def used(world: str) -> tuple[str, ...]:
    """The names in the address that the view of the plane needs."""
    return "world", level_of(world).name, EXAMPLES.name, SEED.name, "k"


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, fourth, other = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        name = chosen("World", WORLDS, FIRST["world"], "world", "world")
    with second:
        level = number(level_of(name), "Slope c" if name == "eta" else "Labels flipped")
    with third:
        m = number(EXAMPLES, "Examples m")
    with fourth:
        seed = number(SEED, "Seed")
    with other:
        another_sample(SEED.name)
    if m is None or seed is None or level is None:
        return None
    return Asked(_world(name, float(level)), m, seed)


def level_of(world: str) -> Setting:
    """The one setting of that world."""
    return SLOPE if world == "eta" else NOISE


def _world(name: str, level: float) -> World:
    if name == "eta":
        return LipschitzEta(2, level)
    return Circles(noise=level) if name == "circles" else Xor(noise=level)
