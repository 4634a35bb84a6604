"""A number that says how well something is to be known, with and without the words for it: the same sample size."""

import math

import pytest

from bounds.asking.accuracies import within
from laboratory import ask

WHOLE = "how many flips to estimate a coin's bias within 0.01 with 99% confidence"


@pytest.mark.parametrize(
    "text",
    [
        WHOLE,
        "coin bias 0.01 99% confidence",
        "coin bias 0.01, 99% confidence",
        "Coin bias 1% with 99% confidence",
        "coin's bias 0.01 at confidence 0.99",
        "bias of a coin 0.01 99% sure",
        "the coin's probability .01, confidence level 99%",
        "coin bias estimation error 0.01 99% confident",
        "know a coin's bias to 0.01 with 99% confidence",
        "estimate a coin's bias to 1 point with 99% confidence",
        "coin bias known to 0.01 with 99% confidence",
    ],
)
def test_a_few_words_lead_where_the_question_leads(text: str) -> None:
    """Hoeffding's inequality, both directions, by hand: ln(2/0.01)/(2 · 0.01²)."""
    reply = ask(text)
    first = reply.answers[0]
    assert first.value == math.ceil(math.log(2 / 0.01) / (2 * 0.01**2)) == 26_492
    assert (first.name, first.unknown) == ("hoeffding_two_sided", "m")
    assert {"at_most", "delta"} <= {piece.name for piece in reply.understood}
    assert not reply.unused


@pytest.mark.parametrize(
    "text",
    [
        "coin bias 0.6 99% confidence",  # no accuracy is that large: it is the bias
        "a coin with bias 0.01 99% confidence",
        "perceptron with bias 0.01, 99% confidence",
        "coin bias 0.01 99%",
        "error rate of the coin 0.01",
        "coin bias 0.01 99% confidence 500 flips",
        "test error 0.01 with 99% confidence",
    ],
)
def test_other_numbers_keep_their_meaning(text: str) -> None:
    assert not _changed(text)


@pytest.mark.parametrize(
    ("text", "is_accuracy"),
    [
        ("click rate known to 2 points", True),
        ("measure the mean of a die's rolls to 0.1", True),
        ("the error fell to 0.1", False),
        ("learn until the loss drops to 0.01", False),
    ],
)
def test_to_a_number_is_within_it_unless_it_is_the_number_itself(text: str, is_accuracy: bool) -> None:
    assert _changed(text) is is_accuracy


def _changed(text: str) -> bool:
    """Is some number in it read as an accuracy?"""
    return len(within(text)) != len(text)
