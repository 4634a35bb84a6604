"""The answer checker: it names the slip that gives a number, and never calls a right answer wrong."""

import math
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, Ln, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.case import Case, case
from bounds.diagnosis.chances import HIDDEN
from bounds.diagnosis.diagnose import Diagnosis, diagnose
from bounds.diagnosis.verdict import Verdict
from bounds.formula.patience import limited_to
from bounds.reading.numbers import read_number
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import each, over
from tests.running.sampling import sampled
from tests.sentences import facts, pattern

PUBLISHED = Path(__file__).parents[1] / "published"
SLIPS = tomllib.loads((PUBLISHED / "slips.toml").read_text("utf-8"))["slip"]
NUMBERS = tomllib.loads((PUBLISHED / "numbers.toml").read_text("utf-8"))["number"]
LITERALS = Ln(3, 10)
each_theorem = over(theorems)


def _names(diagnosis: Diagnosis) -> list[str]:
    """All names of the first three slips."""
    return [name for slip in diagnosis.slips[:3] for name in (slip.words, *slip.others)]


def test_202_is_what_logarithms_to_base_2_give() -> None:
    diagnosis = diagnose(202, "finite_realizable", "m", at_most=0.1, delta=0.05, ln_size=LITERALS)
    assert (diagnosis.right, diagnosis.value) == (False, 140)
    assert facts(diagnosis.slips[0].words) == "logarithms 2"
    assert diagnosis.slips[0].value == 202


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: f"{slip['theorem']}-{slip['wrong']}")
def test_published_slips_are_named(slip: dict[str, Any]) -> None:
    diagnosis = diagnose(slip["wrong"], slip["theorem"], **_read(slip["asked"]))
    assert not diagnosis.right
    if "book" in slip:
        assert diagnosis.book is not None and diagnosis.book.slug == slip["book"]
    elif "named" in slip:
        assert any(slip["named"] in name for name in _names(diagnosis)), (slip["cause"], diagnosis.slips)
    else:
        assert not diagnosis.slips, "nobody knows the cause"


NEEDED = {"sample complexity", "projection dimension", "covering number", "required examples"}


@each_theorem
def test_no_example_is_called_a_slip(theorem: Theorem) -> None:
    for example in theorem.examples:
        inputs: dict[str, Any] = dict(example.inputs)
        if example.unknown:
            inputs |= {"unknown": example.unknown, "at_most": example.at_most, "at_least": example.at_least}
        diagnosis = diagnose(example.printed, theorem.slug, **inputs)
        assert diagnosis.right, example
        assert not diagnosis.slips


@over(NUMBERS)
def test_no_published_answer_is_called_a_slip(number: dict[str, Any]) -> None:
    inputs = {"unknown": number["solve"], "at_most": number["at_most"]} if "solve" in number else {}
    diagnosis = diagnose(number["answer"], number["theorem"], **inputs, **_read(number["given"]))
    few = len(number["answer"].lstrip("0.")) < 3
    assert diagnosis.right or (few and diagnosis.verdict is Verdict.TOO_FEW_DIGITS)


@each_theorem
def test_a_right_answer_is_right_at_any_digits(theorem: Theorem) -> None:
    """A whole number only where it is the one that a bound on a count comes to: 58.4 examples are not 58."""
    point = typical_points(theorem, 1)[0]
    value = theorem(**point)
    for digits in (2, 3, 4, 5, 9):
        printed = f"{value:#.{digits}g}".rstrip(".")
        whole = bool(theorem.returns.counts) and printed.isdecimal()
        expected = not whole or int(printed) == _whole_by_hand(theorem, value)
        diagnosis = diagnose(printed, theorem.slug, **point)
        few = digits == 2 and diagnosis.verdict is Verdict.TOO_FEW_DIGITS  # 0.12 stands for 0.115 to 0.125
        assert diagnosis.right == expected or (expected and few)


def _whole_by_hand(theorem: Theorem, value: float) -> int:
    """Counts stay below an upper bound; what is needed, or bounded from below, is above."""
    below = theorem.relation == "<=" and theorem.returns.name not in NEEDED
    return math.floor(value + 1e-9) if below else math.ceil(value - 1e-9)


@pytest.mark.parametrize("half", sampled(range(2), 2, "the other theorems"))
def test_each_single_slip_is_found_again(half: int) -> None:
    each(_finds_each_slip, list(theorems.values())[half::2])


def _finds_each_slip(theorem: Theorem) -> None:
    """Five digits of what a slip gives lead back to it, or to another of that value, within the first three."""
    point = typical_points(theorem, 1)[0]
    inputs = _case(theorem, point)
    for suspect in inputs.singles:
        whole = inputs.task.whole and abs(suspect.value) >= 10_000
        answer = read_answer(str(suspect.value) if whole else f"{suspect.raw:#.5g}")
        if inputs.accepts(answer) or not 1e-3 * abs(inputs.right) < abs(suspect.raw) < 1e3 * abs(inputs.right):
            continue
        first = inputs.slips(answer)[:3]
        assert any(suspect.words in (slip.words, *slip.others) for slip in first) or len(first) == 3, suspect


def _case(theorem: Theorem, inputs: dict[str, Any]) -> Case:
    checked = tuple(sorted((name, float(value)) for name, value in inputs.items()))
    return case(theorem, "", None, checked, float(theorem(**inputs)))


SIZE = 10 * math.log(3)  # of the class of conjunctions of ten literals
BY_HAND: tuple[tuple[str, float, str], ...] = (
    ("finite_agnostic", math.sqrt((10 * math.log2(3) + math.log2(40)) / 2000), "base 2"),
    ("finite_agnostic", math.sqrt((10 * math.log10(3) + math.log10(40)) / 2000), "base 10"),
    ("finite_agnostic", math.sqrt((10 * math.log2(3) + math.log(40)) / 2000), "class size to base 2"),
    ("finite_agnostic", math.sqrt((SIZE + math.log2(40)) / 2000), "other logarithms to base 2"),
    ("finite_agnostic", (SIZE + math.log(40)) / 2000, "square root forgotten"),
    ("finite_agnostic", math.sqrt((SIZE + math.log(20)) / 2000), "1/δ for 2/δ"),
    ("finite_agnostic", math.sqrt((SIZE + math.log(40)) / 1000), "factor 2 lost"),
    ("finite_agnostic", math.sqrt((SIZE + math.log(2 / 0.95)) / 2000), "confidence 1−δ for δ"),
    ("finite_agnostic", math.sqrt(SIZE / 2000) + math.sqrt(math.log(40) / 2000), "root of each term"),
    ("finite_agnostic", math.sqrt(math.log(40) / 2000), "ln|H| forgotten"),
    ("finite_agnostic", math.sqrt(SIZE / 2000), "ln(2/δ) forgotten"),
    ("finite_agnostic", math.sqrt((SIZE - math.log(40)) / 2000), "minus for plus"),
    ("finite_agnostic", math.sqrt((round(SIZE, 1) + round(math.log(40), 1)) / 2000), "rounded early, to 1 decimal"),
    ("finite_agnostic", math.sqrt(2 * (SIZE + math.log(40)) / 1000), "finite_agnostic_excess"),
    ("finite_agnostic_excess", math.sqrt((SIZE + math.log(40)) / 2000), "finite_agnostic)"),
    ("finite_realizable", math.sqrt((SIZE + math.log(20)) / 1000), "square root too many"),
)


@pytest.mark.parametrize(("slug", "value", "words"), BY_HAND)
def test_slips_worked_out_by_hand(slug: str, value: float, words: str) -> None:
    diagnosis = diagnose(f"{value:.5g}", slug, m=1000, delta=0.05, ln_size=LITERALS)
    assert any(words in name for name in _names(diagnosis)), diagnosis.slips


SOLVED_BY_HAND: tuple[tuple[str, float, str], ...] = (
    ("finite_agnostic", (SIZE + math.log(40)) / (2 * 0.1), "ε for ε²"),
    ("finite_agnostic", (SIZE + math.log(40)) / (2 * 0.05**2), "ε/2 for ε"),
    ("finite_agnostic", (SIZE + math.log(40)) / (2 * 0.2**2), "2ε for ε"),
    ("finite_agnostic", (SIZE + math.log(2 / 0.1)) / (2 * 0.05**2), "exchanged"),
    ("finite_agnostic", (SIZE + math.log(20)) / 0.1, "finite_realizable"),
    ("finite_realizable", (SIZE + math.log(20)) / 0.01, "ε² for ε"),
    ("finite_realizable", (SIZE + math.log(20)) / 10, "percent"),
)


@pytest.mark.parametrize(("slug", "value", "words"), SOLVED_BY_HAND)
def test_slips_in_sample_sizes_worked_out_by_hand(slug: str, value: float, words: str) -> None:
    target, delta = (0.1, 0.05)
    diagnosis = diagnose(f"{value:.5f}", slug, "m", at_most=target, delta=delta, ln_size=LITERALS)
    assert any(words in name for name in _names(diagnosis)), diagnosis.slips


@pytest.mark.parametrize(("m", "d"), [(10, 3), (12, 4), (20, 2)])
def test_the_last_term_of_sauers_sum_alone(m: int, d: int) -> None:
    """120 for 1 + 10 + 45 + 120 = 176."""
    diagnosis = diagnose(math.comb(m, d), "sauer", m=m, d=d)
    assert diagnosis.value == sum(math.comb(m, i) for i in range(d + 1))
    assert any("last term" in name for name in _names(diagnosis)), diagnosis.slips


def test_growth_functions_taken_for_each_other() -> None:
    """The classical theorem at 1,000 examples and dimension 10, with the growth function of m points for 2m."""
    inputs: dict[str, Any] = {"m": 1000, "delta": 0.05, "d": 10}
    exact = math.log(sum(math.comb(1000, i) for i in range(11)))
    of_m = diagnose(f"{math.sqrt(8 / 1000 * (exact + math.log(80))):.6g}", "vc_original", **inputs)
    assert any("2 lost 2·m" in facts(name) for name in _names(of_m))


def test_a_diagnosis_is_true_where_the_answer_is_right_and_lists_slips() -> None:
    inputs: dict[str, Any] = {"unknown": "m", "at_most": 0.1, "delta": 0.05, "ln_size": LITERALS}
    right, wrong = (diagnose(answer, "finite_realizable", **inputs) for answer in (140, 202))
    assert right and not list(right) and repr(right) == "<right: 140>"
    assert not wrong and len(wrong) == len(wrong.slips) > 0
    assert wrong[0] is next(iter(wrong)) is wrong.slips[0] and wrong[:1] == wrong.slips[:1]
    assert "not 140 logarithms 2 202" in facts(repr(wrong))


def test_two_slips_at_once() -> None:
    """Base 2 is 201.7155 examples, with epsilon squared 2017.155; at epsilon 0.01 that is rounded down to 2017."""
    inputs = {"at_most": 0.1, "delta": 0.05, "ln_size": LITERALS}
    both = diagnose("2018", "finite_realizable", "m", **inputs)
    assert any("base 2" in name and "ε² for ε" in name for name in _names(both)), both.slips
    down = diagnose("2017", "finite_realizable", "m", **{**inputs, "at_most": 0.01})
    assert any("base 2" in name and "rounded down" in name for name in _names(down)), down.slips


def test_a_number_of_the_wrong_kind() -> None:
    inputs = {"at_most": 0.1, "delta": 0.05, "ln_size": LITERALS}
    assert "not rounded" in facts(_names(diagnose("139.8", "finite_realizable", "m", **inputs)))
    assert "digits cut" in facts(_names(diagnose("0.0856", "finite_agnostic", m=1000, delta=0.05, ln_size=LITERALS)))
    assert "percent fraction" in facts(
        _names(diagnose("8.566", "finite_agnostic", m=1000, delta=0.05, ln_size=LITERALS))
    )
    assert diagnose("8.5659 %", "finite_agnostic", m=1000, delta=0.05, ln_size=LITERALS).right


def test_guesses_are_rarely_explained() -> None:
    """Of 600 guesses of two to four digits at most 48 (8 %): 5 % are allowed, and more than 48 of 600 then have
    probability 5e-4; the seed is fixed."""
    rng = np.random.default_rng(20140519)
    inputs = {"delta": 0.05, "ln_size": LITERALS}
    explained = 0
    for digits in (2, 3, 4):
        for _ in range(100):
            factor = float(np.exp(rng.uniform(-math.log(10), math.log(10))))
            explained += _explained(f"{0.085659 * factor:.{digits}g}", "finite_agnostic", m=1000, **inputs)
            whole = round(734 * factor)
            explained += _explained(str(whole), "finite_agnostic", unknown="m", at_most=0.1, **inputs)
    assert explained <= 48


def _explained(answer: str, slug: str, **question: Any) -> bool:
    return bool(diagnose(answer, slug, **question).slips)


@pytest.mark.parametrize("answer", ["0.08", "0.083", "0.12", "0.0838", "0.1007", "0.09213", "0.05"])
def test_what_is_likely_by_chance_is_not_named(answer: str) -> None:
    diagnosis = diagnose(answer, "finite_agnostic", m=1000, delta=0.05, ln_size=LITERALS)
    weights = [slip.weight for slip in diagnosis.slips]
    assert weights == sorted(weights)
    assert all(0 <= slip.chance <= HIDDEN for slip in diagnosis.slips)


def test_where_no_answer_exists_slips_are_still_found() -> None:
    """Ten examples never carry 3^10 hypotheses to a gap of 0.1; the confidence that forgets |H| is 2 exp(-0.2)."""
    inputs: dict[str, Any] = {"unknown": "delta", "at_most": 0.1, "m": 10, "ln_size": LITERALS}
    diagnosis = diagnose(f"{2 * math.exp(-0.2):.6g}", "finite_agnostic", **inputs)
    assert not diagnosis.right
    assert diagnosis.value is None
    assert any("ln|H| forgotten" in name for name in _names(diagnosis))


def test_no_diagnosis_takes_long() -> None:
    """Not even one that has to try the pairs, none of which fits."""
    with limited_to(2_000_000) as work:
        diagnose("734.12345", "finite_agnostic_excess", "m", at_most=0.123, delta=0.05, ln_size=LITERALS)
    assert not work.ended_early


def test_questions_are_checked_as_the_theorem_checks_them() -> None:
    with pytest.raises(TypeError, match=pattern("target unknown")):
        diagnose(1, "hoeffding_two_sided", at_most=0.1, m=10, delta=0.1)
    with pytest.raises(TypeError, match=pattern("one target")):
        diagnose(1, "hoeffding_two_sided", "m", delta=0.1)
    with pytest.raises(DomainError, match=pattern("δ between 0 1")):
        diagnose(1, "hoeffding_two_sided", "m", at_most=0.1, delta=1.2)


def _read(question: dict[str, Any]) -> dict[str, Any]:
    words: Callable[[str, Any], bool] = lambda name, entry: isinstance(entry, str) and name != "unknown"  # noqa: E731
    return {name: read_number(entry) if words(name, entry) else entry for name, entry in question.items()}
