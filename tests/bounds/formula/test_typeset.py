"""A theorem on paper: statement, numbers, steps and result."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bounds.display import typeset
from bounds.formula import latex_filled
from bounds.formula.functions import ceil, log, sqrt
from bounds.formula.local_symbol import local_symbol
from bounds.theorem import Theorem
from bounds.theorems.finite.finite_agnostic import finite_agnostic
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.signature import signature_words
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples, VCDimension


def test_textbook_formula_looks_as_in_the_textbook() -> None:
    assert typeset.statement(finite_agnostic) == (
        r"\varepsilon \le \sqrt{\frac{\ln|\mathcal H|+\ln\frac{2}{\delta}}{2m}}"
    )
    inputs = {"m": 1000, "delta": 0.05, "ln_size": Ln(59050)}
    text = r"\varepsilon \le \sqrt{\frac{\ln 59{,}050+\ln\frac{2}{0.05}}{2\cdot 1{,}000}}"
    assert typeset.substituted(finite_agnostic, inputs) == text
    # (ln 59050 + ln 40) / 2000 = (10.98614 + 3.68888) / 2000 = 0.00733751, whose root is 0.0856593...
    assert typeset.steps(finite_agnostic, inputs) == (text, r"\varepsilon \le 0.08566")
    assert [typeset.form(other) for other in finite_agnostic.equivalent_forms[:2]] == [
        r"m = \frac{\ln|\mathcal H|+\ln\frac{2}{\delta}}{2\varepsilon^2}",
        r"\delta = 2e^{\ln|\mathcal H|-2m\,\varepsilon^2}",
    ]
    in_numbers = text.removeprefix(r"\varepsilon \le ")
    assert typeset.aligned(finite_agnostic, inputs) == (
        r"\begin{aligned}\varepsilon& \le \sqrt{\frac{\ln|\mathcal H|+\ln\frac{2}{\delta}}{2m}}\\[8pt]"
        rf"&= {in_numbers}\\[8pt]& \le 0.08566\end{{aligned}}"
    )


def slow_rate(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    free_energy = d + log(2 / delta)
    t = free_energy * 2
    return sqrt(t / m)


def small_samples(m: Number, d: Number) -> Number:
    return m >= 2 * d


def _theorem_of(formula: Callable[..., Any], **fields: Any) -> Theorem:
    variables = tuple(signature_words(formula)[0].values())
    return replace(finite_agnostic, slug=formula.__name__, formula=formula, variables=variables, **fields)


with_two_locals = _theorem_of(slow_rate, where=(small_samples,), relation=">=")


def test_locals_become_steps() -> None:
    # 10 + ln 40 = 13.688879..., twice that 27.377758..., root of 0.0273777... 0.16546225..., rounded down.
    assert typeset.steps(with_two_locals, {"m": 1000, "delta": 0.05, "d": 10}) == (
        r"\mathrm{free\ energy} = d+\ln\frac{2}{\delta} = 10+\ln\frac{2}{0.05} \approx 13.6889",
        r"t = \mathrm{free\ energy}\cdot 2 = 13.6889\cdot 2 \approx 27.3778",
        r"\varepsilon \ge \sqrt{\frac{t}{m}} \approx \sqrt{\frac{27.3778}{1{,}000}}",
        r"\varepsilon \ge 0.1654",
    )
    assert typeset.statement(with_two_locals) == (
        r"\varepsilon \ge \sqrt{\frac{\left(d+\ln\frac{2}{\delta}\right)\cdot 2}{m}}"
    )
    assert latex_filled.condition(with_two_locals, small_samples) == r"m\ge 2d"


def leaves_of_a_tree(m: Samples, d: VCDimension) -> Gap:
    half = ceil(m / 2)
    double = half * 2
    share = d / m
    return double + share


def test_rounded_locals_are_read_where_they_are_used() -> None:
    in_symbols, in_numbers = (rf"\left\lceil \frac{{{m}}}{{2}}\right\rceil\cdot 2" for m in ("m", "7"))
    # In doubles a whole may be off by one, so only the smooth local is a step.
    assert typeset.steps(_theorem_of(leaves_of_a_tree), {"m": 7, "d": 14}) == (
        r"\mathrm{share} = \frac{d}{m} = \frac{14}{7} = 2",
        rf"\varepsilon \le {in_symbols}+\mathrm{{share}} = {in_numbers}+2",
        r"\varepsilon \le 10",
    )


def clash(epsilon: Accuracy, delta: Confidence) -> Gap:
    return epsilon * delta


def hidden(m: Samples, delta: Confidence) -> Gap:
    e = m * delta  # would be read as Euler's number
    return 2 * e


@pytest.mark.parametrize("formula", [clash, hidden])
def test_a_symbol_stands_for_one_thing(formula: Callable[..., Any]) -> None:
    typeset.check_symbols(finite_agnostic)
    with pytest.raises(ValueError, match=formula.__name__):
        typeset.check_symbols(_theorem_of(formula))


@pytest.mark.parametrize(("name", "latex"), [
    ("t", "t"), ("eta", r"\eta"), ("epsilon", r"\varepsilon"), ("t1", "t_{1}"), ("rho_2", r"\rho_{2}"),
    ("free_energy", r"\mathrm{free\ energy}"), ("shift2", r"\mathrm{shift}_{2}"),
])  # fmt: skip
def test_names_of_locals(name: str, latex: str) -> None:
    assert local_symbol(name) == latex


@pytest.mark.parametrize(("relation", "formula_value", "text"), [
    ("<=", 0.123411, r" \le 0.1235"), (">=", 0.123499, r" \ge 0.1234"), ("=", 0.12341, r" \approx 0.1234"),
    ("<=", 140.0, r" \le 140"),
    ("<=", 100.00000000000001, r" \le 100"), ("<=", 452957.3, r" \le 452{,}958"), (">=", 452957.3, r" \ge 452{,}957"),
    ("<=", 4.21e-7, r" \le 4.21\times10^{-7}"), ("<=", 12345678.5, r" \le 1.235\times10^{7}"),
    ("<=", 1.00001, r" \le 1.001"), ("<=", -0.123411, r" \le -0.1234"), ("=", 0.5, " = 0.5"),
])  # fmt: skip
def test_results_are_rounded_to_the_safe_side(relation: str, formula_value: float, text: str) -> None:
    def constant(m: Samples) -> Gap:
        return m * 0 + formula_value

    theorem = _theorem_of(constant, relation=relation)
    assert typeset.steps(theorem, {"m": 10})[-1] == r"\varepsilon" + text
