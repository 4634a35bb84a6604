"""The links to all pages, as one element: a hundred would delay Start's first chart by half a second."""

from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any

import streamlit as st

from bounds.vocabulary.prose import capitalized
from pages.widgets.page import Found, discover, menu_entry

SECTION = """<h2>{title}</h2><div class="doors">{doors}</div>"""
DOOR = """<div class="door"><a href="{address}"><i aria-hidden="true">{icon}</i>{title}</a><p>{says}</p></div>"""
LOOKS = """
h2 { font: 600 1.5rem var(--st-heading-font); margin: 1.2rem 0 .8rem }
.doors { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1rem }
.door { border: 1px solid var(--st-border-color); border-radius: var(--st-base-radius); padding: .8rem 1rem }
a { color: var(--st-link-color); font-weight: 600; text-decoration: none }
i { font: normal 1.25rem 'Material Symbols Rounded'; margin-right: .4rem; vertical-align: -.2rem; display: inline-block;
    width: 1.25rem; overflow: hidden; white-space: nowrap }
a:hover { text-decoration: underline }
p { margin: .4rem 0 0 }
"""
# A plain click stays in the session, as in the menu; with a key held down the browser opens its own tab.
OPENS = """export default function ({ parentElement, setTriggerValue }) {
    for (const door of parentElement.querySelectorAll('a')) door.onclick = event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setTriggerValue('opened', door.getAttribute('href'));
    };
}"""


def doors() -> None:
    """Every page but Start with its sentence, section by section as in the menu; a click opens it."""
    clicked = _element()(key="doors", on_opened_change=_nothing).opened
    for place in discover():
        if place.address == clicked:
            st.switch_page(menu_entry(place))


@cache
def _element() -> Callable[..., Any]:
    pages = [place for place in discover() if place.page.order > 0]
    sections = dict.fromkeys(place.page.section for place in pages)
    parts = (
        SECTION.format(
            title=escape(section), doors="".join(_entry_link(place) for place in pages if place.page.section == section)
        )
        for section in sections
    )
    element: Callable[..., Any] = st.components.v2.component("doors", html="".join(parts), css=LOOKS, js=OPENS)
    return element


def _entry_link(entry: Found) -> str:
    says = entry.description.removeprefix(f"{entry.page.title}: ")
    words = escape(capitalized(says))
    icon = entry.page.icon.removeprefix(":material/").removesuffix(":")
    return DOOR.format(address=entry.address, icon=icon, title=escape(entry.page.title), says=words)


def _nothing() -> None:
    """Streamlit gives a trigger's value only where somebody listens."""
