"""The menu in a real browser: heads and groups, on a phone gone once one has chosen, and what an old address says."""

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

from pages.widgets.page import LABORATORIES, SECTIONS, discover
from tests.browser.axe import grave
from tests.browser.server import Server, open_page, wait_until_still
from tests.browser.turning import turned_to

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGES = [place for place in discover() if place.page.section == LABORATORIES and place.page.in_menu]
GROUPS = {group: next(of).page.title for group, of in groupby(PAGES, lambda place: place.page.group) if group}
# The name that stands above each entry, with the column in which the entry begins.
ENTRIES = """entries => entries.map(entry => ({
    title: entry.innerText.split('\\n').pop(),
    group: getComputedStyle(entry, '::before').content.replace(/^none$/, '').replaceAll('"', ''),
    left: entry.getBoundingClientRect().left,
}))"""
IN_SIGHT = "entries => entries.every(entry => entry.getBoundingClientRect().bottom <= innerHeight)"


def names_of(entries: list[dict[str, Any]]) -> dict[str, str]:
    return {entry["group"]: entry["title"] for entry in entries if entry["group"]}


def test_laboratories_stand_in_columns_of_whole_groups(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/metrics")
    page.set_viewport_size({"width": 1280, "height": 800})
    heads = page.get_by_test_id("stTopNavSection")
    assert [head.inner_text().strip() for head in heads.all()] == [section for section in SECTIONS if section]
    heads.filter(has_text=LABORATORIES).click()
    menu = page.locator("[data-testid=stTopNavPopover] > div")
    menu.first.wait_for()
    entries: list[dict[str, Any]] = menu.evaluate_all(ENTRIES)
    assert [entry["title"] for entry in entries] == [place.page.title for place in PAGES]
    assert names_of(entries) == GROUPS
    assert menu.evaluate_all(IN_SIGHT)
    assert grave(page) == []
    columns = {entry["left"] for entry in entries}
    begins = [entry for before, entry in pairwise(entries) if entry["left"] != before["left"]]
    assert len(columns) == 3 and all(entry["group"] for entry in begins)


def test_on_a_phone_the_menu_goes_once_one_has_chosen(phone: "Page") -> None:
    turned_to(phone, "metrics", "")
    phone.get_by_test_id("stExpandSidebarButton").click()
    menu = phone.get_by_test_id("stSidebar")
    menu.get_by_role("link", name="Trees").wait_for()
    assert menu.get_attribute("data-collapsed") == "false"
    assert names_of(menu.locator("li").evaluate_all(ENTRIES)) == GROUPS
    menu.get_by_role("link", name="Trees").click()
    phone.get_by_role("heading", name="Trees", level=1).wait_for()
    wait_until_still(phone)
    assert menu.get_attribute("data-collapsed") == "true"


def test_an_address_that_is_gone_leads_on_with_all_that_the_link_holds(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/homework?show=digits&digits.image=3&title=Sheet 2")
    assert "moved" in page.locator("h1").inner_text()
    page.get_by_test_id("stMain").get_by_role("link", name="Comparing learners").click()
    page.get_by_role("heading", name="Sheet 2", level=1).wait_for()
    wait_until_still(page)
    assert "/comparing_learners?" in page.url and "digits.image=3" in page.url and "show=digits" in page.url
