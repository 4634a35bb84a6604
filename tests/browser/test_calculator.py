"""The Calculator, in a real browser: fields, chart, link, downloads, phone and dark mode."""

import csv
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.server import Server, link_of, open_page, running_app, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
NO_SIDEWAYS_SCROLL = """() => [document.documentElement, document.querySelector('[data-testid="stMain"]')]
    .every(element => element.scrollWidth <= window.innerWidth)"""
CURVE = '[data-testid="stPlotlyChart"] .scatterlayer .trace path.js-line'
MARK = '[data-testid="stPlotlyChart"] .scatterlayer .points path'
WIDE = ("finite_agnostic_excess", "vc_original", "discretization", "rademacher_empirical", "tree_nodes_erm")


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


@pytest.fixture(scope="module")
def fresh_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody has visited."""
    with running_app(home=tmp_path_factory.mktemp("fresh")) as running:
        yield running


def test_a_link_may_be_the_first_thing_a_server_is_asked(fresh_server: Server, page: "Page") -> None:
    open_page(page, f"{fresh_server.url}/calculator?theorem=finite_agnostic&for=value&m=2000")
    assert page.get_by_role("heading", name="Calculator").is_visible()
    assert page.get_by_label("sample size m", exact=True).input_value() == "2000"
    assert not page.get_by_text("Page not found").count()


def test_140_examples_and_a_field_that_moves_number_curve_and_address(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator")
    assert headline(page) == "140"
    before = page.locator(MARK).first.get_attribute("transform")
    type_into(page, "failure probability δ", "1e-9")
    page.wait_for_url("**delta=1e-9**")
    wait_until_still(page)
    assert headline(page) == "318"  # (10 ln 3 + 9 ln 10)/0.1 = 317.09
    assert page.locator(MARK).first.get_attribute("transform") != before


def test_the_copied_link_reproduces_the_view(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/calculator?theorem=vc_vapnik&for=value")
    type_into(page, "sample size m", "4321")
    type_into(page, "VC dimension d", "7")
    address = link_of(page)
    assert "v=1" in address and "m=4321" in address and "delta=0.05" in address
    again = open_page(new_page(), address)
    assert headline(again) == headline(page)
    assert line(again) == line(page)
    assert not again.get_by_text("was ignored").count()


def test_the_address_bar_reproduces_the_view(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/calculator?theorem=hoeffding_one_sided&for=delta&m=250")
    again = open_page(new_page(), page.url)
    assert headline(again) == headline(page)
    assert again.get_by_label("sample size m", exact=True).input_value() == "250"


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


def test_the_field_left_empty_is_solved_for(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/calculator")
    type_into(page, "sample size m", "500")
    page.wait_for_url("**m=500**")
    wait_until_still(page)
    assert page.get_by_text("You ask for at most 0.1: that is promised.").is_visible()
    type_into(page, "failure probability δ", "")
    page.wait_for_url("**for=delta**")
    wait_until_still(page)
    assert headline(page).startswith("1.139·10⁻¹⁷")  # 3^10 e^(-50) = 1.13890e-17
    again = open_page(new_page(), page.url)
    assert headline(again) == headline(page)
    assert again.get_by_label("failure probability δ", exact=True).input_value() == ""


def test_everything_given_is_a_link_too(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    open_page(page, f"{server.url}/calculator?m=100&at_most=0.05")
    assert page.get_by_text("You ask for at most 0.05: that is not promised").is_visible()
    for address in (page.url, link_of(page)):
        assert open_page(new_page(), address).get_by_text("You ask for at most 0.05").is_visible()


def test_a_class_is_counted_and_a_value_dragged(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator")
    page.get_by_role("button", name="Count it").click()
    type_into(page, "How many hypotheses?", "2^20")
    page.get_by_role("button", name="Use it").click()
    wait_until_still(page)
    page.keyboard.press("Escape")
    assert headline(page) == "169"  # (20 ln 2 + ln 20)/0.1 = 168.59
    page.get_by_role("button", name="Drag instead").click()
    page.get_by_role("slider").first.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**delta=0.03**")
    wait_until_still(page)
    assert headline(page) == "174"  # (20 ln 2 + ln(1/0.03))/0.1 = 173.69


def test_hints_stand_in_the_link_and_the_answer_does_not(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator?hints=1")
    assert not page.get_by_text("140").count()
    for name in ("Show a first hint", "Show the formula", "Show the formula with numbers", "Show the answer"):
        page.get_by_role("button", name=name, exact=True).click()
        wait_until_still(page)
    assert headline(page) == "140"


def test_wrong_input_gets_its_sentence_and_stays(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator?theorem=nothing&delta=nan")
    assert page.get_by_text("theorem = nothing").is_visible()
    assert page.get_by_text("(failure probability) must be a real in (0, 1)").is_visible()
    assert page.get_by_label("failure probability δ", exact=True).input_value() == "nan"


def test_the_numbers_can_be_taken_away(server: Server, page: "Page", tmp_path: Path) -> None:
    open_page(page, f"{server.url}/calculator?theorem=hoeffding_two_sided&for=value&delta=0.01")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").click()
    waiting.value.save_as(tmp_path / "curve.csv")
    rows = list(csv.DictReader((tmp_path / "curve.csv").read_text("utf-8").splitlines()))
    assert len(rows) > 100
    for row in rows:
        assert float(row["gap"]) == pytest.approx(math.sqrt(math.log(200) / (2 * float(row["m"]))), rel=1e-14)


def test_the_figure_can_be_taken_away_and_opens_offline(
    server: Server, page: "Page", new_page: "Callable[..., Page]", tmp_path: Path
) -> None:
    open_page(page, f"{server.url}/calculator")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="HTML").click()
    waiting.value.save_as(tmp_path / "figure.html")
    alone = new_page(offline=True)
    alone.set_content((tmp_path / "figure.html").read_text(encoding="utf-8"))
    alone.wait_for_selector(".main-svg")
    assert alone.locator(".scatterlayer .trace").count() == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_never_scrolls_sideways(server: Server, new_page: "Callable[..., Page]", scheme: str) -> None:
    page = new_page(viewport=PHONE, color_scheme=scheme, is_mobile=True)
    for theorem in WIDE:
        open_page(page, f"{server.url}/calculator?theorem={theorem}&for=value")
        assert page.evaluate(NO_SIDEWAYS_SCROLL), theorem


def test_dark_is_dark(server: Server, new_page: "Callable[..., Page]") -> None:
    page = open_page(new_page(color_scheme="dark"), f"{server.url}/calculator")
    background = page.evaluate("getComputedStyle(document.querySelector('.stApp')).backgroundColor")
    assert max(int(part) for part in background.strip("rgb()").split(",")) < 60
    assert headline(page) == "140"
