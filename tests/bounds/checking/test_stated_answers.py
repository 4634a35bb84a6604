"""An answer may be stated: as an inequality, about, with its unit, or as it is typed for print."""

import math
from typing import Any

import pytest

from bounds import DomainError, count, diagnose, identify, theorems, vc_dimension
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.verdict import Verdict
from bounds.reading.numbers import read_number
from laboratory.by_hand import check
from tests.all_told import over

RIGHT, FEW, BOOK, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.BY_ANOTHER_BOOK, Verdict.WRONG
CLASS: dict[str, Any] = {"unknown": "m", "at_most": 0.1, "delta": 0.05, "size": 973}  # 10 ln 19460 = 98.76: 99
GAP: dict[str, Any] = {"m": 2500, "delta": 0.02, "size": 400}  # sqrt(ln(40000)/5000) = 0.0460361
RARE: dict[str, Any] = {"unknown": "delta", "at_most": 0.05, "m": 1000}  # 2 e^-5 = 0.0134759
NAMED = ("m {} 99", "N {} 99", "n{}99", "$m {} 99$", "|S| {} 99", r"m_0 {} 99")

STATED: tuple[tuple[str, dict[str, Any], tuple[tuple[str, Verdict, str], ...]], ...] = (
    ("finite_realizable", CLASS, (
        *((form.format(sign), RIGHT, "") for form in NAMED for sign in ("=", ">=", "≥", r"\ge", r"\geq ", "≈")),
        *((text, RIGHT, "") for text in ("at least 99", "99 examples", "99 training examples", "about 99", "~99",
          "ca. 99", "m >= 98.76", "m > 98", "m > 98.76", "more than 98", "⌈98.76⌉", "ceil(10 ln(19460))",
          "m >= 10*ln(19460)",
          r"m \ge \frac{1}{0.1}\ln\frac{973}{0.05}", r"\left\lceil 10\left(\ln 973 + \ln 20\right) \right\rceil")),
        ("m <= 99", WRONG, "turned round"), ("at most 99", WRONG, "turned round"), ("m < 99", WRONG, "down"),
        ("m >= 98", WRONG, "down"), ("m > 97.5", WRONG, "down"), ("98.76", WRONG, "not rounded"),
        ("m = 98.76", WRONG, "not rounded"), ("m >= 93.8", BOOK, ""), ("m <= 94", WRONG, "turned round"),
        ("about 100", FEW, ""), ("about 200", WRONG, ""),
        ("m > 99", WRONG, "one too many"), ("no fewer than 98 examples", WRONG, "down"),
    )),
    ("finite_agnostic", GAP, (
        *((text, RIGHT, "") for text in ("ε = 0.0461", "ε ≤ 0.0461", "gap <= 0.04604", r"\varepsilon \le 0.0461",
          "4,61 %", "at most 0.0461", "about 0.046", r"4.61\%", r"4.61 \cdot 10^{-2}", r"\sqrt{\frac{\ln 40000}{5000}}",
          r"\sqrt{\ln(40000)/5000}", "√(ln(40000)/5000)", "< 0.0461", "L_D(h) - L_S(h) <= 0.0461")),
        ("gap >= 0.04604", WRONG, "turned round"), ("at least 0.0461", WRONG, "turned round"), ("about 0.05", FEW, ""),
        ("ε ≤ 0.0651", WRONG, "factor 2"), (r"\frac{1}{20}", WRONG, ""),
    )),
    ("hoeffding_two_sided", RARE, (
        *((text, RIGHT, "") for text in ("2e^{-5}", "2 e^{-5}", "2*e^-5", "2e^(-5)", r"2\,e^{-5}", "2 exp(-5)",
          r"2\exp(-5)", "δ >= 0.0135", r"1.35\times 10^{-2}", "δ ≤ 0.0135", r"\delta = 0.0135", "1,35 %")),
        ("e^{-5}", WRONG, "half"), ("2e-5", WRONG, ""),
    )),
    ("vc_blumer_sum", {"epsilon": 0.05, "delta": 0.05, "d": 10}, (
        *((text, RIGHT, "") for text in ("m >= 13,262", "m ≥ 13261.7", "at most 13,262", r"m \geq 13\,262")),
        ("m >= 13,261", WRONG, "down"), ("m >= 12,836", BOOK, ""),
    )),
    ("growth_intervals", {"m": 10}, (
        *((text, RIGHT, "") for text in (r"\binom{11}{2}+1", "m_H(10) = 56", "56 dichotomies", "1 + 10 + 45", "≤ 56",
          "= 56")),
        (r"\binom{11}{2}", WRONG, "forgotten"),
    )),
    ("perceptron_mistakes", {"radius": "sqrt(3)", "gamma": "1/sqrt(3)"}, (
        *((text, RIGHT, "") for text in ("9 mistakes", "M ≤ 9", "at most 9", "< 10", "no more than 9 mistakes",
          "R^2/γ^2 = 9")),
        ("at least 9", WRONG, "turned round"), ("< 9", WRONG, ""), ("at most 8", WRONG, ""),
    )),
    ("halving", {"size": "3^10+1"}, (
        *((text, RIGHT, "") for text in (r"\log_2 59050", "log_2|H| = 15.85", r"\log_{2}(59050)")),
    )),
)  # fmt: skip


@over([(slug, inputs, *case) for slug, inputs, cases in STATED for case in cases])
def test_a_statement_is_judged_as_what_it_says(
    slug: str, question: dict[str, Any], answer: str, verdict: Verdict, words: str
) -> None:
    diagnosis = diagnose(answer, slug, **question)
    names = [name for slip in diagnosis.slips for name in (slip.words, *slip.others)]
    assert (diagnosis.verdict, bool(diagnosis)) == (verdict, verdict is RIGHT), names
    assert not words or any(words in name for name in names), names


@over(["about 300", "≈300", "m ≈ 300", "300", "roughly 300", "approx. 300", "m >= 300"])
def test_zeros_of_what_is_about_so_much_are_no_digits(text: str) -> None:
    read = read_answer(text)
    rough = not (text[0].isdigit() or ">" in text)
    assert (read.value, read.unit, read.digits) == (300, 100 if rough else 1, 1 if rough else 3)
    assert read_answer(text.replace("300", "0.30")).digits == read_answer("0.30").digits


@over([slug for slug in theorems if theorems[slug].relation != "="])
def test_every_bound_knows_its_side(slug: str) -> None:
    """The number itself is right as an end on the bound's side and wrong on the other; enough examples have both."""
    theorem = theorems[slug]
    inputs: dict[str, Any] = {variable.name: variable.default for variable in theorem.variables}
    right = theorem(**inputs)
    if not math.isfinite(right) or not 1e-290 < abs(right) < 1e290:
        return
    own, other = (">=", "<=") if theorem.relation == ">=" else ("<=", ">=")
    assert diagnose(f"x {own} {right!r}", slug, **inputs).verdict is RIGHT
    turned = diagnose(f"x {other} {right!r}", slug, **inputs)
    if theorem.returns.needed:
        assert turned.verdict is RIGHT
        return
    assert turned.verdict is WRONG and "turned round" in turned.slips[0].words


@pytest.mark.parametrize(
    "text",
    ["0.3 ± 0.14", "[0.13, 0.17]", "m", "m >=", "about", "m = 98 = 99", r"\frac{1}{2", "x = y", "log(20)", "5 apples"],
)
def test_what_states_no_number_is_refused(text: str) -> None:
    with pytest.raises(DomainError) as refused:
        read_answer(text)
    assert ("ln" in str(refused.value)) == ("log" in text)


@over([(r"\frac{1}{20}", 0.05), (r"4{,}196", 4196), ("2e^(1)", 2 * math.e), ("pi/4", math.pi / 4), ("√16", 4),
       ("ln 20", math.log(20)), ("3 ln(20)", 3 * math.log(20)), ("(1/2)(3+4)", 3.5), (r"2^{10}", 1024),
       ("floor(9.9)", 9),
       (r"\frac{10\ln 2+\ln 20}{500}", (10 * math.log(2) + math.log(20)) / 500)])  # fmt: skip
def test_numbers_typed_for_print_are_read_as_values_too(text: str, number: float) -> None:
    assert math.isclose(read_number(text), number, rel_tol=1e-14)


def test_without_a_theorem_and_of_a_dimension() -> None:
    facts = {"size": 973, "epsilon": 0.1, "delta": 0.05}
    for answer in ("m >= 99", "m > 98.76", "99 examples"):
        assert any(
            explanation.theorem.slug == "finite_realizable"
            for explanation in identify(answer, **facts)
            if explanation.right
        )
    for answer in ("d = 4", "VC(H) = 4", "about 4", "4.0", r"2^{2}"):
        assert diagnose(answer, vc_dimension.record("boxes"), n=2)
    for answer in (r"\infty", "unbounded", "d = ∞"):
        assert diagnose(answer, vc_dimension.record("sine"))


def test_a_comma_before_three_digits_parts_what_makes_the_answer_right() -> None:
    """log2 59050 = 15.850 and ln 59050 = 10.986, log2 3 = 1.585; 13,262 is a whole number of examples."""
    assert diagnose("15,850", "halving", size="3^10+1").right and diagnose("15,8496", "halving", size="3^10+1").right
    assert diagnose("10,986", count.conjunctions, n=10).right and diagnose("59,050", count.conjunctions, n=10).right
    assert check("1,585", "entropy", [1, 1, 1]).right
    assert identify("15,850", size="3^10+1").right == identify("15.850", size="3^10+1").right
    assert diagnose("13,262", "vc_blumer_sum", epsilon=0.05, delta=0.05, d=10).right
    wrong = diagnose("16,850", "halving", size="3^10+1")
    assert wrong.verdict is WRONG and wrong.low == 16849.5


def test_a_bound_on_a_count_may_be_told_roughly() -> None:
    """log2 59050 = 15.85 comes to at most 15; about 16 is what the bound rounds to, with too few digits to tell."""
    assert diagnose("about 16", "halving", size="3^10+1").verdict is FEW
    assert diagnose("about 15.9", "halving", size="3^10+1").right
    assert diagnose("16", "halving", size="3^10+1").verdict is WRONG
