"""The laboratory in a browser: a figure without a click, long work that can be stopped and blocks nobody."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

SMALL = {
    "learner": "threshold_erm", "world": "uniform_threshold", "uniform_threshold.noise": "0.2", "from": "20",
    "to": "200", "steps": "3", "runs": "5", "seed": "3", "failure": "0.1", "errors": "truth", "show.band": "false",
}  # fmt: skip
ENDLESS = {
    "learner": "knn", "world": "real_world", "real_world.name": "digits", "real_world.binarise": "none",
    "real_world.positive": "none", "from": "2000", "to": "2000", "steps": "1", "runs": "1000",
}  # fmt: skip
STARTED = re.compile(r"[1-9]\d* of 1000 runs")


def address(server: Server, values: dict[str, str]) -> str:
    return f"{server.url}/learning_curves?{urlencode(values)}"


def curve(page: "Page") -> str:
    """The true risk as it is drawn."""
    return page.locator(".scatterlayer .trace .js-line").last.get_attribute("d") or ""


def test_opens_with_a_true_figure_and_nothing_clicked(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/")
    open_page(page, f"{server.url}/learning_curves")
    assert page.get_by_role("figure", name=re.compile("Errors with 20 to 2,000 examples")).count() == 1
    assert page.get_by_text("It failed in").is_visible()
    assert page.get_by_text("code length").first.is_visible()


def test_a_field_moves_the_chart_and_stands_in_the_address(server: Server, page: "Page") -> None:
    open_page(page, address(server, SMALL))
    before = curve(page)
    seed = page.get_by_label("Seed", exact=True)
    seed.fill("4")
    seed.press("Enter")
    page.wait_for_url(re.compile("seed=4"))
    wait_until_still(page)
    assert curve(page) != before


def test_the_copied_link_shows_the_same(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, address(server, SMALL))
    link = link_of(page)
    assert "learner=threshold_erm" in link and "errors=truth" in link and "show.band=false" in link
    other = open_page(new_page(), link)
    assert curve(other) == curve(page)
    assert other.locator("table").inner_text() == page.locator("table").inner_text()
    assert not other.get_by_text("The link").filter(has_text="ignored").count()


def test_the_promise_leads_to_its_theorem(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, address(server, SMALL))
    link = page.locator("table a").last
    other = open_page(new_page(), server.url + (link.get_attribute("href") or ""))
    assert other.get_by_role("heading", name="Calculator").is_visible()
    assert other.get_by_label("sample size m", exact=True).input_value() == "200"
    assert other.get_by_text(link.inner_text()[:5]).first.is_visible()


def test_long_work_blocks_no_other_page_and_stops(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    page.goto(address(server, ENDLESS))
    page.get_by_text(STARTED).wait_for()
    open_page(new_page(), f"{server.url}/theorems")
    assert page.get_by_text(STARTED).is_visible()  # the other page did not have to wait for the end
    page.get_by_test_id("stMainBlockContainer").get_by_role("button", name="Stop").click()
    wait_until_still(page)
    assert page.get_by_text(re.compile(r"Stopped after \d+ of 1000 runs")).is_visible()
    assert page.get_by_text("It failed in").is_visible()
    assert page.get_by_role("button", name="Go on").is_visible()


def test_a_page_can_be_left_while_it_computes(server: Server, page: "Page") -> None:
    page.goto(address(server, {**ENDLESS, "seed": "2"}))
    page.get_by_text(STARTED).wait_for()
    page.goto(f"{server.url}/theorems")
    wait_until_still(page)
    open_page(page, address(server, {**SMALL, "seed": "5"}))  # the workers are free again, long before the end
    assert page.get_by_text("It failed in").is_visible()
