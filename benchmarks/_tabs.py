"""Tabs of a real browser that record by their own clock when a chart was drawn and when it last changed."""

from __future__ import annotations

import atexit
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from benchmarks._servers import two_servers
from tests.browser.conftest import DESKTOP, FLAGS
from tests.browser.server import find_browser
from tests.browser.stillness import COUNTS_WHAT_IS_BEGUN, STANDS_STILL

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

MILLISECONDS = THOUSAND = 1_000
AT_ITS_END = "range => range.value === range.max"
NUMBER = re.compile(r"\d+(\.\d+)?")
WAITS = 120 * MILLISECONDS
NOTES = """() => {
    const charts = ':is([data-testid="stPlotlyChart"], [data-testid="figure"])';
    const drawn = `${charts} .cartesianlayer :is(.trace, .hm, .contour)`;
    window.drawnAt = window.changedAt = window.pressedAt = null;
    const within = node => node.closest?.(charts) || node.parentElement?.closest(charts);
    const inChart = record => within(record.target)
        || [...record.addedNodes].some(node => within(node) || node.querySelector?.(charts));
    window.notes = new MutationObserver(records => {
        if (!records.some(inChart)) return;
        window.changedAt = performance.now();
        if (window.drawnAt === null && document.querySelector(drawn)) window.drawnAt = window.changedAt;
    });
    window.notes.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    addEventListener('keydown', () => { window.pressedAt = performance.now(); window.changedAt = null; }, true);
}"""
LASTING = "window.changedAt !== null && performance.now() - window.changedAt > 500"
REDRAWN = f"() => {LASTING} && ({STANDS_STILL})()"


class Tab:
    """One address in one tab, in which a slider or a field is changed again and again."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._page: Page | None = None
        self._change: Callable[[], None] | None = None
        self._sizes: list[int] = []  # of what the server has sent since a change began, in bytes

    def open(self) -> float:
        """Seconds from navigation to the first chart with something drawn in it, for a browser that knows nothing."""
        if self._page is not None:
            self._page.context.close()
        self._page = page = self._browser.new_context(viewport=DESKTOP).new_page()
        page.add_init_script(f"({NOTES})()")
        page.add_init_script(COUNTS_WHAT_IS_BEGUN)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._sizes.append(len(frame))))
        page.goto(self._url)
        page.wait_for_function("() => window.drawnAt !== null", timeout=WAITS)
        page.wait_for_function(STANDS_STILL, timeout=WAITS)
        self._change = _way_to_change(page)
        return float(page.evaluate("window.drawnAt")) / MILLISECONDS

    @property
    def page(self) -> Page:
        """What the browser shows, once the tab is open."""
        if self._page is None:
            raise ValueError("a tab must be opened before something is done in it")
        self._page.bring_to_front()
        return self._page

    def change(self) -> float:
        """Seconds from a key press that changes a value to the last change of any chart, in an open tab."""
        page = self.page
        if self._change is None:
            raise ValueError("nothing can be changed in this tab")
        self._sizes.clear()
        self._change()
        page.wait_for_function(REDRAWN, timeout=WAITS)
        return float(page.evaluate("window.changedAt - window.pressedAt")) / MILLISECONDS

    def messages(self) -> float:
        """How many messages the server sends for such a change."""
        self.change()
        return len(self._sizes)

    def kilobytes(self) -> float:
        """How much it sends for one."""
        self.change()
        return sum(self._sizes) / THOUSAND


@cache
def opened(address: str | None) -> Tab:
    """A tab at this address of ours, or of the bare page, opened once outside the clock: the servers are warm then."""
    tab = _tabs()(address)
    tab.open()
    return tab


@cache
def _tabs() -> Callable[[str | None], Tab]:
    tabs = two_kinds_of_tab()
    atexit.register(tabs.__exit__, None, None, None)
    return tabs.__enter__()


def _way_to_change(page: Page) -> Callable[[], None]:
    """The first slider, one step on each time; where there is none, the first field that holds a number."""
    main = page.get_by_test_id("stMain")
    for slider in main.get_by_role("slider").all():
        if not slider.evaluate(AT_ITS_END):
            return lambda: slider.press("Home" if slider.evaluate(AT_ITS_END) else "ArrowRight")
    field = next(box for box in main.get_by_role("textbox").all() if NUMBER.fullmatch(box.input_value()))
    return lambda: _a_little_more(field)


def _a_little_more(field: Locator) -> None:
    now = field.input_value()
    field.fill(str(int(now) + 1) if now.isdigit() else f"{1.01 * float(now):.6g}")
    field.press("Enter")


@contextmanager
def two_kinds_of_tab() -> Iterator[Callable[[str | None], Tab]]:
    """Gives tabs: an address of the Lab, or None for the bare page."""
    from playwright.sync_api import sync_playwright

    with two_servers() as (ours, bare), sync_playwright() as playwright:
        chromium: Any = playwright.chromium
        browser = chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield lambda address: Tab(browser, bare.url if address is None else f"{ours.url}/{address}")
        browser.close()
