"""What do you know? in a real browser: facts come and go in the address, links lead on, downloads, phone."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bounds import compare
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

DOTS = '[data-testid="stPlotlyChart"] .scatterlayer .points path'


def headline(page: "Page") -> str:
    """The biggest number on the page."""
    return page.locator('[data-testid="stHtml"] span').first.inner_text().strip()


def test_a_dot_for_every_theorem_and_the_best_in_large(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/what_do_you_know")
    assert headline(page) == "40,316"
    assert page.locator(DOTS).count() == len(compare(ask="m", epsilon=0.05, delta=0.05, d=10))


def test_facts_come_and_go_in_the_address(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/what_do_you_know?realizable=yes")
    assert headline(page) == "1,790"  # in exact fractions: K = 201 of 5,790; 1,789 examples leave .05025
    page.get_by_role("button", name="Add natural logarithm of the class size").click()
    page.wait_for_url("**facts=delta%2Cd%2Cln_size**")
    wait_until_still(page)
    assert headline(page) == "273"
    again = open_page(new_page(), page.url)
    assert headline(again) == "273"
    again.get_by_role("button", name="Remove").last.click()
    wait_until_still(again)
    assert headline(again) == "1,790"


def test_a_theorem_opens_in_the_calculator_with_the_same_facts(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/what_do_you_know?realizable=yes&d=7")
    best = compare(ask="m", realizable=True, epsilon=0.05, delta=0.05, d=7)[0]
    assert headline(page) == f"{best.value:,}"
    page.get_by_role("link", name=best.theorem.title, exact=True).first.click()
    page.wait_for_url("**/calculator?**")
    wait_until_still(page)
    assert headline(page) == f"{best.value:,}"


def test_the_table_and_the_figure_can_be_taken_away(
    server: Server, page: "Page", new_page: "Callable[..., Page]", tmp_path: Path
) -> None:
    open_page(page, f"{server.url}/what_do_you_know?ask=gap")
    rows = compare(ask="gap", m=1000, delta=0.05, d=10)
    for name in ("CSV", "HTML"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=name).click()
        waiting.value.save_as(tmp_path / name)
    lines = list(csv.DictReader((tmp_path / "CSV").read_text("utf-8").splitlines()))
    assert [(line["theorem"], float(line["value"])) for line in lines] == [(row.slug, row.value) for row in rows]
    alone = new_page(offline=True)
    alone.set_content((tmp_path / "HTML").read_text("utf-8"))
    alone.wait_for_selector(".main-svg")
    names = json.loads(alone.evaluate("JSON.stringify(document.querySelector('.plotly-graph-div').data.map(t => t.x))"))
    assert sum(len(column) if isinstance(column, list) else 0 for column in names) in (0, len(rows))
    assert alone.locator(".scatterlayer .points path").count() == len(rows)
