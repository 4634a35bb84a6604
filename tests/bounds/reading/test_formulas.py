"""Formulas as people type them: what is read, and where a refusal points."""

import ast
import contextlib
import math

import pytest

from bounds.diagnosis.formula_points import Evaluated, as_double
from bounds.reading.formula_or_number import is_formula
from bounds.reading.formula_signs import FormulaError
from bounds.reading.formulas import read_formula

NAMES = {
    "m": 50,
    "delta": 0.05,
    "δ": 0.05,
    "\\delta": 0.05,
    "ε": 0.1,
    "epsilon": 0.1,
    "\\varepsilon": 0.1,
    "|H|": 1000,
    "d": 3,
}


def value(text: str) -> float:
    """The value of a formula whose names stand for numbers."""
    names = {name: f"x{place}" for place, name in enumerate(NAMES)}
    tree = read_formula(text, lambda name: ast.Name(names[name]) if name in names else None)
    return as_double(Evaluated(tree)({names[name]: number for name, number in NAMES.items()}))


LN20 = math.log(20)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1/epsilon*ln(1/delta)", 10 * LN20),
        ("(1/ε)(ln|H| + ln(1/δ))", 10 * (math.log(1000) + LN20)),
        (r"\frac{1}{\varepsilon}\left(\ln|\mathcal H|+\ln\frac1\delta\right)", 10 * (math.log(1000) + LN20)),
        (r"$\sqrt{\frac{\ln(2/\delta)}{2m}}$", math.sqrt(math.log(40) / 100)),
        ("√(ln(2/δ)/(2m))", math.sqrt(math.log(40) / 100)),
        ("2m ε²", 2 * 50 * 0.01),
        ("2*m*epsilon**2", 1.0),
        ("2 m epsilon^2", 1.0),
        ("-m^2", -2500.0),
        ("2^-1", 0.5),
        ("ln m^2", 2 * math.log(50)),
        ("ln(m)^2", math.log(50) ** 2),
        (r"\ln^2 m", math.log(50) ** 2),
        ("ln m + 1", math.log(50) + 1),
        ("2 ln m", 2 * math.log(50)),
        ("exp(-2 m ε^2)", math.exp(-1)),
        ("2e^(-2mε²)", 2 * math.exp(-1)),
        (r"2e^{-2m\varepsilon^2}", 2 * math.exp(-1)),
        ("log2(m)", math.log2(50)),
        (r"\log_2 m", math.log2(50)),
        (r"\log_{10} m", math.log10(50)),
        ("C(m, 2)", 1225.0),
        (r"\binom{m}{2}", 1225.0),
        ("d!", 6.0),
        ("5% * m", 2.5),
        ("⌈m/3⌉", 17.0),
        (r"\lceil m/3\rceil", 17.0),
        ("min(1, m)", 1.0),
        ("pi*m", 50 * math.pi),
        ("(m - d) - d", 44.0),
        ("d ln(2em/d)", 3 * math.log(100 * math.e / 3)),
        ("m - (d - d)", 50.0),
    ],
)
def test_is_read_as_it_is_printed(text: str, expected: float) -> None:
    assert value(text) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("1/2m", "character 4: “m”"),  # 1/(2m), or m/2
        ("1/em", "character 4: “m”"),
        ("1/ε(ln m)", "character 4: “(ln m)”"),
        ("ln 1/δ", "character 5: “/δ”"),  # ln(1/δ), or (ln 1)/δ
        ("m + foo", "character 5: “foo”"),
        ("(m + 1", "its end"),
        ("m +", "its end"),
        ("m + ]", "character 5: “]”"),
        ("m ? 2", "character 3: “? 2”"),
        ("C(m)", "character 1: “C(m)”"),
        ("m) + 1", "character 2: “) + 1”"),
        ("", "its end"),
    ],
)
def test_a_refusal_names_the_place(text: str, place: str) -> None:
    with pytest.raises(FormulaError) as refusal:
        value(text)
    assert str(refusal.value).endswith(place)


@pytest.mark.parametrize(
    "text", ["(" * 200 + "m", "m" + "+m" * 300, "-" * 390 + "m", "√" * 390 + "m", "m" + "^m" * 190]
)
def test_what_is_too_deep_is_refused_or_read(text: str) -> None:
    """In a sentence, and never by Python's own limit."""
    with contextlib.suppress(FormulaError):
        value(text)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("(ln_size + ln(1/delta))/epsilon", True),
        ("m >= ln(2/δ)/(2ε²)", True),
        (r"\frac{\ln(1/\delta)}{\varepsilon}", True),
        ("3/8", False),
        ("sqrt(3)", False),
        ("about 300", False),
        ("m >= 99", False),
        (r"\frac{1}{20}", False),
        ("2*10^4 examples", False),
        ("1e-5", False),
        ("log2 |H|", True),
        ("n ln 3", True),
        ("ln(3)", False),
        ("logistic regression", False),
        ("abc", False),
        ("", False),
    ],
)
def test_a_number_is_no_formula(text: str, answer: bool) -> None:
    assert is_formula(text) is answer
