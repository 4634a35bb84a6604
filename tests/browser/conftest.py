"""Fixtures for tests that drive the real server in Chromium: `server`, `profiles`, `new_page`, `page`."""

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import pytest

from tests.browser.server import PAGE_SECONDS, Server, find_browser, open_page, running_app
from tests.browser.stillness import COUNTS_WHAT_IS_BEGUN

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, BrowserType, Page, ViewportSize

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # tabs share what they have read of Streamlit, which is large
    "--js-flags=--no-maglev --no-turbofan",  # no page stands long enough for its scripts to be worth optimising
]
FORGETS = "() => { try { sessionStorage.clear() } catch { /* nothing is open */ } }"
USUAL_LOOK: "dict[str, Any]" = {"media": "null", "reduced_motion": "null"}
DESKTOP: "ViewportSize" = {"width": 1280, "height": 900}
PHONE: "ViewportSize" = {"width": 390, "height": 844}
THIS_MACHINE = {"localhost", "127.0.0.1"}


def pytest_itemcollected(item: pytest.Item) -> None:
    """So that `-m "not browser"` leaves these out; a test in the middle of which Chromium crashed is run once more."""
    item.add_marker(pytest.mark.browser)
    item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["TargetClosedError"]))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app, served from this checkout for a person with an empty home."""
    with running_app(home=tmp_path_factory.mktemp("home")) as running:
        yield running


MOST_ENTRIES = 20  # of a tab that another test goes on with


class Profiles:
    """Profiles of Chromium for desktops and phones, on line and off, in which pages are opened.

    One of each for all tests, on disk, where Chromium keeps what it has compiled: Streamlit is large to load anew.
    """

    def __init__(self, chromium: "BrowserType", path: str, homes: pytest.TempPathFactory) -> None:
        self._chromium, self._path, self._homes = chromium, path, homes
        self._open: dict[tuple[bool, bool], BrowserContext] = {}
        self._given_back: list[Page] = []

    def new_page(self, is_mobile: bool = False, offline: bool = False) -> "Page":
        """A tab where nothing is open. Where Chromium crashed since the last was asked for, another one is started."""
        from playwright.sync_api import Error

        try:
            if kept := self._kept(is_mobile, offline):
                return kept
            return self._profile(is_mobile, offline).new_page()
        except Error:
            return self._profile(is_mobile, offline).new_page()

    def give_back(self, page: "Page") -> None:
        """Keep a tab for the next test: a new one would be a process of its own, that reads all of Streamlit anew.

        Chromium counts no more than fifty entries of a history: a tab with many is closed.
        """
        if page.is_closed():
            return
        if page.evaluate("history.length") > MOST_ENTRIES:
            page.close()
            return
        page.unroute_all(behavior="ignoreErrors")
        page.evaluate(FORGETS)
        page.goto("about:blank")
        page.emulate_media(**USUAL_LOOK)
        self._given_back.append(page)

    def _kept(self, is_mobile: bool, offline: bool) -> "Page | None":
        profile = self._open.get((is_mobile, offline))
        page = next((item for item in self._given_back if item.context == profile and not item.is_closed()), None)
        if page is not None:
            self._given_back.remove(page)
            page.bring_to_front()
        return page

    def _profile(self, is_mobile: bool, offline: bool) -> "BrowserContext":
        key = is_mobile, offline
        if key not in self._open:
            home = self._homes.mktemp("profile")
            context = self._chromium.launch_persistent_context(
                home, executable_path=self._path, args=FLAGS, is_mobile=is_mobile, offline=offline
            )
            context.on("close", lambda _: self._forget(key))
            context.set_default_timeout(PAGE_SECONDS * 1000)
            context.add_init_script(COUNTS_WHAT_IS_BEGUN)
            self._open[key] = context
        return self._open[key]

    def _forget(self, key: tuple[bool, bool]) -> None:
        self._open.pop(key, None)

    def close(self) -> None:
        """End every Chromium."""
        for context in list(self._open.values()):
            context.close()


# Playwright's loop keeps asyncio.run from working in this thread, so it ends with the tests of this folder.
@pytest.fixture(scope="package")
def profiles(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Profiles]":
    """Without a Chromium the test is skipped, or fails where REQUIRE_BROWSER=1."""
    path = find_browser()
    if path is None and os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail("REQUIRE_BROWSER=1, but there is no Chromium or Chrome on this machine.")
    if path is None:
        pytest.skip("Tests in the browser need Chromium or Chrome (Debian: apt install chromium).")

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, closing(Profiles(playwright.chromium, path, tmp_path_factory)) as profiles:
        yield profiles


class Watch:
    """Over pages: nothing may be asked of another machine, WebSockets included, and no script may fail."""

    def __init__(self) -> None:
        self._requests: list[str] = []
        self._errors: list[str] = []
        self._hears: dict[Any, Callable[[Any], None]] = {
            "request": lambda request: self._requests.append(request.url),
            "websocket": lambda socket: self._requests.append(socket.url),
            "pageerror": lambda problem: self._errors.append(str(problem)),
        }

    def over(self, page: "Page") -> "Page":
        """The page, watched from now on."""
        for event, hear in self._hears.items():
            page.on(event, hear)
        return page

    def no_more(self, page: "Page") -> "Page":
        """The page, no longer watched."""
        for event, hear in self._hears.items():
            page.remove_listener(event, hear)
        return page

    def assert_calm(self) -> None:
        """Nothing happened since this was asked last."""
        requests, errors = self._requests.copy(), self._errors.copy()
        self._requests.clear()
        self._errors.clear()
        assert not [url for url in requests if _leaves_this_machine(url)]
        assert not errors


@pytest.fixture
def new_page(profiles: Profiles) -> "Iterator[Callable[..., Page]]":
    """Opens pages: `new_page(viewport=..., color_scheme="dark", is_mobile=True)`; they are watched."""
    pages: list[Page] = []
    watch = Watch()

    def watched(
        viewport: "ViewportSize" = DESKTOP,
        color_scheme: Literal["light", "dark"] = "light",
        is_mobile: bool = False,
        offline: bool = False,
    ) -> "Page":
        page = watch.over(profiles.new_page(is_mobile, offline))
        pages.append(page)
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme)
        return page

    yield watched
    for page in pages:
        profiles.give_back(watch.no_more(page))
    watch.assert_calm()


@pytest.fixture
def page(new_page: "Callable[..., Page]") -> "Page":
    """A page in a desktop window of 1280 x 900."""
    return new_page()


@pytest.fixture(scope="package")
def _phones(server: Server, profiles: Profiles) -> "Callable[[], tuple[Page, Watch]]":
    opened: list[tuple[Page, Watch]] = []

    def last() -> "tuple[Page, Watch]":
        if not opened or opened[-1][0].is_closed():  # Chromium crashed
            watch = Watch()
            page = watch.over(profiles.new_page(is_mobile=True))
            page.set_viewport_size(PHONE)
            page.emulate_media(color_scheme="dark")
            opened.append((open_page(page, server.url), watch))
        return opened[-1]

    return last


@pytest.fixture
def phone(_phones: "Callable[[], tuple[Page, Watch]]") -> "Iterator[Page]":
    """A dark phone on which the app is open: one for all tests, which turn to their page in it."""
    page, watch = _phones()
    yield page
    watch.assert_calm()


def _leaves_this_machine(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme not in {"data", "blob"} and parts.hostname not in THIS_MACHINE
