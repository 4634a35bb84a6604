"""Decoding sparse signals while somebody watches, round by round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import streamlit as st

from laboratory.topics.dimensions.sensing.run import Phase, one_round, together
from pages.widgets import piecework
from pages.widgets.piecework import Known, Work


@dataclass(frozen=True)
class Asked:
    """A diagram: the signal's length, rounds and seed; `delta` belongs to the promise."""

    d: int
    rounds: int
    delta: float
    seed: int


def decoding(asked: Asked) -> Work:
    """The rounds, one after the other."""
    return Work(
        "decoding", asked, range(asked.rounds), partial(one_round, asked.d, asked.seed),
        lambda done: f"{done} of {asked.rounds} signals in each cell",
    )  # fmt: skip


@st.cache_resource(max_entries=16, show_spinner=False)
def known_rounds(d: int, seed: int) -> Known:
    """Finished rounds: the same for everybody, since the seed tells them."""
    return {}


def watch(asked: Asked, draw: Callable[[Phase], None]) -> Phase | None:
    """Do the rounds that are missing, drawing as they come; return what is known in the end."""
    known, work = known_rounds(asked.d, asked.seed), decoding(asked)

    def draw_known() -> None:
        if (found := _phase(asked, work, known)) is not None:
            draw(found)

    piecework.watch(work, known, draw_known)
    return _phase(asked, work, known)


def _phase(asked: Asked, work: Work, known: Known) -> Phase | None:
    rounds = work.without_gap(known)
    return together(asked.d, rounds) if rounds else None
