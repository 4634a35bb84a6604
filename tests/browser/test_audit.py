"""The audit in a browser: a figure without a click, and a long audit that can be stopped and keeps what is done."""

import re
from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_opens_with_a_figure_and_nothing_clicked(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/audit")
    assert page.get_by_role("figure", name=re.compile("5 lines, each with what was measured")).count() == 1
    assert page.get_by_text("What is printed does not hold.").first.is_visible()


def test_stopped_and_gone_on_with(server: Server, page: "Page") -> None:
    page.goto(f"{server.url}/audit?theorem=all&seed=77")
    page.get_by_text(re.compile(r"[1-9]\d* of \d+ simulations and experiments")).wait_for(timeout=60_000)
    page.locator(".st-key-_stop button").click()
    page.get_by_text(re.compile(r"Stopped after [1-9]\d* of")).wait_for(timeout=60_000)
    wait_until_still(page)
    assert page.get_by_text(re.compile(r"theorems? in \d+ settings?: every promise was kept")).is_visible()
    page.locator(".st-key-_go_on button").click()
    page.locator(".st-key-_stop button").wait_for(timeout=60_000)
    page.locator(".st-key-_stop button").click()
    page.get_by_text("Stopped after").wait_for(timeout=60_000)
