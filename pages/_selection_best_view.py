"""The best of many: equally bad candidates, and the error that the luckiest one shows."""

from __future__ import annotations

import streamlit as st

from bounds.numbers import short
from laboratory.topics.model_selection.best.figures import (
    least_errors,
    least_in_words,
    lottery_table,
    plain_and_nested,
    plain_in_words,
)
from laboratory.topics.model_selection.best.run import AVERAGE, PROMISE, LotteryRun, lottery_run
from pages import _selection_prices as words
from pages._selection_fields import Lottery, ask_for_lottery
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline


def draw() -> None:
    """The least error by number of candidates, and beside it plain and nested cross-validation."""
    above = st.container()
    asked = ask_for_lottery()
    with above:
        if asked is None:
            st.info(MEND)
            return
        _laboratory(_run(asked))
    with st.expander("The same in Python"):
        st.code(words.lottery_snippet(asked), language="python")


@st.cache_resource(show_spinner="Drawing …", max_entries=16)
def _run(asked: Lottery) -> LotteryRun:
    return lottery_run(*asked)


def _laboratory(run: LotteryRun) -> None:
    headline(short(run.expected), words.lottery_headline(run))
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = least_errors(run, theme_now())
        chart(drawn, "selection_least", least_in_words(run))
        st.caption(words.lottery_caption(run))
    with right:
        chart(plain_and_nested(run, theme_now()), "selection_nested", plain_in_words(run))
        st.caption(words.nested_caption(run))
    st.markdown(words.lottery_verdict(run))
    st.markdown(words.promise_sentence(run))
    st.markdown(words.nested_sentence(run))
    calculator_link("Open the promise in the Calculator", PROMISE, run.given)
    calculator_link("Open the exact mean in the Calculator", AVERAGE, run.law)
    downloads("model-selection-best", lambda: csv_text(lottery_table(run)), drawn)
