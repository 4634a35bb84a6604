"""What axe-core finds on a page that somebody cannot see, read or reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.server import wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

GRAVE = {"serious", "critical"}
ONLY = {"resultTypes": ["violations"]}
REACHABLE = 400  # milliseconds after a change in which `global.js` makes what scrolls reachable


def grave(page: Page) -> list[tuple[str, Any, str]]:
    """What axe-core calls serious or critical: the rule, where, and what the element is."""
    wait_until_still(page, timers=REACHABLE)
    violations = Axe().run(page, options=ONLY).response["violations"]
    return [
        (rule["id"], node["target"], node["html"][:200])
        for rule in violations if rule["impact"] in GRAVE for node in rule["nodes"]
    ]  # fmt: skip
