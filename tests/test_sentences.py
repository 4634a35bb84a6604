"""A reworded sentence passes; one with another number, relation, sign, negation or condition does not."""

import re

import pytest

from tests.all_told import over
from tests.sentences import Facts, explained, facts, pattern, words

SENTENCE = "With m = 80 and δ = 0.1 the bound failed in 3 of 200 runs, at most 5 % of them; no run exceeds −1.5."
STATED = "m = 80, δ = 0.1: 3 of 200, ≤ 5%; no run > −1.5"

REWORDED = [
    "Of all those with m = 80, δ = 0.1, we saw 3 in 200 fail (at most 5 per cent); never did a run get above -1.5!",
    "m = **80** and δ = **0.1**, and the bound was broken in 3 of 200 cases, no more than 5% and not one run > −1.5",
]
FAULTS = {
    "a number": ("3 of", "4 of"),
    "a digit more": ("200", "2,000"),
    "a digit less": ("200", "20"),
    "another decimal": ("0.1", "0.12"),
    "numbers in another order": ("3 of 200", "200 of 3"),
    "a lost sign": ("−1.5", "1.5"),
    "a lost per cent": ("5 %", "5"),
    "another relation": ("at most", "at least"),
    "a strict relation": ("at most", "less than"),
    "a lost relation": ("at most 5", "5"),
    "a relation turned round": ("exceeds", "is below"),
    "a lost negation": ("no run", "a run"),
    "one more negation": ("failed", "never failed"),
    "one more condition": ("failed", "failed only"),
    "another symbol": ("δ", "ε"),
    "another name": ("m = ", "n = "),
    "one more number": ("the bound", "the bound of 1982"),
}


@over(REWORDED)
def test_a_sentence_in_other_words_states_the_same(sentence: str) -> None:
    assert STATED in facts(sentence) and facts(sentence) == STATED
    assert re.search(pattern(STATED), sentence)


@over(FAULTS.values())
def test_a_fault_in_a_fact_is_seen(right: str, wrong: str) -> None:
    faulty = SENTENCE.replace(right, wrong, 1)
    assert faulty != SENTENCE and STATED in facts(SENTENCE)
    assert STATED not in facts(faulty) and facts(faulty) != STATED
    assert not re.search(pattern(STATED), faulty)


@over(
    [
        ("if it holds", "it holds"),
        ("only once", "once"),
        ("right unless |H| is infinite", "right where |H| is infinite"),
        ("all except 3", "all of 3"),
        ("nowhere more than 2", "somewhere more than 2"),
        ("without 4", "with 4"),
        ("nothing below 1", "something below 1"),
        ("it doesn't hold", "it does hold"),
        ("between 0 and 1", "beside 0 and 1"),
        ("in (0, 1)", "in [0, 1]"),
        ("in (0, 1]", "in (0, 1)"),
        ("in 1..4", "in 1..40"),
        ("4.25·10⁻⁹", "4.25·10⁻⁸"),
        ("2³²", "2"),
        ("1/8", "1"),
        ("|H| = 3", "H = 3"),
        ("ε² + 1", "ε² − 1"),
        ("≈ 3", "= 3"),
        ("nan", "inf"),
        ("192.0.2.1", "192.0.2.10"),
    ]
)
def test_conditions_domains_and_powers_are_facts(right: str, wrong: str) -> None:
    assert facts(right) == right and right in facts(f"So {right} here.")
    assert facts(wrong) != right and right not in facts(f"So {wrong} here.")


def test_a_part_is_asked_for_by_in_and_all_of_it_by_equality() -> None:
    assert "3 of 200" in facts(SENTENCE) and facts(SENTENCE) != "3 of 200"
    assert "80 3" not in facts(SENTENCE), "0.1 stands between"


def test_names_stand_in_their_order_and_in_the_sentence_of_their_facts() -> None:
    text = "Adaline misclassifies 5 of 46. Logistic regression errs on none."
    assert "Adaline 5 of 46" in facts(text) and "adaline misclassifies 5" in facts(text)
    assert "5 Adaline" not in facts(text) and "46 logistic" not in facts(text) and "Ada 5" not in facts(text)
    assert "46. logistic none" in facts(text), "a full stop goes on in the next sentence"
    assert "Adaline 5" in facts(["Nothing else.", text]) and "else adaline" not in facts(["Nothing else", text])


def test_what_a_variable_means_is_not_read_in_a_complaint() -> None:
    complaint = "k of KNN (neighbours, not more than m) must be an integer >= 1; got 0"
    with pytest.raises(ValueError, match=pattern("k integer ≥ 1; 0")):
        raise ValueError(complaint)
    for wrong in ("k integer ≥ 0; 0", "k integer ≥ 1; 1", "d integer ≥ 1; 0", "k real ≥ 1; 0", "k > 1; 0"):
        assert not re.search(pattern(wrong), complaint)


def test_a_failure_shows_the_whole_text_and_the_facts() -> None:
    explanation = explained("in", "4 of 200", facts(SENTENCE))
    assert explanation is not None and SENTENCE in explanation and "4 of 200" in explanation[0]
    assert explanation[-1].endswith("m = 80 δ = 0.1 3 200 at most 5 % no exceeds −1.5")
    assert repr(pattern("k ≥ 1")) == repr("k ≥ 1")
    assert explained("==", "one", "another") is None and explained("<", Facts("1"), "2") is None


def test_words_are_what_is_no_fact() -> None:
    assert words("k of KNN: no integer ≥ 1 at most, only vc_dimension") == ["KNN", "integer", "vc_dimension"]


def test_something_must_be_asked_for() -> None:
    with pytest.raises(AssertionError):
        pattern(" , ; ")
