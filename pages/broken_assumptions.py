"""A promise is asked where one of its assumptions is broken: how much of that does it bear?"""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.broken_assumptions import BrokenRun
from laboratory.topics.broken_assumptions.figures import errors, errors_in_words, rates, rates_in_words, rates_table
from pages import _broken_words as words
from pages._broken_fields import FIRST, MAKERS, PRESETS, VIEWS, Asked, ask, used
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import MEND, calculator_link, frame
from pages.widgets.one_number import headline
from pages.widgets.page import Page
from pages.widgets.playing import play

PAGE = Page("Broken assumptions", "See", ":material/broken_image:", 78)


def render() -> None:
    """Failure rates by strength first, beside them one strength; the fields under them, then the run in words."""
    page = frame(
        "Broken assumptions",
        "A theorem keeps its promise if its assumptions hold. Break one of them, and watch how often it still does.",
    )
    with page.figure:
        kind = view_of("What is broken", VIEWS, FIRST["show"])
        place = st.container()
    asked = ask(kind)
    if asked is None:
        place.info(MEND)
    else:
        run = _run(asked)
        with place:
            step, drawn = _laboratory(asked, run)
        _to_take_away(asked, run, step, drawn)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    page.close("broken_assumptions", FIRST | {"strength": ""}, used(kind))


def _laboratory(asked: Asked, run: BrokenRun) -> tuple[int, Any]:
    """Rates on the left with the strengths to play, what was measured at one of them on the right."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        start = run.last if run.first_beyond is None else run.first_beyond
        step = play(f"Strength, 0 to {run.last} (0: nothing is broken)", run.last, "strength", asked, start)
    with picture:
        drawn = rates(run, asked.kind, step, theme_now())
        chart(drawn, "broken_rates", rates_in_words(run, asked.kind))
    with right:
        headline(words.share(run.verdicts[step].rate), words.headline_words(run, step))
        chart(errors(run, asked.kind, step, theme_now()), "broken_errors", errors_in_words(run, asked.kind, step))
    st.markdown(words.verdict(run, asked.kind))
    st.markdown(f"{words.step_sentence(run, asked.kind, step)}  \n{words.assumption(run, step)}")
    st.markdown(words.repair_sentence(run, asked.kind, step))
    exact = "Line: the exact probability at each strength, joined. " if run.exact is not None else ""
    st.caption(
        f"{exact}Dots: shares of {run.runs} simulated runs (seed {asked.seed}) with 95 % intervals; the ring is the "
        f"strength shown beside. Hatched: runs in which the promise fails. {words.CAPTIONS[asked.kind]}"
    )
    return step, drawn


@st.cache_resource(show_spinner="Breaking it a little more …", max_entries=32)
def _run(asked: Asked) -> BrokenRun:
    return MAKERS[asked.kind](asked.m, asked.delta, asked.own, asked.runs, asked.seed)


def _to_take_away(asked: Asked, run: BrokenRun, step: int, drawn: Any) -> None:
    calculator_link("Open the broken promise in the Calculator", run.slug, run.given)
    if run.repair is not None:
        calculator_link("Open the promise that holds in the Calculator", run.repair.slug, run.repair.given[step])
    downloads("broken-assumptions", lambda: csv_text(rates_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
