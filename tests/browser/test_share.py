"""One click copies the link; the menu beside it gives it a title and hides controls, and no rerun closes it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import grave
from tests.browser.conftest import PHONE
from tests.browser.server import NO_SIDEWAYS_SCROLL, Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOON = "learning_curves?learner=threshold_erm&world=uniform_threshold&runs=5&from=20&to=200&steps=3"
MENU = "dialog.share-menu"
# The page's address, the control to hide, and which field it is on the page.
PAGES = [
    ("calculator", "failure probability δ", "textbox"),
    ("perceptron_lab?updates.margin=0.25", "Margin γ", "textbox"),
    (SOON, "Learner", "combobox"),
    ("exercises", "Set number", "textbox"),
]


def copied(page: "Page") -> str:
    page.locator(MENU).get_by_role("button", name="Copy link").click()
    page.locator(f"{MENU} [role=status]").filter(has_text="Link copied").wait_for()
    return str(page.evaluate("navigator.clipboard.readText()"))


@pytest.mark.parametrize(("address", "control", "role"), PAGES, ids=lambda text: text.partition("?")[0])
def test_a_link_for_a_class_has_the_title_and_lacks_the_control(
    server: Server, page: "Page", new_page: "Callable[..., Page]", address: str, control: str, role: str
) -> None:
    open_page(page, f"{server.url}/{address}")
    plain = link_of(page)
    assert "title=" not in plain and f"{address.partition('?')[0]}?v=1&" in plain
    field = page.get_by_role(role, name=control).first  # type: ignore[arg-type]
    assert field.is_visible()
    page.get_by_role("button", name="Share with a class").click()
    page.wait_for_timeout(2000)  # a menu of Streamlit's closed by itself within one
    menu = page.locator(MENU)
    menu.get_by_role("textbox", name="Title").fill("Exercise 3: ε & δ")
    menu.get_by_role("checkbox", name=control, exact=True).check()
    link = copied(page)
    assert link == menu.locator(".link").inner_text() and link.startswith(plain)
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    again = open_page(new_page(), link)
    assert again.get_by_role("heading", level=1).inner_text() == "Exercise 3: ε & δ"
    assert again.get_by_role(role, name=control).count() == 0  # type: ignore[arg-type]
    assert again.get_by_role("button", name="Share", exact=True).is_visible()
    assert not again.get_by_role("button", name="Share with a class").is_visible()


def test_it_stands_in_line_with_what_is_beside_it_under_a_title_as_high_as_any(server: Server, page: "Page") -> None:
    """The exercises also have an element that nobody sees, above their title."""
    tops = []
    for address in ("calculator", "exercises"):
        open_page(page, f"{server.url}/{address}")
        tops.append(page.get_by_role("heading", level=1).evaluate("title => title.getBoundingClientRect().top"))
    assert tops[0] == tops[1]
    boxes = [page.get_by_role("button", name=name).first.bounding_box() for name in ("Another set", "Share", "Export")]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box]
    assert len(middles) == 3 and max(middles) - min(middles) <= 1


def test_the_menu_goes_by_keyboard_alone_and_outlasts_what_is_drawn_anew(server: Server, page: "Page") -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, f"{server.url}/perceptron_lab")
    page.get_by_role("button", name="Share with a class").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("Sheet/4")
    page.evaluate("document.querySelector('[class*=st-key-_another_] button').click()")
    wait_until_still(page)
    assert "seed=8" in page.url, "another sample"
    assert page.get_by_role("textbox", name="Title").input_value() == "Sheet/4"
    page.keyboard.press("Enter")
    page.locator(f"{MENU} [role=status]").filter(has_text="Link copied").wait_for()
    assert "title=Sheet%2F4" in page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.className === 'more'")


@pytest.mark.parametrize("look", ["light", "dark"])
def test_on_a_phone_the_menu_and_what_is_said_are_on_the_screen(
    server: Server, new_page: "Callable[..., Page]", look: str
) -> None:
    phone = open_page(new_page(viewport=PHONE, color_scheme=look), f"{server.url}/exercises")
    link_of(phone)
    said = phone.locator(".share [role=status]").bounding_box()
    assert said and said["x"] >= 0 and said["x"] + said["width"] <= PHONE["width"]
    phone.get_by_role("button", name="Share with a class").click()
    menu = phone.locator(MENU).bounding_box()
    assert menu and menu["x"] >= 0 and menu["x"] + menu["width"] <= PHONE["width"]
    assert phone.evaluate(NO_SIDEWAYS_SCROLL) and grave(phone) == []


def test_without_a_clipboard_the_link_is_copied_from_a_selection(server: Server, page: "Page") -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, f"{server.url}/glossary")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject() }")
    page.get_by_role("button", name="Share with a class").click()
    assert copied(page).startswith(f"{server.url}/glossary?v=1")


def test_back_closes_the_menu_with_its_page(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/glossary")
    page.get_by_role("button", name="Share with a class").wait_for()
    page.evaluate("history.pushState(null, '', '?q=VC')")
    page.get_by_role("button", name="Share with a class").click()
    assert page.locator(MENU).count() == 1
    page.go_back()
    page.wait_for_function(f"!document.querySelector('{MENU}')")
