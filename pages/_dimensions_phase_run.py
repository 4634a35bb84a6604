"""Decoding sparse signals while somebody watches: round by round, with a Stop that keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread

import streamlit as st

from experiments.dimensions.phase import Hits, Phase, one_round, together

POLL_SECONDS = 0.1
REDRAW_SECONDS = 2.0
_STOPPED = "_phase_stopped"

Known = dict[int, Hits]  # finished rounds, from 0 on without a gap
Draw = Callable[[Phase], None]


@dataclass(frozen=True)
class Asked:
    """A diagram: the signal's length, rounds and seed; `delta` belongs to the promise."""

    d: int
    rounds: int
    delta: float
    seed: int


class Decoding:
    """Fills `known` with one round after the other, until it is told to stop."""

    def __init__(self, asked: Asked, known: Known) -> None:
        self.error: Exception | None = None
        self._asked, self._known, self._stop = asked, known, Event()
        self._thread = Thread(target=self._work, name="decoding", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until all rounds are done; are they?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End after the round in hand, which is kept too."""
        self._stop.set()

    def _work(self) -> None:
        for number in range(self._asked.rounds):
            if self._stop.is_set():
                return
            if number not in self._known:
                try:
                    self._known[number] = one_round(self._asked.d, self._asked.seed, number)
                except Exception as error:  # noqa: BLE001 - whatever it is, the one who watches must be told
                    self.error = error
                    return


@st.cache_resource(max_entries=16, show_spinner=False)
def known_rounds(d: int, seed: int) -> Known:
    """Finished rounds: the same for everybody, since the seed tells them."""
    return {}


def watch(asked: Asked, draw: Draw) -> Phase | None:
    """Do the rounds that are missing, drawing as they come; return what is known in the end."""
    known = known_rounds(asked.d, asked.seed)
    line = st.container()
    if _done(known, asked) < asked.rounds:
        with line:
            if st.session_state.get(_STOPPED) == asked:
                _offer_to_go_on(_done(known, asked), asked.rounds)
            elif (error := _follow(asked, known, draw)) is not None:
                st.error(f"The decoding failed ({type(error).__name__}): {error}")
    return _phase(known, asked)


def _phase(known: Known, asked: Asked) -> Phase | None:
    rounds = [known[number] for number in range(_done(known, asked))]
    return together(asked.d, rounds) if rounds else None


def _done(known: Known, asked: Asked) -> int:
    return next((number for number in range(asked.rounds) if number not in known), asked.rounds)


def _follow(asked: Asked, known: Known, draw: Draw) -> Exception | None:
    place, drawn, next_draw = st.empty(), 0, time.monotonic()
    with place.container(horizontal=True, vertical_alignment="center"):
        st.button("Stop", key="_stop", icon=":material/stop:", on_click=_stop, args=(asked,), width="content")
        bar = st.progress(0.0, "Decoding …")
    work = Decoding(asked, known)
    try:
        while not work.wait(POLL_SECONDS):
            done = _done(known, asked)
            bar.progress(done / asked.rounds, f"{done} of {asked.rounds} signals in each cell")
            if done > drawn and time.monotonic() > next_draw and (found := _phase(known, asked)):
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
        st.markdown(f"Stopped after {done} of {of} signals in each cell.", width="content")
        st.button("Go on", key="_go_on", icon=":material/play_arrow:", on_click=_go_on)
