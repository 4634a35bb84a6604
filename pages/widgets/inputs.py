"""Fields for a theorem's variables: one helper, so that all pages have the same labels and errors."""

from typing import Any

import streamlit as st

from bounds import DomainError
from bounds.display.calls import typed
from bounds.numbers import in_words
from bounds.reading.numbers import read_number
from bounds.reading.written import read_otherwise
from bounds.solving.doubting import doubt
from bounds.solving.validation import as_number, checked_scalar
from bounds.vocabulary.names import rather_meant
from bounds.vocabulary.prose import capitalised
from bounds.vocabulary.variables import Variable
from pages.widgets import say
from pages.widgets.class_link import hides
from pages.widgets.link import text

LONGEST = 400  # characters: as many as bounds.reading.numbers reads


def variable_input(owner: str, variable: Variable, key: str, default: Any = None) -> Any:
    """A text field for `variable` of theorem `owner`, kept in the address under `key`.

    Returns the number (int, float or `Ln`), or None after an error message under the field. What was typed stays.
    """
    start = typed(variable.default if default is None else default)
    text = text_field(field_label(variable), key, start, field_help(variable))
    value = None
    try:
        value = read_field(owner, variable, text)
    except DomainError as refusal:
        say.error(refusal)
    ask_back(variable, key, text)
    return value


def text_field(label: str, key: str, start: str, about: str = "", usual: str | None = None) -> str:
    """A field whose text is in the address, and stays when the page is left or the field is hidden for a while.

    One that may be left empty starts empty, with a placeholder about that.
    """
    hint = "" if start else "empty: solve for this"
    return text(label, key, start, LONGEST, usual, help=about or None, autocomplete="off", placeholder=hint)


def read_field(owner: str, variable: Variable, text: str) -> Any:
    """The number that `text` stands for. Raises DomainError where it is none, or not in the domain."""
    if not text.strip():
        raise DomainError(f"{capitalised(variable.short)} is empty: type {a_number(variable)}.")
    return checked_scalar(owner, variable, text)


def field_label(variable: Variable) -> str:
    """Words with the symbol behind them, in plain letters: screen readers read the label aloud."""
    return variable.named


def field_help(variable: Variable) -> str:
    """The meaning in full, and what may be typed."""
    words = f"{variable.meaning[0].upper()}{variable.meaning[1:]}: {variable.domain.words}."
    return words + (" Logarithms may be typed: `ln(59050)`, `2**20*ln(2)`." if variable.log_of else "")


def a_number(variable: Variable) -> str:
    """The domain with a value in it."""
    return f"{variable.domain.words}, for example {in_words(variable.default)}"


def tell_reading(text: str) -> None:
    """How an ambiguous comma was read."""
    number, otherwise = read_number(text), read_otherwise(text)
    if otherwise and not isinstance(number, str):
        st.caption(say.verbatim(f"Read as {typed(number)}, {otherwise}."))


def ask_back(variable: Variable, field: str, text: str) -> None:
    """The question about an unlikely value, and buttons that put a likely one into the field.

    Nothing changes unless one is pressed. A value outside the domain, which has an error message, has buttons too.
    """
    if hides(field):
        return
    tell_reading(text)
    number = as_number(text)
    if number is None:
        return
    question = doubt(variable, text)
    if question:
        say.warning(question.says)
    meant = [*rather_meant(variable, number), *([question.rather] if question else [])]
    for place, rather in enumerate(dict.fromkeys(meant)):
        st.button(
            say.verbatim(f"Use {variable.label} = {in_words(rather)}"), key=f"_meant_{field}_{place}",
            on_click=put, args=(field, typed(rather)),
        )  # fmt: skip


def put(field: str, text: str) -> None:
    """Into a field, as if it had been typed; for buttons."""
    st.session_state[field] = text
