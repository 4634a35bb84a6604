"""Four learners on the same random 60/40 splits of real data: who errs less, and is that more than luck?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from laboratory.topics.homework.compare import Accuracies, Table, figures
from pages import _homework_digits_view
from pages import _homework_words as words
from pages._homework_fields import FIRST as COMPARISON
from pages._homework_fields import PRESETS as COMPARISONS
from pages._homework_fields import Asked, ask, ask_pair
from pages._homework_run import watch
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import presets, view_of
from pages.widgets.frame import calculator_link, frame
from pages.widgets.page import Page

PAGE = Page("Homework", "See", ":material/assignment:", 75)
VIEWS = {"compare": "Four learners compared", "digits": "Digits in five steps"}
FIRST: Mapping[str, Any] = {"show": "compare", **COMPARISON, **_homework_digits_view.FIRST}
PRESETS = {name: {"show": "compare", **values} for name, values in COMPARISONS.items()}
DELTA = 0.05  # of the first split's intervals, and of the promise beside them


def render() -> None:
    """Figure first, the fields under it, then the numbers in words."""
    page = frame(
        "Homework",
        "Perceptron, Adaline, logistic regression and AdaBoost learn from the same random 60 % of real data and are "
        "tested on the other 40 %: who errs less, and is that more than luck?",
    )
    with page.views:
        kind = view_of("View", VIEWS, "compare")
    with page.figure:
        place = st.container()
    if kind == "digits":
        _homework_digits_view.show(place)
    else:
        with place:
            status, laboratory = st.container(), st.empty()
        _compared(status, laboratory)
    with page.presets:
        presets(PRESETS, FIRST)
    page.close("homework", FIRST, ["show", *(_homework_digits_view.FIRST if kind == "digits" else COMPARISON)])


def _compared(status: Any, laboratory: Any) -> None:
    asked, pair = ask(), ask_pair()
    if asked is None or pair is None:
        laboratory.info("The comparison stands here once the fields below hold what it needs.")
    else:
        _compare(*asked, pair, status, laboratory)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)


def _compare(asked: Asked, table: Table, pair: tuple[str, str], status: Any, laboratory: Any) -> None:
    def draw(found: Accuracies) -> None:
        with laboratory.container():
            _errors(found, pair)

    with status:
        comparison = watch(asked, table, draw)
    if comparison is None:
        return
    with laboratory.container():
        drawn = _errors(comparison, pair)
        _difference(comparison, pair)
    st.markdown(words.about(table, comparison))
    st.table(words.shown_table(comparison), border="horizontal")
    _promise(comparison)
    downloads("homework", lambda: csv_text(figures.errors_table(comparison)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked, *pair), language="python")


def _errors(comparison: Accuracies, pair: tuple[str, str]) -> Any:
    drawn = figures.split_errors(comparison, *pair, theme_now())
    key = f"homework_errors_{len(comparison.names)}"
    chart(drawn, key, figures.errors_in_words(comparison))
    st.caption(
        "A dot: the test error of one split. Diamond: the mean. Grey bar: the 95 % interval of the true error of what "
        "was learnt in the first split. In colour: the two learners compared below."
    )
    st.markdown(words.notice(comparison))
    return drawn


def _difference(comparison: Accuracies, pair: tuple[str, str]) -> None:
    if not set(pair) <= set(comparison.names):
        return
    st.subheader(f"{pair[0]} or {pair[1]}?")
    told = figures.differences_in_words(comparison, *pair)
    chart(figures.differences(comparison, *pair, theme_now()), "homework_difference", told)
    st.caption(f"A dot: the error of {pair[1]} less that of {pair[0]} in one split. Bar: the corrected 95 % interval.")
    st.markdown(words.verdict(comparison, *pair))


def _promise(comparison: Accuracies) -> None:
    st.markdown(words.promise(comparison))
    given = {"m": comparison.tested_on, "delta": DELTA}
    calculator_link("Open the promise in the Calculator", "validation_two_sided", given)
