"""A phone: fields before figures, figures in the first screen, a menu of views, presets in one row, no bar of icons."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import grave
from tests.browser.conftest import PHONE
from tests.browser.server import NO_SIDEWAYS_SCROLL, Server, open_page, wait_until_still
from tests.browser.turning import turned_to

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIELDS, CHOICES, FIGURE = "[data-testid=stTextInput]", "[data-testid=stSelectbox]", ".figure"
SOON = "learner=threshold_erm&world=uniform_threshold&runs=5&from=20&to=200&steps=3"
# What may be set comes before what is drawn, and at least one of it is in the first screen.
ANSWERING: Mapping[str, tuple[str, str]] = {
    "calculator": ("", FIELDS),
    "calculator ": ("part=compare", FIELDS),
    "calculator  ": ("part=map", FIELDS),
    "count_and_shatter": ("", FIELDS),
    "count_and_shatter ": ("part=count", FIELDS),
    "learning_curves": (SOON, CHOICES),
    "audit": ("", FIELDS),
}
LABORATORIES = {"linear_models": "", "svm_and_kernels": "show=dual", "optimisation": "", "finite_classes": ""}
LONG_ROWS = {"optimisation", "learning_curves"}  # of presets
TOPS = """selector => [...document.querySelectorAll(`[data-testid="stMain"] ${selector}`)]
    .filter(element => element.offsetParent).map(element => element.getBoundingClientRect().top)"""
VISIBLE = "selector => [...document.querySelectorAll(selector)].filter(element => element.offsetParent).length"
# How far the presets move when they are swiped as far as they go.
SWIPED = "() => { const row = document.querySelector('.st-key-swiped'); row.scrollLeft = 1e4; return row.scrollLeft }"
TABS, MENU = ".st-key-show button", ".st-key-_menu_of_show"


def top_of(page: "Page", selector: str) -> float:
    """Where the first of these begins that is seen, in pixels from the top of the window."""
    return float(min(page.evaluate(TOPS, selector), default=float("inf")))


@pytest.mark.parametrize("slug", ANSWERING)
def test_fields_come_before_figures(phone: "Page", slug: str) -> None:
    address, what = ANSWERING[slug]
    turned_to(phone, slug.strip(), address)
    assert top_of(phone, what) < PHONE["height"]
    assert top_of(phone, what) < top_of(phone, FIGURE)
    assert top_of(phone, what) < top_of(phone, ".st-key-copy_link"), "the link comes in the end"
    assert not phone.evaluate(VISIBLE, ".modebar")
    if slug == "calculator":
        assert grave(phone) == []


@pytest.mark.parametrize("slug", [*LABORATORIES, "learning_curves"])
def test_a_figure_begins_in_the_first_screen(phone: "Page", slug: str) -> None:
    turned_to(phone, slug, LABORATORIES.get(slug, SOON))
    assert top_of(phone, FIGURE) < 0.75 * PHONE["height"]
    assert len(set(phone.evaluate(TOPS, ".st-key-swiped button"))) == 1, "presets stand in one row"
    assert phone.evaluate(NO_SIDEWAYS_SCROLL), "which is swiped, and not the page"
    assert slug not in LONG_ROWS or phone.evaluate(SWIPED) > 0
    assert top_of(phone, ".st-key-copy_link") > top_of(phone, FIGURE)
    assert not phone.evaluate(VISIBLE, ".modebar")


def test_presets_reach_the_edge_where_the_next_one_shows(phone: "Page") -> None:
    turned_to(phone, "perceptron_lab", "")
    row = phone.locator(".st-key-swiped").bounding_box()
    assert row and row["x"] == 0 and row["width"] == phone.evaluate("innerWidth")


def test_views_are_a_menu_on_a_phone_and_tabs_on_a_desktop(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    """Both write the same address; on a phone the keyboard chooses in the menu."""
    open_page(page, f"{server.url}/linear_models")
    assert page.evaluate(VISIBLE, TABS) == 17 and not page.evaluate(VISIBLE, MENU)
    page.get_by_role("radio", name="Losses").click()
    page.wait_for_url("**show=losses*")
    page.set_viewport_size(PHONE)
    page.wait_for_function(f"selector => ({VISIBLE})(selector) === 1", arg=MENU)
    assert not page.evaluate(VISIBLE, TABS)
    menu = page.locator(f"{MENU} input")
    assert menu.input_value() == "Losses"
    menu.focus()
    page.keyboard.type("Regr")
    page.keyboard.press("Enter")
    page.wait_for_url("**show=regression*")
    wait_until_still(page)
    assert menu.input_value() == "Regression"
    again = open_page(new_page(viewport=PHONE), page.url)
    assert again.locator(f"{MENU} input").input_value() == "Regression"
    assert grave(again) == []


def test_buttons_of_a_figure_stand_beside_it(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    figures = page.locator(FIGURE)
    for place in range(figures.count()):
        figure, bar = figures.nth(place), figures.nth(place).locator(".modebar")
        figure.hover(position={"x": 5, "y": 5}, force=True)
        page.wait_for_function("bar => +getComputedStyle(bar).opacity === 1", arg=bar.element_handle())
        inner, outer = bar.bounding_box(), figure.bounding_box()
        assert inner and outer and inner["x"] >= outer["x"] + outer["width"] - 1
        assert inner["width"] <= 32, "the gutter between two columns"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_preset_that_the_side_cuts_says_that_there_are_more(phone: "Page") -> None:
    turned_to(phone, "learning_curves", SOON)
    buttons = [each.bounding_box() for each in phone.locator(".st-key-swiped button").all()]
    assert any(box and box["x"] + 24 < PHONE["width"] < box["x"] + box["width"] for box in buttons)


def test_the_last_calculation_stays_beside_the_message(phone: "Page") -> None:
    turned_to(phone, "calculator", "")
    field = phone.get_by_role("textbox", name="failure probability")
    field.fill("2")
    field.press("Enter")
    phone.locator(".st-key-stale_answer").wait_for()
    wait_until_still(phone)
    assert "140" in phone.locator(".st-key-stale_answer").inner_text()
    assert phone.locator(f".st-key-stale_curve {FIGURE}").count() == 1
    place, message = (phone.locator(of).bounding_box() for of in (".st-key-delta", "[data-testid=stAlertContentError]"))
    assert place and message and 0 < message["y"] - place["y"] < 120


def test_nothing_lies_over_the_open_menu_nor_over_what_is_asked(phone: "Page") -> None:
    turned_to(phone, "start", "")
    field = phone.get_by_label("Ask in your own words")
    field.fill("VC bound")
    assert not phone.locator(".st-key-q [data-testid=InputInstructions]:visible").count()
    phone.get_by_test_id("stExpandSidebarButton").click()
    wait_until_still(phone)
    place = phone.locator(".find").bounding_box()
    assert place
    middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
    assert phone.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[data-testid=stSidebar]'))", middle
    )
    phone.get_by_test_id("stSidebarCollapseButton").get_by_role("button").click()
    wait_until_still(phone)
