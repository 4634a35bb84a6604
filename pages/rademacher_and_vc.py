"""How flexible is a class: how well does it fit random signs, and how many labellings can it give?"""

from __future__ import annotations

from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.rademacher_and_vc.growth import figures as growth_figures
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from laboratory.topics.rademacher_and_vc.linear import figures as linear_figures
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs import figures as sign_figures
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun, complexity_run
from pages import _rademacher_words as words
from pages._rademacher_fields import (
    FIRST,
    PRESETS,
    VIEWS,
    Asked,
    ask_growth,
    ask_linear,
    ask_signs,
    ask_sine,
    used,
)
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import MEND, Frame, calculator_link, frame
from pages.widgets.one_number import headline
from pages.widgets.page import Page
from pages.widgets.playing import play

PAGE = Page("Rademacher and VC", "See", ":material/noise_aware:", 68)


def render() -> None:
    """The view's figure first, its fields under it, then what it means."""
    page = frame("Rademacher and VC", "A class that can fit anything proves nothing by fitting. How flexible is it?")
    with page.views:
        kind = view_of("View", VIEWS, FIRST["show"])
    {"signs": _signs, "growth": _growth, "linear": _linear, "sine": _sine}[kind](page)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING[kind])
    page.close("rademacher_and_vc", FIRST | {"labelling": ""}, used(kind))


def _signs(page: Frame) -> None:
    asked = ask_signs()
    run = None if asked is None else _run(asked)
    with page.figure:
        if asked is None or run is None:
            st.info(MEND)
            return
        drawn = _laboratory(asked, run)
    calculator_link("Open Massart's lemma in the Calculator", "massart", run.massart_given)
    given = {"m": run.samples, "delta": run.delta, "draws": run.draws}
    calculator_link("Open the promise for the draws in the Calculator", "rademacher_monte_carlo", given)
    downloads("random-signs", lambda: csv_text(sign_figures.complexity_table(run)), drawn)
    _python(words.signs_snippet(asked))


def _laboratory(asked: Asked, run: ComplexityRun) -> Any:
    """Points with signs, and beside them the mean over the draws and the bounds; returns the mean's figure."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        draw = play("Draw of random signs", run.draws, "draw", asked, start=1)
        st.caption(
            "Full circles have sign plus, open ones minus. Shaded: where a hypothesis that fits them best says plus. A "
            "cross marks a sign that it misses."
        )
    with picture:
        if sign_figures.can_be_drawn(run):
            told = sign_figures.signs_in_words(run, draw)
            chart(sign_figures.signs(run, draw, theme_now()), "rademacher_signs", told)
        else:
            st.info("These points lie too far apart, or too close together, to be drawn on one picture.")
    with right:
        headline(in_words(float(f"{run.exact:.4g}")), "complexity on these points")
        drawn = sign_figures.running_mean(run, draw, theme_now())
        chart(drawn, "rademacher_mean", sign_figures.mean_in_words(run))
        chart(sign_figures.allowed(run, theme_now()), "rademacher_allowed", sign_figures.allowed_in_words(run))
    st.markdown(f"{words.signs_verdict(run)}  \n{words.signs_more(run, draw)}")
    return drawn


def _growth(page: Frame) -> None:
    run = ask_growth()
    with page.figure:
        if run is None:
            st.info(MEND)
            return
        run = _grown(run)
        drawn = growth_figures.growth(run, theme_now())
        chart(drawn, "rademacher_growth", growth_figures.growth_in_words(run))
        st.markdown(f"{words.growth_verdict(run)}  \n{words.growth_counted(run)}")
    at = {"m": run.largest}
    calculator_link("Open the growth function in the Calculator", run.of.theorem, at | run.inputs)
    calculator_link("Open Sauer's lemma in the Calculator", "sauer", at | {"d": run.d})
    downloads("growth", lambda: csv_text(growth_figures.growth_table(run)), drawn)
    _python(words.growth_snippet(run))


def _linear(page: Frame) -> None:
    run = ask_linear()
    with page.figure:
        if run is None:
            st.info(MEND)
            return
        run = _simulated(run)
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = linear_figures.complexity(run, theme_now())
            chart(drawn, "rademacher_linear", linear_figures.complexity_in_words(run))
            st.caption("Bars: how far the simulated value may lie from the complexity.")
        with right:
            chart(
                linear_figures.promises(run, theme_now()), "rademacher_promises", linear_figures.promises_in_words(run)
            )
            st.caption("Promises for a hyperplane through the origin that makes no mistake on the sample.")
        st.markdown(words.linear_verdict(run))
    m = run.sizes[-1]
    calculator_link("Open the closed form in the Calculator", "rademacher_kernel", run.trace_given(m))
    calculator_link("Open the margin's promise in the Calculator", "margin_linear", run.margin_given(m))
    downloads("linear-predictors", lambda: csv_text(linear_figures.linear_table(run)), drawn)
    _python(words.linear_snippet(run))


def _sine(page: Frame) -> None:
    places = page.figure.container(), page.figure.container()
    m = ask_sine()
    if m is None:
        places[0].info(MEND)
        return
    with places[1]:
        step = play("Labelling", 2**m - 1, "labelling", m, start=2**m * 2 // 3)
    labels = [step >> place & 1 for place in range(m - 1, -1, -1)]
    with places[0]:
        drawn = growth_figures.sine(labels, theme_now())
        chart(drawn, "rademacher_sine", growth_figures.sine_in_words(labels))
        st.markdown(words.sine_verdict(labels))
    downloads("sines", lambda: csv_text(growth_figures.sine_table(m)), drawn)
    _python(words.sine_snippet(labels))


def _python(code: str) -> None:
    with st.expander("The same in Python"):
        st.code(code, language="python")


@st.cache_resource(show_spinner="Trying all signs …", max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> ComplexityRun | None:
    return complexity_run(asked.cls, asked.points, asked.draws, asked.seed, asked.delta)


@st.cache_resource(show_spinner="Counting labellings …", max_entries=16, hash_funcs={GrowthRun: repr})
def _grown(run: GrowthRun) -> GrowthRun:
    growth_figures.growth_table(run)  # computes everything, and the run keeps it
    return run


@st.cache_resource(show_spinner="Drawing random signs …", max_entries=16, hash_funcs={LinearRun: repr})
def _simulated(run: LinearRun) -> LinearRun:
    linear_figures.linear_table(run)
    return run
