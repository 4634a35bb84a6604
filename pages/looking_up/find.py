"""The field in the header that finds pages, views, theorems, notes and terms, and the address that answers it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import streamlit as st

from pages.browser import nothing, source, with_elements
from pages.widgets.link import the_address_rules
from pages.widgets.page import discover, menu_entry

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

ADDRESS = "search.json"
LONGEST = 500


def search_route() -> Route:
    """Answers `?q=words` at `ADDRESS`, in a thread of its own: nothing that a page computes has to end first."""
    from starlette.routing import Route

    return Route(f"/{ADDRESS}", _answer)


def find_field() -> None:
    """The field; what is chosen in it opens here. Nothing is looked up before somebody types."""
    with st.container(key="find_anything"):
        opened = _element()(key="find_field", on_opened_change=nothing).opened
    if opened:
        turn_to(opened)


def turn_to(link: str) -> None:
    """Open the page that a link of the list names, with the values in it; nothing where there is no such page."""
    address, _, query = link.partition("?")
    for entry in discover():
        if entry.address == address:
            the_address_rules()  # on this page too, which may be the same
            st.switch_page(menu_entry(entry), query_params=dict(parse_qsl(query)))


def _answer(request: Request) -> Response:
    """Read at the first search only: it reads all theorems, views and notes."""
    from starlette.responses import JSONResponse

    from pages.looking_up.everywhere import destinations, similar_words

    words = request.query_params.get("q", "")[:LONGEST]
    results = destinations(words)
    return JSONResponse(
        {
            "results": [{"kind": place.kind, "title": place.title, "link": place.link} for place in results],
            "similar": [] if results else similar_words(words),
        }
    )


@cache
def _element() -> Callable[..., Any]:
    markup, style = source("find.html"), source("find.css")
    element: Callable[..., Any] = st.components.v2.component(
        "find", html=markup, css=style, js=with_elements("find.js"), isolate_styles=False
    )
    return element
