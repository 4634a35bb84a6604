"""The style and the scripts of every page, as they stand in the head of the app's one HTML page."""

from functools import cache
from itertools import groupby

from pages.browser import source
from pages.widgets.page import Found, discover

# Streamlit's menu knows sections only: the name of a group stands above its first page, on top and on a phone.
ENTRY = ':is([data-testid="stTopNavPopover"] > div, [data-testid="stSidebarNavItems"] li):has(> div > a[href$="/{}"])'
BEGINS = "{entry} {{ break-before: auto }}\n{entry}::before {{ content: '{group}' }}\n"
SCRIPTS = ("history.js", "global.js")


@cache
def global_style() -> bytes:
    """All of them, in HTML."""
    scripts = "".join(f"<script>{source(name)}</script>" for name in SCRIPTS)
    return f"<style>{source('global.css')}{source('phone.css')}{_groups()}</style>{scripts}".encode()


def _groups() -> str:
    pages = [place for place in discover() if place.page.in_menu]
    firsts: dict[str, Found] = {group: next(of) for group, of in groupby(pages, lambda place: place.page.group)}
    names = ((group, ENTRY.format(first.address)) for group, first in firsts.items() if group)
    return "".join(BEGINS.format(entry=entry, group=group) for group, entry in names)
