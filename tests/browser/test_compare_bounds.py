"""Compare bounds in a real browser: a dot for every theorem, facts that come and go in the address."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bounds import compare
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

DOTS = '[data-testid="figure"] .scatterlayer .points path'


def headline(page: "Page") -> str:
    """The biggest number on the page."""
    return page.locator('[data-testid="stHtml"] span').first.inner_text().strip()


def test_facts_come_and_go_in_the_address(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/calculator?part=compare&realizable=yes")
    assert page.locator(DOTS).count() == len(compare(ask="m", realizable=True, epsilon=0.05, delta=0.05, d=10))
    assert headline(page) == "1,790"  # in exact fractions: K = 201 of 5,790; 1,789 examples leave .05025
    page.get_by_role("button", name="Add natural logarithm of the class size").click()
    page.wait_for_url("**facts=delta%2Cd%2Cln_size**")
    wait_until_still(page)
    assert headline(page) == "273"
    again = open_page(new_page(), page.url)
    assert headline(again) == "273"
    again.get_by_role("button", name="Remove").last.click()
    wait_until_still(again)
    assert headline(again) == "1,790"
