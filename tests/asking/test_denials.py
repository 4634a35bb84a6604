"""What a question denies is not taken for told: the condition stays beside the number, and the other case is meant."""

import tomllib
from importlib.resources import files

import pytest

from bounds import ask
from bounds.asking.situations import facts_of

SETTLING = {
    "i.i.d.": "i.i.d.", "independent": "independent examples", "independent voters": "independent voters",
    "bounded in [0, 1]": "bounded in [0, 1]", "ERM": "ERM", "fixed beforehand": "fixed hypothesis",
    "exchangeable": "exchangeable", "AdaBoost": "AdaBoost", "realizable": "realizable", "consistent": "consistent",
    "test set": "tested on", "finite": "finite class",
}  # fmt: skip
DENIALS = ("not {}", "never {}", "no {}", "without {}", "is not {}", "we do not assume that it is {}", "isn't a {}")
CLASS = "|H| = 1000, eps 0.1, delta 0.05, how many examples"


def names(text: str) -> set[str]:
    return {clue.name for clue in facts_of(text)}


def test_every_fact_that_settles_an_assumption_is_tried() -> None:
    entries = tomllib.loads(files("bounds.asking").joinpath("situations.toml").read_text("utf-8"))["fact"]
    assert {entry["name"] for entry in entries if {"settles", "assumption"} & entry.keys()} == set(SETTLING)


@pytest.mark.parametrize("fact", SETTLING)
def test_a_fact_is_told_and_its_denial_is_not(fact: str) -> None:
    words = SETTLING[fact]
    assert fact in names(f"Hoeffding, m = 100, {words}")
    told_after_all = [denial for denial in DENIALS if fact in names(f"Hoeffding, m = 100, {denial.format(words)}")]
    assert told_after_all == []
    assert fact in names(f"not for me: Hoeffding with m = 100, {words}"), "a denial ends with its clause"


@pytest.mark.parametrize("words", ["the hypothesis was not fixed in advance", "a classifier never fixed before"])
def test_a_denial_between_the_words_counts(words: str) -> None:
    assert "fixed beforehand" not in names(words)
    needs = [need.key for need in ask(f"Hoeffding m=1000 delta=.05, {words}").answers[0].needs]
    assert "fixed_hypothesis" in needs


@pytest.mark.parametrize(
    "words", ["the learner is not consistent", "never a consistent learner", "without realizable assumption",
              "inconsistent learner", "unrealizable case"],
)  # fmt: skip
def test_who_denies_a_perfect_hypothesis_is_answered_for_any(words: str) -> None:
    # Hoeffding and a union over both signs: ln(2 * 1000 / 0.05) / (2 * 0.01) = 529.8
    assert ask(f"{words}; {CLASS}").answers[0].value == 530


def test_a_denial_of_one_is_none_of_another() -> None:
    # (ln 1000 + ln 20) / 0.1 = 99.03
    assert ask(f"there is no noise and the learner is consistent; {CLASS}").answers[0].value == 100


def test_a_sample_size_is_no_number_of_hypotheses() -> None:
    assert "one hypothesis" in names("the bound with M = 1")
    assert "one hypothesis" not in names("VC bound, m = 1,000") | names("M = 1,000") | names("m = 1.5")
