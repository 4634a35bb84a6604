"""The views of space itself: exact laws by dimension, distances of random points, and circles lifted to be simple."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import streamlit as st

from laboratory.topics.dimensions.lift import figures as lifted_figures
from laboratory.topics.dimensions.lift.run import Lifted, lifted, random_labels_separable
from laboratory.topics.dimensions.space import figures
from laboratory.topics.dimensions.space.run import Distances, distances, edges, gaussian_peak, nearest, shells, volumes
from pages import _dimensions_space_words as words
from pages._dimensions_fields import (
    CORE,
    DIMENSION,
    DISTANCE_SEED,
    FIRST,
    GAP,
    LAWS,
    LIFTED_POINTS,
    LIFTED_SEED,
    MANY,
    NOISE,
    RADIUS,
    RATIO,
    VOLUME_SHARE,
)
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.link import switch
from pages.widgets.one_number import headline
from pages.widgets.playing import play

OTHER_SHARES = (0.01, 0.5)
FIELDS = {
    "edges": (VOLUME_SHARE, "Share of the volume"),
    "volume": (RADIUS, "Radius"),
    "shell": (CORE, "Radius of the core"),
    "gaussian": (RATIO, "Density, as a share of the highest"),
    "nearest": (MANY, "Points m"),
}
TILTS, TILT, STEEPEST = 9, 10, 7


@dataclass(frozen=True)
class Shown:
    """What a law draws: the figure, the answer read off in dimension n, and what to take away."""

    drawn: Any
    alt: str
    answer: tuple[str, str]
    sentence: str
    table: Callable[[], str]
    theorem: str
    given: Mapping[str, float]


def space(place: Any) -> None:
    """One law by dimension, or histograms of distances."""
    with place:
        law = _ask_law()
    shown = _distances() if law == "distances" else _law(law)
    if shown is None:
        place.info(MEND)
        return
    with place:
        headline(*shown.answer)
        chart(shown.drawn, f"dimensions_{law}", shown.alt)
        st.markdown(shown.sentence)
    calculator_link("Open the law in the Calculator", shown.theorem, shown.given)
    downloads(f"space-{law}", shown.table, shown.drawn)
    with st.expander("The same in Python"):
        st.code(words.law_snippet(shown.theorem, shown.given), language="python")


def lift(place: Any) -> None:
    """The circles tilted step by step, and how often random labels are separable by dimension."""
    asked = _ask_lifted()
    step = play("Tilt, in steps of 10 degrees", TILTS, "tilt", "tilt", start=STEEPEST)
    if asked is None:
        place.info(MEND)
        return
    run, m = _lifted(*asked), asked[0]
    dimensions = np.arange(2, max(m, 4) + 1)
    chances = random_labels_separable(m, dimensions)
    with place:
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = lifted_figures.tilted(run, step * TILT, theme_now())
            chart(drawn, "dimensions_lifted", lifted_figures.tilted_in_words(run, step * TILT))
            st.caption("Full: the disc's label; open: the ring's. Grey: the plane, which is a circle seen from above.")
        with right:
            pictured = lifted_figures.separability(chances, dimensions, m, theme_now())
            chart(pictured, "dimensions_cover", lifted_figures.separability_in_words(chances, dimensions, m))
            st.caption("Labels set by a coin: the exact chance that a hyperplane with a bias separates them.")
        st.markdown(words.lifted_sentence(run))
        st.markdown(words.cover_sentence(m, float(chances[0])))
    calculator_link("Open Cover's theorem in the Calculator", "cover_separability", {"m": m, "n": 3})
    downloads("lifted-circles", lambda: csv_text(lifted_figures.lifted_columns(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.lifted_snippet(*asked), language="python")


def _ask_lifted() -> tuple[int, float, float, int] | None:
    columns = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    settings = ((LIFTED_POINTS, "Points m"), (GAP, "Gap"), (NOISE, "Labels flipped"), (LIFTED_SEED, "Seed"))
    values = []
    for column, (setting, label) in zip(columns, settings, strict=False):
        with column:
            values.append(number(setting, label))
    with columns[-1]:
        another_sample(LIFTED_SEED.name)
    m, gap, noise, seed = values
    return None if None in values else (m, float(gap), float(noise), seed)


def _ask_law() -> str:
    return chosen(
        "Law", LAWS, FIRST["law"], "law", "law", st.segmented_control, required=True, label_visibility="collapsed"
    )  # fmt: skip


def _law(law: str) -> Shown | None:
    first, second, third = st.columns([2, 2, 3], vertical_alignment="bottom")
    setting, label = FIELDS[law]
    with first:
        value = number(setting, label)
    with second:
        n = number(DIMENSION, "Read off in dimension")
    logarithmic = False
    if law == "volume":
        with third:
            logarithmic = switch("Logarithmic axis", "space.log")
    if value is None or n is None:
        return None
    return DRAW[law](float(value), n, logarithmic)


def _edges(share: float, n: int, _: bool) -> Shown:
    law = edges((share, *(other for other in OTHER_SHARES if other != share)))
    name = next(iter(law.curves))
    return Shown(
        figures.edge_curves(law, n, theme_now()), figures.law_in_words(law, "Edges of neighbourhoods"),
        *words.edge_words(share, n, law.at(n, name)), lambda: csv_text(figures.law_columns(law)),
        "neighbourhood_edge", {"share": share, "n": n},
    )  # fmt: skip


def _volume(radius: float, n: int, logarithmic: bool) -> Shown:
    law = volumes(radius)
    return Shown(
        figures.volume_curves(law, radius, n, logarithmic, theme_now()), figures.law_in_words(law, "Volumes of balls"),
        *words.volume_words(radius, n, law), lambda: csv_text(figures.law_columns(law)),
        "ball_volume", {"n": n, "radius": radius},
    )  # fmt: skip


def _shell(radius: float, n: int, _: bool) -> Shown:
    law = shells(radius)
    return Shown(
        figures.shell_curves(law, n, theme_now()), figures.law_in_words(law, "Shell and corners"),
        *words.shell_words(radius, n, law), lambda: csv_text(figures.law_columns(law)),
        "shell_mass", {"n": n, "radius": radius},
    )  # fmt: skip


def _gaussian(ratio: float, n: int, _: bool) -> Shown:
    law = gaussian_peak(ratio)
    return Shown(
        figures.gaussian_curves(law, n, theme_now()), figures.law_in_words(law, "Mass of a Gaussian"),
        *words.gaussian_words(ratio, n, law), lambda: csv_text(figures.law_columns(law)),
        "gaussian_low_density", {"n": n, "ratio": ratio},
    )  # fmt: skip


def _nearest(points: float, n: int, _: bool) -> Shown:
    law, m = nearest(int(points)), int(points)
    return Shown(
        figures.nearest_curves(law, n, theme_now()), figures.law_in_words(law, "Distance of the nearest point"),
        *words.nearest_words(m, n, law), lambda: csv_text(figures.law_columns(law)),
        "nearest_neighbour_median", {"m": m, "n": n},
    )  # fmt: skip


DRAW: Mapping[str, Callable[[float, int, bool], Shown]] = {
    "edges": _edges,
    "volume": _volume,
    "shell": _shell,
    "gaussian": _gaussian,
    "nearest": _nearest,
}


def _distances() -> Shown | None:
    first, second, third = st.columns([2, 3, 3], vertical_alignment="bottom")
    with first:
        seed = number(DISTANCE_SEED, "Seed")
    with second:
        raw = switch("Not divided by their mean", "space.raw")
    with third:
        another_sample(DISTANCE_SEED.name, "Other points")
    if seed is None:
        return None
    run = _drawn(seed)
    last = max(run.squared)
    return Shown(
        figures.distance_histograms(run, not raw, theme_now()), figures.distances_in_words(run),
        *words.distance_words(run), lambda: csv_text(figures.distances_columns(run)), "distance_spread", {"n": last},
    )  # fmt: skip


@st.cache_resource(show_spinner="Drawing points …", max_entries=8)
def _drawn(seed: int) -> Distances:
    return distances(seed)


@st.cache_resource(show_spinner="Lifting …", max_entries=16)
def _lifted(m: int, gap: float, noise: float, seed: int) -> Lifted:
    return lifted(m, gap, noise, seed)
