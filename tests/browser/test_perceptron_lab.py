"""The Perceptron page in a real browser: steps, link, download, phone."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from laboratory.topics.perceptron_lab.updates.run import perceptron_run
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def told(page: "Page") -> str:
    return page.locator("p", has_text="corrects example").first.inner_text()


def test_steps_stand_in_the_address_and_the_link_brings_them_back(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    assert "Update 19 corrects" in told(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_url("**update=18**")
    wait_until_still(page)
    assert "Update 18 corrects" in told(page)
    address = link_of(page)
    assert "v=1" in address and "run.margin=0.1" in address and "run.seed=33" in address
    again = open_page(new_page(), address)
    assert told(again) == told(page)
    assert not again.get_by_text("was ignored").count()


def test_a_preset_leaves_the_old_steps_behind(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/perceptron_lab?update=3")
    assert "Update 3 corrects" in told(page)
    page.get_by_role("button", name="Wide margin").click()
    page.wait_for_url("**run.margin=0.3**")
    wait_until_still(page)
    assert "Update 4 corrects" in told(page)
    assert "update=" not in page.url


def test_the_table_is_the_run(server: Server, page: "Page", tmp_path: Path) -> None:
    open_page(page, f"{server.url}/perceptron_lab?run.seed=12")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(tmp_path / "run.csv")
    rows = list(csv.DictReader((tmp_path / "run.csv").read_text("utf-8").splitlines()))
    run = perceptron_run(MarginHalfspace(2, 0.1), 40, 12, 1_000)
    assert [float(row["length"]) for row in rows] == run.lengths.tolist()
