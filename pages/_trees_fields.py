"""What the trees grow on: each view has fields of its own, all of them in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.trees.growing.figures import NAMES
from laboratory.topics.trees.growing.run import PSIS, WORLDS, World
from laboratory.topics.trees.occam.run import OccamWorld
from laboratory.worlds.boolean_cube import BooleanCube
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.setting import Setting
from laboratory.worlds.targets import TARGETS
from laboratory.worlds.xor import NOISE as LABEL_NOISE
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.link import switch

VIEWS = {"growing": "Growing in the plane", "occam": "Occam's choice", "formula": "A tree as a formula"}
TITLES = {"rectangle": "Rectangle", "xor": "Exclusive or", "circles": "Disc in a ring"}
OCCAM_WORLDS = {name: f"Cube: {target.says}" for name, target in TARGETS.items()} | {"cancer": "Breast cancer"}
FORMS = {"notes": "As usually drawn", "code": "Yes-or-no questions", "grown": "Grown from the table"}
TESTS_A_FEATURE = 4  # of the measurements in the breast cancer data, as in the experiment on it

EXAMPLES = Setting("tree.examples", "examples m", integers(2, 200), 80)
NOISE = Setting("tree.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0)
SEED = seed_setting("tree.seed", 1)
OCCAM_EXAMPLES = Setting("occam.examples", "examples m", integers(2, 2_000), 400)
OCCAM_FEATURES = Setting("occam.features", "number of yes-or-no features", integers(4, 12), 10)
OCCAM_NOISE = Setting("occam.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0.1)
OCCAM_DELTA = Setting("occam.delta", "failure probability δ", Interval(0.0001, 0.5), 0.05)
OCCAM_SEED = seed_setting("occam.seed", 1)
HUMIDITY = Setting("golf.humidity", "humidity of the day in per cent", Interval(0, 100), 65)

ITS_OWN: Mapping[str, Mapping[str, Any]] = {
    "growing": {"tree.world": "rectangle", "tree.psi": "gini", **texts(EXAMPLES, NOISE, SEED), "tree.mirrored": "",
                "beside": "errors", "split": ""},
    "occam": {"occam.world": "tree", **texts(OCCAM_EXAMPLES, OCCAM_FEATURES, OCCAM_NOISE, OCCAM_DELTA, OCCAM_SEED),
              "occam.beside": "others", "occam.size": ""},
    "formula": {"golf.form": "notes", "golf.outlook": "sunny", **texts(HUMIDITY), "golf.wind": "calm",
                "golf.field": ""},
}  # fmt: skip
FIRST: Mapping[str, Any] = {"show": "growing"} | {key: one for view in ITS_OWN.values() for key, one in view.items()}
_GROWING = {"show": "growing", **{key: one for key, one in ITS_OWN["growing"].items() if key != "split"}}
_OCCAM = {"show": "occam", **{key: one for key, one in ITS_OWN["occam"].items() if key != "occam.size"}}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Rectangle": _GROWING,
    "Counting mistakes stalls": _GROWING | {"tree.psi": "misclassification", "beside": "psi"},
    "XOR stall": _GROWING | {"tree.world": "xor", "tree.mirrored": "1", "beside": "psi"},
    "Noisy labels": _GROWING | {"tree.noise": "0.15"},
    "Occam on breast cancer": _OCCAM | {"occam.world": "cancer", "occam.examples": "1000"},
    "Golf as a code word": {"show": "formula", "golf.form": "code"},
}


@dataclass(frozen=True)
class Asked:
    """A tree that can be grown."""

    world: World
    m: int
    seed: int
    psi: str
    mirrored: bool


class Choice(NamedTuple):
    """What is asked of the view of Occam's choice."""

    world: OccamWorld
    m: int
    delta: float
    seed: int


def ask() -> Asked | None:
    """Draw the fields of the growing tree; None when one of them does not hold what it should."""
    columns = st.columns([3, 3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        world = chosen("World", {name: TITLES[name] for name in WORLDS}, FIRST["tree.world"], "tree.world", "world")
    with columns[1]:
        named = {name: NAMES[name] for name in PSIS}
        psi = chosen("What a split lowers, ψ", named, FIRST["tree.psi"], "tree.psi", "function ψ")
    m, noise = _in(columns[2], EXAMPLES, "Examples m"), _in(columns[3], NOISE, "Labels flipped")
    with columns[4], _more():
        seed = number(SEED, "Seed")
        mirrored = switch(
            "Mirror the sample", "tree.mirrored",
            help="Exclusive or only: every example comes with its three mirror images.",
        )  # fmt: skip
    _another(columns[5], SEED, (seed,))
    if None in (m, noise, seed):
        return None
    return Asked(WORLDS[world](noise=float(noise)), m, seed, psi, mirrored and world == "xor")


def ask_for_choice() -> Choice | None:
    """Draw the fields of Occam's choice; None when one of them does not hold what it should."""
    columns = st.columns([4, 2, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        world = chosen("World", OCCAM_WORLDS, FIRST["occam.world"], "occam.world", "world")
    m = _in(columns[1], OCCAM_EXAMPLES, "Examples m")
    cube = world != "cancer"
    noise = _in(columns[2], OCCAM_NOISE, "Labels flipped") if cube else 0
    features = _in(columns[3], OCCAM_FEATURES, "Features d") if cube else OCCAM_FEATURES.default
    with columns[4], _more():
        delta, seed = number(OCCAM_DELTA, "Failure probability δ"), number(OCCAM_SEED, "Seed")
    _another(columns[5], OCCAM_SEED, (delta, seed))
    if None in (m, noise, features, delta, seed):
        return None
    source = BooleanCube(features, world, float(noise)) if cube else RealWorld("breast_cancer", TESTS_A_FEATURE)
    return Choice(source, m, float(delta), seed)


def _in(place: Any, setting: Setting, label: str) -> Any:
    with place:
        return number(setting, label)


def _more() -> Any:
    return st.popover("More", icon=":material/tune:", width="stretch")


def _another(place: Any, seed: Setting, hidden: tuple[Any, ...]) -> None:
    """The button for the next seed, and a word where a field that is folded away complains."""
    with place:
        another_sample(seed.name)
    if None in hidden:
        st.error("Mend the field under “More”.")
