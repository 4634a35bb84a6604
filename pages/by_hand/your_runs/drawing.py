"""The curves of one pair: figure, what is missing, the sentence about the first bound, its table, the files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import streamlit as st

from laboratory.experiments import (
    NOT_DRAWN,
    BoundAdapter,
    bound_adapters,
    measure_of,
    missing,
    rows_drawn_again,
    summary,
)
from laboratory.figures.figure import Figure
from laboratory.sweeps import Cell
from laboratory.topics.learning_curves import not_drawn
from laboratory.topics.learning_curves.failed import failures
from laboratory.topics.learning_curves.figures import CurveLooks, description, known_at, learning_curves
from laboratory.topics.learning_curves.plotting import labels_in
from laboratory.topics.learning_curves.text import missing_in_words, sentence, table
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads

if TYPE_CHECKING:
    import pandas as pd


def of_a_sweep(cell: Cell, rows: pd.DataFrame, name: str) -> None:
    """Draw a pair of a sweep, whose plan describes it."""
    plan, held = cell.plan, cell.plan.adapters()
    summed = _begun(rows)
    if summed is None:
        return
    labels = {name: adapter.label for name, adapter in held.items()}
    source = plan.source()
    fig = _figure(summed, labels, source.bayes_risk or None, name, rows_drawn_again(source))
    for says in missing_in_words(missing(rows), plan):
        say.info(says)
    first = next(iter(held), "")
    about = summed[summed["theorem"] == first]
    if first and len(with_bound := known_at(about, "bound")):
        largest = next(with_bound.iloc[[-1]].itertuples())
        conditional = measure_of(summed) is NOT_DRAWN
        text = not_drawn.sentence(largest, held[first]) if conditional else sentence(largest, held[first], plan.delta)
        st.markdown(text)
    _numbers(rows, about, held.get(first), fig, name)


def of_a_table(rows: pd.DataFrame, name: str) -> None:
    """Draw runs without a plan: the data distribution is unknown, and so is how often a bound may fail."""
    for item in missing(rows):
        say.info(item.sentence())
    summed = _begun(rows)
    if summed is None:
        return
    labels = labels_in(rows)
    fig = _figure(summed, labels, None, name)
    first = next(iter(labels), "")
    held = {adapter.theorem: adapter for adapter in bound_adapters().values()}
    _numbers(rows, summed[summed["theorem"] == first], held.get(first), fig, name)


def as_csv(frame: pd.DataFrame) -> str:
    """A table as the file that is handed out."""
    return csv_text({name: frame[name].tolist() for name in frame.columns})


def _begun(rows: pd.DataFrame) -> pd.DataFrame | None:
    """The summary, after a message about what failed; None where no run has a result."""
    if failed := failures(rows):
        say.warning(failed)
    summed = summary(rows)
    return None if known_at(summed, measure_of(summed).column).empty else summed


def _figure(
    summed: pd.DataFrame, labels: Mapping[str, str], bayes: float | None, name: str, rows: int | None = None
) -> Figure:
    fig = learning_curves(summed, labels, bayes, CurveLooks(theme=theme_now()), rows)
    chart(fig, name, description(summed, labels))
    return fig


def _numbers(rows: pd.DataFrame, about: pd.DataFrame, adapter: BoundAdapter | None, fig: Figure, name: str) -> None:
    """The table under the figure; where rows were held out, the sentence about new examples comes first."""
    if measure_of(about) is NOT_DRAWN:
        st.markdown(not_drawn.to_come(next(known_at(about, NOT_DRAWN.column).iloc[[-1]].itertuples())))
        st.table(not_drawn.table(about, adapter), border="horizontal")
    else:
        st.table(table(about, adapter), border="horizontal")
    downloads(name, lambda: as_csv(rows), fig)
