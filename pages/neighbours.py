"""k nearest neighbours where the best possible risk is known, and why neighbours are far in many dimensions."""

from __future__ import annotations

from typing import Any

import streamlit as st

from experiments._curse_run import CurseRun, curse_run
from experiments._neighbours_run import NeighboursRun, World, neighbours_run
from figures import neighbours as figures
from pages import _neighbours_words as words
from pages._answer import headline
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._inputs import typed
from pages._link import check_choice, check_names, choice, copy_link, keep_only
from pages._neighbours_fields import FIRST, Asked, ask, presets, used, view
from pages._page import Page, discover, menu_entry

PAGE = Page("Neighbours", "See", ":material/hub:", 58)


def render() -> None:
    """Figures first, the fields under them, then what was run, in words."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title("Neighbours")
    st.markdown("How many neighbours should vote? Here the true risk of each choice is known, and so is the best risk.")
    ready_made, notices = st.container(), st.container()
    kind = view()
    laboratory = st.container()
    asked = ask(kind)
    with laboratory:
        _laboratory(asked)
    with ready_made:
        presets()
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    world = str(st.session_state.get("world", FIRST["world"]))
    shown = {key: str(st.session_state.get(key, FIRST[key])) for key in used(kind, world)}
    with notices:
        check_names(shown)
    with link:
        copy_link("neighbours", shown)
    keep_only(shown)


def _laboratory(asked: Asked | None) -> None:
    if asked is None:
        st.info("Mend the field that complains, and the run stands here.")
    elif asked.world is None:
        _curse(asked)
    else:
        _plane(_run(type(asked.world).__name__, asked.world, asked.m, asked.seed))


def _plane(run: NeighboursRun) -> None:
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        k: int = choice(st.select_slider, "Neighbours k", run.ks, FIRST["k"], "k")
        check_choice("k", map(str, run.ks), "k on the slider", str(k))
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
    _calculator("Open Cover and Hart's limit in the Calculator", "cover_hart", run.limit_given)
    if run.promise_given is not None:
        _calculator("Open the finite sample's promise in the Calculator", "one_nn_lipschitz", run.promise_given)
    downloads("neighbours", lambda: csv_text(figures.risk_table(run)), drawn)


def _curse(asked: Asked) -> None:
    run = _distances(asked.m, asked.seed)
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = figures.distances(run, theme_now())
        chart(drawn, "neighbours_distances", figures.distances_in_words(run))
    with right:
        headline(words.short(run.ratio(run.dimensions[-1])), words.curse_headline(run))
        chart(figures.centre(run, theme_now()), "neighbours_centre", figures.centre_in_words(run))
    st.markdown(words.curse_verdict(run))
    st.markdown(words.centre_sentence(run))
    _calculator("Open the median distance in the Calculator", "nearest_neighbour_median", {"m": run.m, "n": 10})
    downloads("many-dimensions", lambda: csv_text(figures.curse_table(run)), drawn)


@st.cache_resource(show_spinner="Asking the neighbours …", max_entries=16)
def _run(kind: str, world: World, m: int, seed: int) -> NeighboursRun:
    """Streamlit takes worlds with the same settings for the same, so `kind` tells them apart."""
    return neighbours_run(world, m, seed)


@st.cache_resource(show_spinner="Drawing points …", max_entries=16)
def _distances(m: int, seed: int) -> CurseRun:
    return curse_run(m, seed)


def _calculator(label: str, theorem: str, given: Any) -> None:
    entry = menu_entry(next(page for page in discover() if page.slug == "calculator"))
    query = {"theorem": theorem, "for": "value", **{name: typed(value) for name, value in given.items()}}
    st.page_link(entry, label=label, query_params=query)
