"""A tree as a formula: whether golf is played, the path of a day, the clauses, and the tree's code word."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.topics.trees.formula.figures import tree, tree_in_words, tree_table
from laboratory.topics.trees.formula.run import (
    OUTLOOKS,
    THEOREM,
    WINDS,
    Day,
    Golf,
    code_of,
    golf,
    golf_places,
    promised,
)
from pages import _trees_formula_words as words
from pages._trees_fields import FIRST, FORMS, HUMIDITY
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import chosen, number, view_of
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play


def draw() -> None:
    """The tree with the day's path, its clauses beside it; as yes-or-no questions also its code word."""
    above = st.container()
    day = _ask()
    with above:
        form = view_of("Form of the tree", FORMS, FIRST["golf.form"], "golf.form")
        if day is None:
            st.info(MEND)
            return
        _laboratory(_golf(form), day)
    with st.expander("The table of 14 days"):
        st.table(words.table_rows())
    with st.expander("The same in Python"):
        st.code(words.python_snippet(form, day), language="python")


def _ask() -> Day | None:
    """Draw the day's fields; None when the humidity is none."""
    first, second, third = st.columns(3, vertical_alignment="bottom")
    with first:
        outlook = chosen("Outlook", {one: one for one in OUTLOOKS}, FIRST["golf.outlook"], "golf.outlook", "outlook")
    with second:
        humidity = number(HUMIDITY, "Humidity in per cent")
    with third:
        wind = chosen("Wind", {one: one for one in WINDS}, FIRST["golf.wind"], "golf.wind", "wind")
    return None if humidity is None else (outlook, float(humidity), wind)


@st.cache_resource(show_spinner=False, max_entries=8)
def _golf(form: str) -> Golf:
    return golf(form)


def _laboratory(one: Golf, day: Day) -> None:
    headline(*words.headline_of(one, day))
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        st.caption("The thick line is the day's path.")
        read = _code(one) if one.form == "code" else None
    with picture:
        drawn = _picture(one, day, read)
    with right:
        _formula(one, day)
    downloads("trees-formula", lambda: csv_text(tree_table(golf_places(one), one.path(day))), drawn)


def _formula(one: Golf, day: Day) -> None:
    st.markdown(words.formula_head(one, day))
    st.markdown(words.formula_lines(one, day, shorter=False))
    if one.clauses(shorter=True) != one.clauses():
        st.markdown("Without what can be left out:")
        st.markdown(words.formula_lines(one, day, shorter=True))
    st.markdown(words.table_sentence(one))
    if one.form == "code":
        st.markdown(f"{words.code_sentence(code_of(one))}  \n{words.promise_sentence()}")
        calculator_link("What so many bits promise in the Calculator", THEOREM, promised(words.DAYS)[0])


def _picture(one: Golf, day: Day, read: int | None) -> Any:
    """The tree; of the code word's fields, the first counts the nodes and the last is no node."""
    nodes, path = golf_places(one), one.path(day)
    written = None if read is None else min(max(read - 1, 0), len(nodes))
    drawn = tree(nodes, path, written, theme_now())
    chart(drawn, "trees_formula", tree_in_words(nodes, path))
    return drawn


def _code(one: Golf) -> int:
    """The code word, field by field; how many fields are read."""
    fields = code_of(one)
    word, said = st.container(), st.container()
    read = play("Fields of the code word read", len(fields), "golf.field", one.form)
    with word:
        st.html(words.code_html(fields, read))
    with said:
        st.markdown(words.field_sentence(fields, read))
    return read
