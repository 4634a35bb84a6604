"""Under the Calculator's answer: the tightest other bound on the same event, and how far apart textbooks are."""

from typing import Any

import streamlit as st

from bounds import DomainError, theorems
from bounds.comparison.alternatives import alternatives, assumed
from bounds.comparison.conditions import condition
from bounds.comparison.events import EXAMPLES
from bounds.comparison.row import Row
from bounds.display.calls import typed
from bounds.reading.numbers import read_number
from bounds.theorem import Theorem
from laboratory.figures.comparison import shown_value
from pages.answering.answer import Answer
from pages.solving.compared import compared
from pages.widgets.calculator_link import PAGE, address_of
from pages.widgets.page import entry_at
from pages.widgets.say import verbatim

DERIVED = frozenset({"m", "epsilon", "training_error", "errors"})  # beside the inputs of the theorem itself


def other_books(answer: Answer) -> None:
    """A line for each, which opens that theorem with the same inputs; nothing where the question has no others."""
    question, inputs = answer.question, dict(answer.inputs or {})
    theorem, target = question.theorem, question.target if question.unknown else None
    asks, facts = compared(theorem, question.unknown, inputs, target)
    if not asks or theorem.relation != "<=" or answer.bound is None:
        return
    epsilon = facts["epsilon"] if asks == "m" else None
    own = inputs["m"] if asks == "m" and theorem.returns.name != EXAMPLES else answer.bound
    known = tuple((name, typed(value)) for name, value in inputs.items())
    rows = _others(theorem.slug, known, None if epsilon is None else typed(epsilon))
    tighter = [row for row in rows if row.value < own and not row.needs]
    plainest = min(tighter, key=lambda row: (row.value, len(row.inputs.keys() - {*theorem.names})), default=None)
    wider = [row for row in rows if row.value > own and _is_by_the_book(row, theorem)]
    with st.container(gap="xsmall"):
        for heading, row in {"Tighter": plainest, "Other books": wider[-1] if wider else None}.items():
            if row is not None:
                label = f"{heading}: {_in_a_line(row, theorem, inputs, asks)}"
                st.page_link(entry_at(PAGE), label=verbatim(label), query_params=address_of_row(row, epsilon))


def address_of_row(row: Row, epsilon: Any) -> dict[str, str]:
    """A row's theorem with its inputs, as the Calculator has them in its address; `epsilon` where m is the question."""
    if epsilon is not None and row.theorem.returns.name != EXAMPLES:
        return address_of(row.slug, "m", {**row.inputs, "at_most": epsilon})
    return address_of(row.slug, "", row.inputs)


@st.cache_resource(show_spinner=False, max_entries=256)
def _others(slug: str, inputs: tuple[tuple[str, str], ...], epsilon: str | None) -> tuple[Row, ...]:
    """Empty where the inputs contradict each other, which the theorem itself need not notice."""
    values = {name: read_number(text) for name, text in inputs}
    try:
        return alternatives(theorems[slug], values, None if epsilon is None else read_number(epsilon))
    except (DomainError, OverflowError, TypeError):
        return ()


def _is_by_the_book(row: Row, theorem: Theorem) -> bool:
    """Does it stand in another book, and ask for no more than the theorem does, or what follows from that?"""
    return row.theorem.source.key != theorem.source.key and row.inputs.keys() <= {*theorem.names, *DERIVED}


def _in_a_line(row: Row, theorem: Theorem, inputs: dict[str, Any], asks: str) -> str:
    """The number and its theorem, with all that it rests on."""
    realizable, keys = assumed(theorem, inputs)
    alike = bool(realizable or keys)
    number = (
        f"{shown_value(row)} examples" if asks == "m" else f"{row.theorem.returns.label} at most {shown_value(row)}"
    )
    where = condition((need for need in row.rests_on if need not in row.needs), "where")
    more = condition(row.needs, "and if" if alike else "if") + where
    return f"{number} by {row.title}{', under the same conditions' if alike else ''}{more}"
