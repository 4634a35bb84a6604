"""Making the run of a view: from what is kept, or piece by piece while somebody watches."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from functools import partial
from typing import Any

import streamlit as st

from laboratory.fields import Asked
from laboratory.shown import Shown
from laboratory.topics import Exhibit
from laboratory.view import Pieces
from pages.widgets.chart import theme_now
from pages.widgets.drawings import figures_of
from pages.widgets.piecework import Work, watch


def of(exhibit: Exhibit, asked: Asked) -> Shown:
    """The view for these values; what it computes is kept for all who ask the same."""
    return Shown(exhibit.view, asked, None, theme_now(), partial(_keep, exhibit))


def run_of(exhibit: Exhibit, asked: Asked, place: Any) -> Shown | None:
    """The view with its run made; None while a long run has nothing to show yet."""
    make = of(exhibit, asked)
    with place, st.spinner(exhibit.view.waiting) if exhibit.view.waiting else nullcontext():
        if isinstance(exhibit.view.run, Pieces):
            return _watched(exhibit, exhibit.view.run, make)
        return make.of_run(make.run)


def _watched(exhibit: Exhibit, work: Pieces, make: Shown) -> Shown | None:
    """A long run: progress, Stop and Go on, and the figures of what is known so far."""
    known = _known(f"{exhibit.address}.{exhibit.question}")
    task = Work(work.what, make.identity, make.pieces, work.makes, work.counted)
    growing = st.empty()

    def so_far() -> Shown | None:
        found = task.without_gap(known)
        return make.of_run(make.gathered(found)) if found else None

    def draw() -> None:
        if (shown := so_far()) is not None:
            with growing.container():
                figures_of(shown, exhibit, growing=f"_{task.done(known)}")

    watch(task, known, draw)
    growing.empty()
    return so_far()


@st.cache_resource(show_spinner=False, max_entries=16)
def _known(place: str) -> dict[Any, Any]:
    """Finished pieces of a view, whoever asked for them."""
    return {}


def _keep(exhibit: Exhibit, name: str, make: Any, by: Mapping[str, Any]) -> Any:
    return _kept(f"{exhibit.address}.{exhibit.question}.{name}", repr(sorted(by.items())), make)


@st.cache_resource(show_spinner=False, max_entries=96)
def _kept(place: str, by: str, _make: Any) -> Any:
    """What was computed once stays for all who ask the same."""
    return _make()
