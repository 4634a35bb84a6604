"""A comparison of learners in a real browser: a long comparison can be stopped, and is gone on with."""

from typing import TYPE_CHECKING

from tests.browser.server import Server, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_stopped_and_gone_on_with(server: Server, page: "Page") -> None:
    page.goto(f"{server.url}/comparing_learners?compare.data=digits&compare.splits=50&compare.seed=77")
    page.locator(".st-key-_stop button").click()
    page.get_by_text("Stopped after").wait_for()
    wait_until_still(page)
    page.locator(".st-key-_go_on button").click()
    page.locator(".st-key-_stop button").wait_for()
