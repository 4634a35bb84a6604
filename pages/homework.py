"""Four learners on the same random 60/40 splits of real data: who errs less, and is that more than luck?"""

from __future__ import annotations

from typing import Any

import streamlit as st

from experiments.homework import Comparison, Table
from figures import homework as figures
from pages import _homework_words as words
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._homework_fields import FIRST, Asked, ask, ask_pair, presets
from pages._homework_run import watch
from pages._inputs import typed
from pages._link import check_names, copy_link, keep_only
from pages._page import Page, discover, menu_entry

PAGE = Page("Homework", "See", ":material/assignment:", 75)
DELTA = 0.05  # of the first split's intervals, and of the promise beside them


def render() -> None:
    """Figure first, the fields under it, then the numbers in words."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title("Homework")
    st.markdown(
        "Perceptron, Adaline, logistic regression and AdaBoost learn from the same random 60 % of real data and are "
        "tested on the other 40 %: who errs less, and is that more than luck?"
    )
    ready_made, notices, status, laboratory = st.container(), st.container(), st.container(), st.empty()
    asked, pair = ask(), ask_pair()
    with ready_made:
        presets()
    if asked is None or pair is None:
        laboratory.info("The comparison stands here once the fields below hold what it needs.")
    else:
        _compare(*asked, pair, status, laboratory)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    view = {key: str(st.session_state.get(key, usual)) for key, usual in FIRST.items()}
    with notices:
        check_names(view)
    with link:
        copy_link("homework", view)
    keep_only(view)


def _compare(asked: Asked, table: Table, pair: tuple[str, str], status: Any, laboratory: Any) -> None:
    def draw(found: Comparison) -> None:
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


def _errors(comparison: Comparison, pair: tuple[str, str]) -> Any:
    drawn = figures.split_errors(comparison, *pair, theme_now())
    key = f"homework_errors_{len(comparison.names)}"
    chart(drawn, key, figures.errors_in_words(comparison))
    st.caption(
        "A dot: the test error of one split. Diamond: the mean. Grey bar: the 95 % interval of the true error of what "
        "was learnt in the first split. In colour: the two learners compared below."
    )
    st.markdown(words.notice(comparison))
    return drawn


def _difference(comparison: Comparison, pair: tuple[str, str]) -> None:
    if not set(pair) <= set(comparison.names):
        return
    st.subheader(f"{pair[0]} or {pair[1]}?")
    told = figures.differences_in_words(comparison, *pair)
    chart(figures.differences(comparison, *pair, theme_now()), "homework_difference", told)
    st.caption(f"A dot: the error of {pair[1]} less that of {pair[0]} in one split. Bar: the corrected 95 % interval.")
    st.markdown(words.verdict(comparison, *pair))


def _promise(comparison: Comparison) -> None:
    st.markdown(words.promise(comparison))
    calculator = menu_entry(next(page for page in discover() if page.slug == "calculator"))
    given = {"m": typed(comparison.tested_on), "delta": typed(DELTA)}
    link = {"theorem": "validation_two_sided", "for": "value", **given}
    st.page_link(calculator, label="Open the promise in the Calculator", query_params=link)
