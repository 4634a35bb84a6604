"""Guess first, in a real browser: a curve is drawn by hand, shown with what was measured, and kept."""

from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

DRAWN = "figure => (figure.layout.shapes ?? []).filter(one => one.name === 'guess').map(one => one.path)"


def stroke(page: "Page", figure: "Locator") -> None:
    axes = figure.locator(".nsewdrag").first.bounding_box()
    assert axes
    page.mouse.move(axes["x"] + 30, axes["y"] + 30)
    page.mouse.down()
    for step in range(1, 15):
        page.mouse.move(axes["x"] + 30 + 8 * step, axes["y"] + 30 + 5 * step)
    page.mouse.up()


def test_a_guess_is_drawn_and_stands_beside_what_was_measured(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/model_selection?show=degree&guess=1")
    figure = page.get_by_test_id("figure").nth(1)
    stroke(page, figure)
    erase = page.get_by_role("button", name="Erase the drawing")
    erase.wait_for()
    (path,) = figure.evaluate(DRAWN)
    page.get_by_role("button", name="Show", exact=True).click()
    page.locator(".film").wait_for()
    wait_until_still(page)
    assert figure.evaluate(DRAWN) == [path]
    assert "true risk" in figure.inner_text()


def test_a_drawing_can_be_erased(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/model_selection?show=srm&guess=1")
    stroke(page, page.get_by_test_id("figure").first)
    erase = page.get_by_role("button", name="Erase the drawing")
    erase.click()
    erase.wait_for(state="detached")
    wait_until_still(page)
    assert page.get_by_test_id("figure").first.evaluate(DRAWN) == []
