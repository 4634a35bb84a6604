"""An address that no page has: said in one sentence, with the nearest page beside it."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any
from urllib.parse import unquote, urlsplit

import streamlit as st

from bounds.vocabulary.prose import shortened
from pages.widgets import say
from pages.widgets.last_resort import guarded
from pages.widgets.page import discover, menu_entry


def page_of_no_address(addresses: Sequence[str]) -> list[Any]:
    """The page for what was asked if none of `addresses` is it, else nothing.

    Streamlit would open Start under a dialog that speaks of files and folders.
    """
    asked, first = urlsplit(st.context.url or "").path.strip("/").rpartition("/")[2], discover()[0]
    if asked == first.address:  # Streamlit knows the first page by no address but the empty one
        draw = guarded(first.slug)(first.render)
        return [st.Page(draw, title=first.page.title, url_path=asked, visibility="hidden")]
    if not asked or asked in addresses:
        return []
    return [st.Page(partial(_say_so, asked), title="No such page", url_path=asked, visibility="hidden")]


def _say_so(asked: str) -> None:
    entries = {found.address: menu_entry(found) for found in discover()}
    st.title("No such page")
    say.warning(f"The Lab has no page called “{shortened(unquote(asked))}”. The menu holds those that it has.")
    for near in get_close_matches(asked.lower(), list(entries), n=3):
        st.page_link(entries[near])
    st.page_link(entries["start"])
