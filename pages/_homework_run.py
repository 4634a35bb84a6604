"""Doing the homework while somebody watches, learner by learner."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import streamlit as st

from laboratory.topics.homework.compare import Accuracies, Table, compare, homework_learners
from pages._homework_fields import Asked
from pages.widgets import piecework
from pages.widgets.piecework import Known, Work


def homework(asked: Asked, table: Table) -> Work:
    """The learners in the homework's order: alone or among others, each meets the same splits, by the seed."""
    learners = homework_learners()
    X, y, _ = table

    def learnt(name: str) -> Accuracies:
        return compare({name: learners[name]}, X, y, asked.splits, asked.seed)

    return Work("homework", asked, tuple(learners), learnt, lambda done: f"{done} of {len(learners)} learners")


@st.cache_resource(max_entries=32, show_spinner=False)
def known_learners(asked: Asked) -> Known:
    """What has been learnt: the same for everybody, since the seed tells it."""
    return {}


def together(known: Known) -> Accuracies | None:
    """The finished learners as one comparison, in the homework's order; None while there is none."""
    done = [known[name] for name in homework_learners() if name in known]
    if not done:
        return None
    names = tuple(one.names[0] for one in done)
    return Accuracies(names, np.hstack([one.accuracies for one in done]), done[0].trained_on, done[0].tested_on)


def watch(asked: Asked, table: Table, draw: Callable[[Accuracies], None]) -> Accuracies | None:
    """Train who has not yet been, drawing as it goes; return what is known in the end."""
    known = known_learners(asked)

    def draw_known() -> None:
        if (found := together(known)) is not None:
            draw(found)

    piecework.watch(homework(asked, table), known, draw_known)
    return together(known)
