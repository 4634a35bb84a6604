"""Making the run of a view: from what is kept, or piece by piece while somebody watches."""

from collections.abc import Mapping
from contextlib import nullcontext
from functools import partial
from typing import Any

import streamlit as st

from laboratory.topics import Exhibit
from laboratory.views.fields import Asked
from laboratory.views.shown import Shown
from laboratory.views.view import Pieces
from pages.widgets.chart import theme_now
from pages.widgets.drawings import figures_of
from pages.widgets.piecework import Work, watch


def of(exhibit: Exhibit, settings: Asked) -> Shown:
    """The view for these values; what it computes is kept for all who ask the same."""
    return Shown(exhibit.view, settings, None, theme_now(), partial(_keep, exhibit))


def run_of(exhibit: Exhibit, settings: Asked, place: Any) -> Shown | None:
    """The view with its run made; None while a long run has nothing to show yet."""
    make = of(exhibit, settings)
    with place, st.spinner(exhibit.view.waiting) if exhibit.view.waiting else nullcontext():
        if isinstance(exhibit.view.run, Pieces):
            return _watched(exhibit, exhibit.view.run, make)
        return make.of_run(make.run)


def known_of(exhibit: Exhibit, settings: Asked) -> Shown | None:
    """The same without long work: of a run in pieces what is known so far, None if that is nothing."""
    make = of(exhibit, settings)
    work = exhibit.view.run
    return _so_far(exhibit, make, _task(work, make)) if isinstance(work, Pieces) else make


def _watched(exhibit: Exhibit, work: Pieces, make: Shown) -> Shown | None:
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


def _task(work: Pieces, make: Shown) -> Work:
    return Work(work.what, make.identity, make.pieces, work.makes, work.counted)


def _so_far(exhibit: Exhibit, make: Shown, task: Work) -> Shown | None:
    result = task.without_gap(_known(exhibit))
    return make.of_run(make.gathered(result)) if result else None


def _known(exhibit: Exhibit) -> dict[Any, Any]:
    """Finished pieces of a view, whoever asked for them."""
    return _pieces_at(f"{exhibit.address}.{exhibit.question}")


@st.cache_resource(show_spinner=False, max_entries=16)
def _pieces_at(place: str) -> dict[Any, Any]:
    return {}


def _keep(exhibit: Exhibit, name: str, make: Any, by: Mapping[str, Any]) -> Any:
    return _kept(f"{exhibit.address}.{exhibit.question}.{name}", repr(sorted(by.items())), make)


@st.cache_resource(show_spinner=False, max_entries=96)
def _kept(place: str, by: str, _make: Any) -> Any:
    """What was computed once stays for all who ask the same."""
    return _make()
