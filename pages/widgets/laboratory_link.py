"""The link to a laboratory, and a view's part of its address."""

import streamlit as st

from laboratory.topics import ViewEntry, laboratories
from laboratory.views.fields import Settings
from pages.widgets.page import entry_at

SHOW = "show"  # the view's name in the address


def address_of(entry: ViewEntry, settings: Settings, step: int | None = None) -> dict[str, str]:
    """Every value of a view as it is in the address, so that defaults may change."""
    values = {} if len(laboratories[entry.address].views) == 1 else {SHOW: entry.question}
    values |= {
        entry.key(field.name): field.to_text(settings[field.name])
        for field in entry.view.fields
        if field.is_visible(settings)
    }
    return values | ({entry.key(entry.view.step): str(step)} if entry.view.player and step is not None else {})


def laboratory_link(label: str, entry: ViewEntry, settings: Settings, step: int | None = None) -> None:
    """A link that opens the laboratory on this view with the same values."""
    page_entry = entry_at(entry.address)
    st.page_link(page_entry, label=label, icon=":material/open_in_new:", query_params=address_of(entry, settings, step))
