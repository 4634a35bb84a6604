"""A question in words on the page that opens first: the keyboard alone, in a real browser."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import quote

from bounds import count
from tests.browser.axe import grave
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

ISSUE = (
    "How many examples does a consistent learner of conjunctions over 10 variables need for error 10 % with 95 % "
    "confidence?"
)
FITS = "document.querySelector('[data-testid=stMain]').scrollWidth <= innerWidth"


def number(page: "Page") -> str:
    return page.locator('[data-testid="stHtml"] span').first.inner_text().strip()


def test_a_pasted_question_is_answered_by_enter_and_stays(server: Server, page: "Page") -> None:
    open_page(page, server.url)
    page.keyboard.insert_text(ISSUE)  # as a paste does: the field is reached already
    page.keyboard.press("Enter")
    page.wait_for_url("**q=How**")
    wait_until_still(page)
    assert number(page) == "140"  # (ln 59050 + ln 20)/0.1 = 139.8
    page.reload()
    wait_until_still(page)
    assert number(page) == "140" and page.get_by_label("Ask in your own words").input_value().count("10") == 2
    page.get_by_role("textbox", name="failure probability δ").fill("1%")
    page.keyboard.press("Enter")
    page.wait_for_url("**q.delta=1**")
    wait_until_still(page)
    assert number(page) == "156"  # (ln 59050 + ln 100)/0.1 = 155.9
    assert grave(page) == []
    page.get_by_role("link", name="Open in the Calculator").click()
    page.get_by_role("heading", name="Calculator", level=1).wait_for()
    wait_until_still(page)
    assert number(page) == "156"
    page.go_back()
    page.get_by_label("Ask in your own words").wait_for()
    wait_until_still(page)
    assert number(page) == "156" and page.get_by_label("Ask in your own words").input_value().count("10") == 2


def test_the_keyboard_goes_from_the_question_to_its_pieces_and_what_is_missing(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/?q=VC bound m=1000 d=10")
    page.get_by_label("Ask in your own words").focus()
    reached: list[str] = []
    while len(reached) < 12 and "Calculator" not in "".join(reached):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText"))
    fields = [label for label in reached if label.startswith(("sample size", "VC dimension", "failure"))]
    assert fields == ["sample size m", "VC dimension d", "failure probability δ"]
    assert "Calculator" in reached[-1]


def test_on_a_phone_nothing_is_reached_and_all_stands_in_a_column(
    server: Server, new_page: "Callable[..., Page]"
) -> None:
    page = open_page(new_page({"width": 390, "height": 844}, "dark", is_mobile=True), f"{server.url}/?q={quote(ISSUE)}")
    assert number(page) == "140" and page.evaluate(FITS)
    assert page.evaluate("document.activeElement === document.body")
    boxes = [
        page.get_by_role("textbox", name=label).bounding_box()
        for label in ("true risk at most", "failure probability δ")
    ]
    assert boxes[0] and boxes[1] and boxes[0]["y"] + boxes[0]["height"] < boxes[1]["y"]
    assert grave(page) == []


def test_back_and_forward_step_between_questions_with_their_corrections(server: Server, page: "Page") -> None:
    open_page(page, server.url)
    entries = page.evaluate("history.length")
    asked_for(page, ISSUE, "**q=How**")
    page.get_by_role("textbox", name="failure probability δ").fill("1%")
    page.keyboard.press("Enter")
    page.wait_for_url("**q.delta=1**")
    wait_until_still(page)
    asked_for(page, "How many conjunctions over 6 variables?", "**6+variables**")
    assert "q.delta" not in page.url and number(page) == "730"  # 3^6 + 1
    assert page.evaluate("history.length") == entries + 2, "a question is an entry, a correction is none"
    page.go_back()
    page.wait_for_url("**q.delta=1**")
    wait_until_still(page)
    assert number(page) == "156" and quote(page.get_by_label("Ask in your own words").input_value()) == quote(ISSUE)
    assert page.get_by_role("textbox", name="failure probability δ").input_value() == "1%"
    page.go_forward()
    page.wait_for_url("**6+variables**")
    wait_until_still(page)
    assert number(page) == "730"


def asked_for(page: "Page", question: str, address: str) -> None:
    field = page.get_by_label("Ask in your own words")
    field.fill(question)
    field.press("Enter")
    page.wait_for_url(address)
    wait_until_still(page)


def test_a_parameter_of_a_class_is_corrected_by_the_keyboard_alone(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/?q=How many monomials over 10 variables?")
    page.get_by_label("Ask in your own words").focus()
    for _ in range(2):  # over the help of the field
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == count.families["conjunctions"].parameters[0].named
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    page.wait_for_url("**q.n=5**")
    wait_until_still(page)
    assert number(page) == "244"  # 3^5 + 1


def test_why_a_bound_is_vacuous_is_drawn_after_one_enter_and_mended_by_one_click(server: Server, page: "Page") -> None:
    open_page(page, server.url)
    page.keyboard.insert_text("why is the VC bound vacuous at m = 500, d = 20")
    page.keyboard.press("Enter")
    page.wait_for_url("**q=why**")
    wait_until_still(page)
    assert page.locator(".figure").first.is_visible() and grave(page) == []
    page.get_by_role("button", name="Set m = ").click()
    page.wait_for_url("**q.m=**")
    wait_until_still(page)
    assert 0.9 < float(number(page)) < 1


def test_the_calculator_takes_a_question_in_words_and_judges_the_number_in_it(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator")
    asked_for(page, f"{ISSUE} Is 140 right?", "**answer=140**")
    assert number(page) == "140" and page.get_by_text("Right", exact=True).is_visible()
    assert page.get_by_role("textbox", name="failure probability δ").input_value() == "0.05"
    assert grave(page) == []
