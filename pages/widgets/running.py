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


def of(exhibit: ViewEntry, settings: Settings) -> ViewResult:
    """The view for these values; what it computes is kept for all who ask the same."""
    return ViewResult(exhibit.view, settings, None, theme_now(), partial(_keep, exhibit))


def run_of(exhibit: ViewEntry, settings: Settings, place: Any) -> ViewResult | None:
    """The view with its run made; None while a long run has nothing to show yet."""
    make = of(exhibit, settings)
    with place, st.spinner(exhibit.view.progress_text) if exhibit.view.progress_text else nullcontext():
        if isinstance(exhibit.view.run, Tasks):
            return _watched(exhibit, exhibit.view.run, make)
        return make.of_run(make.run)


def known_of(exhibit: ViewEntry, settings: Settings) -> ViewResult | None:
    """The same without long work: of a run in pieces what is known so far, None if that is nothing."""
    make = of(exhibit, settings)
    work = exhibit.view.run
    return _so_far(exhibit, make, _task(work, make)) if isinstance(work, Tasks) else make


def _watched(exhibit: ViewEntry, work: Tasks, make: ViewResult) -> ViewResult | None:
    """A long run: progress, Stop and Go on, and the figures of what is known so far."""
    known, task = _known(exhibit), _task(work, make)
    growing = st.empty()

    def draw() -> None:
        if (result := _so_far(exhibit, make, task)) is not None:
            with growing.container():
                figures_of(result, exhibit, growing=f"_{task.done(known)}")

    watch(task, known, draw)
    growing.empty()
    return _so_far(exhibit, make, task)


def _task(work: Tasks, make: ViewResult) -> Work:
    return Work(work.what, make.identity, make.pieces, work.run, work.progress)


def _so_far(exhibit: ViewEntry, make: ViewResult, task: Work) -> ViewResult | None:
    result = task.without_gap(_known(exhibit))
    return make.of_run(make.gathered(result)) if result else None


def _known(exhibit: ViewEntry) -> dict[Any, Any]:
    """Finished pieces of a view, whoever asked for them."""
    return _pieces_at(f"{exhibit.address}.{exhibit.question}")


@st.cache_resource(show_spinner=False, max_entries=16)
def _pieces_at(place: str) -> dict[Any, Any]:
    return {}


def _keep(exhibit: ViewEntry, name: str, make: Any, by: Mapping[str, Any]) -> Any:
    return _kept(f"{exhibit.address}.{exhibit.question}.{name}", repr(sorted(by.items())), make)


@st.cache_resource(show_spinner=False, max_entries=96)
def _kept(place: str, by: str, _make: Any) -> Any:
    """What was computed once stays for all who ask the same."""
    return _make()
