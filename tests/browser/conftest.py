"""Fixtures for tests that drive the real server in Chromium: `server`, `profile`, `new_page`, `page`."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import pytest

from tests.browser.server import PAGE_SECONDS, Server, find_browser, open_page, running_app
from tests.browser.stillness import COUNTS_WHAT_IS_BEGUN

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, ViewportSize

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # tabs share what they have read of Streamlit, which is large
]
DESKTOP: "ViewportSize" = {"width": 1280, "height": 900}
PHONE: "ViewportSize" = {"width": 390, "height": 844}
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
def profile(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Callable[[bool, bool], BrowserContext]]":
    """A profile of Chromium for desktops or phones, on line or off; without a Chromium the test is skipped, or fails
    where REQUIRE_BROWSER=1.

    One for all tests, on disk, where Chromium keeps what it has compiled: Streamlit is large to load anew.
    """
    path = find_browser()
    if path is None and os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail("REQUIRE_BROWSER=1, but there is no Chromium or Chrome on this machine.")
    if path is None:
        pytest.skip("Tests in the browser need Chromium or Chrome (Debian: apt install chromium).")

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, ExitStack() as running:

        @cache
        def made(is_mobile: bool, offline: bool) -> "BrowserContext":
            home = tmp_path_factory.mktemp("profile")
            context = playwright.chromium.launch_persistent_context(
                home, executable_path=path, args=FLAGS, is_mobile=is_mobile, offline=offline
            )
            running.callback(context.close)
            context.set_default_timeout(PAGE_SECONDS * 1000)
            context.add_init_script(COUNTS_WHAT_IS_BEGUN)
            return context

        yield made


class Watch:
    """Over pages: nothing may be asked of another machine, WebSockets included, and no script may fail."""

    def __init__(self) -> None:
        self._requests: list[str] = []
        self._errors: list[str] = []

    def over(self, page: "Page") -> "Page":
        """The page, watched from now on."""
        page.on("request", lambda request: self._requests.append(request.url))
        page.on("websocket", lambda socket: self._requests.append(socket.url))
        page.on("pageerror", lambda problem: self._errors.append(str(problem)))
        return page

    def assert_calm(self) -> None:
        """Nothing happened since this was asked last."""
        requests, errors = self._requests.copy(), self._errors.copy()
        self._requests.clear()
        self._errors.clear()
        assert not [url for url in requests if _leaves_this_machine(url)]
        assert not errors


@pytest.fixture
def new_page(profile: "Callable[[bool, bool], BrowserContext]") -> "Iterator[Callable[..., Page]]":
    """Opens pages: `new_page(viewport=..., color_scheme="dark", is_mobile=True)`; they are watched."""
    pages: list[Page] = []
    watch = Watch()

    def watched(
        viewport: "ViewportSize" = DESKTOP,
        color_scheme: Literal["light", "dark"] = "light",
        is_mobile: bool = False,
        offline: bool = False,
    ) -> "Page":
        page = watch.over(profile(is_mobile, offline).new_page())
        pages.append(page)
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme)
        return page

    yield watched
    for page in pages:
        page.close()
    watch.assert_calm()


@pytest.fixture
def page(new_page: "Callable[..., Page]") -> "Page":
    """A page in a desktop window of 1280 x 900."""
    return new_page()


@pytest.fixture(scope="package")
def _phones(server: Server, profile: "Callable[[bool, bool], BrowserContext]") -> "Iterator[tuple[Page, Watch]]":
    watch = Watch()
    page = watch.over(profile(True, False).new_page())
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    yield open_page(page, server.url), watch
    page.close()


@pytest.fixture
def phone(_phones: "tuple[Page, Watch]") -> "Iterator[Page]":
    """A dark phone on which the app is open: one for all tests, which turn to their page in it."""
    page, watch = _phones
    yield page
    watch.assert_calm()


def _leaves_this_machine(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme not in {"data", "blob"} and parts.hostname not in THIS_MACHINE
