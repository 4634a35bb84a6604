"""Check my answer and Exercises, in a real browser: fields, folds, links, downloads, phone and dark mode."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bounds.exercises import exercises
from tests.browser.server import Server, link_of, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

ANSWER = "Your answer: sample size m"
SET = "seed=7&family=finite&difficulty=easy&count=3"


def wait_for_verdict(page: "Page", word: str) -> None:
    """Until the big word under the field is this one."""
    page.locator('[data-testid="stHtml"] span', has_text=word).first.wait_for(state="visible")


def type_into(page: "Page", label: str, text: str) -> None:
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")
    wait_until_still(page)


def test_the_answer_is_hidden_until_it_is_asked_for(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/check_my_answer")
    wait_for_verdict(page, "Not quite")
    proof = page.get_by_text("holds at m = 140 and fails at m = 139")
    assert not proof.is_visible()
    page.get_by_text("Show me that line").click()
    page.get_by_text("This theorem uses natural logarithms").wait_for(state="visible")
    assert not proof.is_visible()
    page.get_by_text("Show the answer").click()
    proof.wait_for(state="visible")


def test_a_right_answer_and_a_link_that_reproduces_it(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    open_page(page, f"{server.url}/check_my_answer")
    type_into(page, "failure probability δ", "0.02")
    type_into(page, ANSWER, "149")  # (10 ln 3 + ln 50)/0.1 = 148.98
    wait_for_verdict(page, "Right")
    address = link_of(page)
    assert "v=1" in address and "answer=149" in address and "delta=0.02" in address
    again = open_page(new_page(), address)
    wait_for_verdict(again, "Right")
    assert again.get_by_label(ANSWER, exact=True).input_value() == "149"
    assert not again.get_by_text("was ignored").count()


def test_an_instructor_s_link_shows_the_set_to_everybody(
    server: Server, page: "Page", new_page: "Callable[..., Page]"
) -> None:
    found = exercises(7, 3, "finite", "easy")
    open_page(page, f"{server.url}/exercises?{SET}")
    again = open_page(new_page(), link_of(page))
    for one in (page, again):
        for number, asked in enumerate(found, 1):
            assert one.get_by_text(asked.question.partition("“")[2].partition("”")[0]).first.is_visible()
            assert one.get_by_label(f"Your answer to exercise {number}", exact=True).is_visible()
    type_into(page, "Your answer to exercise 1", found[0].shown)
    wait_for_verdict(page, "Right")


def test_a_set_can_be_taken_away(server: Server, page: "Page", tmp_path: Path) -> None:
    found = exercises(7, 3, "finite", "easy")
    open_page(page, f"{server.url}/exercises?{SET}")
    page.get_by_role("button", name="Take away").click()
    for name in ("Markdown with solutions", "CSV with solutions"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=name, exact=True).click()
        waiting.value.save_as(tmp_path / name)
    sheet = (tmp_path / "Markdown with solutions").read_text("utf-8")
    assert all(one.question in sheet and f"{one.shown} {one.unit}" in sheet for one in found)
    rows = list(csv.DictReader((tmp_path / "CSV with solutions").read_text("utf-8").splitlines()))
    assert [row["answer"] for row in rows] == [one.shown for one in found]
