"""Who drags: handles show themselves once, a miss zooms into nothing, Ctrl-Z takes back one drag after the other."""

from typing import TYPE_CHECKING, Literal

import pytest

from tests.browser.server import Server, open_page, wait_until_still
from tests.browser.turning import turned_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MIDDLE = (
    "one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2] }"
)
RANGES = "() => document.querySelector('.figure')._fullLayout.xaxis.range.join()"
LISTENS = """() => {
    window.opened = 0;
    document.addEventListener('animationstart', event => { if (event.animationName === 'opens') window.opened++ });
}"""
CURSOR = "one => getComputedStyle(one).cursor"


def drag(page: "Page", number: int, right: float, up: float) -> None:
    """An example of the perceptron's, so many pixels."""
    x, y = page.locator(".with-handles").first.locator(".handle").nth(number).evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y - up, steps=3)
    page.mouse.up()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_handles_show_themselves_once_where_their_view_first_opens(
    server: Server, new_page: "Callable[..., Page]", motion: Literal["no-preference", "reduce"]
) -> None:
    page = new_page()
    page.emulate_media(reduced_motion=motion)
    open_page(page, f"{server.url}/metrics")
    page.evaluate(LISTENS)
    turned_to(page, "perceptron_lab", "")
    handles = page.locator(".with-handles").first.locator(".handle")
    assert handles.count() == 40 and handles.first.evaluate(CURSOR) == "grab"
    assert page.evaluate("opened") == (40 if motion == "no-preference" else 0)
    turned_to(page, "metrics", "show=costs")
    before = page.evaluate("opened")
    turned_to(page, "perceptron_lab", "")
    assert page.evaluate("opened") == before


def test_who_misses_a_handle_zooms_into_nothing(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    plane, before = page.locator(".figure .nsewdrag").first.bounding_box(), page.evaluate(RANGES)
    assert plane
    page.mouse.move(plane["x"] + 3, plane["y"] + 3)  # a corner without an example
    page.mouse.down()
    page.mouse.move(plane["x"] + plane["width"] / 2, plane["y"] + plane["height"] / 2, steps=5)
    assert page.locator(".figure .zoomlayer > *").count() == 0
    page.mouse.up()
    wait_until_still(page)
    assert page.evaluate(RANGES) == before


def test_ctrl_z_takes_back_the_last_drag_and_then_the_drag_before(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/perceptron_lab?updates.step=2")
    opened = page.url
    states: list[str] = []
    for number, right, up in ((0, 15, 10), (5, -20, 12)):
        drag(page, number, right, up)
        page.wait_for_function("before => location.href !== before", arg=[opened, *states][-1])
        wait_until_still(page)
        states.append(page.url)
    assert "moved" in states[0] and "moved" in states[1]
    page.get_by_role("textbox", name="Sample size m").focus()
    page.keyboard.press("Control+z")  # the field's own
    wait_until_still(page)
    assert page.url == states[1]
    page.locator("h1").click()
    for before in (states[0], opened):
        page.keyboard.press("ControlOrMeta+z")
        page.wait_for_url(before)
        wait_until_still(page)
    page.keyboard.press("Control+z")  # nothing is left
    wait_until_still(page)
    assert page.url == opened
    assert page.locator(".film output").inner_text().startswith("2 of"), "the step is looked at again"
