"""The app in a browser, for pictures of its pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

NOTHING: Mapping[str, str] = MappingProxyType({})


@contextmanager
def app_in_browser(home: Path, entries: Mapping[str, str] = NOTHING) -> Iterator[Callable[[str], Page]]:
    """Serve the app with `entries` in its environment; what is yielded opens an address and waits until it is drawn."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import DESKTOP, FLAGS
    from tests.browser.server import find_browser, open_page, running_app
    from tests.browser.stillness import COUNTS_WHAT_IS_BEGUN

    with running_app(home, entries=entries) as server, sync_playwright() as started:
        context = started.chromium.launch(executable_path=find_browser(), args=FLAGS).new_context(viewport=DESKTOP)
        context.add_init_script(COUNTS_WHAT_IS_BEGUN)
        yield lambda address: open_page(context.new_page(), f"{server.url}/{address}")
