"""Your answer and Exercises in a real browser: what is folded away stays so, and a set is taken away."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from bounds.exercises import exercises
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
    open_page(page, f"{server.url}/calculator?hints=1&answer=202")
    wait_for_verdict(page, "Not quite")
    proof = page.get_by_text("m = 140 satisfies the bound, m = 139 does not")
    assert not proof.is_visible()
    page.get_by_text("Show the mistake").click()
    page.get_by_text("This theorem uses natural logarithms").wait_for(state="visible")
    assert not proof.is_visible()


def test_a_set_is_answered_and_taken_away(server: Server, page: "Page", tmp_path: Path) -> None:
    result = exercises(7, 3, "finite", "easy")
    open_page(page, f"{server.url}/exercises?{SET}")
    type_into(page, "Your answer to exercise 1", result[0].key)
    wait_for_verdict(page, "Right")
    page.get_by_role("button", name="Export").click()
    for name in ("Markdown with solutions", "CSV with solutions"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=name, exact=True).click()
        waiting.value.save_as(tmp_path / name)
    sheet = (tmp_path / "Markdown with solutions").read_text("utf-8")
    assert all(answer.question in sheet and f"{answer.key} {answer.unit}" in sheet for answer in result)
    rows = list(csv.DictReader((tmp_path / "CSV with solutions").read_text("utf-8").splitlines()))
    assert [row["answer"] for row in rows] == [answer.key for answer in result]
