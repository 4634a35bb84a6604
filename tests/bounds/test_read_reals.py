"""Expressions are numbers: as answers, exact to all digits, and as values of variables; others are refused at once."""

import math
from fractions import Fraction

import mpmath
import pytest

from bounds import DomainError, Ln, diagnose, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.verdict import Verdict
from bounds.reading.numbers import read_number
from bounds.reading.reals import read_expression
from bounds.solving.validation import checked_scalar
from tests.sentences import pattern
from tests.work import at_most_calls

HOEFFDING = theorems["hoeffding_two_sided"]
READ = [
    ("1/16", 0.0625),
    ("3/8 + 1", 1.375),
    ("10^4", 10_000),
    ("10**4 - 1", 9_999),
    ("2^-3", 0.125),
    ("2^(1/2)", mpmath.sqrt(2)),
    ("sqrt(3)", mpmath.sqrt(3)),
    ("sqrt(9/4)", 1.5),
    ("3^0.5", mpmath.sqrt(3)),
    ("exp(-32)", mpmath.exp(-32)),
    ("2*exp(-2*1000*0.05^2)", 2 * mpmath.exp(-5)),
    ("ln(3^10+1)", mpmath.log(59050)),
    ("2*ln(3)", 2 * mpmath.log(3)),
    ("ln(0.05)/2", mpmath.log(mpmath.mpf(1) / 20) / 2),
    ("log2(1/8)", -3),
    ("log10(1000)", 3),
    ("sqrt(ln(40)/2000)", mpmath.sqrt(mpmath.log(40) / 2000)),
    ("(ln(59049) + ln(20))/0.1", (mpmath.log(59049) + mpmath.log(20)) * 10),
    ("5!", 120),
    ("C(20, 10)", 184_756),
    ("1 − 1/4", 0.75),
    ("3·4", 12),
]


@pytest.mark.parametrize(("text", "number"), READ)
def test_an_expression_is_one_number_everywhere(text: str, number: float) -> None:
    value, answer = read_number(text), read_answer(text)
    assert value == pytest.approx(float(number), rel=1e-14)
    assert answer.value == pytest.approx(float(number), rel=1e-14)
    assert answer.in_full or answer.digits == 12


def test_a_logarithm_remembers_what_it_is_of() -> None:
    for text, base, multiplier in (("ln(3^10+1)", 59050, 1), ("ln(20!)*2/3", math.factorial(20), Fraction(2, 3))):
        result = read_number(text)
        assert isinstance(result, Ln) and (result.base, result.multiplier) == (base, multiplier)


def test_whole_numbers_stay_whole() -> None:
    assert [type(read_expression(text)) for text in ("3^10 + 1", "4/2", "sqrt(16)")] == [int] * 3


REFUSED = [
    "sqrt(-1)", "1/0", "0^-1", "(-8)^(1/3)", "ln(0)", "ln(-2)", "exp(1000)", "exp(-1000)", "9**9**9**9", "2^-99999",
    "99999!", "C(10^9, 5*10^8)", "(1", "1+", "3 apples/2", "log(3)", "x^2", "__import__('os')", "sqrt(1, 2)", "2 3*4",
    "(" * 300 + "1" + ")" * 300, "-" * 399 + "1", "1+" * 199 + "x", "().__class__", "[1]*9", "1if 1else 2", "1,5*2",
]  # fmt: skip


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:16])
def test_what_is_none_is_refused_at_once_in_one_sentence(text: str) -> None:
    with at_most_calls(100_000):
        with pytest.raises(ValueError, match=r"^[^\n]{10,200}$"):
            read_expression(text)
        assert read_number(text) == text
        with pytest.raises(DomainError, match=pattern("answer number")):
            read_answer(text)
        with pytest.raises(DomainError):
            checked_scalar(HOEFFDING.variable("m"), read_number(text))


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ("sqrt(ln(40)/2000)", Verdict.RIGHT),
        ("(ln(2/0.05)/(2*10^3))^(1/2)", Verdict.RIGHT),
        ("3/70", Verdict.WRONG),  # 0.042857, for 0.0429469: what is exact rounds to nothing else
        ("sqrt(ln(20)/2000)", Verdict.WRONG),
    ],
)
def test_an_expression_is_meant_with_all_its_digits(answer: str, verdict: Verdict) -> None:
    assert diagnose(answer, "hoeffding_two_sided", m=1000, delta=0.05).verdict is verdict


def test_the_slip_in_an_expression_is_named() -> None:
    diagnosis = diagnose("sqrt(ln(20)/2000)", "hoeffding_two_sided", m="10^3", delta="1/20")
    assert any("1/δ for 2/δ" in name for slip in diagnosis for name in (slip.words, *slip.others))
