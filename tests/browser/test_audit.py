"""The audit in a browser: a long audit can be stopped, keeps what is done, and is gone on with."""

import re
from typing import TYPE_CHECKING

from tests.browser.server import Server, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_stopped_and_gone_on_with(server: Server, page: "Page") -> None:
    page.goto(f"{server.url}/audit?theorem=all&seed=77")
    page.get_by_text(re.compile(r"[1-9]\d* of \d+ simulations and experiments")).wait_for()
    page.locator(".st-key-_stop button").click()
    page.get_by_text(re.compile(r"Stopped after [1-9]\d* of")).wait_for()
    wait_until_still(page)
    assert page.get_by_text(re.compile(r"theorems? in \d+ settings?: no bound is refuted")).is_visible()
    page.locator(".st-key-_go_on button").click()
    page.locator(".st-key-_stop button").wait_for()
    page.locator(".st-key-_stop button").click()
    page.get_by_text("Stopped after").wait_for()
