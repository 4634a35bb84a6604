"""A table of one's own as the world: a CSV, read as data only; every line that is left out is named."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.worlds.files import Reading, TableError, TableWorld, column_names, from_csv
from pages.widgets import say
from pages.widgets.link import choice

TYPES = ["csv", "tsv", "txt"]
EVERY = "every class its own"
HELP = "At most 5 MB, 20,000 rows and 200 columns. It stays on this machine, and a link does not carry it."
SHOWN = 8  # rejected lines that are listed at once
_KEPT = "_your_table"


def ask_table(key: str) -> tuple[TableWorld, tuple[tuple[str, Any], ...]] | None:
    """The world of the user's CSV and how it was read, `label` and `positive`; None after saying what is missing."""
    given = st.file_uploader("Your table, a CSV with a column of labels", TYPES, key=f"_{key}_file", help=HELP)
    if given is not None:
        st.session_state[_KEPT] = (given.name, given.getvalue())
    if _KEPT not in st.session_state:
        st.info("Give a CSV whose rows are examples; one column holds their labels.")
        return None
    name, raw = st.session_state[_KEPT]
    try:
        names = columns(raw)
        label = choice(st.selectbox, "Column of the labels", names, names[-1], f"{key}.label")
        reading = read(raw, label)
    except TableError as refusal:
        say.error(f"{name} cannot be used: {refusal}.")
        return None
    _told(name, reading)
    world, positive = reading.world, None
    if len(world.class_names) > 2:
        told = [EVERY, *world.class_names]
        positive = choice(st.selectbox, "One class against the rest", told, EVERY, f"{key}.positive")
    if positive in (None, EVERY):
        return world, (("label", label),)
    return against_the_rest(world, positive), (("label", label), ("positive", positive))


@st.cache_resource(max_entries=8, show_spinner="Reading the table …")
def read(raw: bytes, label: str) -> Reading:
    """The table with the labels of one column."""
    return from_csv(raw, label=label)


@st.cache_resource(max_entries=8, show_spinner="Reading the table …")
def columns(raw: bytes) -> list[str]:
    """The names of the columns. Raises TableError."""
    return list(column_names(raw))


@st.cache_resource(max_entries=8, show_spinner=False, hash_funcs={TableWorld: repr})
def against_the_rest(world: TableWorld, positive: str) -> TableWorld:
    """One class told from all others."""
    return world.against_the_rest(positive)


def _told(name: str, reading: Reading) -> None:
    world, rejected = reading.world, reading.rejected
    st.caption(
        f"{say.verbatim(name)}: {len(world.y):,} examples, {world.features} features, {len(world.class_names)} classes."
    )
    if rejected:
        with st.expander(f"{len(rejected):,} line{'s' if len(rejected) > 1 else ''} left out"):
            st.markdown("\n".join(f"- line {line}: {say.verbatim(why)}" for line, why in rejected[:SHOWN]))
            if len(rejected) > SHOWN:
                every = "".join(f"line {line}: {why}\n" for line, why in rejected)
                st.download_button("All of them", every, "left_out.txt", "text/plain", on_click="ignore")
