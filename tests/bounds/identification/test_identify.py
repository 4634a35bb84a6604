"""A number and what is given, and no theorem named: everything that gives it, with its condition, likeliest first."""

import json
import math
from typing import Any

import pytest

from bounds import DomainError, identify, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.chances import HIDDEN
from bounds.diagnosis.verdict import Verdict
from bounds.identification.facts import given_facts
from bounds.identification.posing import questions
from bounds.identification.searching import search
from bounds.reading.facts import parted
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import over
from tests.bounds.test_command_line import run
from tests.sentences import facts, pattern
from tests.work import at_most_calls

# By hand: ln(1000) + ln 20 over 0.1; ln 40 / 0.005; Blumer et al. as Mitchell prints it; the square of radius / margin.
GIVEN: tuple[tuple[float, dict[str, Any], str, str], ...] = (
    ((math.log(1000) + math.log(20)) / 0.1, {"size": 1000, "epsilon": 0.1, "delta": 0.05}, "finite_realizable", "m"),
    ((math.log(1000) + math.log(20)) / 0.1, {"|H|": "10^3", "eps": "10%", "conf": "95%"}, "finite_realizable", "m"),
    (math.log(40) / (2 * 0.05**2), {"ε": 0.05, "α": 0.05}, "hoeffding_two_sided", "m"),
    ((4 * math.log2(40) + 80 * math.log2(260)) / 0.05, {"d": 10, "eps": 0.05, "delta": 0.05}, "vc_blumer_sum", ""),
    (2 * math.exp(-2 * 1000 * 0.05**2), {"n": 1000, "epsilon": 0.05}, "hoeffding_two_sided", "delta"),
    ((3.3 / 0.5) ** 2, {"R": 3.3, "margin": 0.5}, "perceptron_mistakes", ""),
)


@over(GIVEN)
def test_the_theorem_is_found_from_number_and_facts(
    value: float, inputs: dict[str, Any], slug: str, unknown: str
) -> None:
    needed = unknown == "m" or slug == "vc_blumer_sum"
    identification = identify(math.ceil(value) if needed else f"{value:.6g}", **inputs)
    (match,) = (match for match in identification if match.right and match.theorem.slug == slug)
    assert identification.verdict is Verdict.RIGHT and identification and match.unknown == unknown and not match.unused
    assert all(need.clause in match.summary for need in match.needs), "its condition stands in the same line"


@over(theorems)
def test_every_theorem_is_found_by_its_own_inputs(theorem: Theorem) -> None:
    """Alone, so that it is quick: its value at everyday inputs, to six digits, is its own."""
    point = typical_points(theorem, 1)[0]
    alone = {theorem.slug: theorem}
    posed, refused = questions(given_facts(point, alone.values()), alone)
    question = next(entry for entry in posed if entry.problem.theorem is theorem)
    value = theorem(**point)
    if not refused and 1e-290 < abs(value) < math.inf:  # below, doubles have fewer digits
        answer_found = search(read_answer(f"{value:.12g}"), posed)
        assert answer_found.right[0].theorem is theorem and not question.unused
        assert {need.key for need in answer_found.right[0].needs} <= {assumption.key for assumption in theorem.assumes}


def test_a_condition_that_nobody_told_is_in_the_line_and_one_that_is_denied_rules_out() -> None:
    inputs: dict[str, Any] = {"size": 1000, "epsilon": 0.1, "delta": 0.05}
    assert {need.key for need in identify(100, **inputs)[0].needs} == {"realizable", "consistent_learner"}
    alone = {"finite_realizable": theorems["finite_realizable"]}
    (told_so,), _ = questions(
        given_facts({**inputs, "realizable": "yes", "consistent_learner": "yes"}, alone.values()), alone
    )
    assert told_so.needs == ()
    assert questions(given_facts({**inputs, "realizable": "no"}, alone.values()), alone) == ([], [])


def test_slips_come_after_what_is_right_and_are_rarer_than_chance() -> None:
    """Base 2: (log2 59049 + log2 20) / 0.1 = 201.7; and 734 is right for the gap, (10 ln 3 + ln 40) / 0.02 = 733.7."""
    inputs: dict[str, Any] = {"size": 59_049, "epsilon": 0.1, "delta": 0.05}
    by_slip = identify(202, **inputs)
    assert by_slip.verdict is Verdict.WRONG and not by_slip
    (entry,) = by_slip
    assert entry.theorem.slug == "finite_realizable" and entry.value == 140
    assert entry.slip and facts(entry.slip.words) == "logarithms 2" and 0 < entry.slip.chance <= HIDDEN
    mixed = identify(734, **inputs)
    rights = [entry.right for entry in mixed]
    assert rights == sorted(rights, reverse=True) and rights[0] and not rights[-1]
    assert mixed[0].theorem.slug == "finite_agnostic"


def test_guesses_are_rarely_explained_by_a_slip() -> None:
    """Of three digits, between a tenth and ten times sqrt(ln 40/2000): 5 % are allowed, and
    of 12 guesses more than 5 have probability 2e-4 even at 8 %; the numbers are fixed."""
    guesses = "0.00511 0.00713 0.00923 0.0147 0.0188 0.0233 0.0313 0.0571 0.0863 0.119 0.277 0.391".split()
    assert (
        sum(any(not explanation.right for explanation in identify(guess, m=1000, delta=0.05)) for guess in guesses) <= 5
    )


def test_a_number_of_too_few_digits_tells_nothing() -> None:
    identification = identify("0", m=1000, delta=0.05)
    assert identification.verdict is Verdict.TOO_FEW_DIGITS and identification.enough == 2 and not list(identification)


def test_a_textbooks_form_is_named() -> None:
    """Learning From Data arrives at 452,957 examples with (2m)^d."""
    identification = identify("452,957", d=10, eps=0.05, delta="5%")
    own, by_form = (
        next(match for match in identification if match.theorem.slug == slug)
        for slug in ("vc_original_polynomial", "vc_original")
    )
    assert not own.form and "(2·m)^d" in by_form.form and by_form.value == 400_700
    assert list(identification).index(own) < list(identification).index(by_form)


@pytest.mark.parametrize(
    ("inputs", "refusal", "said"),
    [
        ({"siz": 3, "eps": 0.1}, TypeError, "siz size"),
        ({"m": 1000, "delta": 1.2}, DomainError, "δ number between 0 1; 1.2"),
        ({"m": 1000, "realizable": "perhaps"}, DomainError, "realizable yes"),
    ],
)
def test_what_cannot_be_understood_is_one_sentence(inputs: dict[str, Any], refusal: type[Exception], said: str) -> None:
    with pytest.raises(refusal, match=pattern(said)):
        identify(100, **inputs)


def test_facts_that_no_theorem_asks_for_alone_give_nothing() -> None:
    identification = identify(100, delta=0.05)
    assert not list(identification) and identification.verdict is Verdict.WRONG


def test_the_command_line_checks_without_a_theorem() -> None:
    line = "|H|=1000 ε=0.1 confidence=95%".split()
    code, output = run("check", "100", *line)
    assert code == 0 and "finite_realizable" in output and "true risk 0" in output
    code, output = run("check", "143", *line, "--json")
    answer = json.loads(output[output.index("{") :])
    assert code == 1 and answer["right"] is False and answer["theorem"] is None
    assert "base 2" in answer["explanations"][0]["slip"]


@pytest.mark.parametrize(
    ("line", "said"), [("100", "theorem inputs"), ("100 size=", "k ≥ 1"), ("100 m=1 m=2", "m twice")]
)
def test_the_command_line_refuses_in_one_sentence(line: str, said: str) -> None:
    code, output = run("check", *line.split())
    assert code == 2 and len(output.splitlines()) == 1 and said in facts(output)


def test_it_never_takes_long() -> None:
    """Facts under which a hundred theorems have a number, and a number that none gives."""
    with at_most_calls(6_000_000):
        identify("0.123456", m=500, delta=0.05, d=5, ln_size=20, training_error=0.1, epsilon=0.1, kl=5, k=10)


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("n = 1000, eps=0,05 |H|=3^10", {"n": "1000", "eps": "0,05", "|H|": "3^10"}),
        ("size=1 000 delta = 5 %", {"size": "1 000", "delta": "5 %"}),
        ("ln_size = 10*ln(3); d=3", {"ln_size": "10*ln(3)", "d": "3"}),
        ("", {}),
    ],
)
def test_facts_in_one_line(line: str, read: dict[str, str]) -> None:
    assert parted(line) == read


@pytest.mark.parametrize("line", ["abc", "m=", "m= d=3", "m=1 m=2"])
def test_a_line_that_holds_no_facts_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=line[0]):
        parted(line)
