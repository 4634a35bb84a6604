"""Running an audit while somebody watches: experiment by experiment, with a Stop that keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any

import streamlit as st

from experiments import Experiment, Simulation, audited, experiments, simulations

POLL_SECONDS = 0.2
REDRAW_SECONDS = 10.0
ALL = "all"
_STOPPED = "_audit_stopped"

Row = dict[str, Any]
Draw = Callable[[list[Row]], None]


@dataclass(frozen=True)
class Asked:
    """What is audited: a theorem's slug or `all`, the seed, and how many runs (None: as many as each asks for)."""

    theorem: str
    seed: int
    runs: int | None


class Audit:
    """Fills `known` with the rows of one part after the other, until it is told to stop."""

    def __init__(self, asked: Asked, known: dict[str, list[Row]]) -> None:
        self.error: Exception | None = None
        self._asked, self._known, self._stop = asked, known, Event()
        self._thread = Thread(target=self._work, name="audit", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until the audit has ended; has it?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End after the part in hand, whose rows are kept too."""
        self._stop.set()

    def _work(self) -> None:
        for name, (slug, record) in parts(self._asked.theorem).items():
            if self._stop.is_set():
                return
            if name not in self._known:
                try:
                    self._known[name] = audited(slug, record, seed=self._asked.seed, runs=self._asked.runs)
                except Exception as error:  # noqa: BLE001 - whatever it is, the one who watches must be told
                    self.error = error
                    return


def parts(theorem: str) -> dict[str, tuple[str, Experiment | Simulation]]:
    """The simulations and experiments about a theorem, or all; simulations first, since they are quick."""
    found: dict[str, tuple[str, Experiment | Simulation]] = {}
    for slug, simulation in simulations().items():
        if theorem in (ALL, simulation.theorem):
            found[f"simulation {slug}"] = (slug, simulation)
    for slug, experiment in experiments().items():
        if theorem in (ALL, experiment.promise.theorem):
            found[f"experiment {slug}"] = (slug, experiment)
    return found


@st.cache_resource(max_entries=16, show_spinner=False)
def known_parts(seed: int, runs: int | None) -> dict[str, list[Row]]:
    """The rows of finished parts: the same for everybody, since they are told by the seed."""
    return {}


def watch(asked: Asked, draw: Draw) -> list[Row]:
    """Audit what is not yet known, drawing as it grows; return the rows that are known in the end."""
    known, wanted = known_parts(asked.seed, asked.runs), list(parts(asked.theorem))
    line = st.container()
    if not all(name in known for name in wanted):
        with line:
            if st.session_state.get(_STOPPED) == asked:
                _offer_to_go_on(sum(name in known for name in wanted), len(wanted))
            elif (error := _follow(asked, known, wanted, draw)) is not None:
                st.error(f"The audit failed ({type(error).__name__}): {error}")
    return _rows(known, wanted)


def _rows(known: dict[str, list[Row]], wanted: list[str]) -> list[Row]:
    return [row for name in wanted for row in known.get(name, ())]


def _follow(asked: Asked, known: dict[str, list[Row]], wanted: list[str], draw: Draw) -> Exception | None:
    place, drawn, next_draw = st.empty(), 0, time.monotonic() + REDRAW_SECONDS / 5
    with place.container(horizontal=True, vertical_alignment="center"):
        # The button comes first: behind words that change it would move away under the pointer.
        st.button("Stop", key="_stop", icon=":material/stop:", on_click=_stop, args=(asked,), width="content")
        bar = st.progress(0.0, "Running …")
    audit = Audit(asked, known)
    try:
        while not audit.wait(POLL_SECONDS):
            done = sum(name in known for name in wanted)
            bar.progress(done / len(wanted), f"{done} of {len(wanted)} simulations and experiments")
            if done > drawn and time.monotonic() > next_draw:
                draw(_rows(known, wanted))
                drawn, next_draw = done, time.monotonic() + REDRAW_SECONDS
    finally:
        audit.stop()
    place.empty()
    return audit.error


def _stop(asked: Asked) -> None:
    st.session_state[_STOPPED] = asked


def _go_on() -> None:
    del st.session_state[_STOPPED]


def _offer_to_go_on(done: int, of: int) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Stopped after {done} of {of}.", width="content")
        st.button("Go on", key="_go_on", icon=":material/play_arrow:", on_click=_go_on)
