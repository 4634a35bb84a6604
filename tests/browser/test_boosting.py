"""The Boosting page in a real browser: steps, link, phone."""

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
    return page.locator("p", has_text="whose weighted error is").first.inner_text()


def test_steps_stand_in_the_address_and_the_link_brings_them_back(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/boosting")
    assert "Round 60 takes" in told(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_url("**round=59**")
    wait_until_still(page)
    assert "Round 59 takes" in told(page)
    page.get_by_role("button", name="Copy link").click()
    shown = page.locator('[data-testid="stPopoverBody"] code').last
    shown.wait_for()
    address = shown.inner_text().replace("\n", "").strip()
    assert "v=1" in address and "run.world=circles" in address and "run.seed=1" in address
    again = open_page(new_page(), address)
    assert told(again) == told(page)
    assert not again.get_by_text("was ignored").count()


@pytest.mark.parametrize("scheme", ["dark"])  # width is the same in light; the Calculator is tried in both
def test_a_phone_never_scrolls_sideways(server: Server, new_page: "Callable[..., Page]", scheme: str) -> None:
    page = new_page(viewport=PHONE, color_scheme=scheme, is_mobile=True)
    open_page(page, f"{server.url}/boosting?run.world=breast_cancer&run.log=1")
    assert page.evaluate(NO_SIDEWAYS_SCROLL)
