"""The Companion in a real browser: an entry leads to the calculator on its theorem, and back."""

from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_an_entry_opens_the_calculator_on_its_theorem(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/companion?notes=matteoni2022")
    page.get_by_label("Search").fill("VC confidence")
    page.wait_for_url("**find=VC+confidence**")
    wait_until_still(page)
    assert page.locator(".katex-error").count() == 0
    page.get_by_role("link", name="VC confidence, textbook form").first.click()
    page.wait_for_url("**/calculator**")
    wait_until_still(page)
    assert "theorem=vc_confidence" in page.url
    page.go_back()
    page.get_by_role("heading", name="Companion", level=1).wait_for()
    wait_until_still(page)
    assert page.get_by_label("Search").input_value() == "VC confidence"
