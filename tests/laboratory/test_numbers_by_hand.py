"""Entropies, gains and AdaBoost's rounds that somebody worked out by hand are checked like theorems."""

import json
import math
from fractions import Fraction
from typing import Any

import pytest
from click.testing import CliRunner

from bounds.diagnosis.verdict import Verdict
from bounds.numbers import digits_of
from laboratory.by_hand import QUANTITIES, check
from laboratory.command_line import main
from tests.all_told import each

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
TENNIS = ([2, 3], [4, 0], [3, 2])  # Quinlan's 14 days by outlook
ROUNDS = ([1, 2, 3], [4, 5])  # of ten examples


def h(*counts: int) -> float:
    """Entropy in bits, by its definition."""
    return -sum(c / sum(counts) * math.log2(c / sum(counts)) for c in counts if c)


GAIN = h(9, 5) - (5 * h(2, 3) + 5 * h(3, 2)) / 14
# Round 1 errs on 3 of 10, so each of those weighs 1/6 afterwards and each of the others 1/14.
ERROR = float(Fraction(2, 14))
VOTE = math.log(6) / 2
CASES: tuple[tuple[float, str, tuple[Any, ...], dict[str, Any], Verdict, str], ...] = (
    (h(9, 5), "entropy", ([9, 5],), {}, RIGHT, ""),
    (h(9, 5) * math.log(2), "entropy", ([9, 5],), {}, WRONG, "natural logarithms"),
    (h(9, 5) * math.log10(2), "entropy", ([9, 5],), {}, WRONG, "base 10"),
    (-5 / 14 * math.log2(5 / 14), "entropy", ([9, 5],), {}, WRONG, "one class"),
    (2 * 9 / 14 * 5 / 14, "entropy", ([9, 5],), {}, WRONG, "Gini"),
    (-h(9, 5), "entropy", ([9, 5],), {}, WRONG, "sign"),
    (h(3, 4, 5), "entropy", ([3, 4, 5],), {}, RIGHT, ""),
    (2 * 9 / 14 * 5 / 14, "gini", ([9, 5],), {}, RIGHT, ""),
    (9 / 14 * 5 / 14, "gini", ([9, 5],), {}, WRONG, "factor 2"),
    (1 - 2 * 9 / 14 * 5 / 14, "gini", ([9, 5],), {}, WRONG, "squared shares"),
    (GAIN, "information_gain", TENNIS, {}, RIGHT, ""),
    (GAIN * math.log(2), "information_gain", TENNIS, {}, WRONG, "natural"),
    (h(9, 5) - (h(2, 3) + h(3, 2)) / 3, "information_gain", TENNIS, {}, WRONG, "plain mean"),
    (h(9, 5) - GAIN, "information_gain", TENNIS, {}, WRONG, "after the"),
    (h(9, 5), "information_gain", TENNIS, {}, WRONG, "before the"),
    (10 / 14 * 12 / 25, "gini_after_split", TENNIS, {}, RIGHT, ""),
    (ERROR, "adaboost_error", ROUNDS, {"m": 10}, RIGHT, ""),
    (0.2, "adaboost_error", ROUNDS, {"m": 10}, WRONG, "counted"),
    (VOTE, "adaboost_vote", ROUNDS, {"m": 10}, RIGHT, ""),
    (math.log(4) / 2, "adaboost_vote", ROUNDS, {"m": 10}, WRONG, "counted"),
    (2 * VOTE, "adaboost_vote", ROUNDS, {"m": 10}, WRONG, "1/2"),
    (math.log2(6) / 2, "adaboost_vote", ROUNDS, {"m": 10}, WRONG, "base 2"),
    (-VOTE, "adaboost_vote", ROUNDS, {"m": 10}, WRONG, "inverted"),
    (math.log(7 / 3) / 2, "adaboost_vote", ROUNDS, {"m": 10}, WRONG, "first rule"),
    (1 / 6, "adaboost_weight", ROUNDS[:1], {"m": 10, "of": 1}, RIGHT, ""),
    (1 / 6 * 7 / 12, "adaboost_weight", ROUNDS, {"m": 10, "of": 1}, RIGHT, ""),
    (math.sqrt(7 / 3) / 10, "adaboost_weight", ROUNDS[:1], {"m": 10, "of": 1}, WRONG, "normaliz"),
    (1 / 14, "adaboost_weight", ROUNDS[:1], {"m": 10, "of": 1}, WRONG, "right"),
    (1 / 6, "adaboost_weight", ROUNDS, {"m": 10, "of": 1}, WRONG, "last round"),
)


def test_by_hand() -> None:
    each(check_case, {f"{case[1]} {case[0]:.4g}": case for case in CASES})


def check_case(
    value: float, name: str, rows: tuple[Any, ...], numbers: dict[str, Any], verdict: Verdict, words: str
) -> None:
    for digits in (3, 4, 6):
        result = check(f"{value:.{digits}g}", name, *rows, **numbers)
        assert result.verdict is verdict and bool(result) == (verdict is RIGHT)
        names = [text for slip in result.slips for text in (slip.words, *slip.others)]
        assert any(words in text for text in names) if words else not names


def test_one_digit_does_not_tell_and_a_guess_is_no_slip() -> None:
    assert check("0.9", "entropy", [9, 5]).verdict is FEW
    for guess in ("0.777", "0.512", "12.3"):
        result = check(guess, "entropy", [9, 5])
        assert result.verdict is WRONG and not result.slips


def test_every_quantity_is_right_about_its_own_example() -> None:
    for quantity in QUANTITIES.values():
        rows, text = quantity.read("; ".join(quantity.example))
        worked = quantity.works_out(*rows, **text)
        answer = digits_of(worked.value, 6)
        assert check(answer, quantity.name, *rows, **text) and worked.read and worked.steps
        assert worked.slips or isinstance(worked.value, str)
        run = CliRunner().invoke(main, ["check", answer, quantity.name, *quantity.example, "--steps"])
        assert run.exit_code == 0 and all(line in run.output for line in (worked.read, *worked.steps)), run.output


@pytest.mark.parametrize(
    ("line", "code", "text"),
    [
        (("0.940", "entropy", "9", "5"), 0, "0.940"), (("0.652", "entropy", "9 5"), 1, "natural"),
        (("0.2467", "information_gain", "2 3; 4 0; 3 2"), 0, "0.2467"), (("0.9", "entropy", "9 5"), 1, "too few"),
        (("0.5", "entropy"), 2, "9 5"), (("0.5", "entropy", "a b"), 2, "numbers"),
        (("0.5", "adaboost_vote", "m=10", "11 2"), 2, "1 to 10"), (("0.5", "adaboost_vote", "1 2"), 2, "m"),
        (("3", "perceptron_update", "1 2 +"), 2, "perceptron_updates"), (("3", "entropi", "1"), 2, "entropy"),
        (("a", "knn_label", "k=1", "1 A", "3 B", "1.5 ?"), 0, "2 examples"),
        (("B", "knn_label", "k=1", "1 A", "3 B"), 2, "?"),
        (("139", "finite_realizable", "--steps"), 2, "entropy"),
        (("139", "finite_realizable", "unknown=m", "at_most=.1", "delta=.05", "size=59049"), 1, "rounded down"),
    ],
)  # fmt: skip
def test_on_the_command_line(line: tuple[str, ...], code: int, text: str) -> None:
    run = CliRunner().invoke(main, ["check", *line])
    assert run.exit_code == code and text in run.output, run.output


def test_as_json() -> None:
    run = CliRunner().invoke(main, ["check", "0.652", "entropy", "9 5", "--json"])
    data = json.loads(run.output)
    assert data["verdict"] == WRONG and math.isclose(data["value"], h(9, 5)) and data["slips"]
