"""The page of a finished sweep, laid out by hand: which one, which pair, its curves, its numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import streamlit as st

from laboratory.experiments import missing, summary
from laboratory.sweeps import Cell, Store
from laboratory.topics.learning_curves.figures import CurveLooks, description, known_at, learning_curves
from laboratory.topics.learning_curves.words import missing_in_words, sentence, table
from laboratory.topics.your_runs.laboratory import LABORATORY
from laboratory.topics.your_runs.words import BEGIN, MEANING, failures, left_out, so_far
from pages.by_hand.your_runs.places import may_be_typed, on_the_shelf, opened
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.link import check_choice, check_names, choice, copy_link, text

if TYPE_CHECKING:
    import pandas as pd

SHELVED, FOLDER, PAIR = "sweep", "folder", "pair"
LONGEST = 500


def render() -> None:
    """Which sweep, which pair; figure, sentence, table."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title(LABORATORY.title)
    st.markdown(LABORATORY.says)
    folder = _which()
    shown = {SHELVED: st.session_state.get(SHELVED) or "", FOLDER: st.session_state.get(FOLDER) or ""}
    if folder is None:
        _how_to_begin()
    else:
        try:
            shown |= _sweep(opened(folder))
        except ValueError as refusal:
            say.error(refusal)
    check_names(shown)
    with link:
        copy_link("your_runs", {name: value for name, value in shown.items() if value})
    with st.expander("What does this mean?"):
        st.markdown(MEANING)


def _which() -> Path | None:
    """The folder that is looked at; None before there is one."""
    shelved, typed = on_the_shelf(), ""
    left, right = st.columns(2)
    if may_be_typed():
        with right:
            typed = text(
                "Folder of a sweep", FOLDER, "", LONGEST, placeholder="runs/first",
                help="What stood after --store, as seen from the folder in which the app was started.",
            ).strip()  # fmt: skip
    if not shelved:
        return Path(typed) if typed else None
    with left:
        chosen: str = choice(st.selectbox, "Sweep", list(shelved), next(iter(shelved)), SHELVED, disabled=bool(typed))
        check_choice(SHELVED, shelved, "sweep on this machine", chosen)
    return Path(typed) if typed else shelved[chosen]


def _how_to_begin() -> None:
    st.info("No sweep is here yet. In a terminal, in the folder in which the app was started:")
    st.code(BEGIN, language="bash")


def _sweep(store: Store) -> dict[str, str]:
    """Draw one pair of the sweep; returns what the address says of it."""
    cells = {str(place): cell for place, cell in enumerate(store.plan.cells)}
    place: str = choice(
        st.selectbox, "Learner and world", list(cells), "0", PAIR, format_func=lambda key: cells[key].name
    )
    check_choice(PAIR, cells, "pair of this sweep", place)
    st.markdown(so_far(store))
    rows = store.of_cell(int(place))
    if len(rows):
        _curves(cells[place], rows, f"sweep_{place}")
    else:
        st.info("Nothing of this pair is finished yet.")
    if told := list(left_out(store)):
        with st.expander(f"{len(told)} left out"):
            st.markdown("\n".join(f"- {one}" for one in told))
    st.download_button(
        "CSV of all pairs", lambda: _as_csv(store.table()), "sweep.csv", "text/csv", key="sweep_all", on_click="ignore",
        icon=":material/table:", help="A row for each run, size and promise of every pair.",
    )  # fmt: skip
    return {PAIR: place}


def _curves(cell: Cell, rows: pd.DataFrame, name: str) -> None:
    """Figure, what is missing, the sentence about the first promise, and its table."""
    if failed := failures(rows):
        say.warning(failed)
    summed, plan = summary(rows), cell.plan
    if known_at(summed, "true_risk").empty:
        return
    promises = plan.promises()
    labels = {one: promise.label for one, promise in promises.items()}
    drawn = learning_curves(summed, labels, plan.source().bayes_risk or None, CurveLooks(theme=theme_now()))
    chart(drawn, name, description(summed, labels))
    for says in missing_in_words(missing(rows), plan):
        say.info(says)
    first = next(iter(promises), "")
    about = summed[summed["theorem"] == first]
    if first and len(promised := known_at(about, "promised")):
        st.markdown(sentence(next(promised.iloc[[-1]].itertuples()), promises[first], plan.delta))
    st.table(table(about, promises.get(first)), border="horizontal")
    downloads(name, lambda: _as_csv(rows), drawn)


def _as_csv(frame: pd.DataFrame) -> str:
    return csv_text({name: frame[name].tolist() for name in frame.columns})
