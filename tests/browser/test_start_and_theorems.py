"""Start and Theorems, in a real browser: a number without typing, doors, search, and the way back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.server import NO_SIDEWAYS_SCROLL, Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

MARK = '[data-testid="figure"] .scatterlayer .points path'


def headline(page: "Page") -> str:
    return page.locator('[data-testid="stHtml"] span').first.inner_text().strip()


def test_a_true_number_before_anything_is_typed_a_slider_and_a_door(server: Server, page: "Page") -> None:
    page.goto(server.url)
    page.locator('[data-testid="stHtml"] span').first.wait_for()
    assert headline(page) == "0.09356"  # sqrt((6 ln 10 + ln 40)/2000) = 0.0935506
    wait_until_still(page)
    before = page.locator(MARK).first.get_attribute("transform")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**size=2000**")
    wait_until_still(page)
    assert headline(page) == "0.06616"  # sqrt(17.5044/4000) = 0.0661522
    assert page.locator(MARK).first.get_attribute("transform") != before
    page.locator('[data-testid="stMain"]').get_by_role("link", name="Theorems", exact=True).click()
    page.get_by_role("heading", name="Theorems", level=1).wait_for()


def test_search_narrows_while_typing_and_stands_in_the_address(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/theorems")
    formulas = page.locator('[data-testid="stMain"] .katex-display')
    all_of_them = formulas.count()
    page.get_by_label("Search").fill("Novikoff")
    page.wait_for_url("**q=Novikoff**")
    wait_until_still(page)
    assert 0 < formulas.count() < all_of_them
    again = open_page(new_page(), page.url)
    assert again.locator('[data-testid="stMain"] .katex-display').count() == formulas.count()


def test_a_theorem_leads_to_the_calculator_and_back(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/theorems?q=Novikoff")
    page.get_by_role("link", name="Perceptron convergence (Novikoff)").click()
    page.wait_for_url("**/calculator**")
    wait_until_still(page)
    assert "theorem=perceptron_mistakes" in page.url
    assert headline(page) == "100"  # (1/0.1)^2
    page.go_back()
    page.get_by_role("heading", name="Theorems", level=1).wait_for()
    wait_until_still(page)
    assert page.get_by_label("Search").input_value() == "Novikoff"
    page.go_forward()
    page.get_by_role("heading", name="Calculator", level=1).wait_for()
    wait_until_still(page)
    assert headline(page) == "100"


def test_a_theorem_has_one_drawing_of_its_neighbours_on_every_screen(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/graph?theorem=vc_vapnik")
    wide, narrow = page.locator(".st-key-graph_wide"), page.locator(".st-key-graph_narrow")
    assert wide.is_visible() and narrow.is_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    assert wide.is_hidden() and narrow.is_visible()


@pytest.mark.parametrize("address", ["", "?family=validation", "?theorem=vc_vapnik"])
def test_a_wide_drawing_is_swiped_inside_its_box_on_a_phone(server: Server, page: "Page", address: str) -> None:
    open_page(page, f"{server.url}/graph{address}")
    assert page.locator(".st-key-graph_swiped").is_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".st-key-graph_swiped").is_visible()
    drawing = page.locator("[data-testid=stGraphVizChart]:visible")
    assert drawing.evaluate("box => { box.scrollLeft = 1e4; return box.scrollLeft }") > 0
    assert page.evaluate(NO_SIDEWAYS_SCROLL), "the page is not swiped with it"
