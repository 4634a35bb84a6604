"""What is boosted: a preset or one's own choice, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from bounds.words.domain import integers
from laboratory.topics.boosting.adaboost.run import WORLDS
from laboratory.worlds.setting import Setting, label_noise
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.link import switch

EXAMPLES = Setting("run.examples", "examples m", integers(1, 400), 100)
NOISE = Setting("run.noise", "share of labels that are flipped", label_noise(0.0).domain, 0)
ROUNDS = Setting("run.rounds", "most rounds of boosting", integers(1, 200), 60)
SEED = seed_setting("run.seed", 1)
FIRST: Mapping[str, str] = {"run.world": "circles", "run.log": "", "beside": "plane"} | texts(
    EXAMPLES, NOISE, ROUNDS, SEED
)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Disc in a ring": FIRST,
    "Exclusive or": {**FIRST, "run.world": "xor", "run.examples": "200"},
    "Breast cancer": {**FIRST, "run.world": "breast_cancer", "run.examples": "200", "run.log": "1"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    world: str
    noise: float
    m: int
    seed: int
    rounds: int


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, fourth, more = st.columns([3, 2, 2, 2, 2], vertical_alignment="bottom")
    with first:
        world = chosen("World", WORLDS, FIRST["run.world"], "run.world", "world on this page")
    with second:
        m = number(EXAMPLES, "Examples m")
    with third:
        rounds = number(ROUNDS, "Most rounds T")
    with fourth:
        noise = 0.0 if world == "breast_cancer" else number(NOISE, "Labels flipped")
        if world == "breast_cancer":
            st.caption("Labels as they are.")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        seed = number(SEED, "Seed")
        switch("Logarithmic errors", "run.log")
        another_sample(SEED.name)
    if seed is None:
        st.error("Mend the field under “More”.")
    if None in (m, rounds, noise, seed):
        return None
    return Asked(world, float(noise), m, seed, rounds)
