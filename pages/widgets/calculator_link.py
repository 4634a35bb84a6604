"""The Calculator's address of a theorem, and a link that opens it there."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.display.calls import typed
from pages.widgets.page import entry_at

PAGE = "calculator"
CHOICE, VALUE = "for", "value"  # what is solved for: a variable by its name, or the bound's own value


def address_of(theorem: str, unknown: str, inputs: Mapping[str, Any]) -> dict[str, str]:
    """The theorem with its inputs, a target among them; `unknown` is empty where the bound's own value is meant."""
    return {"theorem": theorem, CHOICE: unknown or VALUE, **{name: typed(value) for name, value in inputs.items()}}


def calculator_link(label: str, theorem: str, inputs: Mapping[str, Any]) -> None:
    """A link that opens the Calculator on `theorem` with the same numbers."""
    st.page_link(entry_at(PAGE), label=label, query_params=address_of(theorem, "", inputs))
