"""The Atlas in a real browser: regions drawn, link, download, phone."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bounds.atlas import Setting, atlas, spread
from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

REGIONS = '[data-testid="stPlotlyChart"] .heatmaplayer image'


def headline(page: "Page") -> str:
    """The promise at your point."""
    return page.locator('[data-testid="stHtml"] span[style*="clamp"]').first.inner_text().strip()


def test_a_field_moves_number_and_address_and_the_link_brings_them_back(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/atlas?setting=agnostic")
    assert page.locator(REGIONS).count() >= 3
    before = headline(page)
    field = page.get_by_label("VC dimension d", exact=True)
    field.fill("3")
    field.press("Enter")
    page.wait_for_url("**d=3**")
    wait_until_still(page)
    assert headline(page) != before
    address = link_of(page)
    assert "v=1" in address and "event=true+risk" in address and "delta=0.05" in address
    again = open_page(new_page(), address)
    assert headline(again) == headline(page)
    assert again.locator(REGIONS).count() == page.locator(REGIONS).count()
    assert not again.get_by_text("was ignored").count()


def test_who_is_left_out_stands_in_the_address(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/atlas")
    page.get_by_role("button", name="Who takes part").click()
    page.get_by_label("Leave out").click()
    page.keyboard.type("hypergeometric")  # a long list draws only what is in sight
    page.get_by_role("option", name="VC bound by hypergeometric tail inversion").click()
    page.wait_for_url("**without=vc_hypergeometric**")
    wait_until_still(page)
    again = open_page(new_page(), page.url)
    assert headline(again) == headline(page)


def test_the_table_is_the_map(server: Server, page: "Page", tmp_path: Path) -> None:
    open_page(page, f"{server.url}/atlas?event=gap&delta=0.01")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(tmp_path / "atlas.csv")
    rows = list(csv.DictReader((tmp_path / "atlas.csv").read_text("utf-8").splitlines()))
    found = atlas(Setting("gap", "d", delta=0.01), spread(10, 1e6, 73, True), spread(1, 1e3, 49, True))
    assert len(rows) == found.best.size
    promises = [float(row["promise"]) if row["promise"] else None for row in rows]
    assert promises == [None if value != value else value for value in found.best.ravel()]
