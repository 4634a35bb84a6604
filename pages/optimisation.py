"""Paths of gradient descent and its relatives: who gets down the valley, and what is promised?"""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from experiments.descents import (
    Landscape,
    Promised,
    Walk,
    landscape,
    mean_gap_of_many,
    promised,
    title,
    walk,
)
from figures.optimisation import descent_gaps, descent_paths, description, gaps_table
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._inputs import typed
from pages._link import check_choice, check_names, choice, copy_link, keep_only
from pages._optimisation_inputs import Asked, ask, presets, view
from pages._optimisation_words import MEANING, limits, notices, numbers_table, promise_sentence, python_snippet
from pages._page import Page, discover, menu_entry

PAGE = Page("Optimisation", "See", ":material/trending_down:", 60)
KNOWN = ("valley", "kappa", "methods", "stepping", "rate", "moves", "inertia", "adapted", "shake", "dice", "at")
_LAST_END = "_last_step_before"


def render() -> None:
    """Paths first, the choices beside them, then what is left after every step."""
    heading, link = st.columns([5, 1], vertical_alignment="bottom")
    heading.title("Optimisation")
    st.markdown("Downhill with nothing but the slope: who gets down the valley, how fast, and what is promised?")
    ready_made, notes = st.container(), st.container()
    left, right = st.columns([5, 2], gap="large")
    with right:
        asked = ask()
    with ready_made:
        presets()
    with left:
        if asked is None:
            st.info("Mend the field that complains, and the paths stand here.")
            return
        at = _race(asked)
    with st.expander("The same in Python"):
        st.code(python_snippet(asked.valley, asked.condition, asked.methods, asked.asking), language="python")
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
    shown = view(asked) | {"at": str(at)}
    with notes:
        check_names(KNOWN)
    with link:
        copy_link("optimisation", shown)
    keep_only(shown)


@st.cache_resource(max_entries=64, show_spinner="Walking …")
def _walked(asked: Asked) -> tuple[Landscape, tuple[Walk, ...], Promised | None, Mapping[str, str]]:
    """The landscape, every walk, the promise that is drawn, and why others have none."""
    place = landscape(asked.valley, asked.condition)
    walks = tuple(walk(place, walker, asked.asking) for walker in asked.methods)
    answers: dict[str, Promised | str] = {
        name: promised(place, name, asked.asking) for name in ("sgd", "gradient_descent") if name in asked.methods
    }
    found = next((answer for answer in answers.values() if isinstance(answer, Promised)), None)
    silent = {name: answer for name, answer in answers.items() if isinstance(answer, str)}
    return place, walks, found, silent


@st.cache_data(max_entries=64, show_spinner="Walking many times …")
def _average(asked: Asked) -> tuple[float, int]:
    return mean_gap_of_many(landscape(asked.valley, asked.condition), asked.asking)


def _race(asked: Asked) -> int:
    place, walks, promise, silent = _walked(asked)
    picture = st.container()
    at = _play(asked.asking.steps)
    with picture:
        drawn = descent_paths(place, walks, at, theme_now())
        chart(drawn, "descent_paths", description(place, walks, at))
    st.markdown(" ".join(notices(place, walks, asked.asking, at)))
    st.markdown(limits(place, walks, asked.asking))
    st.header("What is left after every step")
    gaps = descent_gaps(walks, promise, at, theme_now())
    chart(gaps, "descent_gaps", "The gap to the best value after every step, on logarithmic axes. " + _alt(walks))
    _promise(asked, walks, promise, silent)
    st.table(numbers_table(walks, at), border="horizontal")
    downloads("descent_gaps", lambda: csv_text(gaps_table(walks, promise)), gaps)
    return at


def _alt(walks: tuple[Walk, ...]) -> str:
    return "Methods: " + ", ".join(walk.title for walk in walks) + "."


def _play(last: int) -> int:
    """A slider over the steps with buttons for one step; it stays at the end when the walk gets longer."""
    if st.session_state.get("at") == st.session_state.get(_LAST_END):
        st.session_state["at"] = last
    st.session_state[_LAST_END] = last
    with st.container(horizontal=True, vertical_alignment="bottom"):
        place = st.container(width="stretch")
        with place:
            at: int = choice(st.select_slider, "Steps taken", list(range(last + 1)), last, "at")
        for name, icon, to in (
            ("Start", "first_page", 0), ("Back", "chevron_left", max(0, at - 1)),
            ("Step", "chevron_right", min(last, at + 1)), ("End", "last_page", last),
        ):  # fmt: skip
            st.button(name, icon=f":material/{icon}:", key=f"_go_{name}", on_click=_go, args=(to,), disabled=at == to)
    check_choice("at", map(str, range(last + 1)), "step of this walk", str(at))
    return at


def _go(to: int) -> None:
    st.session_state["at"] = to


def _promise(asked: Asked, walks: tuple[Walk, ...], promise: Promised | None, silent: Mapping[str, str]) -> None:
    """The theorem's promise in words, with a way to the Calculator; or why there is none."""
    for one in walks:
        if one.stepping.why_not:
            st.markdown(f"{one.title} keeps η = {typed(asked.asking.rate)}: {one.stepping.why_not}.")
    if promise is not None:
        walked = next(one for one in walks if one.walker == promise.walker)
        average = _average(asked) if promise.in_expectation and not walked.diverged else None
        st.markdown(promise_sentence(walked, promise, average))
        given = {name: typed(value) for name, value in promise.given.items()}
        calculator = menu_entry(next(page for page in discover() if page.slug == "calculator"))
        st.page_link(
            calculator, label="The same promise in the Calculator",
            query_params={"theorem": promise.theorem.slug, "for": "value", **given},
        )  # fmt: skip
    for why in dict.fromkeys(silent.values()):
        named = " or ".join(title(name) for name, reason in silent.items() if reason == why)
        st.markdown(f"No theorem here speaks of {named}: {why}.")
