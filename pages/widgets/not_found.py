"""An address without a page: one sentence, and a link to where the page is now, or to the nearest ones."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from typing import Any
from urllib.parse import unquote, urlsplit

import streamlit as st

from bounds.vocabulary.prose import shortened
from pages.widgets import say
from pages.widgets.error_boundary import guarded
from pages.widgets.opening_address import forget
from pages.widgets.page import discover, entry_at, menu_entry

Parameters = Mapping[str, list[str]]


@dataclass(frozen=True)
class Moved:
    """The `address` of a page now, a sentence that says so, and what `becomes` of the parameters: they stay."""

    address: str
    says: str
    becomes: Callable[[Parameters], Parameters] = dict


def _part(part: str) -> Callable[[Parameters], Parameters]:
    return lambda old: {"part": [part], **old}


def _checked(old: Parameters) -> Parameters:
    """A theorem's number is checked below its answer, every other one in a part of its own."""
    of_theorem = old.get("what", ["theorem"]) == ["theorem"]
    kept = {name: values for name, values in old.items() if not (name == "what" and of_theorem)}
    if of_theorem and old.get("theorem") != ["any"]:
        return kept
    return {"part": ["check"], **{name: values for name, values in kept.items() if name != "theorem"}}


MOVED: Mapping[str, Moved] = {  # by the address that is gone
    "homework": Moved("comparing_learners", "The page Homework is now called Comparing learners."),
    "what_do_you_know": Moved("calculator", "Compare bounds is now a part of the Calculator.", _part("compare")),
    "atlas": Moved("calculator", "The Atlas is now the Map, a part of the Calculator.", _part("map")),
    "check_my_answer": Moved("calculator", "Answers are now checked in the Calculator.", _checked),
}


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
    if last in MOVED:
        return [st.Page(partial(_say_where, last), title="This page has moved", url_path=last, visibility="hidden")]
    return [st.Page(partial(_say_so, last), title="No such page", url_path=last, visibility="hidden")]


def _say_where(name: str) -> None:
    moved = MOVED[name]
    st.title("This page has moved")
    say.info(moved.says)
    address = {key: st.query_params.get_all(key) for key in st.query_params}
    st.page_link(entry_at(moved.address), query_params=moved.becomes(address))
    forget()


def _say_so(name: str) -> None:
    entries = {page.address: menu_entry(page) for page in discover()}
    st.title("No such page")
    say.warning(f"There is no page called “{shortened(unquote(name))}”. The menu lists the pages.")
    for near in get_close_matches(name.lower(), list(entries), n=3):
        st.page_link(entries[near])
    st.page_link(entries["start"])
