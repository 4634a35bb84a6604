"""Tabs of a real browser that note by their own clock when a chart was drawn and when it last changed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import DESKTOP, FLAGS
from tests.browser.server import ROOT, STANDS_STILL, find_browser, running_app

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Page

MILLISECONDS = 1_000
AT_ITS_END = "range => range.value === range.max"
NUMBER = re.compile(r"\d+(\.\d+)?")
WAITS = 120 * MILLISECONDS
NOTES = """() => {
    const charts = '[data-testid="stPlotlyChart"]';
    const drawn = `${charts} .cartesianlayer :is(.trace, .hm, .contour)`;
    window.drawnAt = window.changedAt = window.pressedAt = null;
    const inChart = record => [record.target, ...record.addedNodes].some(
        node => node.closest?.(charts) || node.parentElement?.closest(charts) || node.querySelector?.(charts));
    new MutationObserver(records => {
        if (!records.some(inChart)) return;
        window.changedAt = performance.now();
        if (window.drawnAt === null && document.querySelector(drawn)) window.drawnAt = window.changedAt;
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    addEventListener('keydown', () => { window.pressedAt = performance.now(); window.changedAt = null; }, true);
}"""
REDRAWN = f"() => window.changedAt !== null && performance.now() - window.changedAt > 500 && ({STANDS_STILL})()"


@dataclass
class Tab:
    """One address in one tab, in which a slider or a field is changed again and again."""

    page: Page
    url: str
    _change: Callable[[], None] | None = None

    def open(self) -> float:
        """Seconds from navigation to the first chart with something drawn in it."""
        self.page.bring_to_front()
        self.page.goto(self.url)
        self.page.wait_for_function("() => window.drawnAt !== null", timeout=WAITS)
        self.page.wait_for_function(STANDS_STILL, timeout=WAITS)
        self._change = None
        return float(self.page.evaluate("window.drawnAt")) / MILLISECONDS

    def change(self) -> float:
        """Seconds from a key press that changes a value to the last change of any chart."""
        self.page.bring_to_front()
        self._change = self._change or _way_to_change(self.page)
        self._change()
        self.page.wait_for_function(REDRAWN, timeout=WAITS)
        return float(self.page.evaluate("window.changedAt - window.pressedAt")) / MILLISECONDS


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
def two_servers() -> Iterator[Callable[[str | None], Tab]]:
    """The Lab and the bare page on servers of their own, under one configuration; gives tabs: an address, or None."""
    from playwright.sync_api import sync_playwright

    with ExitStack() as stack:
        home = Path(mkdtemp(prefix="bench"))
        stack.callback(shutil.rmtree, home, ignore_errors=True)
        (home / ".streamlit").mkdir()
        shutil.copy(ROOT / ".streamlit" / "config.toml", home / ".streamlit")
        ours = stack.enter_context(running_app(home))
        bare = stack.enter_context(running_app(home, Path(__file__).with_name("_bare.py")))
        chromium: Any = stack.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=find_browser(), args=FLAGS)
        stack.callback(browser.close)
        context: BrowserContext = browser.new_context(viewport=DESKTOP)
        context.add_init_script(f"({NOTES})()")
        yield lambda address: Tab(context.new_page(), bare.url if address is None else f"{ours.url}/{address}")
