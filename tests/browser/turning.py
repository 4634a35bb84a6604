"""An app that is open turns to another of its pages, as it does for the Back button: it need not be loaded anew."""

from typing import TYPE_CHECKING

from pages.widgets.page import discover
from tests.browser.server import wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

TITLES = {place.slug: place.page.title for place in discover()} | {"start": "Learning Theory Lab"}
TURNS = "address => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate', {state: {}})); }"


def turned_to(page: "Page", slug: str, view: str) -> "Page":
    """The page, once it shows the one of that name with that view, which is another one than before."""
    page.evaluate(TURNS, f"/{slug}?{view}")
    page.get_by_role("heading", name=TITLES[slug], exact=True, level=1).wait_for()
    wait_until_still(page)
    return page
