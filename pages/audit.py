"""How often does each promise fail, beside how often it may? Every theorem held against worlds whose truth is known."""

from __future__ import annotations

from typing import Any

import streamlit as st

from bounds import theorems
from bounds.reading.numbers import read_number
from bounds.words.domain import integers
from laboratory.experiments import Simulation, auditable
from laboratory.topics.audit import figures
from laboratory.worlds import Setting
from pages._audit_run import ALL, Asked, Row, parts, watch
from pages._audit_words import left_out, line, sentences, summed_up, table
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text
from pages.widgets.inputs import text_field
from pages.widgets.link import check_choice, check_names, choice, copy_link
from pages.widgets.page import Page

PAGE = Page("Audit", "See", ":material/verified:", 80)
FIRST = "validation_selection"
RUNS = {"quick": 50, "usual": None}
SEED = Setting("seed", "seed", integers(0, 999_999), 1)
KINDS = {"failures": ("sure", "confident"), "means": ("average",)}
MEANING = """
A **promise** here is a theorem's bound. Each run draws a world afresh in which the theorem's assumptions hold and the
truth is known exactly, asks the theorem, and looks whether it was right.

A promise that is **sure** may never fail. One with **failure probability δ** may fail in a share δ of runs: the grey
tick. The dot is how often it did fail, in its exact 95 % interval. Most bounds fail far more seldom than they may,
because they hold in the worst world as well. A statement about a **mean**, or an exact law, is compared with the mean
over all runs, within 4.9 standard errors.

The verdict is an exact test that calls a promise broken, when it is not, with a probability of one in a million.
**Tightness** is what is promised over what was measured (the 95 % quantile, or the mean): 1 is as tight as can be.

**As printed** are forms that lecture notes print and that are false: where the difference can be seen in such a world,
they are held against the same runs.
"""


def render() -> None:
    """Choices, figure, sentences, table."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title("Audit")
    st.markdown("Every promise meets worlds whose truth is known: how often does it fail, and how often may it?")
    asked = _ask()
    if asked is None:
        return
    with link:
        runs = next(name for name, count in RUNS.items() if count == asked.runs)
        copy_link("audit", {"theorem": asked.theorem, "runs": runs, "seed": asked.seed})
    status, picture = st.container(), st.empty()

    def draw(rows: list[Row]) -> None:
        with picture.container():
            _figures(rows, asked)

    with status:
        rows = watch(asked, draw)
    if rows:
        draw(rows)
        _words(rows, asked)
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
        st.markdown(left_out())


def _ask() -> Asked | None:
    """Draw the fields; None when the seed is none."""
    names = {ALL: "All theorems (takes minutes)"} | {slug: theorems[slug].title for slug in auditable()}
    which, often, start = st.columns([4, 2, 1], vertical_alignment="bottom")
    with which:
        theorem = choice(st.selectbox, "Theorem", list(names), FIRST, "theorem", format_func=names.__getitem__)
        check_choice("theorem", names, "audited theorem", theorem)
    with often:
        runs = choice(
            st.segmented_control, "Runs", list(RUNS), "usual", "runs", required=True,
            format_func={"quick": "quick: 50", "usual": "as many as tell"}.__getitem__,
        )  # fmt: skip
        check_choice("runs", RUNS, "number of runs", runs)
    with start:
        typed = text_field("Seed", "seed", "1", f"The seed of all runs: {SEED.words}.")
    check_names({"theorem", "runs", "seed"})
    seed = read_number(typed)
    if isinstance(seed, float) and seed.is_integer():
        seed = int(seed)
    if not SEED.allows(seed):
        say.error(f"The seed must be {SEED.words}; got {typed or 'nothing'}.")
        return None
    return Asked(theorem, int(seed), RUNS[runs])


def _figures(rows: list[Row], asked: Asked) -> None:
    import pandas as pd

    every = pd.DataFrame(rows)
    every["line"] = [line(row, alone=asked.theorem != ALL) for row in rows]
    for name, kinds in KINDS.items():
        part = every[every["kind"].isin(kinds)]
        if len(part):
            draw = figures.failure_rates if name == "failures" else figures.means
            chart(draw(part, theme_now()), f"audit_{name}_{len(rows)}", figures.description(part))


def _words(rows: list[Row], asked: Asked) -> None:
    if asked.theorem == ALL:
        st.markdown(summed_up(rows))
    else:
        st.markdown("\n".join(f"- {told}" for told in sentences(rows)))
        _worlds(asked.theorem)
    shown = st.expander("The numbers") if asked.theorem == ALL else st.container()
    with shown:
        st.table(table(rows, alone=asked.theorem != ALL), border="horizontal")
    st.download_button(
        "CSV", lambda: _as_csv(rows), "audit.csv", "text/csv", key="audit_csv", on_click="ignore",
        icon=":material/table:", help="The table's numbers, in full precision.",
    )  # fmt: skip


def _worlds(theorem: str) -> None:
    """What is held against what, and why the assumptions hold."""
    for _, record in parts(theorem).values():
        world = f" {record.world}" if isinstance(record, Simulation) else ""
        st.markdown(f"**{record.title}.** {record.says}{world}")
    st.markdown(f"The theorem in full: [{theorems[theorem].title}](/theorems?theorem={theorem}).")


def _as_csv(rows: list[Row]) -> str:
    return csv_text({name: [_cell(row[name]) for row in rows] for name in rows[0]})


def _cell(value: Any) -> Any:
    return float(value) if isinstance(value, float) else value
