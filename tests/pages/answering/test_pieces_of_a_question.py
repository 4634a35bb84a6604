"""What is understood of a question is told once, in words and numbers as they are written elsewhere."""

import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds.asking.ask import ask
from tests.opening import opened, page_text

HOMEWORK = "Is 4500 right for a VC homework"
NUMBERS = "VC bound, d = 10, eps = 0.1, delta = 0.05: I get 4500"


def test_a_fact_is_told_in_the_words_of_the_question() -> None:
    """And not under the name that the reader of questions has for it."""
    question = "misprints in the Caltech notes on SVM"
    names = {piece.name for piece in ask(question).understood if piece.kind == "fact"}
    badges = page_text(opened("start", q=question)).partition(":gray-badge[")[2]
    assert "lfd" in names and "Caltech" in badges and "lfd" not in badges


def test_two_facts_of_the_same_words_are_told_once() -> None:
    """The tool and what it is an example of: both are heard in one word."""
    words = [piece.words for piece in ask("play adaboost").understood]
    assert words == ["adaboost", "adaboost"]
    assert page_text(opened("start", q="play adaboost")).count(f":gray-badge[{words[0]}]") == 1


def test_a_number_to_check_has_its_comma() -> None:
    """As what is to be checked, over the verdict, and in it."""
    text = page_text(opened("start", q=NUMBERS))
    assert text.count("4,500") == 3 and "4500" not in text


def test_the_source_does_not_name_the_theorem_that_stands_above_it() -> None:
    for question in (HOMEWORK, f"{HOMEWORK}, d = 10"):
        (source,) = [each.value for each in opened("start", q=question).caption if "Source: " in each.value]
        assert source.startswith("Source: ")
    (source,) = [each.value for each in opened("start", q=NUMBERS).caption if "Source: " in each.value]
    assert source.partition(". Source: ")[0] in {answer.title for answer in ask(NUMBERS).answers[:1]}
