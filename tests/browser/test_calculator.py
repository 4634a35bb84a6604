"""The Calculator in a real browser: fields, chart, address, link, the way back, downloads, dark mode."""

import csv
import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS
from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

CURVE = '[data-testid="figure"] .scatterlayer .trace path.js-line'
FOLLOWS = "([slider, field]) => field.value === slider.getAttribute('aria-valuetext')"
MARK = '[data-testid="figure"] .scatterlayer .points path'


def headline(page: "Page") -> str:
    """The biggest number on the page."""
    return page.locator('[data-testid="stHtml"] span').first.inner_text().strip()


def type_into(page: "Page", label: str, text: str) -> None:
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")
    wait_until_still(page)


def line(page: "Page") -> str:
    return page.locator(CURVE).first.get_attribute("d") or ""


def test_a_field_moves_number_curve_and_address_and_both_links_reproduce_it(
    server: Server, new_page: "Callable[..., Page]"
) -> None:
    page = open_page(new_page(color_scheme="dark"), f"{server.url}/calculator")
    background = page.evaluate("getComputedStyle(document.querySelector('.stApp')).backgroundColor")
    assert max(int(part) for part in background.strip("rgb()").split(",")) < 60
    assert headline(page) == "140"
    before = page.locator(MARK).first.get_attribute("transform")
    type_into(page, "failure probability δ", "1e-9")
    page.wait_for_url("**delta=1e-9**")
    wait_until_still(page)
    assert headline(page) == "318"  # (10 ln 3 + 9 ln 10)/0.1 = 317.09
    assert page.locator(MARK).first.get_attribute("transform") != before
    page.get_by_role("button", name="Dismiss").click()  # what was before is no part of the view
    page.get_by_text("Before:").wait_for(state="detached")
    copied = link_of(page)
    assert "v=1" in copied and "delta=1e-9" in copied and "at_most=0.1" in copied
    for address in (page.url, copied):
        again = open_page(new_page(color_scheme="dark"), address)
        assert (headline(again), line(again)) == (headline(page), line(page))
        assert not again.get_by_text("was ignored").count()


def test_what_was_typed_survives_another_theorem_and_another_page(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator?theorem=finite_agnostic&for=value")
    type_into(page, "sample size m", "777")
    page.get_by_label("Theorem", exact=True).click()
    page.keyboard.type("excess risk of ERM")
    page.get_by_role("option", name="Finite classes: Finite class, excess risk of ERM", exact=True).click()
    page.wait_for_url("**theorem=finite_agnostic_excess**")
    wait_until_still(page)
    assert page.get_by_label("sample size m", exact=True).input_value() == "777"
    page.get_by_role("link", name="Start").click()
    page.get_by_role("heading", name="Learning Theory Lab").wait_for()
    page.locator('[data-testid="stMain"]').get_by_role("link", name="Calculator").click()
    page.wait_for_url("**theorem=finite_agnostic_excess**")
    wait_until_still(page)
    assert page.get_by_label("sample size m", exact=True).input_value() == "777"


def test_a_field_is_emptied_a_class_counted_and_a_value_dragged(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator?m=500&at_most=0.1")
    assert page.get_by_text("The target, at most 0.1, is met.").is_visible()
    type_into(page, "failure probability δ", "")
    page.wait_for_url("**for=delta**")
    wait_until_still(page)
    assert headline(page).startswith("1.139·10⁻¹⁷")  # 3^10 e^(-50) = 1.13890e-17
    type_into(page, "failure probability δ", "0.05")
    type_into(page, "sample size m", "")
    page.get_by_role("button", name="Count it").click()
    type_into(page, "How many hypotheses?", "2^20")
    page.get_by_role("button", name="Use it").click()
    wait_until_still(page)
    page.keyboard.press("Escape")
    assert headline(page) == "169"  # (20 ln 2 + ln 20)/0.1 = 168.59
    page.get_by_role("slider", name="failure probability δ").focus()
    for _ in ("0.045", "0.04", "0.036", "0.033", "0.03"):
        page.keyboard.press("ArrowLeft")
    page.wait_for_url("**delta=0.03")
    wait_until_still(page)
    assert headline(page) == "174"  # (20 ln 2 + ln(1/0.03))/0.1 = 173.69
    assert page.get_by_text("Before: 169 examples, with δ = 0.05.").is_visible()


def test_a_slider_stands_under_its_field_also_where_streamlit_draws_that_anew(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator")
    for name in ("true risk at most", "failure probability δ"):
        slider, field = page.get_by_role("slider", name=f"{name}, slider"), page.get_by_label(name, exact=True)
        slider.evaluate("input => input.parentElement.parentElement.prepend(input.parentElement)")
        below, above = slider.bounding_box(), field.bounding_box()
        assert below and above and below["y"] > above["y"]


def test_a_slider_that_is_dragged_is_ahead_of_the_server_and_ends_where_it_was_let_go(
    server: Server, page: "Page"
) -> None:
    """Field, address, answer and curve follow while it is held; nothing late comes after it was let go."""
    open_page(page, f"{server.url}/calculator")
    slider = page.get_by_role("slider", name="failure probability δ")
    field = page.get_by_label("failure probability δ", exact=True)
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    at = float(slider.input_value()) / float(slider.get_attribute("max") or "")
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + at * box["width"], middle)
    page.mouse.down()
    for step in range(40):
        page.mouse.move(box["x"] + (at - 0.013 * step) * box["width"], middle)
        if step in {10, 20}:  # the server is heard while the slider is held
            handles = [slider.element_handle(), field.element_handle()]
            page.wait_for_function(FOLLOWS, arg=handles)
            assert field.input_value() == slider.get_attribute("aria-valuetext") != "0.05"
    page.mouse.up()
    last = slider.get_attribute("aria-valuetext")
    assert last and float(last) < 0.02
    page.wait_for_url(f"**delta={last}**")
    wait_until_still(page)
    assert field.input_value() == slider.get_attribute("aria-valuetext") == last
    assert headline(page) == str(math.ceil((10 * math.log(3) + math.log(1 / float(last))) / 0.1))
    assert page.get_by_text("Before: 140 examples, with δ = 0.05.").is_visible()
    assert "Before, at m = 140" in (page.get_by_test_id("figure").first.get_attribute("aria-label") or "")


def test_numbers_and_figure_can_be_taken_away_and_the_figure_opens_offline(
    server: Server, page: "Page", new_page: "Callable[..., Page]", tmp_path: Path
) -> None:
    open_page(page, f"{server.url}/calculator?theorem=hoeffding_two_sided&for=value&delta=0.01")
    for name, alone_called_so in (("CSV", False), ("HTML", False), ("SVG", True)):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=name, exact=alone_called_so).click()
        waiting.value.save_as(tmp_path / name)
    rows = list(csv.DictReader((tmp_path / "CSV").read_text("utf-8").splitlines()))
    assert len(rows) > 100
    for row in rows:
        assert float(row["gap"]) == pytest.approx(math.sqrt(math.log(200) / (2 * float(row["m"]))), rel=1e-14)
    fig = ElementTree.fromstring((tmp_path / "SVG").read_text("utf-8"))
    texts = [" ".join(item.itertext()) for item in fig.iter("{http://www.w3.org/2000/svg}text")]
    # sqrt(ln(200)/2000) = 0.05147; on the screen the sentence stands in the headline only
    assert any(text.startswith("0.05147 ") and FIXED_HYPOTHESIS.clause in text for text in texts)
    assert FIXED_HYPOTHESIS.clause not in " ".join(page.locator(".main-svg").all_text_contents())
    alone = new_page(offline=True)
    alone.set_content((tmp_path / "HTML").read_text(encoding="utf-8"))
    alone.wait_for_selector(".main-svg")
    assert alone.locator(".scatterlayer .trace").count() == page.locator(".scatterlayer .trace").count() > 1
    assert FIXED_HYPOTHESIS.clause in alone.locator("body > p").inner_text()
