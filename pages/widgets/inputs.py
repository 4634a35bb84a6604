"""Fields for a theorem's variables: one helper, so that all pages have the same labels and errors."""

from collections.abc import Sequence
from typing import Any

import streamlit as st

from bounds import DomainError
from bounds.display.calls import typed
from bounds.numbers import format_number
from bounds.solving.doubts import DoubtedValue, doubt, doubt_target
from bounds.solving.echoes import echo, other_readings
from bounds.solving.validation import also_meant_by, as_number_of, checked_scalar
from bounds.vocabulary.names import rather_meant
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable
from pages.widgets import say
from pages.widgets.class_link import is_hidden
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
        raise DomainError(f"{capitalized(variable.short)} is empty: type {a_number(variable)}.")
    return checked_scalar(variable, text)


def field_label(variable: Variable) -> str:
    """Words with the symbol behind them, in plain letters: screen readers read the label aloud."""
    return variable.named


def field_help(variable: Variable) -> str:
    """What the variable is, and what may be typed."""
    return variable.field_help


def a_number(variable: Variable) -> str:
    """The domain with a value in it."""
    return f"{variable.domain.words}, for example {format_number(variable.default)}"


def tell_reading(text: str) -> None:
    """How a number was read that others read otherwise, or that is said in words, and what else it may mean."""
    _tell_echo(text)
    for sentence in other_readings(text):
        st.caption(say.verbatim(f"{sentence}."))


def _tell_echo(text: str) -> None:
    if understood_as := echo(text):
        st.caption(say.verbatim(f"Read as {understood_as}."))


def ask_back(variable: Variable, field: str, text: str) -> None:
    """The question about an unlikely value, and buttons that put a likely one into the field.

    Nothing changes unless one is pressed. A value outside the domain, which has an error message, has buttons too.
    """
    number, written = as_number_of(variable, text), [reading.number for reading in also_meant_by(variable, text)]
    inside = number is not None and variable.domain.contains(number)
    meant = [] if inside else written or ([] if number is None else rather_meant(variable, number))
    _ask(variable.label, field, text, doubt(variable, text), meant)


def ask_back_target(theorem: Statement, field: str, text: str) -> None:
    """The same for what the theorem's bound is held to; the field is called as the target is in code."""
    label = theorem.returns.label
    _ask(label, field, text, doubt_target(theorem, field, text, label))


def _ask(label: str, field: str, text: str, question: DoubtedValue | None, meant: Sequence[Any] = ()) -> None:
    if is_hidden(field):
        return
    _tell_echo(text)
    if question:
        say.warning(question.text)
    for place, rather in enumerate(dict.fromkeys([*meant, *([question.rather] if question else [])])):
        st.button(
            say.verbatim(f"Use {label} = {format_number(rather)}"), key=f"_meant_{field}_{place}",
            on_click=put, args=(field, typed(rather)),
        )  # fmt: skip


def put(field: str, text: str) -> None:
    """Into a field, as if it had been typed; for buttons."""
    st.session_state[field] = text
