"""The field in the header: reached by a key, answered while one types, and what it finds opens in the session."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import grave
from tests.browser.conftest import PHONE
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

FIELD = ".find input"
TOP = "() => document.querySelector('h1').getBoundingClientRect().top"


def field(page: "Page") -> "Locator":
    return page.get_by_role("combobox", name="Find a page")


def typed(page: "Page", words: str) -> list[str]:
    """Type as a person does, from anywhere; the titles that are listed."""
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.get_by_role("option").first.wait_for()
    return [option.inner_text() for option in page.get_by_role("option").locator("span").all()]


def test_a_slash_and_a_mistyped_name_open_the_theorem(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/glossary")
    page.keyboard.press("/")
    assert page.evaluate(f"document.activeElement === document.querySelector('{FIELD}')")
    page.keyboard.type("nofikof")
    page.keyboard.press("Enter")  # before anything is answered
    page.wait_for_url("**/calculator?theorem=perceptron_mistakes")
    wait_until_still(page)
    assert page.get_by_text("100", exact=True).first.is_visible()  # (1/0.1)^2
    assert field(page).input_value() == "" and not page.get_by_role("listbox", name="Results").is_visible()
    typed(page, "finite class agnostic excess split")
    page.keyboard.press("Enter")  # another one on the same page
    page.wait_for_url("**/calculator?theorem=finite_agnostic_excess_split")
    wait_until_still(page)
    typed(page, "novikoff")
    page.keyboard.press("Enter")  # and back to the first, which this page has had in its address before
    page.wait_for_url("**/calculator?theorem=perceptron_mistakes")
    wait_until_still(page)
    assert page.get_by_text("100", exact=True).first.is_visible()


def test_a_question_typed_into_the_header_is_answered(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/glossary")
    page.keyboard.press("/")
    page.keyboard.type("examples for conjunctions over 10 literals, error .1, 95 %")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Learning Theory Lab", level=1).wait_for()
    wait_until_still(page)
    assert page.get_by_label("Ask in your own words").input_value().startswith("examples for")
    assert page.get_by_text("140", exact=True).first.is_visible()  # (ln 59050 + ln 20)/0.1 = 139.8


def test_it_says_at_once_that_it_searches(server: Server, page: "Page") -> None:
    """No answer comes until the test lets it."""
    open_page(page, f"{server.url}/glossary")
    held: list[Route] = []

    def hold(request: "Route") -> None:
        held.append(request)

    page.route("**/search.json**", hold)
    page.keyboard.press("/")
    page.keyboard.type("novikoff")
    says = page.locator(".find [role=status]")
    says.filter(has_text="Searching").wait_for(timeout=5_000)
    page.wait_for_timeout(500)  # after the last letter nothing takes it away, either
    assert says.is_visible()
    while held:
        held.pop(0).continue_()
        page.wait_for_timeout(100)
    page.get_by_role("option").first.wait_for()
    assert says.inner_text() == ""


def test_arrows_choose_escape_closes_and_a_slash_in_a_field_is_a_slash(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/theorems")
    titles = typed(page, "perceptron")
    assert titles[0] == "Perceptron" and len(titles) == 8
    page.keyboard.press("ArrowDown")
    chosen = page.locator("[role=option][aria-selected=true]")
    assert chosen.locator("span").inner_text() == titles[1]
    assert field(page).get_attribute("aria-activedescendant") == chosen.get_attribute("id")
    page.keyboard.press("Escape")
    assert not page.get_by_role("option").first.is_visible() and field(page).get_attribute("aria-expanded") == "false"
    page.get_by_label("Search").click()
    page.keyboard.type("1/2")
    assert page.get_by_label("Search").input_value() == "1/2" and field(page).input_value() == "perceptron"


def test_what_is_nowhere_says_so_and_a_similar_word_is_sought(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/theorems")
    page.keyboard.press("/")
    page.keyboard.type("zebra hoefdinx")
    page.get_by_text("Nothing matches “zebra hoefdinx”.").wait_for()
    page.get_by_role("button", name="hoeffding").click()
    page.get_by_role("option").first.wait_for()
    assert field(page).input_value() == "hoeffding"
    page.get_by_role("option", name="Hoeffding's inequality, any range").click()
    page.wait_for_url("**/calculator?theorem=hoeffding_range")


@pytest.mark.parametrize(("address", "scheme", "phone"), [("theorems", "dark", True), ("kernels", "light", False)])
def test_axe_finds_nothing_serious_in_what_opens_and_nothing_is_pushed(
    server: Server, new_page: "Callable[..., Page]", address: str, scheme: str, phone: bool
) -> None:
    look = {"viewport": PHONE, "is_mobile": True} if phone else {}
    page = open_page(new_page(color_scheme=scheme, **look), f"{server.url}/{address}")
    before = page.evaluate(TOP)
    page.evaluate("() => { document.querySelector('.st-key-find_anything').style.display = 'none' }")
    assert page.evaluate(TOP) == before
    page.evaluate("() => { document.querySelector('.st-key-find_anything').style.display = '' }")
    typed(page, "support vector machine")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert grave(page) == []


def test_a_frame_has_no_field(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/kernels?embed=true")
    assert page.locator(FIELD).count() == 0
