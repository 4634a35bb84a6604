"""Reports in the form that was asked for: LaTeX that pdflatex reads in any encoding, and text without LaTeX in it."""

import re
from html import unescape
from typing import Any

import pytest

from bounds import theorems
from bounds.reports.forms import FORMS
from bounds.reports.protocol import Protocol
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.latex_words import MATHEMATICS, latex_words
from bounds.vocabulary.plain_mathematics import in_plain_text
from tests.all_told import over

BY_CODE = ("⁻", "⁰", "δ", "γ", "ρ", "ε", "≤", "ℜ", "√", "∞", "γ\u0302", "ŵ", "R\u0304", "ł", "½", "−", "…")


def reported(theorem: Theorem, form: str) -> str:
    """The report of its value, and of a solution's words, which hold powers of ten."""
    text: dict[str, Any] = typical_points(theorem, 1)[0]
    return theorem.report(form, **text)


@over(list(theorems))
def test_pdflatex_reads_every_sign_in_any_encoding(slug: str) -> None:
    """Inputenc knows Latin-1 at most, and under OT1 <, > and | are other signs outside formulas."""
    text = reported(theorems[slug], "latex")
    assert not {sign for sign in text if ord(sign) > 0xFF}
    words = MATHEMATICS.split(text)[::2]
    assert not [word for word in words if set(word) & set("<>|")]
    assert text.replace(r"\$", "").count("$") % 2 == 0
    assert text.replace(r"\{", "").count("{") == text.replace(r"\}", "").count("}")


@pytest.mark.parametrize("sign", BY_CODE)
def test_signs_are_formulas_in_words_and_titles(sign: str) -> None:
    about = Protocol(f"Of {sign}", "x", f"3·10⁻⁵ {sign} < 1 | 2 > 1", "", "", (), "", "", "")
    text = FORMS["latex"](about)
    assert not {entry for entry in text if ord(entry) > 0xFF}
    assert r"\textless{} 1 \textbar{} 2 \textgreater{} 1" in text


def test_an_accent_stands_over_its_letter() -> None:
    assert latex_words("the margin γ\u0302 and w\u0302, ŵ, É") == (
        r"the margin $\hat{\gamma}$ and $\hat{w}$, $\hat{w}$, É"
    )


@pytest.mark.parametrize(
    ("latex", "plain"),
    [  # as a person writes them on one line, and so that the signs' order of work stays
        (r"$\varepsilon\le0.05$ is $m=2{,}118$", "ε ≤ 0.05 is m = 2,118"),
        (r"$\delta=3.2\times10^{-5}$", "δ = 3.2·10⁻⁵"),
        (r"$\ln|\mathcal H|=10\,\ln 3$", "ln |H| = 10 ln 3"),
        (r"$\delta=\frac{1}{3}$", "δ = 1/3"),
        (r"$\frac1{\lambda t}v_t$", "(1/(λt))vₜ"),
        (r"$\frac{a+b}2-\frac\delta m$", "(a + b)/2 − δ/m"),
        (r"$\sqrt{\ln(2/\delta)/(2m)}$", "√(ln(2/δ)/(2m))"),
        (r"$e^{x^2}\mathrm{erfc}(x)$", "e^(x²) erfc(x)"),
        (r"$\bigl(\kappa-1\bigr)^{2T}B^2$", "(κ − 1)^(2T) B²"),
        (r"$\hat w-w^*$", "ŵ − w*"),
        (r"$\min_{h\in\mathcal H}L_{\mathcal D}(h)$", "min_(h∈H) L_D(h)"),
        (r"$\binom{n+r}r$", "(n + r choose r)"),
        (r"$\|w\|^2+\text{mean loss}$", "‖w‖² + mean loss"),
        (r"$-5\le x_1$", "−5 ≤ x₁"),
        (r"$x\in\mathbb R^n$", "x ∈ ℝⁿ"),
        (r"$(1-\frac1m)^{m-1}$", "(1 − 1/m)ᵐ⁻¹"),
        (r"$\sum_{i=0}^d\binom mi$", "∑ᵢ₌₀ᵈ(m choose i)"),
        (r"$\max_ia_{ij}w_{t+1}$", "maxᵢ aᵢⱼwₜ₊₁"),
        (r"$2^m\ln m/\sqrt{x_t}$", "2ᵐ ln m/√xₜ"),
        (r"$q^T+A^\top$", "q^T + Aᵀ"),  # a raised T would be a transpose
        (r"$e^{-\varepsilon m}+m_\text{train}$", "e^(−εm) + m_train"),  # no sign of its own; a word
        ("2^m, x_i, vc_vapnik, (1-ε)^(m-1), e^(-εm)", "2ᵐ, xᵢ, vc_vapnik, (1-ε)ᵐ⁻¹, e^(-εm)"),
    ],
)
def test_a_formula_in_plain_text(latex: str, plain: str) -> None:
    assert in_plain_text(latex) == plain


@over(list(theorems))
def test_the_text_of_every_theorem_is_plain(slug: str) -> None:
    theorem = theorems[slug]
    text = reported(theorem, "text")
    assert not set(text) & set("$\\\ue000\ue001") and "{," not in text
    symbols = [theorem.returns.symbol, *(variable.symbol for variable in theorem.variables)]
    for formula in [*symbols, *(part[1:-1] for part in MATHEMATICS.split(theorem.statement)[1::2])]:
        plain = in_plain_text(f"${formula}$")
        assert plain and _open(plain) == _open(formula), formula  # an interval may end in another bracket
        assert not re.search(r"mathcal|mathbb|mathfrak|mathrm|frac|sqrt|varepsilon|\bl[eq]\b|\bin\b", plain), plain


def _open(formula: str) -> int:
    return formula.count("(") - formula.count(")")


@pytest.mark.parametrize(("unknown", "end"), [
    pytest.param("m", "smallest", id="m-The least sample size"),
    ("d", "largest"),
])  # fmt: skip
def test_a_report_names_the_end_that_was_asked_for(unknown: str, end: str) -> None:
    """The bound weakens as m falls and as d grows: enough is the smallest m, and all that is allowed the largest d."""
    inputs = {name: value for name, value in {"m": 1_000, "d": 3, "delta": 0.05}.items() if name != unknown}
    theorem = theorems["vc_rademacher"]
    report = theorem.solve(unknown, at_most=0.2, **inputs).report()
    assert f" The {end} {theorem.variable(unknown).meaning} for " in report


def test_signs_of_mathematics_are_no_tags() -> None:
    """A browser shows the report in HTML as it stands in Markdown, but for the stars around the title."""
    theorem = theorems["floyd_warmuth"]
    point = typical_points(theorem, 1)[0]
    written = theorem.report(**point, form="html")
    assert "0<" in theorem.statement and set(re.findall(r"<[^>]*>", written)) == {
        "<p>",
        "</p>",
        "<strong>",
        "</strong>",
    }
    assert unescape(re.sub(r"<[^>]*>", "", written)) == theorem.report(**point, form="markdown").replace("**", "")
