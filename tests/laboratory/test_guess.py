"""A guess is asked for without telling its answer, and told beside it."""

import re

import pytest

from bounds.numbers import UNBROKEN, format_short, percent
from laboratory.views.guess import both, guess_label, is_right, read_guess, tells, unanswered
from laboratory.views.headline import Headline
from tests.sentences import facts, pattern

PER_CENT = f"{UNBROKEN}%"
UPDATES = Headline(6, "updates", at_most=100, by="Novikoff's theorem")
PART = Headline(5, "misclassified by Adaline; 0 by logistic regression", measured_text="5 of 46")
SHARE = Headline(0.22, "of 200 runs break the guarantee", at_most=0.05, by="were it to hold", share=True)
WORDS = Headline(1, "on a sunny day", measured_text="Play", by="no guarantee")
POINTS = Headline(0.007, "less test error", measured_text="0.70 points")
SIXTEEN = Headline(14, "labellings of the corners", measured_text="14 of 16")
BEHIND = Headline(14, "of 16 labellings of the corners")
LARGE = Headline(1_200, "hypotheses left", measured_text="1,200 of 4,096")
EXACT = Headline(0.25, "slope at 0", at_most=0.25, by="by α/4")


def test_a_question_keeps_the_guarantee_and_not_the_number() -> None:
    assert facts(unanswered(UPDATES).sentence) == "≤ 100 Novikoff"
    assert facts(unanswered(SHARE).sentence) == "200 ≤ 5% hold"
    assert facts(unanswered(PART).sentence) == "46 Adaline"
    assert facts(unanswered(WORDS).sentence) == "sunny day"
    assert unanswered(EXACT).sentence == "? slope at 0", "a guarantee that is the number tells it"


@pytest.mark.parametrize(
    ("words", "flag"),
    [("at most 6", True), ("6", True), ("x is 6.", True), ("at most 100", False), ("16", False), ("0.6", False),
     ("6.5", False), ("6,000", False), ("−6", False)],
)  # fmt: skip
def test_a_number_is_told_where_it_stands_by_itself(words: str, flag: bool) -> None:
    assert tells(words, UPDATES) is flag


def test_a_guess_is_read_in_the_unit_of_the_headline() -> None:
    assert read_guess(UPDATES, " 1e3 ") == 1000
    assert read_guess(PART, "7") == read_guess(PART, "7 of 46") == 7
    assert read_guess(SHARE, "22") == read_guess(SHARE, "22 %") == read_guess(SHARE, "22%") == 0.22
    assert read_guess(WORDS, "stay at home") is None
    assert [facts(guess_label(item)) for item in (UPDATES, PART)] == ["guess", "guess 46"]
    assert facts(guess_label(SHARE)) == "guess" and "%" in guess_label(SHARE)


@pytest.mark.parametrize("typed", ["many", "nan", "inf", "1e999", "10**4000", "ln(1)x"])
def test_a_guess_that_is_no_number_is_refused_with_its_words(typed: str) -> None:
    with pytest.raises(ValueError, match=pattern("finite number") + ".*" + re.escape(typed)):
        read_guess(UPDATES, typed)


@pytest.mark.parametrize("typed", ["-1", "47", "1e300"])
def test_a_part_is_no_more_than_the_whole(typed: str) -> None:
    with pytest.raises(ValueError, match=pattern("between 0 and 46")):
        read_guess(PART, typed)


@pytest.mark.parametrize(
    ("typed", "read"),
    [("14", 14), ("14 of 16", 14), ("14/16", 14), ("87.5%", 14), ("87.5 per cent", 14),
     ("100 %", 16), ("50% of 16", 8), ("1.4·10¹", 14)],
)  # fmt: skip
def test_a_part_is_read_as_it_may_be_told_and_echoed_as_it_was_read(typed: str, read: int) -> None:
    assert read_guess(SIXTEEN, typed) == read
    assert facts(both(SIXTEEN, typed)) == f"{read} of 16 14 of 16"


def test_per_cents_of_a_part_are_counted_exactly() -> None:
    """0.29 · 100 is 28.999999999999996 in doubles."""
    assert read_guess(Headline(29, "wrong", measured_text="29 of 100"), "29%") == 29
    assert read_guess(LARGE, "1,200 of 4,096") == read_guess(LARGE, "1200/4096") == 1200
    assert facts(both(LARGE, "1e3")) == "1,000 of 4,096 1,200 of 4,096"


@pytest.mark.parametrize(
    ("typed", "why"),
    [("14 of 17", "16"), ("14/17", "16"), ("16/2", "16"),
     ("14 of", "16"), ("14 of 16 of 16", "16"), ("12.5", "whole"),
     ("33 %", "whole"), ("1/16 of 16", "16"), ("101 %", "between 0 and 16"),
     ("of 16", "finite"), ("ten of 16", "finite")],
)  # fmt: skip
def test_what_is_no_part_of_as_many_as_are_asked_for_is_refused(typed: str, why: str) -> None:
    with pytest.raises(ValueError, match=pattern(f"guess 16 {why}") + ".*" + re.escape(typed)):
        read_guess(SIXTEEN, typed)
    assert facts(both(SIXTEEN, typed)) == f"{typed} 14 of 16", "nothing is added to what is not read"


def test_a_part_is_told_only_where_one_is_asked_for() -> None:
    assert read_guess(BEHIND, "12 of 16") == read_guess(BEHIND, "12") == 12
    for text, typed in ((BEHIND, "12 of 17"), (UPDATES, "7 of 46"), (SHARE, "44 of 200")):
        with pytest.raises(ValueError, match=pattern(f"finite number {typed}")):
            read_guess(text, typed)


def test_what_the_app_writes_is_read() -> None:
    """Its labels' units, its minus, its powers of ten, and every headline as it stands there."""
    assert read_guess(SHARE, "50 per cent") == read_guess(SHARE, f"50{PER_CENT}") == 0.5
    assert read_guess(POINTS, "70 points") == read_guess(POINTS, "70") == pytest.approx(0.7)
    assert both(POINTS, "70 points") == both(POINTS, "70").replace("70;", "70 points;")
    assert facts(both(SHARE, "50 per cent")) == "50% 22%"
    assert read_guess(EXACT, "−0.25") == -0.25 and read_guess(EXACT, "3·10⁻⁷") == 3e-7
    for x in (-3.18, 5.9e-5, 9900.0, 0.0, -1e-9, 2.5e8):
        assert read_guess(Headline(x, "it"), format_short(x)) == x
        assert read_guess(Headline(x, "it", share=True), percent(x)) == pytest.approx(x, rel=1e-12)
    assert read_guess(Headline(1e-7, "true risk", measured_text="below 10⁻⁶"), "below 10⁻⁶") == 1e-6


def test_small_numbers_are_asked_for_as_numbers() -> None:
    for read in ("below 10⁻⁶", "5.9·10⁻⁵", "−3.18", "9,902"):
        headline = Headline(1e-7, "true risk", measured_text=read)
        assert read_guess(headline, "0.01") == 0.01 and tells(f"it is {read}.", headline)


def test_an_empty_guess_is_asked_for() -> None:
    for text in (UPDATES, WORDS):
        with pytest.raises(ValueError, match=pattern("guess first")):
            read_guess(text, "  ")


def test_both_stand_beside_each_other() -> None:
    assert facts(both(UPDATES, " 10")) == "10 6"
    assert facts(both(PART, "7")) == "7 of 46 5 of 46"
    assert facts(both(SHARE, "10%")) == "10% 22%"
    assert both(UPDATES) == "It is 6." and facts(both(WORDS, " ")) == "Play"
    assert facts(both(WORDS, "stay")) == "stay Play"


@pytest.mark.parametrize(
    ("headline", "right", "wrong"),
    [
        (UPDATES, "6", "7"),
        (LARGE, "1250", "1000"),
        (SIXTEEN, "14 of 16", "12"),
        (SHARE, "20 %", "30"),
        (POINTS, "0.7", "0.8"),
        (WORDS, "play", "Stay"),
        (UPDATES, "6.5", ""),
        (UPDATES, "6", "many"),
    ],
)
def test_a_guess_is_right_within_a_tenth(headline: Headline, right: str, wrong: str) -> None:
    assert is_right(headline, right) and not is_right(headline, wrong)
