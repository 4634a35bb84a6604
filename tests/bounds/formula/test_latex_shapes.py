"""What no textbook prints, in no theorem: mixed numbers, 1 - (1 - x), doubled brackets, cases inside fractions."""

import re
from collections.abc import Iterator

import pytest

from bounds import theorems
from bounds.formula import functions
from bounds.formula.special_function import Special
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import over

EVERY = over(theorems)
BRACKETS = {"(": ")", "[": "]", "{": "}"}
UNWANTED = {
    "a number before a fraction of numbers": r"(?<![_^])\d\\frac\{\d",
    "a number run into a word": r"\d\\mathrm",
    "a fraction that begins another": r"\\frac\{(?:\d+\\cdot )?\\frac\{[^{}]*\}\{[^{}]*\}(?:\\left|\\,|\()",
    "two signs": r"[-+]-|--|\+\+",
    "an exponential of a multiple of a logarithm": (
        r"(?:e\^\{|\\exp\(|\\exp\\left\()-?(?:[\w/]|\\,|\\cdot )* ?\\ln[ (|\\]"
    ),
}


def pairs(latex: str) -> Iterator[tuple[int, int]]:
    """Where brackets of any kind open and close, once the words that make them grow are gone."""
    opened: list[int] = []
    for place, sign in enumerate(latex):
        if sign in BRACKETS:
            opened.append(place)
        elif sign in BRACKETS.values() and opened and BRACKETS[latex[opened[-1]]] == sign:
            yield opened.pop(), place


def flat(latex: str) -> str:
    """Without what only sets sizes, and with commands for braces that are seen taken for others."""
    return re.sub(r"\\(left|right)(?=[][()\\])", "", latex).replace(r"\{", r"\lbrace ").replace(r"\}", r"\rbrace ")


def complaints(latex: str) -> list[str]:
    """All that a mathematician would wince at."""
    results = [words for words, shape in UNWANTED.items() if re.search(shape, latex)]
    text = flat(latex)
    closing = dict(pairs(text))
    for start, end in closing.items():
        if text[start] != "(":
            continue
        if closing.get(start + 1) == end - 1 and text[start + 1] == "(":
            results.append("doubled brackets")
        if (
            text[start - 2 : start + 3] == "1-(1-"
            and text[start - 3 : start - 2] not in "0123456789."
            and (not re.match(r"[\^\d\w\\(]", text[end + 1 :]))
        ):
            results.append("1 - (1 - x)")
        if text[start - 1] == "-" and text[start + 1] == "-":
            results.append("minus of a minus")
        inside = text[start:end]
        if r"\begin{cases}" in inside:
            results.append("cases in brackets")
    for start, end in closing.items():
        if text[start] == "{" and r"\begin{cases}" in text[start:end]:
            results.append("cases in a fraction or a root")
    return results


@EVERY
def test_no_formula_has_a_shape_that_no_textbook_prints(theorem: Theorem) -> None:
    assert not complaints(theorem.latex), theorem.latex


@EVERY
def test_nor_has_it_with_numbers_or_in_steps(theorem: Theorem) -> None:
    """But for signs and brackets, which negative numbers need."""
    point = typical_points(theorem, 1)[0]
    for latex in (theorem.substituted(**point), *theorem.steps(**point)):
        results = set(complaints(latex)) - {"minus of a minus", "two signs", "1 - (1 - x)"}
        assert not results, latex


@pytest.mark.parametrize(
    ("latex", "complaint"),
    [
        (r"24\frac{2}{\gamma}", "a number before a fraction of numbers"),
        (r"2\mathrm{noise}", "a number run into a word"),
        (r"\frac{1-(1-p)}{m}", "1 - (1 - x)"),
        (r"(1-\left(1-\frac{1}{2}\right))", "1 - (1 - x)"),
        (r"x+((y+1))", "doubled brackets"),
        (r"\frac{\frac{2}{m}\left(a+\frac{1}{b}\right)}{\ln 2}", "a fraction that begins another"),
        (r"\frac{\begin{cases}1&\text{if }x>0\\0&\text{otherwise}\end{cases}}{2}", "cases in a fraction or a root"),
        (r"\frac{e^{m \ln(1-1/N)}}{2}", "an exponential of a multiple of a logarithm"),
        (r"a-(-b)", "minus of a minus"),
    ],
)
def test_each_shape_is_seen(latex: str, complaint: str) -> None:
    assert complaint in complaints(latex)


@pytest.mark.parametrize(
    "latex", [r"1-(1-p)^m", r"1-(1-p)\,q", r"2(1-p)", r"e^{-(\varepsilon-\ln 2)}", r"24\cdot \frac{2}{m}"]
)
def test_what_textbooks_print_is_left_alone(latex: str) -> None:
    assert not complaints(latex)


SIGNS = re.compile(r"\\(?:overline|underline|mathrm|mathcal|xi)|\^\{-1\}|chi")


@pytest.mark.parametrize(
    "function",
    [entry for name in functions.__all__ if isinstance(entry := getattr(functions, name), Special) and entry.latex],
    ids=lambda function: function.name,
)
def test_signs_of_our_own_are_explained(function: Special) -> None:
    """In words, with the very sign that is printed, and shown beside the theorem."""
    assert function.latex is not None
    names = function.latex.__code__.co_varnames
    sign = SIGNS.search(function.latex(*names))
    if sign:
        assert sign[0] in function.meaning and function.meaning.endswith(".")
        assert function.meaning.count("$") % 2 == 0


def test_the_meaning_stands_with_the_theorem() -> None:
    assert any(r"\mathrm{KS}^{-1}_+" in sentence for sentence in theorems["ks_two_sided"].meanings)
    assert any(r"\overline{\mathrm{Mix}}" in sentence for sentence in theorems["bernoulli_mixture"].meanings)
    assert theorems["finite_agnostic"].meanings == ()
