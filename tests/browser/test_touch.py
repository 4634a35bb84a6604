"""Fingers cannot hover: a figure's buttons come with a touch. What is cut off can be read."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tests.browser.server import Server, open_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

OPACITIES = "() => [...document.querySelectorAll('.modebar')].map(bar => +getComputedStyle(bar).opacity)"
FIELDS = "[data-testid='stSelectbox'] input"
CUT = "inputs => inputs.filter(input => input.scrollWidth > input.clientWidth + 1).map(i => [i.title, i.value])"


@contextmanager
def fingers(page: "Page") -> "Iterator[None]":
    """A page that hears touches for a while: its tab is used again by other tests."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield
    session.detach()


def test_the_buttons_of_a_figure_come_with_a_touch(server: Server, new_page: "Callable[..., Any]") -> None:
    page = new_page(is_mobile=True)
    with fingers(page):
        open_page(page, f"{server.url}/boosting?show=rejection")
        assert page.evaluate("matchMedia('(hover: none)').matches")
        assert page.evaluate(OPACITIES) == [0, 0]
        page.locator(".figure").first.dispatch_event("pointerdown")
        page.wait_for_function(f"() => ({OPACITIES})().join() === '1,0'")
        page.locator("h1").dispatch_event("pointerdown")
        page.wait_for_function(f"() => ({OPACITIES})().join() === '0,0'")


def test_an_option_too_long_for_its_box_has_a_title(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/trees?show=occam")
    page.wait_for_function("selector => document.querySelector(selector).title", arg=FIELDS)
    cut = page.locator(FIELDS).evaluate_all(CUT)
    assert cut and all(title == value for title, value in cut)
