"""The Neighbours page in a real browser: link, phone."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
NO_SIDEWAYS_SCROLL = """() => [document.documentElement, document.querySelector('[data-testid="stMain"]')]
    .every(element => element.scrollWidth <= window.innerWidth)"""


def told(page: "Page") -> str:
    return page.locator("p", has_text="the rule misjudges a share").first.inner_text()


def test_the_link_brings_the_view_back(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/neighbours")
    assert "With k = 1 " in told(page)
    page.get_by_role("button", name="A good k").click()
    page.wait_for_url("**k=19**")
    wait_until_still(page)
    assert "With k = 19 " in told(page)
    page.get_by_role("button", name="Copy link").click()
    shown = page.locator('[data-testid="stPopoverBody"] code').last
    shown.wait_for()
    address = shown.inner_text().replace("\n", "").strip()
    assert "v=1" in address and "run.slope=2" in address and "k=19" in address
    again = open_page(new_page(), address)
    assert told(again) == told(page)
    assert not again.get_by_text("was ignored").count()


@pytest.mark.parametrize("address", ["world=xor&k=9", "show=curse"])
def test_a_phone_never_scrolls_sideways(server: Server, new_page: "Callable[..., Page]", address: str) -> None:
    page = new_page(viewport=PHONE, is_mobile=True)
    open_page(page, f"{server.url}/neighbours?{address}")
    assert page.evaluate(NO_SIDEWAYS_SCROLL)
