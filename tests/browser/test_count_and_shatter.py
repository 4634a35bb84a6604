"""Count and shatter in a real browser: points are clicked onto the board and off it, and stand in the address."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ADDRESS = "/count_and_shatter"
BOARD = '[data-testid="figure"]'
# Where a place of the board lies on the screen, from the axes that Plotly drew.
ON_SCREEN = """([x, y]) => {
    const chart = document.querySelector('.js-plotly-plot'), layout = chart._fullLayout;
    const frame = chart.querySelector('.main-svg').getBoundingClientRect();
    return [frame.left + layout.xaxis._offset + layout.xaxis.d2p(x),
            frame.top + layout.yaxis._offset + layout.yaxis.d2p(y)];
}"""


def headline(page: "Page") -> str:
    return page.locator('[data-testid="stHtml"] span').first.inner_text().strip()


def field(page: "Page") -> "Locator":
    return page.get_by_role("textbox", name="Points in the plane")


def click_on_board(page: "Page", x: float, y: float) -> None:
    page.locator(BOARD).first.scroll_into_view_if_needed()
    page.mouse.move(*page.evaluate(ON_SCREEN, [x, y]))
    page.mouse.click(*page.evaluate(ON_SCREEN, [x, y]))


def test_clicks_place_points_and_take_them_away(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}{ADDRESS}?points=2,2+8,2")
    assert headline(page) == "4 of 4"
    click_on_board(page, 5, 7.5)
    page.wait_for_url("**7.5**")
    wait_until_still(page)
    assert field(page).input_value() == "2,2 8,2 5,7.5"
    assert headline(page) == "8 of 8"
    assert headline(open_page(new_page(), page.url)) == "8 of 8"
    click_on_board(page, 8, 2)
    page.get_by_text("4 of 4").wait_for()
    wait_until_still(page)
    assert field(page).input_value() == "2,2 5,7.5"


def test_points_are_dragged_from_place_to_place_and_taken_away_by_a_key(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}{ADDRESS}?points=2,2+8,2+1/3,8")
    page.locator(BOARD).first.scroll_into_view_if_needed()
    page.mouse.move(*page.evaluate(ON_SCREEN, [8, 2]))
    page.mouse.down()
    page.mouse.move(*page.evaluate(ON_SCREEN, [5.1, 6.9]), steps=3)
    page.mouse.up()
    page.wait_for_url("**5%2C7**")
    wait_until_still(page)
    assert field(page).input_value() == "2,2 5,7 1/3,8"
    third = page.get_by_role("slider", name="Point 3")
    third.focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_url("**1%2F3%2C7.5**")
    wait_until_still(page)
    assert field(page).input_value() == "2,2 5,7 1/3,7.5"
    third.focus()
    page.keyboard.press("Delete")
    page.get_by_text("4 of 4").wait_for()
    wait_until_still(page)
    assert field(page).input_value() == "2,2 5,7"
