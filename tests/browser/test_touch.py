"""Fingers cannot hover: no buttons lie over a figure. What is cut off can be read."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIELDS = "[data-testid='stSelectbox'] input"
CUT = "inputs => inputs.filter(input => input.scrollWidth > input.clientWidth + 1).map(i => [i.title, i.value])"


@contextmanager
def fingers(page: "Page") -> "Iterator[None]":
    """A page that hears touches for a while: its tab is used again by other tests."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield
    session.detach()


def test_where_nothing_hovers_no_buttons_lie_over_a_figure(server: Server, new_page: "Callable[..., Any]") -> None:
    page = new_page(is_mobile=True)
    with fingers(page):
        open_page(page, f"{server.url}/boosting?show=rejection")
        assert page.evaluate("matchMedia('(hover: none)').matches")
        page.locator(".figure").first.dispatch_event("pointerdown")
        assert page.locator(".modebar").count() == 2 and not page.locator(".modebar:visible").count()
        assert page.locator(".save-figure button:visible").all_inner_texts() == ["PNG", "SVG"]


def test_a_finger_undoes_by_a_button_and_reads_of_no_key(server: Server, new_page: "Callable[..., Any]") -> None:
    page = new_page(is_mobile=True)
    with fingers(page):
        open_page(page, f"{server.url}/count_and_shatter")
        field = page.get_by_role("textbox", name="Points in the plane")
        before = field.input_value()
        board = page.locator(".figure").first.bounding_box()
        page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] * 0.3)
        undo = page.get_by_role("button", name="Undo")
        undo.wait_for()
        wait_until_still(page)
        assert field.input_value() != before and not page.get_by_text("Ctrl").filter(visible=True).count()
        undo.click()
        undo.wait_for(state="detached")
        wait_until_still(page)
        assert field.input_value() == before
    open_page(page, f"{server.url}/metrics")


def test_a_finger_on_the_tour_reads_of_no_key(server: Server, new_page: "Callable[..., Any]") -> None:
    page = new_page(is_mobile=True)
    with fingers(page):
        open_page(page, f"{server.url}/tour")
        assert page.get_by_text("A guess is optional").is_visible() and not page.get_by_text("Keys:").is_visible()
    open_page(page, f"{server.url}/metrics")


def test_an_option_too_long_for_its_box_has_a_title(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/trees?show=occam")
    page.wait_for_function("all => [...document.querySelectorAll(all)].some(input => input.title)", arg=FIELDS)
    cut = page.locator(FIELDS).evaluate_all(CUT)
    assert cut and all(title == value for title, value in cut)
