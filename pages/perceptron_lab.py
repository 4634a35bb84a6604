"""The perceptron corrects its mistakes one by one: how many can there be?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.perceptron_lab.updates.figures import plane, plane_in_words
from laboratory.topics.perceptron_lab.updates.novikoff import beside_in_words, mistakes, run_table, squeeze
from laboratory.topics.perceptron_lab.updates.run import (
    KEPT,
    Integers,
    PerceptronRun,
    perceptron_run,
    updates_in_samples,
)
from pages import _perceptron_words as words
from pages._perceptron_fields import FIRST, PRESETS, Asked, ask
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import MEND, calculator_link, frame
from pages.widgets.link import switch
from pages.widgets.one_number import headline
from pages.widgets.page import Page
from pages.widgets.playing import play

PAGE = Page("Perceptron", "See", ":material/linear_scale:", 41)
OTHER_SAMPLES = 100
BESIDE = {"squeeze": "Novikoff's squeeze", "mistakes": "Mistakes left"}


def render() -> None:
    """Plane and squeeze first, the fields under them, then what was run, in words."""
    page = frame(
        "Perceptron",
        "The perceptron corrects its mistakes one by one. Examples with a margin bound how many there can be.",
    )
    asked = ask()
    if asked is None:
        page.figure.info(MEND)
    else:
        run = _run(asked)
        with page.figure:
            drawn = _laboratory(asked, run)
        _to_take_away(asked, run, drawn)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    page.close("perceptron_lab", FIRST | {"update": ""})


def _laboratory(asked: Asked, run: PerceptronRun) -> Any:
    """The plane with its steps, and beside it the count and one of two figures; returns the plane's figure."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        step = _step(asked, run)
    with right:
        headline(in_words(run.updates), words.headline_words(run))
        beside = _beside(run, step)
    with picture:
        drawn = plane(run, step, beside == "mistakes", theme_now())
        chart(drawn, "perceptron_plane", plane_in_words(run, step))
    st.markdown(words.verdict(run))
    st.markdown(f"{words.step_sentence(run, step)}  \n{words.squeeze_sentence(run, step)}")
    if asked.world.noise == 0:
        st.markdown(words.others_sentence(_others(replace(asked, seed=0, passes=0))))
    with left:
        st.caption(
            "Full circles are positive examples, open ones negative; a cross marks what the line misjudges. Grey: the "
            "margin around the hidden line. Dotted: the line before this update."
            + (" Dashed: the best line so far (the pocket)." if beside == "mistakes" else "")
        )
    return drawn


def _step(asked: Asked, run: PerceptronRun) -> int:
    """Which update is looked at: the last one, until somebody goes back."""
    step = play("After update", run.kept, "update", asked, none="No example was ever misjudged.")
    if run.updates > KEPT:
        st.caption(f"The first {in_words(KEPT)} of {in_words(run.updates)} updates can be looked at.")
    return step


def _beside(run: PerceptronRun, step: int) -> str:
    kind = view_of("Beside the plane", BESIDE, FIRST["beside"], "beside")
    picture = st.container()
    logarithmic = switch("Logarithmic axes", "run.log") if kind == "squeeze" else False
    with picture:
        drawn = squeeze(run, step, logarithmic, theme_now()) if kind == "squeeze" else mistakes(run, step, theme_now())
        chart(drawn, f"perceptron_{kind}", beside_in_words(run, step))
    return kind


@st.cache_resource(show_spinner=False, max_entries=16)
def _run(asked: Asked) -> PerceptronRun:
    return perceptron_run(asked.world, asked.m, asked.seed, asked.passes, asked.bias, asked.shuffle)


@st.cache_resource(show_spinner="Drawing other samples …", max_entries=64)
def _others(asked: Asked) -> Integers:
    return updates_in_samples(asked.world, asked.m, OTHER_SAMPLES, asked.bias, asked.shuffle)


def _to_take_away(asked: Asked, run: PerceptronRun, drawn: Any) -> None:
    if run.promised is not None:
        calculator_link("Open the promise in the Calculator", run.theorem.slug, run.given)
    downloads("perceptron", lambda: csv_text(run_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
