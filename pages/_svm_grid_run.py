"""Cross-validating the grid while somebody watches: one C after the other, with a Stop that keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread

import numpy as np
import streamlit as st

from experiments.svm.grid import GridData, grid_row

POLL_SECONDS = 0.1
REDRAW_SECONDS = 1.0
_STOPPED = "_svm_grid_stopped"

Rows = dict[float, np.ndarray]  # by C, ascending as they are filled
Draw = Callable[[list[np.ndarray]], None]


class Search:
    """Fills `known` with one row after the other, until it is told to stop."""

    def __init__(self, asked: GridData, known: Rows) -> None:
        self.error: Exception | None = None
        self._asked, self._known, self._stop = asked, known, Event()
        self._thread = Thread(target=self._work, name="svm grid", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until the grid is full; is it?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End after the row in hand, which is kept too."""
        self._stop.set()

    def _work(self) -> None:
        for cost in self._asked.costs:
            if self._stop.is_set():
                return
            if cost not in self._known:
                try:
                    self._known[cost] = grid_row(self._asked, cost)
                except Exception as error:  # noqa: BLE001 - whatever it is, the one who watches must be told
                    self.error = error
                    return


@st.cache_resource(max_entries=16, show_spinner=False, hash_funcs={GridData: repr})
def known_rows(asked: GridData) -> Rows:
    """What has been tried: the same for everybody, since the seed tells it."""
    return {}


def watch(asked: GridData, draw: Draw) -> list[np.ndarray]:
    """Try the pairs that have not yet been, drawing as it goes; the rows known in the end, from the smallest C on."""
    known, line = known_rows(asked), st.container()
    if len(known) < len(asked.costs):
        with line:
            if st.session_state.get(_STOPPED) == asked:
                _offer_to_go_on(len(known), len(asked.costs))
            elif (error := _follow(asked, known, draw)) is not None:
                st.error(f"The grid failed ({type(error).__name__}): {error}")
    return _done(asked, known)


def _done(asked: GridData, known: Rows) -> list[np.ndarray]:
    """The rows without a gap: two sessions may fill the same grid."""
    rows = []
    for cost in asked.costs:
        if cost not in known:
            break
        rows.append(known[cost])
    return rows


def _follow(asked: GridData, known: Rows, draw: Draw) -> Exception | None:
    place, drawn, next_draw = st.empty(), 0, 0.0
    with place.container(horizontal=True, vertical_alignment="center"):
        st.button("Stop", key="_stop", icon=":material/stop:", on_click=_stop, args=(asked,), width="content")
        bar = st.progress(0.0, "Cross-validating …")
    search = Search(asked, known)
    try:
        while not search.wait(POLL_SECONDS):
            done = len(known)
            pairs = done * len(asked.gammas)
            bar.progress(min(1.0, done / len(asked.costs)), f"{pairs} of {len(asked.costs) * len(asked.gammas)} pairs")
            if done > drawn and time.monotonic() > next_draw and (rows := _done(asked, known)):
                draw(rows)
                drawn, next_draw = done, time.monotonic() + REDRAW_SECONDS
    finally:
        search.stop()
    place.empty()
    return search.error


def _stop(asked: GridData) -> None:
    st.session_state[_STOPPED] = asked


def _go_on() -> None:
    del st.session_state[_STOPPED]


def _offer_to_go_on(done: int, of: int) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Stopped after {done} of {of} prices.", width="content")
        st.button("Go on", key="_go_on", icon=":material/play_arrow:", on_click=_go_on)
