"""Learning curves in a real browser: long work blocks nobody, can be stopped, and ends when its page is left."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from tests.browser.processes import ENDLESS
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

SMALL = {
    "learner": "threshold_erm", "world": "uniform_threshold", "uniform_threshold.noise": "0.2", "from": "20",
    "to": "200", "steps": "3", "runs": "5", "seed": "3", "failure": "0.1", "errors": "truth", "show.band": "false",
}  # fmt: skip
STARTED = re.compile(r"[1-9]\d* of 1000 runs")


def address(server: Server, values: dict[str, str]) -> str:
    return f"{server.url}/learning_curves?{urlencode(values)}"


def test_long_work_blocks_no_other_page_and_stops(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    page.goto(address(server, ENDLESS))
    page.get_by_text(STARTED).wait_for()
    # In another browser: tabs share a process, which the first keeps busy drawing for as long as its work goes on.
    open_page(new_page(is_mobile=True), f"{server.url}/theorems")
    assert page.get_by_text(STARTED).is_visible()  # the other page did not have to wait for the end
    page.get_by_test_id("stMainBlockContainer").get_by_role("button", name="Stop").click()
    wait_until_still(page)
    assert page.get_by_text(re.compile(r"Stopped after \d+ of 1000 runs")).is_visible()
    assert page.get_by_text("It failed in").is_visible()
    assert page.get_by_role("button", name="Go on").is_visible()


def test_no_label_of_a_curve_is_cut(server: Server, page: "Page") -> None:
    page.set_viewport_size({"width": 760, "height": 800})
    open_page(page, address(server, SMALL))
    labels = page.locator("[data-testid=stCheckbox] [data-testid=stMarkdownContainer]")
    cut = labels.evaluate_all("all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.innerText)")
    assert labels.count() > 3 and cut == []


def test_the_figure_is_saved_by_named_buttons(server: Server, page: "Page") -> None:
    open_page(page, address(server, SMALL))
    for name, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        assert download.value.suggested_filename == f"learning-curves.{name.lower()}"
        assert download.value.path().read_bytes().startswith(begins)


def test_buttons_of_a_laboratory_save_all_its_figures(server: Server, page: "Page") -> None:
    saved: list[str] = []
    page.on("download", lambda download: saved.append(download.suggested_filename))
    open_page(page, f"{server.url}/perceptron_lab")
    fig = page.get_by_test_id("figure").count()
    page.get_by_role("button", name="SVG", exact=True).click()
    while len(saved) < fig:
        page.wait_for_event("download")
    assert len(set(saved)) == fig > 1 and all(name.endswith(".svg") for name in saved)


def test_a_page_can_be_left_while_it_computes(server: Server, page: "Page") -> None:
    page.goto(address(server, {**ENDLESS, "seed": "2"}))
    page.get_by_text(STARTED).wait_for()
    page.goto(f"{server.url}/theorems")
    wait_until_still(page)
    open_page(page, address(server, {**SMALL, "seed": "5"}))  # the workers are free again, long before the end
    assert page.get_by_text("It failed in").is_visible()
