"""Chosen on the sample: why Hoeffding's inequality fails on the training set."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.finite_classes.chosen import figures
from laboratory.topics.finite_classes.chosen.run import ChosenRun, NeighbourRuns, chosen_run, neighbour_runs
from pages import _finite_fields as fields
from pages import _finite_words as words
from pages._finite_views import take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text
from pages.widgets.fields import chosen, number
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline


def show(place: Any) -> None:
    """The best of many hypotheses, or the nearest neighbour, judged on the sample it came from."""
    row = st.columns([3, 2, 2, 2, 2], vertical_alignment="bottom")
    with row[0]:
        by = chosen("Who is judged on its own sample", fields.CHOOSERS, "best", "chosen.by", "learner")
    if by == "best":
        _best(place, row)
    else:
        _neighbour(place, row)


def _best(place: Any, row: Any) -> None:
    with row[1]:
        count = number(fields.HYPOTHESES, "Hypotheses")
    with row[2]:
        m = number(fields.CHOSEN_EXAMPLES, "Examples m")
    with row[3]:
        risk = number(fields.RISK, "True risk of each")
    with row[4]:
        delta = number(fields.DELTA, "Failure prob. δ")
    with place:
        if None in (count, m, risk, delta):
            st.info(MEND)
            return
        run = _chosen(count, m, float(risk), float(delta))
        headline(
            words.short(run.beyond(run.naive)[1]),
            f"probability that Hoeffding's promise fails for the chosen one; {words.short(run.delta)} announced",
        )
        drawn = figures.tails(run, theme_now())
        chart(drawn, "chosen_tails", figures.tails_in_words(run))
        st.markdown(words.chosen_sentence(run))
        st.caption(
            "Lines: exact probabilities. Marks: shares of 1,000 simulated samples (seed 0). Dashed: Hoeffding's bound "
            "for one hypothesis, and the union bound for all. Dotted: δ and the two gaps that are promised for it."
        )
    calculator_link("Open the promise for the whole class in the Calculator", "finite_one_sided", run.union_given)
    snippet = (
        "from laboratory.topics.finite_classes.chosen.run import chosen_run\n\n"
        f"run = chosen_run({count}, {m}, risk={float(risk)!r}, delta={float(delta)!r})\n"
        "print(run.naive, run.union, run.beyond(run.naive))\n"
    )
    take_away("chosen-on-the-sample", lambda: csv_text(figures.tails_table(run)), drawn, snippet)


def _neighbour(place: Any, row: Any) -> None:
    with row[1]:
        m = number(fields.NEAR_EXAMPLES, "Examples m")
    with row[2]:
        noise = number(fields.NOISE, "Labels flipped")
    with row[3]:
        delta = number(fields.DELTA, "Failure prob. δ")
    with place:
        if None in (m, noise, delta):
            st.info(MEND)
            return
        runs = _neighbours(m, float(noise), float(delta))
        headline(f"{runs.held} of {len(runs.risk)}", "samples on which Hoeffding's promise holds")
        drawn = figures.neighbours(runs, theme_now())
        chart(drawn, "chosen_neighbour", figures.neighbours_in_words(runs))
        st.markdown(words.neighbours_sentence(runs))
        st.caption(
            f"{len(runs.risk)} samples (seed 0) of points on a line, label 1 from 1/2 on. The true risk is a sum over "
            "the pieces between the examples, exact."
        )
    calculator_link("Open the naive promise in the Calculator", "hoeffding_one_sided", {"m": m, "delta": delta})
    snippet = (
        "from laboratory.topics.finite_classes.chosen.run import neighbour_runs\n\n"
        f"runs = neighbour_runs({m}, noise={float(noise)!r}, delta={float(delta)!r})\n"
        "print(runs.held, runs.risk.mean())\n"
    )
    take_away("nearest-neighbour", lambda: csv_text(figures.neighbours_table(runs)), drawn, snippet)


@st.cache_resource(show_spinner=False, max_entries=16)
def _chosen(count: int, m: int, risk: float, delta: float) -> ChosenRun:
    return chosen_run(count, m, risk, delta)


@st.cache_resource(show_spinner="Asking neighbours on 200 samples …", max_entries=16)
def _neighbours(m: int, noise: float, delta: float) -> NeighbourRuns:
    return neighbour_runs(m, noise, delta)
