"""The Map in a real browser: regions drawn, a number and a choice that go into the address and come back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

REGIONS = '[data-testid="figure"] .heatmaplayer image'


def headline(page: "Page") -> str:
    """The bound at your point."""
    return page.locator('[data-testid="stHtml"] span[style*="clamp"]').first.inner_text().strip()


def test_point_and_choice_stand_in_the_address(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/calculator?part=map")
    assert page.locator(REGIONS).count() >= 3
    before = headline(page)
    field = page.get_by_label("VC dimension d", exact=True)
    field.fill("3")
    field.press("Enter")
    page.wait_for_url("**d=3**")
    wait_until_still(page)
    assert headline(page) != before
    page.get_by_role("button", name="Choose theorems").click()
    page.get_by_label("Leave out").click()
    page.keyboard.type("hypergeometric")  # a long list draws only what is in sight
    page.get_by_role("option", name="VC bound by hypergeometric tail inversion").click()
    page.wait_for_url("**without=vc_hypergeometric**")
    wait_until_still(page)
    again = open_page(new_page(), page.url)
    assert headline(again) == headline(page)
    assert again.locator(REGIONS).count() == page.locator(REGIONS).count()
    assert not again.get_by_text("was ignored").count()
