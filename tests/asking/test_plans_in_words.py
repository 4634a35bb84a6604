"""Questions of people who evaluate models: what their numbers say together, and what is doubted."""

from math import isclose, log, sqrt
from typing import Any

import pytest
from scipy import stats

from bounds.asking.answers import Reply
from laboratory import ask


def read(reply: Reply) -> dict[str, Any]:
    """What is understood of a question's numbers."""
    return {piece.name: piece.value for piece in reply.understood if piece.kind == "number"}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("gpt alone right on 40, llama alone right on 25", (25, 40)),
        ("A right B wrong 70, B right A wrong 40", (40, 70)),
        ("A wrong B right 70, B wrong A right 40", (70, 40)),
        ("only model A fails 12 tests, only model B fails 3", (12, 3)),
        ("the first is correct and the second incorrect on 31 items, the reverse on 14", (14, 31)),
    ],
)
def test_who_alone_is_right_is_not_who_is_wrong(text: str, wrong: tuple[int, int]) -> None:
    answers = {answer.name: answer for answer in ask(text).answers}
    exact = answers["mcnemar"]

    assert (exact.given["only_first"], exact.given["only_second"]) == wrong
    assert isclose(exact.value, stats.binomtest(min(wrong), sum(wrong)).pvalue, rel_tol=1e-9)


@pytest.mark.parametrize(
    "text", ["both right on 40, both wrong on 25", "A is right on 40 and B on 25 of 80", "40 right"]
)
def test_items_on_which_both_agree_are_no_discordant_ones(text: str) -> None:
    assert not {"only_first", "only_second"} & {*read(ask(text))}


def test_a_margin_of_tests_is_no_margin_of_weights() -> None:
    reply = ask("new model not worse than old by more than 5 points, both 84%, how many items")
    first, z = reply.answers[0], stats.norm.ppf(0.975) + stats.norm.ppf(0.8)

    assert (first.name, first.given["margin"], first.given["p1"], first.given["p2"]) == (
        "farrington_manning_power", 0.05, 0.84, 0.84,
    )  # fmt: skip
    assert isclose(
        first.value, 2 * 0.84 * 0.16 * (z / 0.05) ** 2, rel_tol=0.02
    )  # the plain formula, near the restricted
    assert {piece.name for piece in reply.understood if piece.is_guess} == {"alpha", "at_least", "ratio"}


def test_predictors_are_no_hypotheses() -> None:
    reply = ask("how many patients for a prediction model with 10 predictors, prevalence 20%, R2 0.1")
    answers = {answer.name: answer for answer in reply.answers}

    assert read(reply)["parameters"] == 10
    assert isclose(answers["shrinkage_sample_size"].value, 10 / (-0.1 * log(1 - 0.1 / 0.9)), abs_tol=1)


def test_clusters_have_as_many_items_as_all_together() -> None:
    first = ask("40 passages with 10 questions, icc .1, effective sample size").answers[0]

    assert (first.given["items"], first.given["size"]) == (400, 10)
    assert isclose(first.value, 400 / (1 + 9 * 0.1))


@pytest.mark.parametrize("text", ["wilson interval for 17 out of 20", "wilson CI, 17 successes of 20"])
def test_a_count_without_a_word_has_the_interval_of_its_share(text: str) -> None:
    reply = ask(text)
    first, z, share = reply.answers[0], stats.norm.ppf(0.975), 17 / 20
    centre, half = share + z * z / 40, z * sqrt(share * (1 - share) / 20 + z * z / 1600)

    assert first.name == "wilson_upper"
    assert isclose(first.value, (centre + half) / (1 + z * z / 20), rel_tol=1e-9)
    assert any("17" in doubt and "20" in doubt for doubt in reply.doubts)
    assert any("0.05" in doubt for doubt in reply.doubts)


def test_nineteen_in_twenty_is_a_confidence_and_no_count() -> None:
    text = "14 of 60 wrong. Clopper-Pearson upper bound, confidence nineteen in twenty"

    assert ask(text).answers[0].given["errors"] == 14


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("my test set has 100 items, i got 93% claimed SOTA is 92%. better?", "delta"),
        ("Genauigkeit 0,84 auf 500 Fragen, Konfidenzintervall", "at_most"),
        ("non-inferiority margin 3%, accuracy 0.9 both, power 90%", "at_most"),
        ("how big must the training set be for a network with 1M parameters", "m"),
    ],
)
def test_a_number_is_not_taken_for_another(text: str, name: str) -> None:
    assert name not in read(ask(text))


def test_a_second_value_of_the_same_letter_is_told() -> None:
    doubts = ask("|H|=100, eps=.1, delta .05 and |H|=200 what is m").doubts

    assert any("|H|=100" in doubt and "|H|=200" in doubt for doubt in doubts)


@pytest.mark.parametrize(
    ("text", "is_doubted"),
    [("epsilon=95%, |H|=100, delta=.05, realizable", True), ("epsilon=5%, |H|=100, delta=.05, realizable", False)],
)
def test_more_errors_than_a_coin_makes_are_doubted(text: str, is_doubted: bool) -> None:
    assert any("coin" in doubt for doubt in ask(text).doubts) == is_doubted


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("I think Sauer with m=10,d=3 gives 120", "120"),
        ("my friend says the VC dim of circles in the plane is 4", "4"),
        ("I got 93% and the SOTA is 92%", ""),
    ],
)
def test_what_somebody_thinks_is_checked(text: str, claim: str) -> None:
    assert ask(text).claimed == claim


def test_confidence_without_its_sign_is_a_percentage() -> None:
    reply = ask("confidence 95 acc 90 H=500")

    assert isclose(read(reply)["delta"], 0.05) and isclose(read(reply)["at_most"], 0.1)
    assert any(answer.value == -(-log(500 / 0.05) // 0.1) for answer in reply.answers)  # ln(|H|/δ)/ε, rounded up
