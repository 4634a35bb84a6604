"""An address without a page: one sentence, and links to the nearest pages."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any
from urllib.parse import unquote, urlsplit

import streamlit as st

from bounds.vocabulary.prose import shortened
from pages.widgets import say
from pages.widgets.error_boundary import guarded
from pages.widgets.page import discover, menu_entry


def page_of_no_address(addresses: Sequence[str]) -> list[Any]:
    """The page for an address that is none of `addresses`, else nothing.

    Streamlit would open Start under a dialog about files and folders.
    """
    last, first = urlsplit(st.context.url or "").path.strip("/").rpartition("/")[2], discover()[0]
    if last == first.address:  # Streamlit knows the first page by no address but the empty one
        draw = guarded(first.slug)(first.render)
        return [st.Page(draw, title=first.page.title, url_path=last, visibility="hidden")]
    if not last or last in addresses:
        return []
    return [st.Page(partial(_say_so, last), title="No such page", url_path=last, visibility="hidden")]


def _say_so(name: str) -> None:
    entries = {page.address: menu_entry(page) for page in discover()}
    st.title("No such page")
    say.warning(f"There is no page called “{shortened(unquote(name))}”. The menu lists all pages.")
    for near in get_close_matches(name.lower(), list(entries), n=3):
        st.page_link(entries[near])
    st.page_link(entries["start"])
