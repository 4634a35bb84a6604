"""Running an audit while somebody watches, experiment by experiment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import streamlit as st

from laboratory.experiments import Experiment, Simulation, audited, experiments, simulations
from pages.widgets import piecework
from pages.widgets.piecework import Known, Work

ALL = "all"

Row = dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """What is audited: a theorem's slug or `all`, the seed, and how many runs (None: as many as each asks for)."""

    theorem: str
    seed: int
    runs: int | None


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
def known_parts(seed: int, runs: int | None) -> Known:
    """The rows of finished parts: the same for everybody, since they are told by the seed."""
    return {}


def audit(asked: Asked) -> Work:
    """The parts, one after the other."""
    found = parts(asked.theorem)

    def rows_of(name: str) -> list[Row]:
        slug, record = found[name]
        return audited(slug, record, seed=asked.seed, runs=asked.runs)

    return Work(
        "audit", asked, tuple(found), rows_of, lambda done: f"{done} of {len(found)} simulations and experiments",
        redraw_seconds=10.0,
    )  # fmt: skip


def watch(asked: Asked, draw: Callable[[list[Row]], None]) -> list[Row]:
    """Audit what is not yet known, drawing as it grows; return the rows that are known in the end."""
    known, work = known_parts(asked.seed, asked.runs), audit(asked)
    piecework.watch(work, known, lambda: draw(_rows(known, work)))
    return _rows(known, work)


def _rows(known: Known, work: Work) -> list[Row]:
    return [row for name in work.pieces for row in known.get(name, ())]
