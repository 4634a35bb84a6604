"""The Trees page in a real browser: steps, link, phone."""

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
    return page.locator("p", has_text="The weighted ψ").first.inner_text()


def test_steps_stand_in_the_address_and_the_link_brings_them_back(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/trees")
    assert "Split 4 asks" in told(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_url("**split=3**")
    wait_until_still(page)
    assert "Split 3 asks" in told(page)
    page.get_by_role("button", name="Copy link").click()
    shown = page.locator('[data-testid="stPopoverBody"] code').last
    shown.wait_for()
    address = shown.inner_text().replace("\n", "").strip()
    assert "v=1" in address and "tree.psi=gini" in address and "tree.seed=1" in address
    again = open_page(new_page(), address)
    assert told(again) == told(page)
    assert not again.get_by_text("was ignored").count()


def test_a_preset_leaves_the_old_steps_behind(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/trees?split=2")
    assert "Split 2 asks" in told(page)
    page.get_by_role("button", name="XOR stall").click()
    page.wait_for_url("**tree.world=xor**")
    wait_until_still(page)
    assert page.get_by_text("No ψ sees a reason to split.").count() == 1
    assert "split=" not in page.url


@pytest.mark.parametrize("scheme", ["dark"])  # width is the same in light; the Calculator is tried in both
def test_a_phone_never_scrolls_sideways(server: Server, new_page: "Callable[..., Page]", scheme: str) -> None:
    page = new_page(viewport=PHONE, color_scheme=scheme, is_mobile=True)
    open_page(page, f"{server.url}/trees?tree.noise=0.15&beside=psi&split=3")
    assert page.evaluate(NO_SIDEWAYS_SCROLL)
