"""Cross-validating the grid while somebody watches, one C after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import streamlit as st

from laboratory.topics.svm_and_kernels.grid.run import GridData, grid_row
from pages.widgets import piecework
from pages.widgets.piecework import Known, Work

Rows = list[np.ndarray]  # by C, ascending


def search(asked: GridData) -> Work:
    """The rows of the grid, from the smallest C on."""
    width = len(asked.gammas)
    return Work(
        "grid", asked, asked.costs, partial(grid_row, asked),
        lambda done: f"{done * width} of {len(asked.costs) * width} pairs", redraw_seconds=1.0,
    )  # fmt: skip


@st.cache_resource(max_entries=16, show_spinner=False, hash_funcs={GridData: repr})
def known_rows(asked: GridData) -> Known:
    """What has been tried: the same for everybody, since the seed tells it."""
    return {}


def watch(asked: GridData, draw: Callable[[Rows], None]) -> Rows:
    """Try the pairs that have not yet been, drawing as it goes; the rows known in the end, from the smallest C on."""
    known, work = known_rows(asked), search(asked)

    def draw_known() -> None:
        if rows := work.without_gap(known):
            draw(rows)

    piecework.watch(work, known, draw_known)
    return work.without_gap(known)
