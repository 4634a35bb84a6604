"""The command line's `check`: neither right nor wrong, and right by another book; with their exit codes."""

import json

from bounds.diagnosis.verdict import Verdict
from tests.bounds.test_command_line import run
from tests.sentences import facts


def test_an_answer_of_too_few_digits_is_neither_right_nor_wrong() -> None:
    """sqrt(ln(40) / 2000) = 0.0429469 is not told."""
    code, output = run("check", "0", "hoeffding_two_sided", "m=1000", "delta=5%")
    assert code == 1
    assert facts(output) == "0. 2"
    code, output = run("check", "0.043", "hoeffding_two_sided", "m=1000", "delta=5%")
    assert (code, output.splitlines()[0]) == (0, "right: 0.043")


def test_an_answer_that_another_book_gives_is_told_so() -> None:
    """By hand: 80 (10 ln 240 + ln 40) = 4679.6."""
    code, output = run("check", "4,680", "vc_realizable_growth", "unknown=m", "at_most=0.05", "delta=0.05", "d=10")
    assert code == 1
    assert output.startswith(Verdict.BY_ANOTHER_BOOK) and "Anthony" in output and "Theorem 4.8" in output
    assert answer_by_book()["theorem"] == "vc_anthony_bartlett_realizable"


def answer_by_book() -> dict[str, str]:
    inputs = ("vc_realizable_growth", "unknown=m", "at_most=0.05", "delta=0.05", "d=10", "--json")
    answer: dict[str, str] = json.loads(run("check", "4680", *inputs)[1])["book"]
    return answer
