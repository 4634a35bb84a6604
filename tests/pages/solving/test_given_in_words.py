"""A question in words on the Calculator fills in its fields, and says what they hold that it does not say."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import count, theorems, vc_dimension
from bounds.asking.answers import NOTHING
from bounds.asking.ask import ask
from pages.answering.answers_in_words import in_a_line
from pages.answering.in_words import EXAMPLES
from pages.solving.given_in_words import ELSEWHERE, UNCHANGED
from tests.opening import opened, page_text

RATE_ALONE = "How many examples for conjunctions over 10 variables, error 10 %? I get 140."


def asked_for(question: str, **address: str) -> AppTest:
    app = opened("calculator", **address)
    app.text_input(key="q").set_value(question).run()
    assert not app.exception and not app.error
    return app


def held(app: AppTest, *keys: str) -> dict[str, str | None]:
    return {key: app.text_input(key=key).value for key in keys}


def test_the_theorem_its_unknown_and_all_numbers_are_filled_in() -> None:
    app = asked_for("Consistent learner, |H| = 1000, error at most 5 %, 99 % confidence: how many examples?")
    assert (app.selectbox(key="theorem").value, app.selectbox(key="for").value) == ("finite_realizable", "m")
    assert held(app, "m", "delta", "at_most") == {"m": "", "delta": "0.01", "at_most": "0.05"}
    expected = theorems["finite_realizable"].solve("m", delta=0.01, ln_size=count(1000).ln, at_most=0.05).value
    assert f"{expected} " in page_text(app) and app.query_params["q"]


def test_what_was_solved_for_is_filled_in_again() -> None:
    app = asked_for("Hoeffding, two-sided, 200 examples, delta = 0.1", theorem="finite_realizable", **{"for": "m"})
    assert app.selectbox(key="theorem").value == "hoeffding_two_sided" and app.selectbox(key="for").value == "value"
    assert held(app, "m", "delta") == {"m": "200", "delta": "0.1"}


def test_what_the_question_does_not_say_is_named() -> None:
    question = "How many examples for conjunctions over 10 variables, error 10 %"
    said, unsaid = (asked_for(f"{question}{more}?") for more in (", 95 % confidence", ""))
    assert sum("δ" in each.value for each in unsaid.caption) == sum("δ" in each.value for each in said.caption) + 1


@pytest.mark.parametrize(("question", "pronoun"), [("Is 4,500 right for a VC homework?", "them"), (RATE_ALONE, "it")])
def test_a_verdict_on_usual_values_says_which_are_to_be_set(question: str, pronoun: str) -> None:
    assert any(f". Set {pronoun} " in each.value for each in asked_for(question).caption)


@pytest.mark.parametrize(
    ("question", "argument"),
    [
        ("Examples for conjunctions over 10 variables, error 10 %, 95 %?", count.conjunctions(n=10).argument),
        ("VC bound for intervals with m = 2000, 95 % confidence", vc_dimension("intervals").cls.why_lower),
    ],
)
def test_the_class_is_counted_or_its_vc_dimension_argued(question: str, argument: str) -> None:
    plain = "".join(argument.partition("$")[0].split())
    assert plain in "".join(page_text(asked_for(question)).split())
    assert plain not in "".join(page_text(opened("calculator")).split())


def test_what_no_theorem_answers_changes_no_field_and_leads_elsewhere() -> None:
    before = held(opened("calculator"), "delta", "ln_size", "at_most")
    for question in ("How many conjunctions over 10 variables?", "xyzzy plugh"):
        app = asked_for(question)
        assert held(app, *before) == before and app.selectbox(key="theorem").value == "finite_realizable"
        link = app.get("page_link")[0].proto
        assert link.label == in_a_line((ask(question).answers or ask(question).nearest)[0])
        said = ELSEWHERE if ask(question).answers else NOTHING
        assert f"{said} {UNCHANGED}" in [caption.value for caption in app.caption]


def test_a_number_to_check_is_that_of_its_own_question() -> None:
    question = "Consistent learner, |H| = 1000, error at most 5 %, 99 % confidence: how many examples?"
    for other in (question, "How many conjunctions over 10 variables?", ""):
        app = asked_for(f"{question} Is 143 right?")
        assert app.text_input(key="answer").value == "143"
        app.text_input(key="q").set_value(other).run()
        assert app.text_input(key="answer").value == "" and "answer" not in app.query_params


def test_a_link_with_a_question_alone_fills_in_the_fields() -> None:
    app = opened("calculator", q=EXAMPLES[0])
    answer = next(answer for answer in ask(EXAMPLES[0]).answers if answer.kind == "theorem")
    assert (app.selectbox(key="theorem").value, app.selectbox(key="for").value) == (answer.name, "value")
    assert held(app, "m", "d", "delta") == {"m": "10000", "d": "10", "delta": "0.05"}
    app.text_input(key="m").set_value("20").run()
    assert app.text_input(key="m").value == "20"


def test_what_is_changed_after_a_question_is_in_the_link_even_where_it_is_the_usual() -> None:
    app = asked_for("Hoeffding, two-sided, 200 examples, delta = 0.1")
    app.selectbox(key="theorem").set_value("finite_realizable").run()
    again = opened("calculator", **{name: app.query_params[name][-1] for name in app.query_params})
    assert again.selectbox(key="theorem").value == "finite_realizable"


def test_a_link_with_a_question_leaves_its_own_values_alone() -> None:
    question = "Hoeffding, 200 examples, delta = 0.1"
    app = opened("calculator", theorem="finite_realizable", delta="0.2", q=question)
    assert held(app, "delta", "q") == {"delta": "0.2", "q": question}
    assert app.selectbox(key="theorem").value == "finite_realizable"
