"""Who cannot see, cannot use a mouse or reads on paper: axe-core finds nothing serious, Tab reaches everything."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from pages.widgets.page import discover
from tests.all_told import keeps
from tests.browser.axe import grave
from tests.browser.server import Server, open_page, wait_until_still
from tests.sentences import facts

if TYPE_CHECKING:
    from playwright.sync_api import Page

MORE = pytest.mark.exhaustive("the keyboard's way through scenes of the tour and more laboratories")
ADDRESSES = ["", *(page.slug for page in discover())]
REACHED = """() => {
    const one = document.activeElement, look = getComputedStyle(one)
    const seen = look.outlineStyle === 'solid' && parseFloat(look.outlineWidth) >= 2
    window.stops ??= []
    if (!window.stops.includes(one)) window.stops.push(one)
    const name = one.getAttribute('aria-label') || one.innerText || ''
    return {tag: one.tagName, name, place: window.stops.indexOf(one), seen}
}"""


@pytest.mark.exhaustive("axe on a light desktop, on every page")
@pytest.mark.parametrize("address", ADDRESSES)
def test_axe_finds_nothing_serious_on_a_light_desktop(server: Server, page: "Page", address: str) -> None:
    """The everyday run asks every page on a dark phone, and some in this look, with what opens on them."""
    open_page(page, f"{server.url}/{address}")
    assert grave(page) == []


def tab_through(page: "Page", most: int = 150) -> list[dict[str, Any]]:
    """All that Tab reaches from the top, until it comes back to where it was; each with whether one sees it there."""
    stops: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(REACHED)
        if stop["tag"] == "BODY" or stop["place"] < len(stops):
            return stops
        stops.append(stop)
    raise AssertionError(f"Tab did not come round within {most} stops")


def tab_reaches_everything_and_never_stays(page: "Page") -> None:
    stops = tab_through(page)
    names = " | ".join(stop["name"] for stop in stops)
    assert facts(stops[0]["name"]) == "Skip content"
    assert [stop for stop in stops if not stop["seen"]] == []
    for button in page.get_by_test_id("stMain").get_by_role("button").all():
        text = button.get_attribute("aria-label") or button.inner_text()
        if button.is_visible() and button.is_enabled():
            assert text in names, text


@pytest.mark.parametrize(
    ("address", "opens"),
    [
        ("perceptron_lab", "More"),
        ("calculator?theorem=vc_agnostic&for=m", "Share with a class"),
        pytest.param("tour?scene=1", "Reveal", marks=MORE),
        pytest.param("model_selection?guess=1", "Share with a class", marks=MORE),
        pytest.param("tour?scene=2", "Reveal", marks=MORE),
        pytest.param("metrics?show=roc", "Share with a class", marks=MORE),
    ],
)
def test_by_keyboard_and_to_axe_a_page_is_in_order_and_so_is_what_opens_on_it(
    server: Server, page: "Page", address: str, opens: str
) -> None:
    open_page(page, f"{server.url}/{address}")

    def axe_finds_nothing_serious(page: "Page") -> None:
        assert grave(page) == []

    def nor_in_what_opens(page: "Page") -> None:
        page.get_by_role("button", name=opens).first.click()
        wait_until_still(page)
        assert grave(page) == []

    keeps(page, (tab_reaches_everything_and_never_stays, axe_finds_nothing_serious, nor_in_what_opens))


def test_the_content_is_one_stop_away(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector(document.activeElement.hash) !== null")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('[data-testid=stMain]').contains(document.activeElement)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_button_under_the_mouse_is_read(server: Server, new_page: "Callable[..., Page]", scheme: str) -> None:
    page = open_page(new_page(color_scheme=scheme), f"{server.url}/tour")
    page.get_by_role("button", name="Reveal").hover()
    wait_until_still(page)
    assert grave(page) == []


def test_a_last_answer_is_out_of_reach_until_it_is_one_again(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator")
    field = page.get_by_role("textbox", name="failure probability", exact=False).first
    for typed, out_of_reach in (("letters", True), ("0.1", False)):
        field.fill(typed)
        field.press("Enter")
        page.wait_for_function("is => Boolean(document.querySelector('[inert]')) === is", arg=out_of_reach)
        assert grave(page) == []


def test_paper_shows_what_was_asked_drawn_and_said(server: Server, new_page: "Callable[..., Page]") -> None:
    page = open_page(new_page(color_scheme="dark"), f"{server.url}/perceptron_lab")
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator(".share").is_visible()
    assert not page.locator(".film").is_visible() and not page.get_by_test_id("stHeader").is_visible()
    for kind in ("stButton", "stDownloadButton", "stPopover"):
        pressed = page.get_by_test_id(kind).all()
        assert pressed and not [button for button in pressed if button.is_visible()], kind
    assert page.get_by_test_id("figure").count() == 2
    assert all(figure.is_visible() for figure in page.get_by_test_id("figure").all())
    assert page.get_by_role("textbox", name="Margin γ").input_value() == "0.1"
    white = "element => getComputedStyle(element).backgroundColor"
    assert page.get_by_test_id("stApp").evaluate(white) == "rgb(255, 255, 255)"
    assert page.get_by_test_id("figure").first.evaluate("box => getComputedStyle(box).filter").startswith("invert(1)")
    assert page.get_by_role("heading", level=1).evaluate("one => getComputedStyle(one).color") == "rgb(0, 0, 0)"
