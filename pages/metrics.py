"""What do accuracy, a ROC curve and costs say of a classifier, and what is the best that anyone can reach?"""

from __future__ import annotations

from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.metrics import figures as cost_figures
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.roc import figures
from laboratory.topics.metrics.roc.run import MetricsRun, gaussian_run, tumours_run
from pages import _metrics_words as words
from pages._metrics_fields import FIRST, PRESETS, VIEWS, Asked, ask_eta, ask_scores, threshold, used
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import MEND, Frame, calculator_link, frame
from pages.widgets.one_number import headline
from pages.widgets.page import Page

PAGE = Page("Metrics", "See", ":material/rule:", 70)


def render() -> None:
    """The view's figure first, its fields under it, then what it means."""
    page = frame("Metrics", "One number seldom tells how good a classifier is. Choose a threshold and see them all.")
    kind = _view(page)
    if kind == "eta":
        _bayes(page)
    else:
        _scored(page, kind)
    with page.presets:
        presets(PRESETS, FIRST)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING[kind])
    page.close("metrics", FIRST, used(kind))


def _view(page: Frame) -> str:
    with page.views:
        return view_of("View", VIEWS, FIRST["show"])


def _scored(page: Frame, kind: str) -> None:
    asked = ask_scores(kind)
    run = None if asked is None else _run(asked)
    with page.figure:
        if asked is None:
            st.info(MEND)
            return
        if run is None:
            st.info("This test set shows one class only, so half of the rates say nothing. Take more examples.")
            return
        probability, drawn = _one_threshold(asked, run) if kind == "roc" else _costs(asked, run)
    if kind == "roc":
        accuracy = run.rates(probability)[0]
        given = {"m": accuracy.of, "delta": run.delta / 2, "errors": accuracy.of - accuracy.right}
        calculator_link("Open the promise for the accuracy in the Calculator", "test_set_binomial", given)
        calculator_link("Open the promise for the area in the Calculator", "mcdiarmid", run.area_given)
        downloads("roc", lambda: csv_text(figures.roc_table(run)), drawn)
    else:
        downloads("costs", lambda: csv_text(cost_figures.costs_table(run, asked.prices)), drawn)
    with st.expander("The same in Python"):
        st.code(words.snippet(asked, probability), language="python")


def _one_threshold(asked: Asked, run: MetricsRun) -> tuple[float, Any]:
    """The curve with its slider; beside it the counts, the rates with their promises, and the scores."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        probability = threshold()
    with picture:
        drawn = figures.roc_curve(run, probability, asked.printed, theme_now())
        chart(drawn, "metrics_roc", figures.roc_in_words(run, probability))
    with right:
        st.markdown(words.matrix(run, probability))
        rates = figures.rates(run, probability, theme_now())
        chart(rates, "metrics_rates", figures.rates_in_words(run, probability))
        truth = "" if run.world is None else " Blue bar: the truth."
        st.caption(
            f"Dot: measured on {in_words(run.samples)} test examples. Grey: what they promise.{truth} Dotted: the "
            "accuracy of always naming the more frequent class."
        )
        chart(figures.scores(run, probability, theme_now()), "metrics_scores", figures.scores_in_words(run))
    st.markdown(f"{words.verdict(run, probability)}  \n{words.area_sentence(run)}")
    st.caption(words.assumption(run))
    return probability, drawn


def _costs(asked: Asked, run: MetricsRun) -> tuple[float, Any]:
    picture = st.container()
    probability = threshold()
    with picture:
        drawn = cost_figures.costs(run, probability, asked.prices, theme_now())
        chart(drawn, "metrics_costs", cost_figures.costs_in_words(run, probability, asked.prices))
    st.markdown(words.cost_sentence(run, probability, asked.prices))
    return probability, drawn


def _bayes(page: Frame) -> None:
    run: EtaRun | None = ask_eta()
    with page.figure:
        if run is None:
            st.info(MEND)
            return
        least = "least cost of any predictor" if run.false_positive != 1 or run.false_negative != 1 else "Bayes risk"
        headline(in_words(float(f"{run.bayes:.4g}")), least)
        left, right = st.columns([1, 1], gap="large")
        with left:
            chart(cost_figures.eta(run, theme_now()), "metrics_eta", cost_figures.eta_in_words(run))
        with right:
            drawn = cost_figures.area(run, theme_now())
            chart(drawn, "metrics_area", cost_figures.area_in_words(run))
        st.markdown(words.eta_sentence(run))
    downloads("eta", lambda: csv_text(cost_figures.eta_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.eta_snippet(run), language="python")


@st.cache_resource(show_spinner="Scoring the test set …", max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> MetricsRun | None:
    if asked.world is None:
        return tumours_run(asked.seed, asked.delta)
    return gaussian_run(asked.world, asked.m, asked.seed, asked.delta)
