"""The view of the plane: regions and cells of k neighbours, and the true risk of every k."""

from __future__ import annotations

from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.neighbours import figures
from laboratory.topics.neighbours.plane.run import NeighboursRun, World, neighbours_run
from pages import _neighbours_words as words
from pages._neighbours_fields import FIRST, ask, used
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.link import check_choice, choice, overrule
from pages.widgets.one_number import headline


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the fields under it; returns the names in the address that were used."""
    asked = ask()
    names = used(str(st.session_state.get("world", FIRST["world"])))
    if asked is None:
        figure.info(MEND)
        return names
    run = _run(type(asked.world).__name__, asked.world, asked.m, asked.seed)
    with figure:
        drawn = _side_by_side(run)
    calculator_link("Open Cover and Hart's limit in the Calculator", "cover_hart", run.limit_given)
    if run.promise_given is not None:
        calculator_link("Open the finite sample's promise in the Calculator", "one_nn_lipschitz", run.promise_given)
    downloads("neighbours", lambda: csv_text(figures.risk_table(run)), drawn)
    return names


def _side_by_side(run: NeighboursRun) -> Any:
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        k = _neighbours(run)
        st.caption(
            "Full circles have label 1, open ones label 0; a cross marks an example that the rule misjudges."
            + (" Lines: the Voronoi cells." if k == 1 else "")
        )
    with picture:
        drawn = figures.plane(run, k, theme_now())
        chart(drawn, "neighbours_plane", figures.plane_in_words(run, k))
    with right:
        headline(words.short(run.at(k)[1]), words.headline_words(run, k))
        chart(figures.risks(run, k, theme_now()), "neighbours_risks", figures.risks_in_words(run, k))
    st.markdown(words.verdict(run, k))
    st.markdown(f"{words.limit_sentence(run)}  \n{words.promise_sentence(run)}")
    return drawn


def _neighbours(run: NeighboursRun) -> int:
    """Which k is looked at; one that a smaller sample does not offer gives way to the nearest, and this is said."""
    held = st.session_state.get("k")
    moved = isinstance(held, int) and held not in run.ks
    if isinstance(held, int) and moved:
        st.session_state["k"] = min(run.ks, key=lambda k: abs(k - held))
        overrule("k")
    k: int = choice(st.select_slider, "Neighbours k", run.ks, FIRST["k"], "k")
    check_choice("k", map(str, run.ks), "k on the slider", str(k))
    if moved:
        st.caption(f"k = {held} is not on the slider for {in_words(len(run.labels))} examples; the nearest is k = {k}.")
    return k


@st.cache_resource(show_spinner="Asking the neighbours …", max_entries=16)
def _run(kind: str, world: World, m: int, seed: int) -> NeighboursRun:
    """Streamlit takes worlds with the same settings for the same, so `kind` tells them apart."""
    return neighbours_run(world, m, seed)
