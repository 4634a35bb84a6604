"""Long work done piece by piece while somebody watches: progress, figures that grow, a Stop that keeps what is done."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from dataclasses import dataclass
from threading import Thread
from typing import Any

import streamlit as st

from laboratory.serving.workers import workers
from pages.widgets import say
from pages.widgets.time_left import TimeLeft

POLL_SECONDS = 0.1
GRACE_SECONDS = 1.0
_STOPPED = "_stopped_piecework"

Known = dict[Any, Any]  # finished pieces, whoever asked for them


@dataclass(frozen=True)
class Work:
    """What is to be done.

    `key` identifies this work, by ==; `pieces` are done in their order, each by `make(piece)`, in a worker;
    `counted(done)` says how many are done, and `what` names the work when it fails.
    """

    what: str
    key: Any
    pieces: Sequence[Any]
    make: Callable[[Any], Any]
    counted: Callable[[int], str]
    redraw_seconds: float = 2.0

    def done(self, known: Known) -> int:
        """How many pieces are known."""
        return sum(piece in known for piece in self.pieces)

    def without_gap(self, known: Known) -> list[Any]:
        """What the first pieces have given, up to the first that is missing."""
        results = []
        for piece in self.pieces:
            if piece not in known:
                break
            results.append(known[piece])
        return results


class Worker:
    """Fills `known` with one piece after the other, each done by a worker process, until it is stopped."""

    def __init__(self, work: Work, known: Known) -> None:
        self.error: Exception | None = None
        self._work, self._known, self._line = work, known, workers().line()
        self._thread = Thread(target=self._run, name=work.what, daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long, or until the work has ended; has it?"""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def waits(self) -> bool:
        """Do others have all the workers?"""
        return self._line.waits

    def stop(self) -> None:
        """End after the piece in hand, which is kept too, unless it takes longer than GRACE_SECONDS."""
        self._line.leave(GRACE_SECONDS)

    def _run(self) -> None:
        try:
            for piece in self._work.pieces:
                if piece not in self._known:
                    self._known[piece] = self._line.put(self._work.make, piece).result()
        except CancelledError:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, it must be shown to who watches
            self.error = None if self._line.left else error
        self._line.leave()


def watch(work: Work, known: Known, draw: Callable[[], object]) -> None:
    """Do the pieces that are not yet known, and `draw` what is known from time to time as it grows."""
    line = st.container()
    if work.done(known) == len(work.pieces):
        return
    with line:
        if st.session_state.get(_STOPPED) == (work.what, work.key):
            _offer_to_go_on(work, known)
        elif (error := _follow(work, known, draw)) is not None:
            say.error(f"The {work.what} failed ({type(error).__name__}): {error}")


def _follow(work: Work, known: Known, draw: Callable[[], object]) -> Exception | None:
    place, finished, next_draw = st.empty(), work.done(known), time.monotonic() + work.redraw_seconds / 5
    with place.container(horizontal=True, vertical_alignment="center"):
        # The button comes first: behind words that change it would move away under the pointer.
        st.button("Stop", key="_stop", icon=":material/stop:", on_click=_stop, args=(work,), width="content")
        bar = st.progress(0.0, "Working …")
    worker, left = Worker(work, known), TimeLeft(finished, len(work.pieces))
    try:
        while not worker.wait(POLL_SECONDS):
            done = work.done(known)
            goes_on = "; waiting while other windows compute …" if worker.waits else left.in_words(done)
            bar.progress(done / len(work.pieces), work.counted(done) + goes_on)
            if done > finished and time.monotonic() > next_draw:
                draw()
                finished, next_draw = done, time.monotonic() + work.redraw_seconds
    finally:
        worker.stop()
    place.empty()
    return worker.error


def _stop(work: Work) -> None:
    st.session_state[_STOPPED] = (work.what, work.key)


def _go_on() -> None:
    del st.session_state[_STOPPED]


def _offer_to_go_on(work: Work, known: Known) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Stopped after {work.counted(work.done(known))}.", width="content")
        st.button("Go on", key="_go_on", icon=":material/play_arrow:", on_click=_go_on)
