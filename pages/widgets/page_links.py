"""The links to all pages, as one element: a hundred would delay Start's first chart by half a second."""

from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from itertools import groupby
from typing import Any

import streamlit as st

from bounds.vocabulary.prose import capitalized
from pages.browser import nothing
from pages.widgets.page import Found, discover, menu_entry

SECTION = """<h2>{title}</h2>"""
GROUP = """<h3>{title}</h3>"""
DOORS = """<div class="doors">{doors}</div>"""
DOOR = """<div class="door"><a href="{address}"><i aria-hidden="true">{icon}</i>{title}</a><p>{says}</p></div>"""
LOOKS = """
h2 { font: 600 1.5rem var(--st-heading-font); margin: 1.2rem 0 .8rem }
h3 { font: 600 1.1rem var(--st-heading-font); margin: 1.2rem 0 .6rem }
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
    """Every page of the menu but Start with its sentence, by section and group as there; a click opens it."""
    clicked = _element()(key="doors", on_opened_change=nothing).opened
    for place in discover():
        if place.address == clicked:
            st.switch_page(menu_entry(place))


@cache
def _element() -> Callable[..., Any]:
    pages = [place for place in discover() if place.page.in_menu and place.page.order > 0]
    html = "".join(_section(section, list(of)) for section, of in groupby(pages, lambda place: place.page.section))
    element: Callable[..., Any] = st.components.v2.component("doors", html=html, css=LOOKS, js=OPENS)
    return element


def _section(section: str, pages: Sequence[Found]) -> str:
    groups = (_group(group, list(of)) for group, of in groupby(pages, lambda place: place.page.group))
    return SECTION.format(title=escape(section)) + "".join(groups)


def _group(group: str, pages: Sequence[Found]) -> str:
    heading = GROUP.format(title=escape(group)) if group else ""
    return heading + DOORS.format(doors="".join(map(_entry_link, pages)))


def _entry_link(entry: Found) -> str:
    says = entry.description.removeprefix(f"{entry.page.title}: ")
    words = escape(capitalized(says))
    icon = entry.page.icon.removeprefix(":material/").removesuffix(":")
    return DOOR.format(address=entry.address, icon=icon, title=escape(entry.page.title), says=words)
