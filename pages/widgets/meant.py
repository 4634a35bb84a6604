"""What was understood of a field's text, said beside the field, and a button for what may be meant instead."""

from __future__ import annotations

import streamlit as st

from bounds.numbers import in_words
from bounds.reading.numbers import read_number, read_otherwise
from bounds.showing.calls import typed
from bounds.solving.understanding import doubt
from bounds.solving.validation import as_number
from bounds.words.names import rather_meant
from bounds.words.vocabulary import Variable
from pages.widgets import say
from pages.widgets.class_link import hides


def tell_reading(text: str) -> None:
    """How a comma was read that others would read otherwise."""
    number, otherwise = read_number(text), read_otherwise(text)
    if otherwise and not isinstance(number, str):
        st.caption(say.verbatim(f"Read as {typed(number)}, {otherwise}."))


def ask_back(variable: Variable, field: str, text: str) -> None:
    """The question about a value that hardly anybody means, and buttons that put what may be meant into the field.

    Nothing changes unless one is pressed. A value outside the domain, about which the field complains, has buttons too.
    """
    if hides(field):
        return
    tell_reading(text)
    number = as_number(text)
    if number is None:
        return
    if found := doubt(variable, number):
        say.warning(found.says)
    for place, rather in enumerate(rather_meant(variable, number)):
        st.button(
            say.verbatim(f"Use {variable.label} = {in_words(rather)}"), key=f"_meant_{field}_{place}",
            on_click=put, args=(field, typed(rather)),
        )  # fmt: skip


def put(field: str, text: str) -> None:
    """Into a field, as if it had been typed; for buttons."""
    st.session_state[field] = text
