"""How a formula grows in one of its names: by hand, and each theorem's rates against its values far out."""

import ast
from fractions import Fraction

import numpy as np
import pytest

from bounds import theorems
from bounds.diagnosis.trees import runnable, with_named_functions
from bounds.display.rates import rates
from bounds.formula.order import NoOrderError, Order, order
from bounds.reading.formulas import read_formula
from tests.all_told import over
from tests.bounds.test_command_line import run
from tests.bounds.test_command_line_json import answer

HALF = Fraction(1, 2)


def order_of(text: str, towards: int = 1) -> Order:
    return order(read_formula(text, lambda name: ast.Name(name) if name in ("m", "a", "b") else None), "m", towards)


@pytest.mark.parametrize(
    ("text", "power", "log"),
    [
        ("a/m", -1, 0),
        ("sqrt(a/m)", -HALF, 0),
        ("sqrt(a/m) + b/m", -HALF, 0),
        ("a + b/m", 0, 0),
        ("m ln(m)", 1, 1),
        ("sqrt(a ln(2m/a)/m)", -HALF, HALF),
        ("(m^2 + 3m)/(m - a)", 1, 0),
        ("min(1, a/m)", -1, 0),
        ("max(a, m)", 1, 0),
        ("exp(-a/m)", 0, 0),
        ("m^(2/3)", Fraction(2, 3), 0),
        ("ceil(m/2)", 1, 0),
    ],
)
def test_is_what_one_finds_by_hand(text: str, power: Fraction, log: Fraction) -> None:
    assert order_of(text).size == (power, log)


@pytest.mark.parametrize(("text", "power", "log"), [("ln(1/m)", 0, 1), ("a/m^2", 2, 0), ("sqrt(a + ln(2/m))", 0, HALF)])
def test_towards_0_it_is_that_of_the_inverse(text: str, power: Fraction, log: Fraction) -> None:
    assert order_of(text, -1).size == (power, log)


@pytest.mark.parametrize(
    "text",
    [
        "exp(m)",
        "2^m",
        "m - m",  # cancels
        "1 - exp(-a/m)",  # a/m, by cancelling
        "ln(1 + a/m)",  # a/m, by a logarithm that tends to 0
        "sqrt(m + a) - sqrt(m)",
        "ln(ln(m))",
        "m^a",
    ],
)
def test_what_the_rules_do_not_decide_has_none(text: str) -> None:
    with pytest.raises(NoOrderError):
        order_of(text)


def test_a_theorem_states_its_rates() -> None:
    """By hand, of sqrt((ln|H| + ln(2/delta))/(2m)) and of m = (ln|H| + ln(2/delta))/(2 eps^2)."""
    said = [rate.plain for rate in rates(theorems["finite_agnostic"])]
    assert len(said) == 4
    assert "Θ(√(1/m)) as m → ∞" in said[0]
    assert "Θ(√(ln (1/δ))) as δ → 0" in said[1]
    assert "Θ(√(ln |H|))" in said[2]
    assert said[3].startswith("m = Θ(1/(ε²))")


def stated() -> list[tuple[str, int]]:
    """Every rate of a bound itself, by its place."""
    return [(slug, place) for slug, theorem in theorems.items() for place, rate in enumerate(rates(theorem))
            if any(rate.symbol == variable.symbol for variable in theorem.variables)]  # fmt: skip


def test_beside_a_training_error_that_stays_it_is_the_rest() -> None:
    """By hand, of L + sqrt((KL + ln(2 sqrt(m)/delta))/(2m)): sqrt(ln(m)/m)."""
    said = [rate.plain for rate in rates(theorems["pac_bayes_mcallester"])]
    assert said[0].endswith("− L̂ = Θ(√((ln m)/m)) as m → ∞")


def test_most_theorems_state_one() -> None:
    every = stated()
    assert len({slug for slug, _ in every}) >= 225
    assert len(every) >= 430


FAR = {1: np.array([1e9, 1e10, 1e11, 1e12]), -1: np.array([1e-60, 1e-80, 1e-100, 1e-120])}
WITHIN = 2.0  # the factor between the value and the rate over three or sixty decades: logarithms settle slowly


@over(stated())
def test_the_bound_follows_its_rate_far_out(slug: str, place: int) -> None:
    theorem = theorems[slug]
    rate = rates(theorem)[place]
    variable = next(variable for variable in theorem.variables if variable.symbol == rate.symbol)
    inputs = {each.name: each.default for each in theorem.variables}
    far = FAR[rate.towards]
    x = far if rate.towards > 0 else 1 / far
    at = {**inputs, variable.name: far + (variable.domain.odd and far % 2 == 0)}
    if rate.of == theorem.returns.symbol:
        values = theorem.grid(**at)
    else:  # what the bound is above the terms that stay
        tree, scope = with_named_functions(rate.tree)
        values = runnable(tree, scope)({name: np.asarray(value, dtype=float) for name, value in at.items()})
    ratios = values / (x ** float(rate.order.power) * np.log(x) ** float(rate.order.log))
    known = ratios[np.isfinite(ratios)]
    assert len(known) >= 2, rate.plain
    assert known.max() / known.min() < WITHIN, (rate.plain, ratios)


def test_show_states_them() -> None:
    _, output = run("show", "finite_agnostic")
    assert "ε = Θ(√(1/m)) as m → ∞" in output
    stated_rates = answer("show", "finite_agnostic")["rates"]
    assert stated_rates[0] == {"latex": r"\varepsilon=\Theta\left(\sqrt{\frac{1}{m}}\right)", "limit": r"m\to\infty"}


def test_what_sets_in_beyond_the_domain_is_none() -> None:
    """RSS/(m (1 - df/m)^2) is 1/df^2 for df beyond m only, where no fit has so many degrees of freedom."""
    assert not [rate for rate in rates(theorems["generalised_cross_validation"]) if rate.symbol.endswith("df}")]
