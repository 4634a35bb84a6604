"""Running an audit while somebody watches, part by part."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from laboratory.experiments import audited
from laboratory.topics.audit.run import AskedAudit, Row, parts
from pages.widgets import piecework
from pages.widgets.piecework import Known, Work


@st.cache_resource(max_entries=16, show_spinner=False)
def known_parts(seed: int, runs: int | None) -> Known:
    """The rows of finished parts: the same for everybody, since the seed determines them."""
    return {}


def audit(request: AskedAudit) -> Work:
    """The parts, one after the other."""
    results = tuple(parts(request.theorem))

    def counted(done: int) -> str:
        return f"{done} of {len(results)} simulations and experiments"

    return Work("audit", request, results, partial(rows_of, request), counted, redraw_seconds=10.0)


def rows_of(request: AskedAudit, name: str) -> list[Row]:
    """The rows of one part; where it raises, one row with its error, and the other parts go on."""
    slug, record = parts(request.theorem)[name]
    return audited(slug, record, seed=request.seed, runs=request.runs, errors="row")


def watch(request: AskedAudit, draw: Callable[[list[Row]], object]) -> list[Row]:
    """Audit what is not yet known, drawing as it grows; return the rows that are known in the end."""
    known, work = known_parts(request.seed, request.runs), audit(request)
    piecework.watch(work, known, lambda: draw(_rows(known, work)))
    return finished(request)


def finished(request: AskedAudit) -> list[Row]:
    """The rows that are known."""
    return _rows(known_parts(request.seed, request.runs), audit(request))


def _rows(known: Known, work: Work) -> list[Row]:
    return [row for name in work.pieces for row in known.get(name, ())]
