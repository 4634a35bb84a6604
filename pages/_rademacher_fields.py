"""What is asked of the classes: points of one's own or drawn ones, sizes, labels; all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.dichotomies.restriction import Points
from bounds.reading.points import read_points
from bounds.shattering import exact_points
from bounds.words.domain import Interval, integers
from laboratory.topics.rademacher_and_vc.growth.run import CLASSES, GrowthRun
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs.run import IN_THE_PLANE, ON_THE_LINE, drawn_points
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.setting import Setting
from pages.widgets import say
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.inputs import text_field

VIEWS = {"signs": "Random signs", "growth": "Growth functions", "linear": "Linear predictors", "sine": "Sines"}
NAMES = {
    "thresholds": "Thresholds", "rays": "Two-sided rays", "intervals": "Intervals",
    "halfspaces": "Halfspaces", "boxes": "Axis-parallel boxes", "stumps": "Stumps", "balls": "Discs",
}  # fmt: skip
LABELLERS = {
    name: f"{NAMES[name]} ({'in the plane' if name in IN_THE_PLANE else 'on the line'})"
    for name in (*IN_THE_PLANE, *ON_THE_LINE)
}
DATA = {"drawn": "Drawn at random", "typed": "Your own points"}
MOST = 12
POINTS = Setting("run.points", "number of points m", integers(1, MOST), 8)
SEED = seed_setting("run.seed", 3, "the points")
SIGNS = seed_setting("run.signs", 1, "the signs")
DRAWS = Setting("run.draws", "draws of random signs", integers(2, 1_000), 200)
DELTA = Setting("run.delta", "failure probability of each promise", Interval(1e-6, 0.5), 0.05)
LARGEST = Setting("growth.largest", "most points m", integers(5, 1_000), 100)
DIMENSION = Setting("growth.n", "dimension n of the space", integers(1, 6), 2)
PIECES = Setting("growth.k", "most intervals k in a union", integers(1, 4), 2)
FEATURES = Setting("linear.n", "dimension n of the space", integers(2, 50), 50)
MARGIN = Setting("linear.margin", "margin γ, the distance that every example keeps", Interval(0.01, 0.9), 0.2)
WAVES = Setting("sine.points", "number of points m", integers(1, 6), 4)
SIZES = {str(m): f"{m:,}" for m in (50, 100, 200, 500, 1000)}
OWN = {1: "data.line", 2: "data.plane"}
STARTS = {1: "1 2 4 8", 2: "2,2 8,2 2,8 8,8"}
HELPS = {
    1: "Numbers apart by spaces: `0 1/2 3`.",
    2: "Coordinates with commas, points apart by spaces: `0,0 1,0 0.5,1`.",
}
FIRST: Mapping[str, Any] = texts(
    POINTS, SEED, SIGNS, DRAWS, DELTA, LARGEST, DIMENSION, PIECES, FEATURES, MARGIN, WAVES
) | {
    "show": "signs", "class": "halfspaces", "data": "drawn", OWN[1]: STARTS[1], OWN[2]: STARTS[2],
    "family": "halfspaces", "linear.largest": "500", "draw": 1,
}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Eight points": FIRST,
    "Exclusive or": {**FIRST, "data": "typed"},
    "Intervals": {**FIRST, "class": "intervals", "run.points": "12"},
    "Cover against Sauer": {**FIRST, "show": "growth"},
    "Many dimensions": {**FIRST, "show": "linear"},
    "One parameter": {**FIRST, "show": "sine"},
}
USED = {
    "signs": ["class", "data", "run.draws", "run.signs", "run.delta", "draw"],
    "growth": ["family", "growth.largest", "run.seed"],
    "linear": ["linear.n", "linear.margin", "linear.largest", "run.draws", "run.seed", "run.delta"],
    "sine": ["sine.points", "labelling"],
}


@dataclass(frozen=True)
class Asked:
    """Points, a class and random signs."""

    cls: str
    points: Points
    draws: int
    seed: int
    delta: float


def ask_signs() -> Asked | None:
    """A class and points for it; None after saying what is wrong."""
    columns = st.columns([4, 3, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        cls = chosen("Class", LABELLERS, FIRST["class"], "class", "class with random signs")
    with columns[1]:
        data = chosen("Points", DATA, FIRST["data"], "data", "kind of points")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        draws, signs = number(DRAWS, "Draws of signs"), number(SIGNS, "Seed of the signs")
        delta, seed = number(DELTA, "Failure probability δ"), number(SEED, "Seed of the points")
    if None in (draws, signs, delta, seed):
        st.error("Mend the field under “More”.")
    with columns[2]:
        m = number(POINTS, "Points m") if data == "drawn" else None
    with columns[4]:
        another_sample(SEED.name if data == "drawn" else SIGNS.name, "Others" if data == "drawn" else "Other signs")
    points = _typed(cls) if data == "typed" else _drawn(cls, m, seed)
    if points is None or None in (draws, signs, delta, seed):
        return None
    return Asked(cls, points, draws, signs, float(delta))


def ask_growth() -> GrowthRun | None:
    """A class, its parameter, and how many points; None after saying what is wrong."""
    first, second, third, more, other = st.columns([4, 2, 2, 2, 3], vertical_alignment="bottom")
    titles = {name: grown.title for name, grown in CLASSES.items()}
    with first:
        cls = chosen("Class", titles, FIRST["family"], "family", "class with a growth function")
    parameter: int | None = 1
    with second:
        if CLASSES[cls].parameter == "n":
            parameter = number(DIMENSION, "Dimension n")
        elif CLASSES[cls].parameter:
            parameter = number(PIECES, "Intervals k")
    with third:
        largest = number(LARGEST, "Points m, up to")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        seed = number(SEED, "Seed of the points")
    with other:
        another_sample(SEED.name, "Other points")
    if seed is None:
        st.error("Mend the field under “More”.")
    if parameter is None or largest is None or seed is None:
        return None
    return GrowthRun(cls, parameter, largest, seed)


def ask_linear() -> LinearRun | None:
    """A world with a margin; None after saying what is wrong."""
    first, second, third, more, other = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        n = number(FEATURES, "Dimension n")
    with second:
        margin = number(MARGIN, "Margin γ")
    with third:
        largest = chosen("Examples m, up to", SIZES, FIRST["linear.largest"], "linear.largest", "number of examples")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        draws, seed = number(DRAWS, "Draws of signs"), number(SEED, "Seed")
        delta = number(DELTA, "Failure probability δ")
    with other:
        another_sample(SEED.name)
    if None in (draws, seed, delta):
        st.error("Mend the field under “More”.")
    if None in (n, margin, draws, seed, delta):
        return None
    return LinearRun(MarginHalfspace(n, float(margin)), int(largest), draws, seed, float(delta))


def ask_sine() -> int | None:
    """How many points; None after saying what is wrong."""
    column, _ = st.columns([2, 7])
    with column:
        m: int | None = number(WAVES, "Points m")
    return m


def used(kind: str) -> list[str]:
    """The names in the address that this view has."""
    names = ["show", *USED[kind]]
    if kind == "signs":
        typed = st.session_state.get("data", FIRST["data"]) == "typed"
        names += [OWN[dimension(st.session_state.get("class", FIRST["class"]))]] if typed else [POINTS.name]
        names += [SEED.name]
    if kind == "growth":
        parameter = CLASSES[st.session_state.get("family", FIRST["family"])].parameter
        names += [f"growth.{parameter}"] if parameter else []
    return names


def dimension(cls: str) -> int:
    """Of the points that a class is shown with."""
    return 2 if cls in IN_THE_PLANE else 1


def _drawn(cls: str, m: int | None, seed: int | None) -> Points | None:
    return None if m is None or seed is None else exact_points(drawn_points(cls, m, seed))


def _typed(cls: str) -> Points | None:
    size = dimension(cls)
    field = text_field("Your points", OWN[size], STARTS[size], HELPS[size])
    try:
        points = read_points(field)
    except ValueError as refusal:
        say.error(refusal)
        return None
    if any(len(point) != size for point in points):
        say.error(f"This class labels points of dimension {size}: {HELPS[size]}")
    elif not 1 <= len(points) <= MOST:
        say.error(f"From 1 to {MOST} points can be labelled in every way here; these are {len(points)}.")
    elif len(set(points)) < len(points):
        st.error("One of the points stands there twice; the theorems about labellings speak of different points.")
    else:
        return points
    return None
