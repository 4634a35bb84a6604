"""The view of compressed sensing: where the least l1 norm finds sparse signals, and what the theorem asks for."""

from __future__ import annotations

from math import ceil
from typing import Any

import streamlit as st

from bounds import theorems
from laboratory.topics.dimensions.sensing import figures
from laboratory.topics.dimensions.sensing.run import ISOMETRY, Phase, grid, isometry_of, measurements_promised
from pages import _dimensions_words as words
from pages._dimensions_fields import PROMISE_DELTA, ROUNDS, SIGNAL, SIGNAL_SEED
from pages._dimensions_phase_run import Asked, watch
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, number
from pages.widgets.frame import MEND, calculator_link


def sensing(place: Any) -> None:
    """The diagram grows in `place` while signals are decoded."""
    asked = _ask()
    if asked is None:
        place.info(MEND)
        return
    with place:
        status, laboratory = st.container(), st.empty()

    def draw(found: Phase) -> None:
        with laboratory.container():
            _diagram(asked, found, f"after_{found.tried}")

    with status:
        run = watch(asked, draw)
    if run is None:
        return
    net = measurements_promised(asked.d, run.entries, asked.delta)
    with laboratory.container():
        drawn = _diagram(asked, run, "end")
        st.markdown(words.phase_promise(run, net, asked.delta, isometry_of(asked.d, asked.d // 2, asked.seed)))
    calculator_link("Open the promise for one entry in the Calculator", "rip_gaussian_net", given(asked))
    downloads("sparse-signals", lambda: csv_text(figures.phase_columns(run, net)), drawn)
    with st.expander("The same in Python"):
        st.code(words.phase_snippet(asked), language="python")


def given(asked: Asked) -> dict[str, float]:
    """What the theorem is told for signals of one entry."""
    return {"epsilon": ISOMETRY, "delta": asked.delta, "sparsity": 2, "dimension": asked.d}


def _diagram(asked: Asked, run: Phase, when: str) -> Any:
    """Both figures and a sentence; `when` tells drawings of one run apart."""
    net = measurements_promised(asked.d, run.entries, asked.delta)
    book = [_by_the_book(asked, s) for s in run.entries]
    left, right = st.columns([1, 1], gap="large")
    with left:
        drawn = figures.phase_diagram(run, theme_now())
        chart(drawn, f"dimensions_phase_{when}", figures.phase_in_words(run))
        st.caption("The darker, the more signals are found. Line: from here on at least one half.")
    with right:
        demands = figures.demands(run, net, book, theme_now())
        chart(demands, f"dimensions_demands_{when}", figures.demands_in_words(run, net))
    st.markdown(words.phase_sentence(run))
    return drawn


def _by_the_book(asked: Asked, s: int) -> int | None:
    if 2 * s > asked.d:
        return None
    return ceil(float(theorems["rip_gaussian"](**(given(asked) | {"sparsity": 2 * s}))))


def _ask() -> Asked | None:
    first, second, more, other = st.columns([2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        d = number(SIGNAL, "Length of the signal")
    with second:
        rounds = number(ROUNDS, "Signals in each cell")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        delta, seed = number(PROMISE_DELTA, "Failure δ"), number(SIGNAL_SEED, "Seed")
    with other:
        another_sample(SIGNAL_SEED.name, "Other signals")
    if delta is None or seed is None:
        st.error("Mend the field under “More”.")
    if None in (d, rounds, delta, seed):
        return None
    if d is not None:
        places, entries = grid(d)
        st.caption(f"{len(places)} × {len(entries)} cells; each signal is found, or not, by a linear programme.")
    return Asked(d, rounds, float(delta), seed)
