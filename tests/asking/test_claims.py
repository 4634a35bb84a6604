"""A number that somebody wants to be checked is no number of the question, and goes along to the Calculator."""

import math

import pytest

from bounds import ask, theorems
from bounds.asking.claims import claimed
from bounds.asking.mentions import mentions
from tests.asking.test_on_the_first_page import links
from tests.opening import opened, page_text

ISSUE = "How many examples for a consistent learner, |H| = 3^10, error at most 10 %, 95 % confidence?"
VC = "VC bound, d = 10, m = 10000, delta = 0.05"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Is 4,500 right for d = 10?", ["4,500"]),
        ("d = 10, eps = .1: I get 4500 examples", ["4500"]),
        ("we computed a sample size of 4500 for d = 10", ["4500"]),
        ("my answer: 0.043, m = 1000", ["answer: 0.043"]),
        ("Is 12 % the correct answer for m = 1000?", ["12 %"]),
        ("Are 500 examples enough?", []),
        ("The error is 0.1, the right class has d = 3", []),
        ("I have 500 examples and d = 3", []),
        ("they find 12 errors on a test set of 200, delta 0.05", []),
        ("I got 5 wrong on 100 test examples, upper bound 95%", []),
        ("I get 1000 examples per day; d = 3, VC bound: what gap?", []),
        ("Perceptron, radius 1, margin 0.1: is 100 mistakes right?", ["100"]),
    ],
)
def test_only_what_is_to_be_checked_is_a_claim(text: str, numbers: list[str]) -> None:
    assert [claim.mention.words for claim in claimed(text, mentions(text))] == numbers


@pytest.mark.parametrize(
    ("question", "claim"),
    [
        (VC, "Is 0.3 right?"),
        (ISSUE, "Is 140 right?"),
        (ISSUE, "I get m = 133"),
        ("Hoeffding, m = 1000, delta = 0.05", "My answer is 0.043"),
    ],
)
def test_it_changes_nothing_else_of_the_answer(question: str, claim: str) -> None:
    plain, checked = ask(question), ask(f"{question} {claim}")
    assert plain.claimed == "" and checked.claimed in claim.split()[-1:] + claim.split()[1:2]
    assert (checked.answers[0].name, checked.answers[0].value) == (plain.answers[0].name, plain.answers[0].value)
    assert not checked.unused and checked.claimed in "\n".join(checked.lines())


def test_without_other_numbers_a_theorem_comes_before_every_page() -> None:
    assert ask("is 4,500 right for a VC homework").answers[0].kind == "theorem"


def test_the_calculator_judges_it() -> None:
    right = theorems["hoeffding_two_sided"](m=1000, delta=0.05)
    for number, is_right in ((f"{right:.3f}", True), ("0.5", False)):
        question = f"Hoeffding two-sided, m = 1000, delta = 0.05: I get {number}"
        _, address = links(opened("start", q=question))["Open in the Calculator"]
        assert address["answer"] == number
        app = opened("calculator", **address)
        assert not app.exception and (">\nRight<" in page_text(app)) is is_right
        app = opened("calculator")
        app.text_input(key="q").set_value(question).run()
        assert app.text_input(key="answer").value == number and (">\nRight<" in page_text(app)) is is_right


def test_the_first_page_judges_it_below_its_own_answer() -> None:
    right = theorems["finite_realizable"].solve("m", at_most=0.1, delta=0.05, ln_size=math.log(1000)).value
    question = "consistent learner, |H| = 1000, error 10 %, 95 % confidence: is {} right?"
    for number, is_right in ((right, True), (right + 31, False)):
        text = page_text(opened("start", q=question.format(number)))
        assert (">\nRight<" in text) is is_right and (">\nNot quite<" in text) is not is_right


def test_a_large_whole_number_to_be_checked_is_a_sample_size() -> None:
    reply = ask("is 4,500 right for a VC homework")
    assert reply.wanted == "m" and set(reply.missing) == {"d", "delta", "at_most"}
    filled = ask("is 4,500 right for a VC homework", d=10, delta=0.05, at_most=0.1)
    assert filled.claimed == "4500" and filled.answers[0].unknown == "m"
