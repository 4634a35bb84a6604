"""Doing the homework while somebody watches: learner by learner, with a Stop that keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread

import numpy as np
import streamlit as st

from experiments.homework import Comparison, Table, compare, homework_learners
from pages._homework_fields import Asked

POLL_SECONDS = 0.1
REDRAW_SECONDS = 2.0
_STOPPED = "_homework_stopped"

Known = dict[str, Comparison]  # of one learner each
Draw = Callable[[Comparison], None]


class Homework:
    """Fills `known` with one learner after the other, until it is told to stop."""

    def __init__(self, asked: Asked, table: Table, known: Known) -> None:
        self.error: Exception | None = None
        self._asked, self._table, self._known, self._stop = asked, table, known, Event()
        self._thread = Thread(target=self._work, name="homework", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until all have learnt; have they?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End after the learner in hand, whose splits are kept too."""
        self._stop.set()

    def _work(self) -> None:
        X, y, _ = self._table
        for name, learner in homework_learners().items():
            if self._stop.is_set():
                return
            if name not in self._known:
                try:
                    # Alone or among others, a learner meets the same splits: only the seed decides them.
                    self._known[name] = compare({name: learner}, X, y, self._asked.splits, self._asked.seed)
                except Exception as error:  # noqa: BLE001 - whatever it is, the one who watches must be told
                    self.error = error
                    return


@st.cache_resource(max_entries=32, show_spinner=False)
def known_learners(asked: Asked) -> Known:
    """What has been learnt: the same for everybody, since the seed tells it."""
    return {}


def together(known: Known) -> Comparison | None:
    """The finished learners as one comparison, in the homework's order; None while there is none."""
    done = [known[name] for name in homework_learners() if name in known]
    if not done:
        return None
    names = tuple(one.names[0] for one in done)
    return Comparison(names, np.hstack([one.accuracies for one in done]), done[0].trained_on, done[0].tested_on)


def watch(asked: Asked, table: Table, draw: Draw) -> Comparison | None:
    """Train who has not yet been, drawing as it goes; return what is known in the end."""
    known, wanted = known_learners(asked), list(homework_learners())
    line = st.container()
    if not all(name in known for name in wanted):
        with line:
            if st.session_state.get(_STOPPED) == asked:
                _offer_to_go_on(len(known), len(wanted))
            elif (error := _follow(asked, table, known, draw)) is not None:
                st.error(f"The homework failed ({type(error).__name__}): {error}")
    return together(known)


def _follow(asked: Asked, table: Table, known: Known, draw: Draw) -> Exception | None:
    place, wanted = st.empty(), list(homework_learners())
    drawn, next_draw = 0, time.monotonic() + REDRAW_SECONDS
    with place.container(horizontal=True, vertical_alignment="center"):
        st.button("Stop", key="_stop", icon=":material/stop:", on_click=_stop, args=(asked,), width="content")
        bar = st.progress(0.0, "Learning …")
    work = Homework(asked, table, known)
    try:
        while not work.wait(POLL_SECONDS):
            done = len(known)
            told = f"{done} of {len(wanted)} learners; now {wanted[min(done, len(wanted) - 1)]}"
            bar.progress(min(1.0, done / len(wanted)), told)
            if done > drawn and time.monotonic() > next_draw and (found := together(known)):
                draw(found)
                drawn, next_draw = done, time.monotonic() + REDRAW_SECONDS
    finally:
        work.stop()
    place.empty()
    return work.error


def _stop(asked: Asked) -> None:
    st.session_state[_STOPPED] = asked


def _go_on() -> None:
    del st.session_state[_STOPPED]


def _offer_to_go_on(done: int, of: int) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Stopped after {done} of {of} learners.", width="content")
        st.button("Go on", key="_go_on", icon=":material/play_arrow:", on_click=_go_on)
