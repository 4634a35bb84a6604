"""One journey in a real browser: a fact stands where one goes, in the address too, and where one comes back."""

from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still
from tests.browser.test_back_and_forward import FAILURE, back, held, turned, typed

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEPT = "δ = 0.01 is kept from Calculator."


def test_a_confidence_goes_to_learning_curves_and_back(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/learning_curves?runs=2&steps=2")  # which the page keeps
    turned(page, "Calculator")
    typed(page, FAILURE, "0.01")
    calculator = page.url
    turned(page, "Learning curves")
    page.get_by_text(KEPT).wait_for()
    page.wait_for_url("**failure=0.01**")
    assert held(page, "Failure δ") == ["0.01"]
    back(page, calculator)
    assert held(page, FAILURE) == ["0.01"] and not page.get_by_text("kept from").count()
    turned(page, "Learning curves")
    page.get_by_role("button", name="Use this page's values").click()
    page.get_by_text(KEPT).wait_for(state="detached")
    wait_until_still(page)
    assert held(page, "Failure δ") == ["0.05"] and "failure" not in page.url
    typed(page, "Failure δ", "0.02")
    turned(page, "Calculator")
    page.get_by_text("δ = 0.02 is kept from Learning curves.").wait_for()
    page.wait_for_url("**delta=0.02**")
    page.reload()
    wait_until_still(page)
    assert held(page, FAILURE) == ["0.02"]
