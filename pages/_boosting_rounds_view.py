"""The view of AdaBoost round by round: errors beside their bounds, the weighted examples, the margins."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.boosting.adaboost.figures import (
    errors,
    errors_in_words,
    margins,
    margins_in_words,
    plane,
    plane_in_words,
    run_table,
)
from laboratory.topics.boosting.adaboost.run import BoostingRun, boosting_run, boosting_world
from pages import _boosting_words as words
from pages._boosting_fields import FIRST, Asked, ask
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import view_of
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play

BESIDE = {"plane": "Weighted examples", "margins": "Margins"}
IN_THE_PLANE = {"run.noise", "beside"}  # choices that only the worlds in the plane offer


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the fields under it; returns the names in the address that were used."""
    asked = ask()
    if asked is None:
        figure.info(MEND)
        return *FIRST, "round"
    run = _run(asked)
    with figure:
        drawn = _laboratory(asked, run)
    if run.smallest_edge is not None:
        given = {"gamma": run.smallest_edge, "rounds": run.rounds}
        calculator_link("Open the promise in the Calculator", run.theorem.slug, given)
    downloads("boosting", lambda: csv_text(run_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
    return tuple(key for key in (*FIRST, "round") if run.is_planar() or key not in IN_THE_PLANE)


def _laboratory(asked: Asked, run: BoostingRun) -> Any:
    """Errors with the steps, and beside them the examples or the margins; returns the figure of the errors."""
    logarithmic = st.session_state.get("run.log") == "1"
    left, right = st.columns([1, 1], gap="large")
    with left:
        headline(words.last_training_error(run), words.headline_words(run))
        picture = st.container()
        step = play("After round", run.rounds, "round", asked, none="No round was made.")
    with picture:
        drawn = errors(run, step, logarithmic, theme_now())
        chart(drawn, "boosting_errors", errors_in_words(run))
        if logarithmic:
            st.caption("An error of 0 has no place on a logarithmic axis: the line ends there.")
    with right:
        _beside(run, step)
    st.markdown(words.verdict(run, asked))
    st.markdown(f"{words.step_sentence(run, step)} {words.margin_sentence(run, step) if step else ''}")
    return drawn


def _beside(run: BoostingRun, step: int) -> None:
    if not run.is_planar():
        chart(margins(run, step, theme_now()), "boosting_margins", margins_in_words(run, step))
        st.caption(
            f"Examples with {run.points.shape[1]} features have no place in the plane, so here are their margins."
        )
        return
    if view_of("Beside the errors", BESIDE, FIRST["beside"], "beside") == "margins":
        chart(margins(run, step, theme_now()), "boosting_margins", margins_in_words(run, step))
        st.caption("Dashed: the margins at the end of the run.")
        return
    chart(plane(run, step, theme_now()), "boosting_plane", plane_in_words(run, step))
    st.caption(
        "Full circles are positive examples, open ones negative, their area is their weight; a cross marks what the "
        "vote misjudges. Shaded: the vote's answers. Dashed: the stump of this round."
    )


@st.cache_resource(show_spinner="Boosting …", max_entries=16)
def _run(asked: Asked) -> BoostingRun:
    return boosting_run(boosting_world(asked.world, asked.noise), asked.m, asked.seed, asked.rounds)
