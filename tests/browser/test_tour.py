"""The guided tour by keyboard, as it is shown to a class."""

from typing import TYPE_CHECKING

from laboratory.tour import discover
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIRST, SECOND = (one.name for one in discover()[:2])


def arrive(page: "Page", address: str) -> None:
    page.wait_for_url(f"**{address}**")
    wait_until_still(page)


def test_keys_go_through_the_scenes_and_reveal(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/tour")
    field = page.get_by_label("Your guess")
    field.click()
    page.keyboard.type("10n")  # letters that are typed into a field turn no page
    field.fill("10")
    page.keyboard.press("Enter")
    arrive(page, f"{FIRST}.shown=1")
    assert page.get_by_text("You guessed 10").is_visible()
    page.get_by_role("heading", level=2).click()
    page.keyboard.press("ArrowRight")
    arrive(page, "scene=2")
    page.keyboard.press("Enter")
    arrive(page, f"{SECOND}.shown=1")
    page.keyboard.press("n")
    arrive(page, "scene=3")
    page.keyboard.press("p")
    arrive(page, "scene=2")
    page.keyboard.press("ArrowLeft")
    page.get_by_text("You guessed 10").wait_for()
    assert page.get_by_label("Your guess").input_value() == "10"


def test_a_scene_opens_in_its_laboratory_with_the_same_values(server: Server, page: "Page") -> None:
    scene = discover()[2]
    open_page(page, f"{server.url}/tour?scene=3&{scene.name}.shown=1")
    page.get_by_role("link", name="Open in the laboratory").click()
    arrive(page, f"look.step={scene.step}")
    assert "/broken_assumptions?" in page.url
    assert page.locator(".headline").inner_text().startswith(scene.shown().headline.measured)
