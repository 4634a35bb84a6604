"""A laboratory in a real browser: steps stand in the address, the link brings them back, a preset drops them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def told(page: "Page") -> str:
    return page.locator("p", has_text="corrects example").first.inner_text()


def test_steps_stand_in_the_address_until_a_preset_leaves_them_behind(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    assert "Update 19 corrects" in told(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_url("**update=18**")
    wait_until_still(page)
    assert "Update 18 corrects" in told(page)
    address = link_of(page)
    assert "v=1" in address and "run.margin=0.1" in address and "run.seed=33" in address
    again = open_page(new_page(), address)
    assert told(again) == told(page)
    assert not again.get_by_text("was ignored").count()
    page.get_by_role("button", name="Wide margin").click()
    page.wait_for_url("**run.margin=0.3**")
    wait_until_still(page)
    assert "Update 4 corrects" in told(page)
    assert "update=" not in page.url
