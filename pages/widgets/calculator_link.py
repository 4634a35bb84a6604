"""The link from a laboratory to the Calculator."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.display.calls import typed
from pages.widgets.page import entry_at


def calculator_link(label: str, theorem: str, inputs: Mapping[str, Any]) -> None:
    """A link that opens the Calculator on `theorem` with the same numbers."""
    entry = entry_at("calculator")
    query = {"theorem": theorem, "for": "value", **{name: typed(value) for name, value in inputs.items()}}
    st.page_link(entry, label=label, query_params=query)
