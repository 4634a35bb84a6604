"""The first view of Optimisation: paths of several methods, and what is left after every step beside the promise."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from laboratory.topics.optimisation.race import (
    Landscape,
    Promised,
    Walk,
    landscape,
    mean_gap_of_many,
    promised,
    title,
    walk,
)
from laboratory.topics.optimisation.race.figures import descent_gaps, descent_paths, description, gaps_table
from pages._optimisation_inputs import Asked, ask
from pages._optimisation_words import limits, notices, numbers_table, promise_sentence, python_snippet
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import calculator_link
from pages.widgets.inputs import typed
from pages.widgets.playing import play


def race_view() -> Asked | None:
    """Paths first, the choices beside them, then what is left after every step."""
    left, right = st.columns([5, 2], gap="large")
    with right:
        asked = ask()
    with left:
        if asked is None:
            st.info("Mend the field that complains, and the paths stand here.")
            return None
        _race(asked)
    with st.expander("The same in Python"):
        st.code(python_snippet(asked.valley, asked.condition, asked.methods, asked.asking), language="python")
    return asked


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


def _race(asked: Asked) -> None:
    place, walks, promise, silent = _walked(asked)
    picture = st.container()
    at = play("Steps taken", asked.asking.steps, "at", asked.asking.steps)
    with picture:
        drawn = descent_paths(place, walks, at, theme_now())
        chart(drawn, "descent_paths", description(place, walks, at))
    st.markdown(" ".join(notices(place, walks, asked.asking, at)))
    st.markdown(limits(place, walks, asked.asking))
    st.header("What is left after every step")
    gaps = descent_gaps(walks, promise, at, theme_now())
    methods = ", ".join(walk.title for walk in walks)
    chart(gaps, "descent_gaps", f"The gap to the best value after every step, on logarithmic axes. Methods: {methods}.")
    _promise(asked, walks, promise, silent)
    st.table(numbers_table(walks, at), border="horizontal")
    downloads("descent_gaps", lambda: csv_text(gaps_table(walks, promise)), gaps)


def _promise(asked: Asked, walks: tuple[Walk, ...], promise: Promised | None, silent: Mapping[str, str]) -> None:
    """The theorem's promise in words, with a way to the Calculator; or why there is none."""
    for one in walks:
        if one.stepping.why_not:
            st.markdown(f"{one.title} keeps η = {typed(asked.asking.rate)}: {one.stepping.why_not}.")
    if promise is not None:
        walked = next(one for one in walks if one.walker == promise.walker)
        average = _average(asked) if promise.in_expectation and not walked.diverged else None
        st.markdown(promise_sentence(walked, promise, average))
        calculator_link("The same promise in the Calculator", promise.theorem.slug, promise.given)
    for why in dict.fromkeys(silent.values()):
        named = " or ".join(title(name) for name, reason in silent.items() if reason == why)
        st.markdown(f"No theorem here speaks of {named}: {why}.")
