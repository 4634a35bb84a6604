"""Fixtures for tests that drive the real server in Chromium: `server`, `browser`, `new_page`, `page`."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import pytest

from tests.browser.server import PAGE_SECONDS, Server, find_browser, running_app
from tests.browser.stillness import COUNTS_WHAT_IS_BEGUN

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # tabs share what they have read of Streamlit, which is large
]
DESKTOP: "ViewportSize" = {"width": 1280, "height": 900}
THIS_MACHINE = {"localhost", "127.0.0.1"}


def pytest_itemcollected(item: pytest.Item) -> None:
    """So that `-m "not browser"` leaves these out."""
    item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app, served from this checkout for a person with an empty home."""
    with running_app(home=tmp_path_factory.mktemp("home")) as running:
        yield running


# Playwright's loop keeps asyncio.run from working in this thread, so it ends with the tests of this folder.
@pytest.fixture(scope="package")
def browser() -> "Iterator[Browser]":
    """Chromium, headless; without one the test is skipped, or fails where REQUIRE_BROWSER=1."""
    path = find_browser()
    if path is None and os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail("REQUIRE_BROWSER=1, but there is no Chromium or Chrome on this machine.")
    if path is None:
        pytest.skip("Tests in the browser need Chromium or Chrome (Debian: apt install chromium).")

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def profile(browser: "Browser") -> "Callable[[bool, bool], BrowserContext]":
    """A profile for desktops or phones, on line or off: one for all, as Streamlit is large to load anew."""

    @cache
    def made(is_mobile: bool, offline: bool) -> "BrowserContext":
        context = browser.new_context(is_mobile=is_mobile, offline=offline)
        context.set_default_timeout(PAGE_SECONDS * 1000)
        context.add_init_script(COUNTS_WHAT_IS_BEGUN)
        return context

    return made


@pytest.fixture
def requests() -> list[str]:
    """Every address that a page of this test asked for, WebSockets included."""
    return []


@pytest.fixture
def new_page(profile: "Callable[[bool, bool], BrowserContext]", requests: list[str]) -> "Iterator[Callable[..., Page]]":
    """Opens pages: `new_page(viewport=..., color_scheme="dark", is_mobile=True)`.

    When the test ends, nothing may have been asked of another machine and no script may have failed.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def watched(
        viewport: "ViewportSize" = DESKTOP,
        color_scheme: Literal["light", "dark"] = "light",
        is_mobile: bool = False,
        offline: bool = False,
    ) -> "Page":
        page = profile(is_mobile, offline).new_page()
        pages.append(page)
        page.on("request", lambda request: requests.append(request.url))
        page.on("websocket", lambda socket: requests.append(socket.url))
        page.on("pageerror", lambda problem: errors.append(str(problem)))
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme)
        return page

    yield watched
    for page in pages:
        page.close()
    assert not [url for url in requests if _leaves_this_machine(url)]
    assert not errors


@pytest.fixture
def page(new_page: "Callable[..., Page]") -> "Page":
    """A page in a desktop window of 1280 x 900."""
    return new_page()


def _leaves_this_machine(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme not in {"data", "blob"} and parts.hostname not in THIS_MACHINE
