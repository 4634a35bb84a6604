"""What the fields of a view hold, read before any control is drawn."""

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Any

import streamlit as st

from laboratory.views.fields import Field, Pick, Several, Switch, Text
from laboratory.views.given_file import File
from pages.lasting.file import uploaded_file
from pages.widgets._drawers import belongs
from pages.widgets.inputs import LONGEST
from pages.widgets.link import current, current_switch, current_text
from pages.widgets.several import current_choice

FILE = "_file_"  # before the key of a file's control


def files_given(keys: Iterable[str]) -> dict[str, str]:
    """The names of the uploaded files, by the keys of their fields; most keys are of no file."""
    values = {key: uploaded_file(FILE + key) for key in keys}
    return {key: file[0] for key, file in values.items() if file is not None}


@singledispatch
def value_of_field(field: Field, key: str, usual: Any) -> Any:
    """What the control of a field holds, before it is drawn. Raises ValueError where that is no value of the field."""
    return field.parse(current_text(key, field.to_text(usual), LONGEST))


@value_of_field.register
def _(field: Text, key: str, usual: Any) -> Any:
    return field.parse(current_text(key, field.default, LONGEST))


@value_of_field.register
def _(field: Pick, key: str, usual: Any) -> Any:
    return current(list(field.options), usual, key)


@value_of_field.register
def _(field: Switch, key: str, usual: Any) -> Any:
    return current_switch(key)


@value_of_field.register
def _(field: Several, key: str, usual: Any) -> Any:
    return field.parse(",".join(current_choice(list(field.options), key, usual)))


@value_of_field.register
def _(field: File, key: str, usual: Any) -> Any:
    file = uploaded_file(FILE + key)
    return file[1] if file else usual


def put_into_fields(values: Mapping[str, object]) -> None:
    """Before they are drawn, as if it had been typed there."""
    for key, value in values.items():
        belongs(key)
        st.session_state[key] = value
