"""What bagging and the forest are grown on; all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from bounds.words.domain import integers
from laboratory.topics.boosting.bagging.run import FRIEDMAN, WORLDS
from laboratory.worlds.setting import Setting, label_noise
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.link import switch

TREES = Setting("bag.trees", "number of trees B", integers(1, 200), 60)
EXAMPLES = Setting("bag.examples", "examples m", integers(10, 400), 200)
NOISE = Setting("bag.noise", "share of labels that are flipped", label_noise(0.0).domain, 0.1)
SPLIT = Setting("bag.split", "features drawn at each split of the forest, 0 for the usual number", integers(0, 30), 0)
SEED = seed_setting("bag.seed", 100, "data and bags")
FIRST: Mapping[str, str] = {"bag.world": FRIEDMAN, "bag.published": "", "bag.beside": "importances"} | texts(
    TREES, EXAMPLES, NOISE, SPLIT, SEED
)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "The notes' example": FIRST,
    "As published": {**FIRST, "bag.published": "1"},
    "Noisy disc": {**FIRST, "bag.world": "circles"},
    "Breast cancer": {**FIRST, "bag.world": "breast_cancer", "bag.seed": "1"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made; `split` None for the usual number of features."""

    world: str
    m: int
    noise: float
    trees: int
    split: int | None
    seed: int
    published: bool


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, fourth, more = st.columns([3, 2, 2, 2, 2], vertical_alignment="bottom")
    with first:
        world = chosen("World", WORLDS, FIRST["bag.world"], "bag.world", "world of this view")
    with second:
        trees = number(TREES, "Trees B")
    m, noise = EXAMPLES.default, 0.0
    if world == FRIEDMAN:
        with third:
            st.caption("670 of 1,000 examples to learn from.")
    else:
        with third:
            m = number(EXAMPLES, "Examples m")
        if world == "circles":
            with fourth:
                noise = number(NOISE, "Labels flipped")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        seed, split = number(SEED, "Seed"), number(SPLIT, "Features at a split")
        published = switch("Bags as in the published script", "bag.published") if world == FRIEDMAN else False
        another_sample(SEED.name)
    if seed is None or split is None:
        st.error("Mend the field under “More”.")
    if None in (m, noise, trees, seed, split):
        return None
    return Asked(world, m, float(noise), trees, split or None, seed, published)


def used(world: str) -> tuple[str, ...]:
    """The names in the address that this world needs."""
    its_own = {FRIEDMAN: ("bag.published", "bag.beside"), "circles": ("bag.examples", "bag.noise")}.get(
        world, ("bag.examples",)
    )
    return "bag.world", "bag.trees", "bag.split", "bag.seed", *its_own
