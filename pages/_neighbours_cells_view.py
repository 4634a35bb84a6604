"""The view of the cells by which one neighbour is analysed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words, rounded_safely
from bounds.words.domain import integers
from laboratory.topics.neighbours.cells.figures import cells_table, promises, promises_in_words, square, square_in_words
from laboratory.topics.neighbours.cells.run import LARGEST, CellsRun, cells_run
from laboratory.worlds.setting import Setting
from pages._neighbours_fields import EXAMPLES, SEED
from pages._neighbours_words import short
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, number, texts
from pages.widgets.frame import MEND, calculator_link
from pages.widgets.one_number import headline

CELLS = Setting("cells.side", "cells along a side K of the square", integers(1, LARGEST), 6)
FIRST: Mapping[str, str] = texts(CELLS)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "The best K": {"run.examples": "200", "cells.side": "6"},
    "Cells too wide": {"run.examples": "200", "cells.side": "2"},
    "Cells too narrow": {"run.examples": "200", "cells.side": "20"},
}
USED = (EXAMPLES.name, SEED.name, CELLS.name)
MEANING = """
How far away is the nearest of m examples? Cut each side of the square into K equal parts. A new example falls either
into a cell that holds a point, and then the nearest one is no farther than the cell's diagonal, 2√2/K; or into an
**empty cell**, and then nothing better is known than the square's diameter, 2√2.

Large cells are hardly ever empty, but they are wide. Small cells are narrow, but many are empty. The bound adds both
costs, so it is least somewhere between: that choice of K gives the rate m^(−1/(n+1)) of the notes.

The promise holds for **every distribution**, so it replaces the mass of the empty cells by the largest that it can be,
K²/(e·m). The thin curve keeps that mass as it is here, (1 − 1/K²)^m, where all cells weigh the same. The exact mean
distance, for points spread evenly, is an integral over the square; it is far less, as most points of a cell lie nearer
than its diagonal, and cells next to an empty one hold points too.
"""
SNIPPET = (
    "from laboratory.topics.neighbours.cells.run import cells_run\n\n"
    "run = cells_run({m}, {cells}, seed={seed})\n"
    "print(run.empty, run.empty_expected, run.distance, run.promised)\n"
)


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the fields under it; returns the names in the address that were used."""
    first, second, third, other = st.columns([2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        cells = number(CELLS, "Cells a side K")
    with second:
        m = number(EXAMPLES, "Examples m")
    with third:
        seed = number(SEED, "Seed")
    with other:
        another_sample(SEED.name)
    if None in (cells, m, seed):
        figure.info(MEND)
        return USED
    run = _run(m, cells, seed)
    with figure:
        drawn = _side_by_side(run)
    calculator_link("Open the promise in the Calculator", "nearest_neighbour_cells", run.given)
    downloads("cells", lambda: csv_text(cells_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(SNIPPET.format(m=m, cells=cells, seed=seed), language="python")
    return USED


def _side_by_side(run: CellsRun) -> Any:
    left, right = st.columns([1, 1], gap="large")
    with left:
        headline(f"{int((run.counts == 0).sum())} of {run.cells**2}", "cells are empty")
        chart(square(run, theme_now()), "neighbours_cells", square_in_words(run))
        st.caption("Shaded: empty cells. The diamond falls into a cell with a point, the square into an empty one.")
    with right:
        headline(short(run.distance), f"mean distance; at most {_up(run.promised)} promised")
        drawn = promises(run, theme_now())
        chart(drawn, "neighbours_cells_promise", promises_in_words(run))
        st.caption("Dashed: the promise, for any distribution. Thin: with the mass that empty cells have here.")
    st.markdown(verdict(run))
    return drawn


def verdict(run: CellsRun) -> str:
    """Empty cells and distances, measured, exact and promised."""
    best = int(run.promises.argmin()) + 1
    other = (
        f"K = {best} would promise {_up(float(run.promises[best - 1]))}"
        if best != run.cells
        else "No other K is better"
    )
    vacuous = " That is more than the diameter of the square, so it says nothing." if run.promised >= 8**0.5 else ""
    return (
        f"Empty cells hold a share **{short(run.empty)}** of the square, {short(run.empty_expected)} on average over "
        f"samples. For any distribution on the square, K = {run.cells} promises a mean distance of at most "
        f"**{_up(run.promised)}**.{vacuous} {other}. For {in_words(run.m)} points spread evenly it is exactly "
        f"**{short(run.distance)}** on average."
    )


def _up(value: float) -> str:
    return in_words(rounded_safely(value, 3, up=True))


@st.cache_resource(show_spinner="Cutting the square …", max_entries=32)
def _run(m: int, cells: int, seed: int) -> CellsRun:
    return cells_run(m, cells, seed)
