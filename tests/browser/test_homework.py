"""The Homework page in a real browser: link, download, Stop, phone."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from laboratory.topics.homework.compare import compare, homework_learners
from laboratory.worlds.real_world import RealWorld
from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


def told(page: "Page") -> str:
    return page.locator("p", has_text="reaches from").first.inner_text()


def test_the_link_brings_the_comparison_back(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/homework")
    page.get_by_role("button", name="One that may be chance").click()
    page.wait_for_url("**data=iris**")
    wait_until_still(page)
    assert "may be chance" in told(page)
    address = link_of(page)
    for part in ("v=1", "data=iris", "splits=10", "hw.seed=0", "than=adaline"):
        assert part in address
    again = open_page(new_page(), address)
    assert told(again) == told(page)
    assert not again.get_by_text("was ignored").count()


def test_the_table_is_the_comparison(server: Server, page: "Page", tmp_path: Path) -> None:
    open_page(page, f"{server.url}/homework?data=wine&splits=5&hw.seed=3")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(tmp_path / "homework.csv")
    rows = list(csv.DictReader((tmp_path / "homework.csv").read_text("utf-8").splitlines()))
    X, y, _ = RealWorld("wine").examples
    comparison = compare(homework_learners(), X, y, 5, 3)
    assert [float(row["Perceptron"]) for row in rows] == (1 - comparison.accuracies[:, 0]).tolist()


def test_stopped_and_gone_on_with(server: Server, page: "Page") -> None:
    page.goto(f"{server.url}/homework?data=digits&splits=50&hw.seed=77")
    page.locator(".st-key-_stop button").click(timeout=60_000)
    page.get_by_text("Stopped after").wait_for(timeout=60_000)
    wait_until_still(page)
    page.locator(".st-key-_go_on button").click()
    page.locator(".st-key-_stop button").wait_for(timeout=60_000)
