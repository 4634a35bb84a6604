"""Optimisation in a real browser: stepping, the link, and a phone."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
NO_SIDEWAYS_SCROLL = """() => [document.documentElement, document.querySelector('[data-testid="stMain"]')]
    .every(element => element.scrollWidth <= window.innerWidth)"""
POINTS = "() => document.querySelector('.js-plotly-plot')._fullData.find(trace => trace.name === 'Momentum')._length"


def test_the_link_reproduces_the_step_and_a_phone_does_not_scroll_sideways(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/optimisation?moves=30&at=10")
    page.get_by_role("button", name="Step", exact=True).click()
    page.wait_for_url("**at=11**")
    wait_until_still(page)
    page.get_by_role("textbox", name="learning rate η").fill("0.03")
    page.keyboard.press("Enter")
    page.wait_for_url("**rate=0.03**")
    wait_until_still(page)
    assert page.evaluate(POINTS) == 12
    again = open_page(new_page(viewport=PHONE, is_mobile=True), page.url)
    assert again.evaluate(POINTS) == 12
    assert again.get_by_role("textbox", name="learning rate η").input_value() == "0.03"
    assert again.evaluate(NO_SIDEWAYS_SCROLL)
