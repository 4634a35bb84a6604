"""Who cannot see, cannot use a mouse or reads on paper: axe-core finds nothing serious, Tab reaches everything."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from pages.widgets.page import discover
from tests.browser.server import Server, open_page, wait_until_still
from tests.sentences import facts

if TYPE_CHECKING:
    from playwright.sync_api import Page

ADDRESSES = ["", *(found.slug for found in discover())]
GRAVE = {"serious", "critical"}
ONLY = {"resultTypes": ["violations"]}
LOOKS = {
    "light": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    "dark phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "is_mobile": True},
}
TURNS = "address => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate', {state: {}})); }"
REACHED = """() => {
    const one = document.activeElement, look = getComputedStyle(one)
    const seen = look.outlineStyle === 'solid' && parseFloat(look.outlineWidth) >= 2
    window.stops ??= []
    if (!window.stops.includes(one)) window.stops.push(one)
    const name = one.getAttribute('aria-label') || one.innerText || ''
    return {tag: one.tagName, name, place: window.stops.indexOf(one), seen}
}"""


def grave(page: "Page") -> Iterator[tuple[str, Any, str]]:
    """What axe-core calls serious or critical: the rule, where, and what the element is."""
    for rule in Axe().run(page, options=ONLY).response["violations"]:
        if rule["impact"] in GRAVE:
            yield from ((rule["id"], node["target"], node["html"][:200]) for node in rule["nodes"])


def lasting(page: "Page", looks: int = 10) -> list[tuple[str, Any, str]]:
    """The grave faults that stay: a box is made reachable only once it scrolls."""
    faults = list(grave(page))
    for _ in range(looks):
        if not faults:
            break
        page.wait_for_timeout(500)
        faults = list(grave(page))
    return faults


@pytest.mark.parametrize("look", list(LOOKS))
def test_axe_finds_nothing_serious_on_any_page(server: Server, new_page: "Callable[..., Page]", look: str) -> None:
    page = open_page(new_page(**LOOKS[look]), server.url)
    found = {}
    for address in ADDRESSES:
        page.evaluate(TURNS, f"/{address}")
        wait_until_still(page)
        if faults := lasting(page):
            found[address or "start"] = faults
    assert found == {}


@pytest.mark.parametrize(
    ("address", "opens"),
    [
        ("perceptron_lab", "More"), ("calculator?theorem=vc_agnostic&for=m", "Copy link"), ("tour?scene=2", "Reveal"),
        ("metrics?show=roc", "Copy link"), ("model_selection?guess=1", "Copy link"),
    ],
)  # fmt: skip
def test_axe_finds_nothing_serious_in_what_opens(server: Server, page: "Page", address: str, opens: str) -> None:
    open_page(page, f"{server.url}/{address}")
    page.get_by_role("button", name=opens).first.click()
    wait_until_still(page)
    assert lasting(page) == []


def walk(page: "Page", most: int = 150) -> list[dict[str, Any]]:
    """All that Tab reaches from the top, until it comes back to where it was; each with whether one sees it there."""
    stops: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(REACHED)
        if stop["tag"] == "BODY" or stop["place"] < len(stops):
            return stops
        stops.append(stop)
    raise AssertionError(f"Tab did not come round within {most} stops")


@pytest.mark.parametrize("address", ["perceptron_lab", "calculator", "metrics", "tour?scene=1"])
def test_tab_reaches_everything_and_never_stays(server: Server, page: "Page", address: str) -> None:
    open_page(page, f"{server.url}/{address}")
    stops = walk(page)
    names = " | ".join(stop["name"] for stop in stops)
    assert facts(stops[0]["name"]) == "Skip content"
    assert [stop for stop in stops if not stop["seen"]] == []
    for button in page.get_by_test_id("stMain").get_by_role("button").all():
        told = button.get_attribute("aria-label") or button.inner_text()
        if button.is_visible() and button.is_enabled():
            assert told in names, told


def test_the_content_is_one_stop_away(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/perceptron_lab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('[data-testid=stMain]').contains(document.activeElement)")


def test_paper_shows_what_was_asked_drawn_and_said(server: Server, new_page: "Callable[..., Page]") -> None:
    page = open_page(new_page(color_scheme="dark"), f"{server.url}/perceptron_lab")
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator(".film").is_visible() and not page.get_by_test_id("stHeader").is_visible()
    assert not page.get_by_role("button", name="Copy link").is_visible()
    assert page.get_by_test_id("figure").count() == 2
    assert all(figure.is_visible() for figure in page.get_by_test_id("figure").all())
    assert page.get_by_role("textbox", name="Margin γ").input_value() == "0.1"
    white = "element => getComputedStyle(element).backgroundColor"
    assert page.get_by_test_id("stApp").evaluate(white) == "rgb(255, 255, 255)"
    assert page.get_by_test_id("figure").first.evaluate("box => getComputedStyle(box).filter").startswith("invert(1)")
    assert page.get_by_role("heading", level=1).evaluate("one => getComputedStyle(one).color") == "rgb(0, 0, 0)"
