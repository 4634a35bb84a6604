"""The guided tour by keyboard, as it is shown to a class."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from laboratory.tour import discover
from tests.browser.server import Server, open_page, wait_until_still
from tests.browser.turning import turned_to

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIRST, SECOND, THIRD = discover()[:3]


def stands_at(page: "Page", number: int) -> None:
    """The scene is there, and so are its buttons."""
    page.get_by_role("heading", level=2, name=f"{number}. {discover()[number - 1].title}").wait_for()
    wait_until_still(page)


def reveal(page: "Page", name: str) -> None:
    page.get_by_role("button", name="Reveal").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{name}.shown=1**")
    page.get_by_role("button", name="Hide").wait_for()
    wait_until_still(page)


def test_keys_go_through_the_scenes_and_reveal(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/tour")
    field = page.get_by_label("Your guess")
    field.click()
    page.keyboard.type("10n")  # letters that are typed into a field turn no page
    wait_until_still(page)
    assert field.input_value() == "10n"
    stands_at(page, 1)
    field.fill("10")
    reveal(page, FIRST.name)
    page.get_by_text("You guessed 10").wait_for()
    page.get_by_role("heading", level=2).click()
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    reveal(page, SECOND.name)
    page.keyboard.press("n")
    stands_at(page, 3)
    page.keyboard.press("p")
    stands_at(page, 2)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    page.get_by_text("You guessed 10").wait_for()
    assert page.get_by_label("Your guess").input_value() == "10"


def test_on_a_projector_the_mouse_points_at_what_it_points_at(server: Server, new_page: "Callable[..., Page]") -> None:
    """What is enlarged is still found where it is seen."""
    page = new_page()
    page.set_viewport_size({"width": 1920, "height": 1080})
    margin = next(page for page in discover() if page.name == "perceptron")
    number = discover().index(margin) + 1
    open_page(page, f"{server.url}/tour?embed=true&scene={number}&{margin.name}.shown=1")
    figure = page.get_by_test_id("figure").nth(1)
    figure.scroll_into_view_if_needed()
    axes = figure.locator(".nsewdrag").bounding_box()
    assert axes and axes["width"] > 500, "large"
    low, high = figure.evaluate("figure => figure._fullLayout.xaxis.range")
    page.mouse.move(axes["x"] + axes["width"] / 2, axes["y"] + axes["height"] / 2)
    text = figure.locator(".hoverlayer").get_by_text("t = ")
    text.wait_for()
    assert abs(float((text.text_content() or "").removeprefix("t = ")) - (low + high) / 2) <= 1


def test_a_scene_opens_in_its_laboratory_with_the_same_values(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/tour?scene=3&{THIRD.name}.shown=1")
    page.get_by_role("link", name="Open in the laboratory").click()
    page.wait_for_url(f"**/broken_assumptions?**look.step={THIRD.step}**")
    page.locator(".headline", has_text=THIRD.result().headline.measured).wait_for()


LINES = """words => {
    const text = document.createTreeWalker(document.querySelector(".st-key-lesson"), NodeFilter.SHOW_TEXT)
    while (text.nextNode()) {
        const at = text.currentNode.data.replaceAll("\\u00a0", " ").indexOf(words)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(text.currentNode, at)
        range.setEnd(text.currentNode, at + words.length)
        return new Set([...range.getClientRects()].map(line => line.top)).size
    }
}"""


def test_a_formula_of_a_scene_stands_on_one_line(phone: "Page") -> None:
    """At every width of a phone: somewhere the line would end inside of it."""
    turned_to(phone, "tour", f"scene=2&{SECOND.name}.shown=1")
    for width in range(320, 430, 6):
        phone.set_viewport_size({"width": width, "height": 800})
        assert phone.evaluate(LINES, "(1 − ε)ᵐ ≤ exp(−εm)") == 1, width


def test_on_a_phone_the_buttons_of_a_scene_stand_in_one_row(phone: "Page") -> None:
    turned_to(phone, "tour", "scene=3")
    names = ("Previous", "Reveal", "Next")
    places = [phone.get_by_role("button", name=name, exact=True).bounding_box() for name in names]
    assert len({place["y"] for place in places if place}) == 1
