"""Numbers that are taken back, methods that are not meant, and what follows from what is told in other words."""

from math import ceil, exp, log, sqrt

import pytest

from bounds.asking.answers import Reply
from bounds.asking.mentions import mentions
from bounds.asking.rejections import without_rejected
from bounds.asking.retractions import MOST, without_retracted
from bounds.asking.spelling import without_typing_errors
from bounds.asking.wording import plain_question
from laboratory import ask


def given(reply: Reply) -> dict[str, object]:
    """The first answer's inputs."""
    return dict(reply.answers[0].given)


@pytest.mark.parametrize(
    ("text", "numbers", "retracted"),
    [
        ("300 screws, no sorry, 500 screws, 12 broken", [500, 12], ["300"]),
        ("eps = 0.1 (no wait, 0.05), delta 0.01", [0.05, 0.01], ["0.1"]),
        ("m=300, sorry, m=500, d=3", [500, 3], ["300"]),
        ("|H| = 1000. Sorry, I meant 2000. delta 0.05", [2000, 0.05], ["1000"]),
        ("conjunctions over 10, no wait, 12 variables", [12], ["10"]),
        ("100 hypotheses, no noise, 5% error", [100, 0.05], []),
        ("3 errors, no more than 100 tests", [3, 100], []),
        ("m = 50 (sorry if this is basic) and d = 3", [50, 3], []),
    ],
)
def test_the_last_word_on_a_number_counts(text: str, numbers: list[float], retracted: list[str]) -> None:
    rest, taken_back = without_retracted(text)

    assert [mention.value for mention in mentions(rest)] == numbers
    assert [*taken_back] == retracted


def test_what_is_taken_back_is_told_as_not_used() -> None:
    reply = ask("Finite class of 1000, consistent learner, eps = 0.1 (no wait, 0.05), delta 0.01: how many examples?")

    assert reply.answers[0].value == ceil(log(1000 / 0.01) / 0.05)
    assert reply.unused == ("0.1",)


def test_a_writer_who_never_decides_is_heard_so_many_times_only() -> None:
    _, retracted = without_retracted(", no, ".join(map(str, range(100, 160))))

    assert len(retracted) == MOST


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("the exact binomial tail (not Hoeffding), please", "Hoeffding"),
        ("by Hoeffding's inequality and not by a normal approximation", "normal"),
        ("the binomial sum, not the (em/d)^d.", "(em/d)^d"),
        ("the sharp form rather than the exponential bound", "exponential"),
    ],
)
def test_a_rejected_method_is_not_heard(text: str, method: str) -> None:
    assert method not in without_rejected(text)
    assert len(without_rejected(text)) == len(text)


@pytest.mark.parametrize("text", ["no free lunch theorem", "the class is not realizable", "not the same distribution"])
def test_names_and_denials_are_no_rejected_methods(text: str) -> None:
    assert len(without_rejected(text).split()) == len(text.split())


@pytest.mark.parametrize(
    ("question", "squares"),
    [
        ("McDiarmid: f changes by at most 0.01 in each of 100 coordinates, P that it is 0.1 above its mean?", 0.01),
        ("bounded differences c_i = 2/n, n = 400, t = .15; McDiarmid's bound?", 0.01),
        ("a function of 50 independent variables, changing any one changes it by at most 1/50; delta = .05", 0.02),
        ("Azuma for a martingale of 100 steps, each at most 3: how far up with delta = .01?", 900),
    ],
)
def test_largest_changes_are_a_sum_of_squares(question: str, squares: float) -> None:
    assert given(ask(question))["squares"] == pytest.approx(squares)


def test_mcdiarmid_from_its_largest_changes() -> None:
    reply = ask("Replacing one of 200 patients moves a statistic by no more than 0.02. How likely is 0.3 above its mean?")

    assert reply.answers[0].name == "mcdiarmid"
    assert reply.answers[0].value == pytest.approx(exp(-2 * 0.3**2 / (200 * 0.02**2)))


def test_one_direction_is_said_where_both_are_meant() -> None:
    question = "McDiarmid{}: f changes by at most 0.01 in each of 100 coordinates; delta = .05, how far from its mean?"
    reply = ask(question.format(", two-sided"))

    assert reply.answers[0].value == pytest.approx(sqrt(0.01 * log(1 / 0.05) / 2))
    assert any("one direction" in doubt for doubt in reply.doubts)
    assert not any("one direction" in doubt for doubt in ask(question.format("")).doubts)


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("19 times out of 20", [0.95]),
        ("95 times in 100.", [0.95]),
        ("in 39 cases out of 40", [0.975]),
        ("right 95 times out of 100", [95, 100]),
        ("wrong in 3 cases out of 50", [3, 50]),
    ],
)
def test_nearly_always_is_a_confidence(words: str, numbers: list[float]) -> None:
    assert [mention.value for mention in mentions(plain_question(words))] == numbers


def test_thousands_with_dots_and_decimals_are_told_apart() -> None:
    values = [mention.value for mention in mentions(plain_question("2.500 points, radius 2.500, 1.200.000 mails"))]

    assert values == [2500, 2.5, 1_200_000]


def test_an_english_word_is_no_typing_error() -> None:
    read = without_typing_errors("the simple bound, consitent learner").split()

    assert "simple" in read and "consistent" in read


def test_a_margin_and_a_class_may_be_wanted() -> None:
    edge = ask("What edge must my weak learners have so that 100 rounds of AdaBoost get training error under 1 %?")
    size = ask("2000 samples, uniform convergence within 0.05 with probability 95 %: largest ln|H| allowed?")

    assert (edge.answers[0].unknown, given(edge)["rounds"]) == ("gamma", 100)
    assert (1 - 4 * edge.answers[0].value**2) ** 50 == pytest.approx(0.01)
    assert size.answers[0].unknown == "ln_size"
    assert size.answers[0].value == pytest.approx(2 * 2000 * 0.05**2 - log(2 / 0.05), rel=1e-6)


def test_an_observed_share_is_a_distance_from_the_mean() -> None:
    reply = ask("Multiplicative Chernoff: 2 % are defective in the long run; how likely are 3 % or more of 3,000 screws?")

    assert given(reply) == {"m": 3000, "risk": 0.02, "gamma": pytest.approx(0.5)}
    assert reply.answers[0].value == pytest.approx(exp(-3000 * 0.02 * 0.25 / 3))
