"""Questions on evaluations: two rates that are compared, counts, clusters; every number by another route."""

from functools import cache
from math import comb, isclose

import pytest
from scipy import stats

from bounds.asking.comparisons import with_compared_rates
from bounds.asking.counts import with_counts
from bounds.asking.mentions import mentions
from bounds.asking.wording import plain_question
from laboratory import ask


def compared(text: str) -> dict[str, object]:
    """The numbers of a text that have a name, once two rates are looked for."""
    plain = plain_question(text)
    return {mention.name: mention.value for mention in with_compared_rates(plain, mentions(plain)) if mention.name}


def fisher_power(n: int, p1: float, p2: float, level: float) -> float:
    """By a loop over all tables."""

    @cache
    def tail(x: int, total: int) -> float:
        return sum(comb(n, k) * comb(n, total - k) for k in range(x, min(n, total) + 1)) / comb(2 * n, total)

    first, second = ([float(stats.binom.pmf(x, n, p)) for x in range(n + 1)] for p in (p1, p2))
    every = ((x, y) for x in range(n + 1) for y in range(n + 1))
    return float(sum(first[x] * second[y] for x, y in every if tail(x, x + y) <= level))


@pytest.mark.parametrize(
    "text",
    [
        "is 84% better than 81% on 500 examples",
        "tell 84 from 81",
        "accuracy .81 vs .84",
        "84 % accuracy against 81 percent accuracy",
        "does 0.84 acc beat 0.81",
        "0.84 beats 0.81 on the test set",
        "my model scores 84 and the baseline 81, noise or real",
        "power.prop.test p1=.81 p2=.84",
        "detect 84% versus 81 %",
    ],
)
def test_two_rates_are_the_better_and_the_other(text: str) -> None:
    read = compared(text)

    assert (read["p1"], read["p2"]) == (0.84, 0.81)


@pytest.mark.parametrize(
    "text",
    [
        "12 of 20 against 5 of 20 significant",  # counts
        "error 0.05 versus 0.1 of the training error, VC dimension 3",
        "84% vs 81% accuracy on the same questions",  # paired: two samples are another plan
        "is the accuracy of 84 % within 3 % of the truth",
        "significance level 5% and 90% confidence",
        "4 from 4, better",
    ],
)
def test_other_pairs_of_numbers_are_none(text: str) -> None:
    assert not {"p1", "p2"} & {*compared(text)}


def test_the_only_right_are_of_mcnemar() -> None:
    read = compared("how many items for McNemar, discordant 7% vs 10%")

    assert (read["p10"], read["p01"]) == (0.1, 0.07)


def test_a_sample_size_is_the_first_from_which_all_do() -> None:
    reply = ask("how many per arm to tell .3 from .1, alpha 0.025 one-sided, 80% power")
    first = reply.answers[0]

    assert (first.name, first.unknown, first.value) == ("fisher_test_power", "n", 69)
    assert fisher_power(68, 0.3, 0.1, 0.025) < 0.8 <= min(fisher_power(n, 0.3, 0.1, 0.025) for n in range(69, 80))


def test_usual_level_and_power_stand_in_and_are_told() -> None:
    reply = ask("how many examples until I could tell .6 from .3")
    first = reply.answers[0]

    assert (first.given["alpha"], first.given["at_least"]) == (0.025, 0.8)
    assert all(any(number in doubt for doubt in reply.doubts) for number in ("0.025", "0.8"))
    assert {piece.name for piece in reply.understood if piece.is_guess} == {"alpha", "at_least"}
    assert fisher_power(first.value - 1, 0.6, 0.3, 0.025) < 0.8 <= fisher_power(first.value, 0.6, 0.3, 0.025)


@pytest.mark.parametrize(
    ("words", "level"), [("one-sided 5%", 0.05), ("two-sided 5 %", 0.025), ("2-tailed alpha 0.05", 0.025)]
)
def test_a_two_sided_level_is_halved(words: str, level: float) -> None:
    first = ask(f"power to tell 55% from 35% with 40 per arm, {words}").answers[0]

    assert first.given["alpha"] == level
    assert isclose(first.value, fisher_power(40, 0.55, 0.35, level), rel_tol=1e-9)


def test_nobody_means_the_level_who_does_not_say_so() -> None:
    first = ask("does 50 vs 50 users with 12% vs 40% give 80% power").answers[0]

    assert (first.unknown, first.given["alpha"]) == ("", 0.025)
    assert isclose(first.value, fisher_power(50, 0.4, 0.12, 0.025), rel_tol=1e-9)


def test_the_approximations_reach_the_power_too() -> None:
    """A power is wanted large: the size is the first that has it, and not the last that has not."""
    answers = {answer.name: answer for answer in ask("tell .25 from .40, 90% power, two-sided 5%, how many?").answers}

    assert answers["two_proportions_z_power"].value == 203  # printed: 202.8, rounded up


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("95% CI for 0 of 50 failures", (0, 50)),
        ("confidence interval for accuracy 87/100", (13, 100)),
        ("error bars for 43 out of 50 correct", (7, 50)),
        ("upper bound with 3/200 wrong", (3, 200)),
    ],
)
def test_counts_are_errors_and_examples(text: str, counts: tuple[int, int]) -> None:
    plain = plain_question(text)
    read = {mention.name: mention.value for mention in with_counts(plain, mentions(plain))}

    assert (read["errors"], read["m"]) == counts


@pytest.mark.parametrize(
    "text", ["CI of the difference 84/100 vs 75/100", "confidence 19/20 that the error is at most 1/10", "3 of 5 cats"]
)
def test_other_fractions_are_no_counts(text: str) -> None:
    plain = plain_question(text)

    assert tuple(with_counts(plain, mentions(plain))) == mentions(plain)


def test_no_error_among_fifty_by_its_closed_form() -> None:
    first = ask("95% CI for 0 of 50 failures").answers[0]

    assert first.name == "test_set_binomial"
    assert isclose(first.value, 1 - 0.05 ** (1 / 50))


@pytest.mark.parametrize(
    "text", ["items come in clusters of 5 icc 0.1", "design effect, 5 questions per passage, intraclass correlation .1"]
)
def test_clusters_have_a_size_and_a_correlation(text: str) -> None:
    first = ask(text).answers[0]

    assert first.name == "design_effect"
    assert isclose(first.value, 1 + (5 - 1) * 0.1)


def test_clusters_that_vary_are_not_taken_for_equal() -> None:
    assert "cv" in ask("design effect of clusters of mean size 5 that vary, ICC 0.1").answers[0].missing
