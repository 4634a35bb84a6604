"""A reload begins a new session; what was typed and given in the tab is there again, in no other tab and in no link."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIRST = "Your answer to exercise 1"


def test_a_typed_answer_outlives_a_reload(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    address = f"{server.url}/exercises?seed=3&family=finite&difficulty=easy&count=1"
    open_page(page, address)
    field = page.get_by_label(FIRST, exact=True)
    field.fill("12")
    field.press("Enter")
    wait_until_still(page)
    page.reload()
    wait_until_still(page)
    assert field.input_value() == "12"
    name = page.evaluate("Object.values(sessionStorage).join()")
    assert len(name) == 32 and name not in page.url
    other = open_page(new_page(), address)
    assert other.get_by_label(FIRST, exact=True).input_value() == ""
