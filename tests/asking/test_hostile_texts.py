"""Long and odd texts are answered with bounded work, and what of them is not read is told."""

import pytest

from bounds import ask
from bounds.asking.question import MOST_NUMBERS
from bounds.asking.wording import plain_question
from tests.sentences import facts
from tests.work import at_most_calls

MOST = 6_000_000  # calls: what some forty numbers take; each number more would take tenth of a million


@pytest.mark.parametrize(
    "question",
    [
        "(" * 3000, "1" * 5000, "2^2^2^2^99999", "ln(0)", "delta=1e999 m=-3", "\\frac{" * 500, "1 " * 1000,
        "0.1 " * 500,
        "5% " * 600, "(1,2), " * 300, "1,000," * 330, "m=1 " * 500, "[0,1" * 500, "\\frac{1}{2}" * 180, "a-" * 1000,
        "perceptron by hand on " + "(0.0, 0.0) label -1, " * 40, "loss between 0 and 1 with label noise " * 50,
        "scores between 1/0 and 2/0", "halfspaces not in 1000 1000 1000 -2.2312801485431369e+105 hypotheses",
        "a class of -3 hypotheses, 0.5 hypotheses, of 0 hypotheses",
    ],
)  # fmt: skip
def test_hostile_texts_take_bounded_work(question: str) -> None:
    ask("VC bound m=1000 d=10")  # what is read once
    with at_most_calls(MOST):
        reply = ask(question)
    assert all(answer.value is None or answer.value == answer.value for answer in reply.answers)


def test_numbers_that_are_too_many_or_too_large_are_told() -> None:
    many = ask("VC bound, m = 1000, d = 3, delta = 0.05, and " + " ".join(map(str, range(7000, 7000 + MOST_NUMBERS))))
    assert str(7000 + MOST_NUMBERS - 1) in many.unused and str(7000) in many.unused
    large = ask("VC bound with m = 10^400, d = 3, delta = 0.05")
    assert "10^400" in " ".join(large.unused) and "m" in large.missing
    assert ask(f"VC bound with m = {'1' * 2000}, d = 3, delta = 0.05").unused != ()


def test_that_a_question_is_not_read_to_its_end_is_told() -> None:
    question = "VC bound, m = 1000, d = 3, delta = 0.05"
    assert not [doubt for doubt in ask(f"{question} {'so ' * 390}").doubts if "first" in doubt]
    for filler, numbers in (("so " * 410, ["400"]), ("so " * 1400, ["4,000", "400"]), ("=" * 4000, ["4,000"])):
        reply = ask(f"{question} {filler}")
        sentences = [doubt for doubt in reply.doubts if "first" in doubt]
        assert len(sentences) == len(numbers) and all(map(facts("\n".join(sentences)).__contains__, numbers))
        assert all(doubt in "\n".join(reply.lines()) for doubt in sentences)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("8.2 million hypotheses", "8200000 hypotheses"),
        ("4.1 million examples", "4100000 examples"),
        ("16.6k images", "16600 images"),
        ("0.3 billion", "300000000"),
        ("１０００ examples, δ ＝ ０．０５", "1000 examples, δ = 0.05"),
        ("δ = 5％", "δ = 5%"),
        ("m = ١٠٠٠", "m = 1000"),
    ],
)
def test_numbers_are_read_to_the_last_digit(text: str, plain: str) -> None:
    assert plain_question(text) == plain


def test_all_hundredths_of_a_million_are_whole() -> None:
    texts = [f"{hundredths / 100:.2f} million" for hundredths in range(1, 1000)]
    assert [plain_question(text) for text in texts] == [str(hundredths * 10_000) for hundredths in range(1, 1000)]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), None, True, "ten"])
def test_a_correction_that_is_no_number_is_refused_in_a_sentence(value: object) -> None:
    with pytest.raises(ValueError, match=r"^m\b.*\bgot\b"):
        ask("VC bound, d = 3", m=value)


def test_a_number_under_its_own_letter_is_no_other_variable() -> None:
    reply = ask("consistent learner |H| = 0.5, error 10%, confidence 95%")
    assert "ln_size" in reply.missing and reply.unused == ("|H| = 0.5",)
