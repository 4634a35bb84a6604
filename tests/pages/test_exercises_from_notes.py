"""Exercises from the notes: every chapter opens, answers are judged, links hold, sheets can be taken away."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.exercises.chapters import chapters, works
from laboratory.exercises.problem import Problem
from laboratory.exercises.sets import chapter_set
from tests.opening import as_read, calm, messages, opened, page_text
from tests.sentences import facts

TREES = {"notes": "milan", "chapter": "trees", "seed": "5", "count": "2"}


def fields(app: AppTest) -> list[str]:
    return [field.key for field in app.text_input if field.key and field.key.startswith("exercise ")]


def first_problem() -> Problem:
    result = chapter_set("milan", "trees", 5, 2)[0]
    assert isinstance(result, Problem)
    return result


@pytest.mark.parametrize("work", works())
def test_every_chapter_opens_with_a_question_and_without_a_complaint(work: str) -> None:
    app = opened("exercises", notes=work, count="2")
    for key, chapter in chapters(work).items():
        app.selectbox(key="chapter").set_value(key).run()
        calm(app)
        assert not messages(app), key
        assert len(fields(app)) == 2 + len(chapter.worked), key
        assert any(text.value.startswith("**1.**") and "?" in text.value for text in app.markdown), key


def test_a_link_opens_its_chapter() -> None:
    app = opened("exercises", **TREES)
    calm(app)
    assert app.button_group(key="by").value == "notes"
    assert [item.question for item in chapter_set("milan", "trees", 5, 2)] == [
        text.value.partition("** ")[2] for text in app.markdown if text.value[:4] in ("**1.", "**2.")
    ]


def test_a_right_answer() -> None:
    app = opened("exercises", **TREES)
    app.text_input(key=fields(app)[0]).set_value(first_problem().key).run()
    calm(app)
    assert "\nRight</span>" in page_text(app)
    assert "Show solution" in facts([fold.label for fold in app.expander])


def test_a_named_slip() -> None:
    app = opened("exercises", **TREES)
    number, words = first_problem().wrong_answers[0]
    app.text_input(key=fields(app)[0]).set_value(number).run()
    calm(app)
    assert "Not quite" in facts(page_text(app))
    assert f"**{number}**: {words}" in [as_read(text.value) for text in app.markdown]


def test_a_wrong_answer_that_nothing_explains() -> None:
    app = opened("exercises", **TREES)
    app.text_input(key=fields(app)[0]).set_value("123").run()
    calm(app)
    assert "123 no common" in facts(page_text(app))


def test_too_few_digits() -> None:
    app = opened("exercises", **TREES)
    app.text_input(key=fields(app)[0]).set_value(f"{first_problem().answer:.1g}").run()
    assert "few digits" in facts(page_text(app))
    assert "4" in facts(as_read(app.info[0].value))


@pytest.mark.parametrize("typed", ["seven", "$evil$", "1e999", "?"])
def test_what_is_no_number(typed: str) -> None:
    app = opened("exercises", **TREES)
    app.text_input(key=fields(app)[0]).set_value(typed).run()
    assert not app.exception
    assert "finite number" in facts(as_read(app.error[0].value))


def test_hints_come_one_by_one() -> None:
    app = opened("exercises", notes="milan", chapter="linear", seed="1", count="4")
    hints = [button for button in app.button if button.label == "Hint"]
    said = len(app.markdown)
    hints[-1].click().run()
    calm(app)
    assert len(app.markdown) == said + 1
    assert len([button for button in app.button if button.label == "Hint"]) == len(hints) - 1


def test_from_notes_to_family_and_back() -> None:
    app = opened("exercises", **TREES)
    app.button_group(key="by").set_value("family").run()
    calm(app)
    assert "notes" not in app.query_params and "chapter" not in app.query_params
    app.button_group(key="by").set_value("notes").run()
    calm(app)
    assert app.selectbox(key="chapter").value == "trees"


def test_a_link_opens_a_family_after_a_visit_to_the_notes() -> None:
    app = opened("exercises", **TREES)
    app.query_params.clear()
    app.query_params["family"] = "margin"
    app.run()
    assert app.button_group(key="by").value == "family"
    assert app.selectbox(key="family").value == "margin"


def test_bad_links_get_their_sentences() -> None:
    app = opened("exercises", notes="nowhere", chapter="trees", by="chance")
    warned = "\n".join(as_read(warning.value) for warning in app.warning)
    assert "no set" in facts(warned)
    assert "no way" in facts(warned)
    app = opened("exercises", notes="milan", chapter="deep")
    assert "no chapter" in facts(as_read(app.warning[0].value))
    assert fields(app)


def test_a_set_number_that_is_none() -> None:
    app = opened("exercises", **{**TREES, "seed": "seven"})
    assert "whole 7" in facts(as_read(app.error[0].value))
    assert not fields(app)
