"""A laboratory in a real browser: steps stand in the address, the link brings them back, a preset drops them."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page


RANGE = "figure => figure.layout.xaxis.range"


def sentence_below(page: "Page") -> str:
    return page.locator("p", has_text="corrects example").first.inner_text()


def update(page: "Page") -> int:
    """The number of the update that is looked at."""
    hit = re.search(r"Update (\d+) corrects", sentence_below(page))
    assert hit
    return int(hit[1])


def test_steps_stand_in_the_address_until_a_preset_leaves_them_behind(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    last = update(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_url(f"**={last - 1}**")
    wait_until_still(page)
    assert update(page) == last - 1
    (player,) = (name for name, value in parse_qsl(urlsplit(page.url).query) if value == str(last - 1))
    again = open_page(new_page(), link_of(page))
    assert sentence_below(again) == sentence_below(page)
    assert not again.get_by_text("was ignored").count()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Wide margin").click()
    page.wait_for_url("**margin=0.3**")
    wait_until_still(page)
    assert f"{player}=" not in page.url
    assert sentence_below(page) != sentence_below(again)


def test_a_figure_changes_where_it_stands_and_can_be_taken_away(server: Server, page: "Page") -> None:
    """What somebody zoomed into stays when a slider moves; both cameras save the figure; it fills the screen."""
    open_page(page, f"{server.url}/perceptron_lab")
    figure = page.get_by_test_id("figure").last
    assert "update" in (figure.get_attribute("aria-label") or "") and figure.get_attribute("role") == "figure"
    figure.evaluate("figure => { figure.remembered = true }")
    plane = figure.locator(".nsewdrag").first.bounding_box()
    assert plane
    for share, then in ((0.02, page.mouse.down), (0.6, page.mouse.up)):
        page.mouse.move(plane["x"] + share * plane["width"], plane["y"] + share * plane["height"], steps=5)
        then()
    zoomed = figure.evaluate(RANGE)
    assert zoomed[1] - zoomed[0] < 70, "of 100"
    before = figure.evaluate("figure => JSON.stringify(figure.data)")
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_function(f"() => JSON.stringify(document.querySelectorAll('.figure')[1].data) !== {before!r}")
    assert figure.evaluate(RANGE) == zoomed and figure.evaluate("figure => figure.remembered")
    for name, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        figure.hover()
        with page.expect_download() as download:
            figure.locator(f"[data-title='Download as {name}']").click()
        assert download.value.suggested_filename == f"perceptron-lab-updates-1.{name.lower()}"
        assert download.value.path().read_bytes().startswith(begins)
    figure.locator("[data-title='Whole screen']").click()
    page.wait_for_function("() => document.fullscreenElement?.layout?.height === window.innerHeight")
