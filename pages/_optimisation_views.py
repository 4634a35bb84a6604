"""The further views of Optimisation: each draws its figures, its fields and its sentence."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.optimisation.conditions import figures as steps
from laboratory.topics.optimisation.convexity import figures as convexity
from laboratory.topics.optimisation.downhill import LINES, Race, Rates, admitted, chord, line, race, rates, step_example
from laboratory.topics.optimisation.quadratic import figures as quadratics
from laboratory.topics.optimisation.rate import figures as by_rate
from pages import _optimisation_view_words as words
from pages._optimisation_fields import (
    Conditioning,
    Racing,
    Rating,
    ask_chord,
    ask_conditions,
    ask_quadratic,
    ask_rates,
)
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.playing import play

EXAMPLE_STEPS = 10


def rate_view(figure: Any) -> None:
    """What is left step by step for several rates, and each step's factor by rate."""
    asked = ask_rates()
    if asked is None:
        figure.info(MEND)
        return
    run = _rates(asked)
    with figure:
        drawn = by_rate.rate_gaps(run, theme_now())
        _beside(
            (drawn, "rate_gaps", by_rate.rate_gaps_in_words(run)),
            (by_rate.rate_factors(run, theme_now()), "rate_factors", by_rate.rate_factors_in_words(run)),
        )
        st.markdown(f"{words.rates_verdict(run)} {words.own_rate(run)}")
    downloads("learning_rates", lambda: csv_text(by_rate.rates_table(run)), drawn)
    _snippet(words.rates_snippet(asked))


def quadratic_view(figure: Any) -> None:
    """Ellipses with both paths, or the directions' products, and what is left step by step."""
    with figure:
        picture, player, told = st.container(), st.container(), st.container()
    asked = ask_quadratic()
    if asked is None:
        picture.info(MEND)
        return
    run = _race(asked)
    with player:
        step = play("After step", max(run.steepest.steps, run.conjugate.steps), "quad.at", asked)
    with picture:
        planar = asked.kind == "plane"
        left = (
            quadratics.ellipses(run, step, asked.level, theme_now())
            if planar
            else quadratics.products(run, min(step, run.conjugate.steps), theme_now())
        )
        _beside(
            (left, "quadratic", quadratics.left_in_words(run, step)),
            (quadratics.race_gaps(run, step, theme_now()), "race_gaps", quadratics.race_gaps_in_words(run)),
            "Circles: gradient descent with exact steps. Diamonds, dashed: conjugate gradients. Arrows: half axes."
            if planar
            else "",
        )
    told.markdown(f"{words.race_verdict(run)} {words.race_step(run, step, asked.level)}")
    promise = {"steps": max(1, step), "kappa": max(1.0, run.condition), "start": float(run.gaps(run.steepest)[0])}
    if promise["start"] > 0:
        calculator_link("Open gradient descent's promise in the Calculator", "steepest_descent", promise)
    downloads("conjugate_gradients", lambda: csv_text(quadratics.race_table(run)), left)
    _snippet(words.race_snippet(asked))


def conditions_view(figure: Any) -> None:
    """The admissible steps of a line, or one of the two examples step by step."""
    with figure:
        picture, player, told = st.container(), st.container(), st.container()
    asked = ask_conditions()
    if asked is None:
        picture.info(MEND)
    elif asked.kind in LINES:
        _regions(asked, picture, told)
    else:
        _example(asked, picture, player, told)


def _regions(asked: Conditioning, picture: Any, told: Any) -> None:
    of = line(asked.kind)
    region = admitted(of, asked.alpha, asked.beta, asked.strong, asked.first)
    with picture:
        drawn = steps.armijo_region(of, region, asked.alpha, theme_now())
        slopes = steps.curvature_region(of, region, asked.beta, asked.strong, theme_now())
        _beside(
            (drawn, "armijo_region", steps.region_in_words("Armijo's condition", region.armijo)),
            (slopes, "curvature_region", steps.region_in_words("Curvature condition", region.curvature)),
            "Shaded: admissible. Diamonds: steps that the search tried, the full one the last.",
        )
    told.markdown(words.region_verdict(of, region, asked))
    downloads("step_conditions", lambda: csv_text(steps.region_table(of, asked.alpha, asked.beta)), drawn)
    _snippet(words.conditions_snippet(asked, EXAMPLE_STEPS, is_line=True))


def _example(asked: Conditioning, picture: Any, player: Any, told: Any) -> None:
    run = step_example(asked.kind, EXAMPLE_STEPS)
    with player:
        step = play("After step", EXAMPLE_STEPS, "cond.at", asked.kind)
    with picture:
        drawn = steps.example_path(run, step, theme_now())
        beside = steps.example_conditions(run, step, asked.alpha, asked.beta, theme_now())
        _beside(
            (drawn, "step_example", steps.example_in_words(run, step)),
            (beside, "example_conditions", "What each step would need of Wolfe's conditions, step by step."),
            "Ring: the weight now. Crosses: where it comes to in the end.",
        )
    told.markdown(words.example_verdict(run, step, asked))
    downloads("step_example", lambda: csv_text(steps.example_table(run)), drawn)
    _snippet(words.conditions_snippet(asked, EXAMPLE_STEPS, is_line=False))


def convexity_view(figure: Any) -> None:
    """A chord above its function, and how far above it must be."""
    asked = ask_chord()
    if asked is None:
        figure.info(MEND)
        return
    run = chord(asked.kind, asked.u, asked.w, asked.lam)
    with figure:
        drawn = convexity.chord_and_function(run, asked.k, theme_now())
        _beside(
            (drawn, "chord", convexity.chord_in_words(run, asked.k)),
            (convexity.gap_and_asked(run, asked.k, theme_now()), "chord_gap", convexity.gap_in_words(run)),
            "Thick: the function and, upright, the gap to its chord. Dashed: the chord lowered by what λ asks for.",
        )
        st.markdown(words.chord_verdict(run, asked.k))
    downloads("strong_convexity", lambda: csv_text(convexity.chord_table(run)), drawn)
    _snippet(words.chord_snippet(asked))


@st.cache_resource(show_spinner=False, max_entries=32)
def _rates(asked: Rating) -> Rates:
    return rates(asked.condition, asked.steps, asked.own)


@st.cache_resource(show_spinner=False, max_entries=32)
def _race(asked: Racing) -> Race:
    return race(asked.kind, asked.condition, asked.steps)


def _beside(one: tuple[Any, str, str], other: tuple[Any, str, str], says: str = "") -> None:
    """Two figures, each with its key and its words, and what their marks mean."""
    left, right = st.columns(2, gap="large")
    with left:
        chart(*one)
        if says:
            st.caption(says)
    with right:
        chart(*other)


def _snippet(code: str) -> None:
    with st.expander("The same in Python"):
        st.code(code, language="python")
