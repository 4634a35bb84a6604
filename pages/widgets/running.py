"""Making the run of a view: from what is kept, or piece by piece while somebody watches."""

from collections.abc import Mapping
from contextlib import nullcontext
from functools import partial
from typing import Any

import streamlit as st

from laboratory.topics import ViewEntry
from laboratory.views.fields import Settings
from laboratory.views.view import Tasks
from laboratory.views.view_result import ViewResult
from pages.widgets.chart import theme_now
from pages.widgets.drawings import figures_of
from pages.widgets.piecework import Work, watch


def of(entry: ViewEntry, settings: Settings) -> ViewResult:
    """The view for these values; what it computes is kept for all who ask the same."""
    return ViewResult(entry.view, settings, None, theme_now(), partial(_keep, entry))


def run_of(entry: ViewEntry, settings: Settings, place: Any) -> ViewResult | None:
    """The view with its run made; None while a long run has nothing to show yet."""
    make = of(entry, settings)
    with place, st.spinner(entry.view.progress_text) if entry.view.progress_text else nullcontext():
        if isinstance(entry.view.run, Tasks):
            return _watched(entry, entry.view.run, make)
        return make.of_run(make.run)


def known_of(entry: ViewEntry, settings: Settings) -> ViewResult | None:
    """The same without long work: of a run in pieces what is known so far, None if that is nothing."""
    make = of(entry, settings)
    work = entry.view.run
    return _so_far(entry, make, _task(work, make)) if isinstance(work, Tasks) else make


def _watched(entry: ViewEntry, work: Tasks, make: ViewResult) -> ViewResult | None:
    """A long run: progress, Stop and Go on, and the figures of what is known so far."""
    known, task = _known(entry), _task(work, make)
    growing = st.empty()

    def draw() -> None:
        if (result := _so_far(entry, make, task)) is not None:
            with growing.container():
                figures_of(result, entry, growing=f"_{task.done(known)}")

    watch(task, known, draw)
    growing.empty()
    return _so_far(entry, make, task)


def _task(work: Tasks, make: ViewResult) -> Work:
    return Work(work.what, make.identity, make.pieces, work.run, work.progress)


def _so_far(entry: ViewEntry, make: ViewResult, task: Work) -> ViewResult | None:
    result = task.without_gap(_known(entry))
    return make.of_run(make.gathered(result)) if result else None


def _known(entry: ViewEntry) -> dict[Any, Any]:
    """Finished pieces of a view, whoever asked for them."""
    return _pieces_at(f"{entry.address}.{entry.question}")


@st.cache_resource(show_spinner=False, max_entries=16)
def _pieces_at(place: str) -> dict[Any, Any]:
    return {}


def _keep(entry: ViewEntry, name: str, make: Any, by: Mapping[str, Any]) -> Any:
    return _kept(f"{entry.address}.{entry.question}.{name}", repr(sorted(by.items())), make)


@st.cache_resource(show_spinner=False, max_entries=96)
def _kept(place: str, by: str, _make: Any) -> Any:
    """What was computed once stays for all who ask the same."""
    return _make()
