"""Why a bound is vacuous: which of its terms dominates, from which sample on it says something, and what stood in."""

import pytest

from bounds import ask, theorems
from bounds.comparison.terms import terms
from pages.answering.pieces_in_words import FOR_A_NUMBER, MISSING, USUAL
from tests.opening import opened, page_text

WHY = "why is the VC bound vacuous at m = 500, d = 20?"


def test_the_usual_confidence_stands_in_and_the_reply_tells_it() -> None:
    reply = ask(WHY)
    (delta,) = [piece for piece in reply.understood if piece.name == "delta"]
    assert (delta.value, delta.words, delta.is_guess) == (0.05, "", True)
    assert not reply.missing and any("0.05" in doubt for doubt in reply.doubts)
    complete = ask(WHY.replace("?", ", delta = 0.01?"))
    assert complete.doubts == () and complete.explanation == ask(WHY, delta=0.01).explanation != reply.explanation
    assert ask(WHY, delta=0.01).doubts == ()


def test_nothing_stands_in_where_no_terms_are_asked_about() -> None:
    assert ask("VC bound, m = 500, d = 20").missing == ("delta",)
    assert ask("VC bound, m = 500, d = 20").explanation == ""
    assert "d" in ask("why is the VC bound vacuous at m = 500?").missing


def test_it_names_the_largest_term_and_the_first_informative_sample() -> None:
    reply = ask(WHY)
    theorem, inputs = theorems[reply.answers[0].name], {"d": 20, "delta": 0.05}
    assert theorem(m=500, **inputs) >= 1 and "vacuous" in reply.answers[0].number
    size = int(reply.explanation.rpartition(" ")[2].replace(",", ""))
    assert theorem(m=size - 1, **inputs) >= 1 > theorem(m=size, **inputs)
    made_of = terms(theorem, {"m": 500, **inputs})
    assert made_of is not None and made_of.verdict in reply.explanation


@pytest.mark.parametrize(
    "question",
    [
        "why is my VC bound bigger than 1 with 500 examples and VC dimension 20",
        "VC bound, 500 examples, d = 20: it is above 1, why?",
        "Why does the VC bound exceed 1 for d = 20 and m = 500?",
    ],
)
def test_the_one_that_a_vacuous_bound_exceeds_is_no_number_of_the_question(question: str) -> None:
    reply = ask(question)
    assert reply.explanation.startswith("vacuous") and reply.unused == ()
    assert not any("misread" in doubt for doubt in reply.doubts)


def test_a_bound_that_says_something_is_explained_as_well() -> None:
    reply = ask("what dominates the VC bound at m = 100000, d = 5, delta = 0.01?")
    assert not reply.explanation.startswith("vacuous") and "complexity" in reply.explanation


def test_the_first_page_shows_the_terms_and_sets_the_first_informative_sample() -> None:
    app = opened("start", q=WHY)
    assert not app.exception and "dominates" in page_text(app)
    assert app.text_input(key="q.delta").value == "0.05" and USUAL in page_text(app)
    button = app.button(key="_informative_size")
    button.click().run()
    assert not app.exception and app.text_input(key="q.m").value == "1293"
    assert "Vacuous" not in page_text(app) and "dominates" in page_text(app)


def test_a_class_without_its_size_is_asked_for_its_parameters() -> None:
    question = "how many examples for conjunctions?"
    reply = ask(question)
    assert reply.answers[0].name == "finite_realizable" and reply.missing == ("n", "delta", "at_most")
    filled = ask(question, n=10, delta=0.05, at_most=0.1)
    assert not filled.missing and filled.answers[0].value == 140  # (ln 59,050 + ln 20) / 0.1 = 139.8
    app = opened("start", q=question)
    for name, number in (("n", "10"), ("delta", "0.05"), ("at_most", "0.1")):
        app.text_input(key=f"q.{name}").set_value(number).run()
    assert not app.exception and "140" in page_text(app)


def test_a_question_without_numbers_is_answered_with_the_theorem_itself() -> None:
    app = opened("start", q="which theorem for noisy labels")
    text = page_text(app)
    assert not app.exception and any("eta" in formula.value for formula in app.latex)
    title = theorems["finite_label_noise"].title
    assert text.index(title) < text.index(FOR_A_NUMBER) and MISSING not in text
    assert MISSING in page_text(opened("start", q="VC bound, m = 500, d = 20"))
