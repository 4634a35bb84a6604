"""What a bound is made of: shares by the definition of Shapley's value, worked out from each formula by hand."""

import math
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from bounds import theorems
from bounds.comparison.informativeness import first_size
from bounds.comparison.terms import Terms, terms
from tests.bounds.test_command_line import run
from tests.bounds.test_command_line_json import answer
from tests.sentences import facts

# Upper bounds with terms of which one cannot be taken away: without radius, errors or a candidate there is no value.
UNDIVIDED = {"svm_hinge", "binomial_midp"}


def terms_of(slug: str, **inputs: Any) -> Terms:
    made_of = terms(theorems[slug], inputs)
    assert made_of is not None
    return made_of


def shares(slug: str, **inputs: Any) -> dict[str, float]:
    return {term.part: term.share for term in terms_of(slug, **inputs)}


def by_orders(bound: Callable[..., float], **parts: tuple[float, float]) -> dict[str, float]:
    """Shapley's value as it is defined; `parts` are the value of each argument and the value without it."""
    total = dict.fromkeys(parts, 0.0)
    whole = bound(**{name: value for name, (value, _) in parts.items()})
    orders = list(permutations(parts))
    for order in orders:
        left = {name: value for name, (value, _) in parts.items()}
        for name in order:
            before = bound(**left)
            left[name] = parts[name][1]
            total[name] += before - bound(**left)
    return {name: value / whole / len(orders) for name, value in total.items()}


def test_terms_that_are_added_up_are_told_by_themselves() -> None:
    """√(2 ln τ(m)/m) + √(ln(1/δ)/(2m)), with Sauer's sum in whole numbers."""
    m, d = 500, 20
    complexity = math.sqrt(2 * math.log(sum(math.comb(m, i) for i in range(d + 1))) / m)
    confidence = math.sqrt(math.log(1 / 0.05) / (2 * m))
    expected = {"complexity": complexity, "confidence": confidence, "rest": 0.0}
    whole = complexity + confidence
    assert shares("vc_rademacher", m=m, d=d, delta=0.05) == pytest.approx(
        {part: value / whole for part, value in expected.items()}, abs=1e-7
    )


def test_under_a_root_the_split_is_fair() -> None:
    """√((ln|H| + ln 2 + ln(1/δ))/(2m)): ln 2 is in no term, so it is left."""
    size, sure, left = 100 * math.log(2), math.log(1 / 0.05), math.log(2)
    expected = by_orders(lambda size, sure: math.sqrt(size + sure + left), size=(size, 0.0), sure=(sure, 0.0))
    parts = shares("finite_agnostic", m=30, ln_size=size, delta=0.05)
    assert parts["complexity"] == pytest.approx(expected["size"], rel=1e-7)
    assert parts["confidence"] == pytest.approx(expected["sure"], rel=1e-7)
    assert parts["rest"] == pytest.approx(math.sqrt(left / (size + sure + left)), rel=1e-7)


def test_three_terms_in_six_orders() -> None:
    m, size, delta, variance = 60, 40.0, 0.01, 0.2

    def bound(size: float, delta: float, variance: float) -> float:
        weight = size + math.log(2 / delta)
        return math.sqrt(2 * variance * weight / m) + 7 * weight / (3 * (m - 1))

    expected = by_orders(bound, size=(size, 0.0), delta=(delta, 1.0), variance=(variance, 0.0))
    parts = shares("finite_empirical_bernstein", m=m, ln_size=size, delta=delta, variance=variance)
    assert [parts["complexity"], parts["confidence"], parts["observed"]] == pytest.approx(list(expected.values()))
    assert parts["rest"] == pytest.approx(bound(0.0, 1.0, 0.0) / bound(size, delta, variance))


@pytest.mark.parametrize("slug", ["vc_vapnik", "vc_lecture_form", "boosting_margin"])
def test_a_logarithm_of_m_over_d_has_its_limit_at_dimension_0(slug: str) -> None:
    inputs = {variable.name: variable.default for variable in theorems[slug].variables}
    small = theorems[slug].formula(**{**inputs, "d": 1e-30})
    alone = theorems[slug].formula(
        **{**inputs, "d": 1e-30, "delta": 1.0, **({"margin_error": 0.0} if slug[0] == "b" else {})}
    )
    assert small < theorems[slug](**inputs)
    assert shares(slug, **inputs)["rest"] == pytest.approx(alone / theorems[slug](**inputs), rel=1e-4, abs=1e-12)


def test_shares_of_every_upper_bound() -> None:
    for slug, theorem in theorems.items():
        inputs = {variable.name: variable.default for variable in theorem.variables}
        made_of = terms(theorem, inputs)
        can_be = theorem.relation == "<=" and any(variable.role for variable in theorem.variables)
        assert (made_of is not None) == (can_be and slug not in UNDIVIDED), slug
        if made_of is not None:
            values = [term.share for term in made_of]
            assert min(values) >= 0 and math.fsum(values) == pytest.approx(1), slug
            assert made_of.bound == pytest.approx(theorem(**inputs)), slug


def test_every_bound_on_a_risk_that_has_a_class_names_its_complexity() -> None:
    """Whoever adds a class's variable says its role, too."""
    words = ("VC dimension", "Rademacher complexity", "class size", "relative entropy of the posterior")
    for theorem in theorems.values():
        for variable in theorem.variables:
            if any(word in variable.meaning for word in words):
                assert variable.role == "complexity", (theorem.slug, variable.name)
            assert (variable.role == "confidence") == (variable.name == "delta"), theorem.slug


def test_what_dominates_and_how_it_is_computed_in_words() -> None:
    made_of = terms_of("vc_rademacher", m=100, d=20, delta=0.05)
    assert "complexity dominates 89%" in facts(made_of.sentence)
    assert "d → 0 δ → 1" in facts(made_of.method)


@pytest.mark.parametrize(
    ("slug", "inputs", "size"),
    [
        ("finite_realizable", {"m": 6, "delta": 0.05, "ln_size": 10 * math.log(3)}, 14),
        ("finite_realizable", {"m": 14, "delta": 0.05, "ln_size": 10 * math.log(3)}, None),
        ("adaboost_training_error", {"gamma": 0.0, "rounds": 3}, None),
    ],
)
def test_the_first_informative_size(slug: str, inputs: dict[str, Any], size: int | None) -> None:
    assert first_size(theorems[slug], inputs, theorems[slug](**inputs)) == size


def test_the_command_line_says_why_a_bound_is_vacuous() -> None:
    ended, output = run("value", "vc_rademacher", "m=100", "d=20", "delta=5%")
    assert ended == 0 and "complexity 89% informative m = 137" in facts(output)
    assert "complexity" not in run("value", "vc_rademacher", "m=1000", "d=2", "delta=5%")[1]


def test_the_same_as_json() -> None:
    parts = answer("value", "vc_rademacher", "m=100", "d=20", "delta=5%")
    assert parts["informative_from"] == {"m": 137}
    assert parts["terms"] == pytest.approx(shares("vc_rademacher", m=100, d=20, delta=0.05))
    assert "terms" not in answer("value", "fano", "information=1", "hypotheses=9")
