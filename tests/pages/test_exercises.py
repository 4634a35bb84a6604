"""Exercises: the set in the link, feedback for each answer, and what is said of sets that cannot be."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds.exercises import DIFFICULTIES, exercises
from bounds.exercises.platforms import FORMATS
from bounds.numbers import UNBROKEN
from tests.opening import NEVER_SHOWN, as_read, opened, page_text
from tests.sentences import facts

SET = {"seed": "7", "family": "finite", "difficulty": "easy", "count": "5"}


def fields(app: AppTest) -> list[str]:
    return [field.key for field in app.text_input if field.key and field.key.startswith("exercise ")]


def questions(app: AppTest) -> list[str]:
    read = (as_read(text.value).replace(UNBROKEN, " ") for text in app.markdown)
    return [text.partition("** ")[2] for text in read if text.startswith("**") and "?" in text]


def test_a_link_shows_its_very_set() -> None:
    app = opened("exercises", **SET)
    assert not app.exception and not app.warning
    assert questions(app) == [exercise.question for exercise in exercises(7, 5, "finite", "easy")]
    assert len(fields(app)) == 5


def test_a_formula_of_a_question_has_no_place_to_break_at() -> None:
    app = opened("exercises", family="finite", difficulty="easy")
    held = "(ln|H| = 10 ln 2)".replace(" ", UNBROKEN)
    assert any(held in as_read(text.value) for text in app.markdown)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_all_families_at_every_difficulty(difficulty: str) -> None:
    app = opened("exercises", family="all", difficulty=difficulty, count="20", seed="3")
    assert not app.exception and not app.error
    assert len(fields(app)) == 20
    assert not NEVER_SHOWN.search(page_text(app))


def test_right_and_wrong_answers_get_their_word() -> None:
    app = opened("exercises", **SET)
    first, _, third = exercises(7, 5, "finite", "easy")[:3]
    keys = fields(app)
    app.text_input(key=keys[0]).set_value(first.key).run()
    assert "\nRight</span>" in page_text(app)
    slip = third.distractors[-1]  # of four digits: with two, a guess could hit it
    app.text_input(key=keys[2]).set_value(third.wrong(slip)).run()
    assert "Not quite" in facts(page_text(app))
    assert f"**{third.wrong(slip)}** is" in page_text(app)
    assert "Show mistake" in facts([fold.label for fold in app.expander])


def test_a_wrong_answer_to_a_hard_one_does_not_give_the_formula_away() -> None:
    app = opened("exercises", seed="7", family="vc", difficulty="hard", count="1")
    app.text_input(key=fields(app)[0]).set_value("0.5").run()
    assert "no common mistake" in facts(page_text(app))
    assert "line check" not in facts(page_text(app))


def test_another_set_has_other_exercises() -> None:
    app = opened("exercises", **SET)
    before = questions(app)
    app.button[0].click().run()
    assert app.text_input(key="seed").value == "8"
    assert questions(app) == [exercise.question for exercise in exercises(8, 5, "finite", "easy")] != before


def test_what_the_controls_do() -> None:
    app = opened("exercises")
    assert len(fields(app)) == 3
    app.selectbox(key="count").set_value(2).run()
    app.selectbox(key="family").set_value("margin").run()
    app.button_group(key="difficulty").set_value("middle").run()
    assert questions(app) == [exercise.question for exercise in exercises(1, 2, "margin", "middle")]


def test_bad_links_get_their_sentences() -> None:
    app = opened("exercises", family="fin", difficulty="deadly", count="7000", colour="red")
    text = "\n".join(as_read(warning.value) for warning in app.warning)
    for said in ("no family", "no difficulty", "no size", "“colour”"):
        assert said in facts(text)
    assert len(fields(app)) == 3


@pytest.mark.parametrize("seed", ["", "seven", "-1", "1.5"])
def test_a_set_number_that_is_none(seed: str) -> None:
    app = opened("exercises", seed=seed)
    assert "whole 7" in facts(as_read(app.error[0].value))
    assert not fields(app)


def test_a_family_with_nothing_easy_says_so() -> None:
    app = opened("exercises", family="sequential", difficulty="easy")
    assert "no exercises" in facts(as_read(app.info[0].value))
    assert not app.exception


def test_what_is_exported_for_a_platform_is_called_by_its_name_and_moodle_is_first() -> None:
    app = opened("exercises", **SET)
    platform = app.selectbox[-1]
    assert platform.value == "moodle"
    assert FORMATS["moodle"].title in [button.proto.label for button in app.get("download_button")]
    platform.set_value("latex").run()
    assert FORMATS["latex"].title in [button.proto.label for button in app.get("download_button")]
