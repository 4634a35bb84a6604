"""The page of a finished sweep, laid out by hand: which one, which pair, its curves, its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import streamlit as st

from laboratory.sweeps import Store
from laboratory.topics.your_runs.laboratory import LABORATORY
from laboratory.topics.your_runs.text import BEGIN, MEANING, left_out, so_far
from pages.by_hand.your_runs import drawing
from pages.by_hand.your_runs.places import may_be_typed, on_the_shelf, opened
from pages.by_hand.your_runs.sent import Sent, sent, store, table
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.link import check_choice, check_names, choice, copy_link, text

if TYPE_CHECKING:
    import pandas as pd

SHELVED, FOLDER, PAIR = "sweep", "folder", "pair"
LONGEST = 500


def render() -> None:
    """Which sweep, which pair; figure, sentence, table."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title(say.verbatim(page_title(LABORATORY.title)))
    st.markdown(LABORATORY.description)
    folder, store = _which(), sent()
    choices = {SHELVED: st.session_state.get(SHELVED) or "", FOLDER: st.session_state.get(FOLDER) or ""}
    try:
        if store:
            choices |= _store_of(store)
        elif folder:
            choices |= _sweep(opened(folder))
        else:
            _how_to_begin()
    except ValueError as refusal:
        say.error(refusal)
    check_names(choices)
    with link:
        copy_link("your_runs", {name: value for name, value in choices.items() if value})
    with st.expander("What does this mean?"):
        st.markdown(MEANING)


def _which() -> Path | None:
    """The folder that is shown; None before there is one."""
    shelved, typed = on_the_shelf(), ""
    left, right = st.columns(2) if shelved else (st.container(), st.container())
    if may_be_typed():
        with right:
            typed = text(
                "Folder of a sweep", FOLDER, "", LONGEST, placeholder="runs/first",
                help="The folder named after --store, relative to the folder in which the app was started.",
            ).strip()  # fmt: skip
    if not shelved:
        return Path(typed) if typed else None
    with left:
        chosen: str = choice(st.selectbox, "Sweep", list(shelved), next(iter(shelved)), SHELVED, disabled=bool(typed))
        check_choice(SHELVED, shelved, "sweep on this machine", chosen)
    return Path(typed) if typed else shelved[chosen]


def _store_of(file: Sent) -> dict[str, str]:
    """Draw what was sent: a whole sweep, or one table of runs."""
    return _table(table(file.content)) if file.is_table else _sweep(store(file))


def _how_to_begin() -> None:
    st.info("There is no sweep yet. Run this in a terminal, in the folder in which the app was started:")
    st.code(BEGIN, language="bash")


def _sweep(store: Store) -> dict[str, str]:
    """Draw one pair of the sweep; returns its part of the address."""
    place = _pair({str(place): cell.name for place, cell in enumerate(store.plan.cells)}, "sweep")
    st.markdown(so_far(store))
    rows = store.of_cell(int(place))
    if len(rows):
        drawing.of_a_sweep(store.plan.cells[int(place)], rows, f"sweep_{place}")
    else:
        st.info("No run of this pair is finished yet.")
    if texts := list(left_out(store)):
        with st.expander(f"{len(texts)} left out"):
            st.markdown("\n".join(f"- {text}" for text in texts))
    st.download_button(
        "CSV of all pairs", lambda: drawing.as_csv(store.table()), "sweep.csv", "text/csv", key="sweep_all",
        on_click="ignore", icon=":material/table:", help="A row for each run, size and bound of every pair.",
    )  # fmt: skip
    return {PAIR: place}


def _table(rows: pd.DataFrame) -> dict[str, str]:
    """Draw one pair of a table; returns its part of the address."""
    if not len(rows):
        st.info("This file holds no runs.")
        return {}
    names = {str(place): name for place, name in enumerate(rows["cell"].unique())}
    place = _pair(names, "table")
    drawing.of_a_table(rows[rows["cell"] == names[place]], f"table_{place}")
    return {PAIR: place}


def _pair(names: Mapping[str, str], whole: str) -> str:
    place: str = choice(
        st.selectbox, "Learner and data distribution", list(names), "0", PAIR, format_func=names.__getitem__
    )
    check_choice(PAIR, names, f"pair of this {whole}", place)
    return place
