"""A number that is told as not used says why, where it lies outside what it could be; of several the first is used."""

import pytest

from bounds.asking.ask import ask
from tests.sentences import facts

ABOUT = "for a finite class of |H| = 100, agnostic"


def doubts(question: str) -> list[str]:
    return list(ask(question).doubts)


@pytest.mark.parametrize(
    ("question", "number", "reason"),
    [
        (f"-5 examples, delta 5%, {ABOUT}", "-5", "-5 not nothing"),
        (f"101 % confidence with m=100, {ABOUT}", "101%", "101% not 100 %"),
        (f"delta=-0.1 with m=100, {ABOUT}", "delta=-0.1", "δ between 0 1"),
        (f"m = 1.5 and delta = 0.05, {ABOUT}", "m = 1.5", "m ≥ 1"),
    ],
)
def test_what_is_outside_its_domain_says_so(question: str, number: str, reason: str) -> None:
    reply = ask(question)
    assert number in reply.unused
    (told_why,) = [doubt for doubt in reply.doubts if doubt.startswith(number)]
    assert all(fact in str(facts(told_why)) or fact in told_why for fact in reason.split())


@pytest.mark.parametrize("values", ["1,2,3", "10, 20, 30"])
def test_of_several_values_it_is_told_that_the_first_is_used(values: str) -> None:
    reply = ask(f"m = {values}, delta = 0.05, {ABOUT}")
    first, *others = values.replace(" ", "").split(",")
    assert [piece.value for piece in reply.understood if piece.name == "m"] == [int(first)]
    assert set(others) <= set(reply.unused)
    assert [doubt for doubt in reply.doubts if f"m = {values}" in doubt and "only" in facts(doubt)]


@pytest.mark.parametrize("question", ["m = 1,500, delta = 0.05", "m = 100, 0.05", "m = 100, delta = 0.05"])
def test_a_comma_of_thousands_or_between_facts_is_no_list(question: str) -> None:
    assert not [doubt for doubt in doubts(f"{question}, {ABOUT}") if "several" in doubt]
