"""The view of random projections: changed distances beside the exact law, and the lemma's promise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import streamlit as st

from laboratory.topics.dimensions.projections import figures
from laboratory.topics.dimensions.projections.run import DATA, Projected, Sweep, point_set, projected, sweep
from pages import _dimensions_words as words
from pages._dimensions_fields import DELTA, EPSILON, FEATURES, FIRST, KEPT, POINTS, PROJECTION_SEED
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline

PIXELS = 64


@dataclass(frozen=True)
class Asked:
    """A projection that can be made."""

    data: str
    points: int
    features: int
    kept: int
    epsilon: float
    delta: float
    seed: int


def projections(place: Any) -> None:
    """Histogram and worst changes in `place`, the fields under them."""
    asked = ask()
    if asked is None:
        place.info(MEND)
        return
    run = _run(asked)
    with place:
        headline(words.percent(run.worst), words.projection_headline(run))
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = figures.distortion(run, theme_now())
            chart(drawn, "dimensions_distortion", figures.distortion_in_words(run))
        with right:
            found = _sweep(asked.data, asked.points, asked.features, asked.seed)
            chart(
                figures.worst_changes(run, found, theme_now()), "dimensions_worst", figures.worst_in_words(run, found)
            )
            st.caption(
                "Open circles: five other matrices each. Full: the matrix on the left. Dashed: the lemma's promise. "
                "Dotted: the exact law, added up over all pairs."
            )
        st.markdown(words.projection_sentence(run))
        st.markdown(words.projection_promise(run))
    calculator_link("Open the promise in the Calculator", "johnson_lindenstrauss", run.given)
    downloads("distortion", lambda: csv_text(figures.distortion_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.projection_snippet(asked), language="python")


def ask() -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    columns = st.columns([3, 2, 2, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        data = chosen("Points", DATA, FIRST["proj.data"], "proj.data", "set of points")
    with columns[1]:
        points = number(POINTS, "How many")
    with columns[2]:
        if data == "random":
            features = number(FEATURES, "Dimensions")
        else:
            st.text_input("Dimensions", str(PIXELS), disabled=True, key="_pixels")
            features = PIXELS
    with columns[3]:
        kept = number(KEPT, "Kept n")
    with columns[4]:
        epsilon = number(EPSILON, "Change ε")
    with columns[5], st.popover("More", icon=":material/tune:", width="stretch"):
        delta, seed = number(DELTA, "Failure δ"), number(PROJECTION_SEED, "Seed")
    with columns[6]:
        another_sample(PROJECTION_SEED.name, "Another matrix")
    if delta is None or seed is None:
        st.error("Mend the field under “More”.")
    if None in (points, features, kept, epsilon, delta, seed):
        return None
    return Asked(data, points, features, kept, float(epsilon), float(delta), seed)


@st.cache_resource(show_spinner="Projecting …", max_entries=16)
def _run(asked: Asked) -> Projected:
    points = point_set(asked.data, asked.points, asked.features, asked.seed)
    return projected(points, asked.kept, asked.epsilon, asked.delta, asked.seed)


@st.cache_resource(show_spinner="Projecting with other matrices …", max_entries=16)
def _sweep(data: str, points: int, features: int, seed: int) -> Sweep:
    return sweep(point_set(data, points, features, seed), seed)
