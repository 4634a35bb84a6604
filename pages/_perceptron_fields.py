"""What the perceptron runs on: a preset or one's own numbers, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from bounds.domain import Interval, integers
from laboratory.worlds.margin_halfspace import NOISE as LABEL_NOISE
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.setting import Setting
from pages.widgets.fields import another_sample, number, seed_setting, texts
from pages.widgets.link import switch

MARGIN = Setting("run.margin", "margin γ, the distance that every example keeps", Interval(0.001, 0.9), 0.1)
EXAMPLES = Setting("run.examples", "examples m", integers(1, 200), 40)
NOISE = Setting("run.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0)
PASSES = Setting("run.passes", "most passes over the sample", integers(1, 1_000), 1_000)
SEED = seed_setting("run.seed", 33)
SWITCHES = {"run.bias": "", "run.shuffle": "", "run.log": ""}
FIRST = texts(MARGIN, EXAMPLES, NOISE, SEED, PASSES) | SWITCHES | {"beside": "squeeze"}
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


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, more, other = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        margin = number(MARGIN, "Margin γ")
    with second:
        m = number(EXAMPLES, "Examples m")
    with third:
        noise = number(NOISE, "Labels flipped")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        seed, passes = number(SEED, "Seed"), number(PASSES, "Most passes")
        bias = switch("Learn a bias too", "run.bias", help="Every example gets a last coordinate 1.")
        shuffle = switch("New random order in each pass", "run.shuffle")
    with other:
        another_sample(SEED.name)
    if seed is None or passes is None:
        st.error("Mend the field under “More”.")
    if None in (margin, m, noise, seed, passes):
        return None
    return Asked(MarginHalfspace(2, float(margin), float(noise)), m, seed, passes, bias, shuffle)
