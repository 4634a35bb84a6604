"""A class counted beside the field for its logarithm: `3^10` becomes ln 59,049."""

from functools import partial

import streamlit as st

from bounds.classes.count import count
from bounds.classes.counted import Count, size_in_words
from bounds.display.calls import typed
from bounds.numbers import format_number
from bounds.vocabulary.variables import Variable
from pages.widgets import say
from pages.widgets.inputs import LONGEST, put
from pages.widgets.when_open import popover

DIGITS = 6
LONGEST_NUMBER = 60  # digits that a field still shows in full


def count_it(variable: Variable) -> None:
    """A popover that takes an expression for the class's size and puts its logarithm into the field of `variable`."""
    popover("Count it", f"_counting_{variable.name}", partial(_count, variable), icon=":material/tag:")


def _count(variable: Variable) -> None:
    what = variable.counts or "hypotheses"
    size = st.text_input(
        f"How many {what}?", key=f"_count_{variable.name}", placeholder="3^10, 2^(2^20), 20!, C(20, 10)",
        max_chars=LONGEST, autocomplete="off", persist_state="session",
    )  # fmt: skip
    if not size.strip():
        st.markdown("An expression: whole numbers with + - * / ^, factorials `n!` and binomials `C(n, k)`.")
        return
    try:
        counted = count(size)
    except ValueError as refusal:
        say.error(refusal)
        return
    st.markdown(f"{size_in_words(counted)} {what}; the logarithm is {format_number(float(counted), DIGITS)}.")
    st.button(
        "Use it",
        key=f"_use_{variable.name}",
        on_click=put,
        args=(variable.name, as_typed(counted)),
        type="primary",
    )


def as_typed(counted: Count) -> str:
    """The logarithm as the field shows it, exact where that is short: `ln(59049)`."""
    if not counted.exact or counted.multiplier != 1:
        return typed(counted.ln)
    if len(text := typed(counted.ln)) <= LONGEST_NUMBER:
        return text
    return repr(float(counted))
