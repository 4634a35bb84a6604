"""Running a plan while somebody watches: progress, curves that grow, and a Stop that keeps what is done."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import streamlit as st

from bounds.numbers import format_number
from laboratory.experiments import BackgroundSweep, Plan, finished_runs, measure_in, only, summary, table_of
from laboratory.topics.learning_curves.run import MOST_NUMBERS, RUNS, PlannedRuns
from pages.by_hand.learning_curves.fields import take
from pages.widgets import say
from pages.widgets.time_left import TimeLeft

if TYPE_CHECKING:
    import pandas as pd

POLL_SECONDS = 0.1
REDRAW_SECONDS = 1.0
WARMING_UP = "Warming up: loading libraries, compiling loops, doing the first runs …"
_STOPPED = "_learning_curves_stopped"

Draw = Callable[[Sequence[int]], object]  # draws what so many finished runs of each show


def known_runs(plan: Plan) -> dict[int, Any]:
    """The finished runs of a plan: the same for everybody, since the seed determines them.

    A bound that is no longer shown needs no new runs; one more does.
    """
    tried, names = _tried(repr(replace(plan, held=None))), frozenset(plan.adapters())
    known = tried.setdefault(names, {})
    for more in [held for held in list(tried) if names < held]:
        for run, rows in list(tried[more].items()):
            if run not in known:
                known[run] = tuple(only(rows, names))
    return known


@st.cache_resource(max_entries=8, show_spinner=False)
def _tried(plan: str) -> dict[frozenset[str], dict[int, Any]]:
    """The finished runs of a plan, written out as `plan`, by the bounds that were evaluated."""
    return {}


def tables(plan: Plan, runs: int) -> tuple[pd.DataFrame, pd.DataFrame]:
    """The tidy table of the first `runs` runs, which must be known, and its summary."""
    return _tables(repr(plan), runs, plan)


@st.cache_data(max_entries=32, show_spinner=False)
def _tables(written: str, runs: int, _plan: Plan) -> tuple[pd.DataFrame, pd.DataFrame]:
    known = known_runs(_plan)
    table = table_of((row for run in range(runs) for row in known[run]), measure_in(_plan.source()))
    return table, summary(table)


def watch(several: Sequence[PlannedRuns], draw: Draw) -> list[int]:
    """Run what is not yet known of each, drawing as it grows; return how many runs of each are done in the end."""
    line, stopped = st.container(), st.session_state.get(_STOPPED) == _work(several)
    done = finished(several)
    for number, planned in enumerate(several):
        if done[number] >= planned.runs or stopped:
            continue
        with line:
            error = _follow(several, number, done, draw)
        if error is not None:
            say.error(_in_a_sentence(error))
        done[number] = _finished(planned)
    if stopped and (left := [number for number, planned in enumerate(several) if done[number] < planned.runs]):
        _offer_to_go_on(line, done[left[0]], several[left[0]])
    return done


def finished(several: Sequence[PlannedRuns]) -> list[int]:
    """How many runs of each are known."""
    return [_finished(planned) for planned in several]


def _finished(planned: PlannedRuns) -> int:
    return min(finished_runs(known_runs(planned.plan)), planned.runs)


def _follow(several: Sequence[PlannedRuns], number: int, finished: Sequence[int], draw: Draw) -> Exception | None:
    """Run the one of this number, and draw it among the others."""
    planned, place = several[number], st.empty()
    known = known_runs(planned.plan)
    with place.container(horizontal=True, vertical_alignment="center"):
        # Before the bar, whose text changes its width: the button must not move.
        key = f"_stop_{number}" if number else "_stop"
        st.button("Stop", key=key, icon=":material/stop:", on_click=_stop, args=(several,), width="content")
        bar = st.progress(0.0, WARMING_UP)
    began = BackgroundSweep(planned.plan, planned.runs, known)
    ready, next_draw, ahead = 0, 0.0, TimeLeft(finished_runs(known), planned.runs)
    try:
        while not began.wait(POLL_SECONDS):
            done = min(finished_runs(known), planned.runs)
            bar.progress(done / planned.runs, _progress(done, planned.runs, began.waits, ahead.in_words(done)))
            if done > ready and time.monotonic() > next_draw:
                before = time.monotonic()
                draw([done if at == number else runs for at, runs in enumerate(finished)])
                # Drawing never takes more than a third of the time.
                next_draw = time.monotonic() + max(REDRAW_SECONDS, 2 * (time.monotonic() - before))
                ready = done
    finally:
        began.stop()
    place.empty()
    return began.error


def _progress(done: int, runs: int, waits: bool, left: str) -> str:
    if waits:
        return f"{done} of {runs} runs; waiting while another window computes …"
    if done == 0:
        return WARMING_UP
    return f"{done} of {runs} runs{left}"


def _stop(several: Sequence[PlannedRuns]) -> None:
    st.session_state[_STOPPED] = _work(several)


def _work(several: Sequence[PlannedRuns]) -> list[PlannedRuns]:
    """The work, whichever bounds are shown."""
    return [PlannedRuns(replace(planned.plan, held=None), planned.runs) for planned in several]


def _go_on() -> None:
    del st.session_state[_STOPPED]


def _offer_to_go_on(line: Any, done: int, planned: PlannedRuns) -> None:
    with line.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Stopped after {done} of {planned.runs} runs.", width="content")
        st.button("Go on", key="_go_on", icon=":material/play_arrow:", on_click=_go_on)


def _in_a_sentence(error: Exception) -> str:
    if isinstance(error, ValueError):
        return str(error)
    return f"A run failed ({type(error).__name__}): {error}"


def offer_fewer_runs(planned: PlannedRuns) -> None:
    """Report that this is too much, and offer the largest number of runs that fits."""
    fit = planned.fit
    enough = f", enough for {format_number(fit)} runs." if fit else ": choose smaller sizes."
    say.info(
        f"{format_number(planned.runs)} runs of these sizes draw {format_number(planned.numbers_drawn)} numbers; "
        f"this page draws at most {format_number(MOST_NUMBERS)}{enough}"
    )
    if fit:
        st.button(f"Use {format_number(fit)} runs", on_click=take, args=({RUNS.name: str(fit)},))
