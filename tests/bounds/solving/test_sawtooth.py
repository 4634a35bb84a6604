"""Solving a formula that saws: the exact chance that a fair coin's lead deceives."""

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import comb, exp
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta, binom

from bounds import theorems
from bounds.formula.balls import enclose
from bounds.formula.functions import binomial_cdf, floor
from bounds.formula.functions import exp as exp_
from bounds.solving import sawtooth
from bounds.solving.validation import arguments_of
from bounds.testing.points import satisfies, typical_points
from bounds.theorem import Theorem, theorem
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Samples
from tests.sentences import facts, pattern

EXAMPLE = (Example(dict(m=10, epsilon=0.1), "1", "not used"),)
SHARED: dict[str, Any] = dict(
    title="Coin", statement="A coin.", assumes=(IID,), source=Source("hoeffding1963", "section 1"), examples=EXAMPLE
)


def hoeffding_tail(m: Samples, epsilon: Accuracy) -> TrueRisk:
    return exp_(-2 * m * epsilon**2)


def coin_tail(m: Samples, epsilon: Accuracy) -> TrueRisk:
    return binomial_cdf(floor(m * (1 / 2 - epsilon)), m, 1 / 2)


def declared(formula: Callable[..., Any], **more: Any) -> Theorem:
    return theorem(**SHARED, **more)(formula)


ENVELOPE = declared(hoeffding_tail, decreasing_in="m epsilon")
SAW = declared(coin_tail, decreasing_in="epsilon", non_monotone="m", envelope=ENVELOPE)


def exact_tail(m: int, tenths: int) -> float:
    """P[Bin(m, 1/2) <= m (1/2 - tenths/10)] by counting, in integers."""
    most = m * (5 - tenths) // 10
    return sum(comb(m, k) for k in range(most + 1)) / 2**m


def test_formula_saws() -> None:
    tail = [exact_tail(m, 1) for m in range(1, 60)]
    assert any(later > earlier for earlier, later in pairwise(tail))
    assert [SAW(m=m, epsilon=0.1) for m in range(1, 60)] == pytest.approx(tail, rel=1e-12)
    assert all(value <= exp(-0.02 * m) for m, value in enumerate(tail, start=1))


@pytest.mark.parametrize("target", [0.3, 0.1, 0.05, 0.01])
def test_every_larger_sample_works_and_the_one_before_fails(target: float) -> None:
    failures = [m for m in range(1, 600) if exact_tail(m, 1) > target]
    solution = SAW.solve("m", at_most=target, epsilon=0.1)
    assert solution.value == failures[-1] + 1
    assert solution.certified
    assert f"{failures[-1]:,} fails" in solution.why


def test_without_an_envelope_it_is_refused_in_words() -> None:
    solution = replace(SAW, envelope=None).solve("m", at_most=0.1, epsilon=0.1)
    assert (solution.value, solution.certified) == (None, False)
    assert "not m" in facts(solution.why)


def test_from_the_other_side_an_envelope_proves_nothing() -> None:
    """Coverage is exact, and its envelope lies above it: that it stays above a target is not to be had from there."""
    coverage = theorems["conformal_coverage"]
    solution = coverage.solve("m", at_least=0.91, alpha=0.1)
    assert (solution.value, solution.certified) == (None, False)
    assert "only above" in facts(solution.why)
    assert coverage.solve("m", at_most=0.91, alpha=0.1).value == 89


@pytest.mark.parametrize(("target", "seen"), [(0.2, 400), (0.13, 2000), (0.12, 3000)])
def test_how_many_calibration_examples(target: float, seen: int) -> None:
    """From the last size at which the beta law's quantile is above the target, by SciPy, the next one on."""
    sizes = np.arange(1, seen)
    left_out = np.array([(m + 1) // 10 for m in sizes])
    misses = np.where(left_out > 0, beta.isf(0.05, np.maximum(left_out, 1), sizes + 1 - left_out), 0)
    solution = theorems["conformal_conditional"].solve("m", at_most=target, alpha=0.1, delta=0.05)
    assert solution.value == sizes[misses > target][-1] + 1
    assert solution.certified


def test_a_saw_of_many_teeth_is_walked_to_its_end() -> None:
    """The last size at which both tails, by SciPy, leave a larger rate possible than the target, is 9,305."""
    sizes, target = np.arange(1, 11_100), 0.0125
    mistakes = np.array([-(-int(m) // 100) for m in sizes])  # the mean loss is 0.01
    bentkus = math.e * binom.cdf(mistakes, sizes, target) > 0.05
    hoeffding = np.exp(-sizes * (0.01 * np.log(0.01 / target) + 0.99 * np.log(0.99 / (1 - target)))) > 0.05
    solution = theorems["hoeffding_bentkus"].solve("m", at_most=target, delta=0.05, test_error=0.01)
    assert solution.value == sizes[bentkus & hoeffding][-1] + 1 == 9306
    assert solution.certified and solution.finished
    assert "9,305" in facts(solution.why)


@pytest.mark.parametrize("theorem", [t for t in theorems.values() if t.teeth], ids=lambda t: t.slug)
def test_along_a_tooth_a_formula_runs_one_way(theorem: Theorem) -> None:
    for unknown, tooth in theorem.teeth.items():
        for point in typical_points(theorem, 3):
            around = range(max(1, point[unknown] - 150), point[unknown] + 150, 6)
            sizes = [size for size in around if satisfies(theorem, {**point, unknown: size})]
            inputs = [{**point, unknown: size} for size in sizes]
            numbers = [enclose(tooth, {name: at[name] for name in arguments_of(tooth)}) for at in inputs]
            values = np.array([theorem(**at) for at in inputs])
            for number in dict.fromkeys(map(str, numbers)):
                steps = np.diff(values[[str(entry) == number for entry in numbers]])
                rounding = 1e-12 * np.abs(values).max()
                assert (steps <= rounding).all() or (steps >= -rounding).all(), (point, number)


@pytest.mark.parametrize(
    ("slug", "question"),
    [
        ("hoeffding_bentkus", {"at_most": 0.06, "delta": 0.05, "test_error": 0.03}),
        ("hoeffding_bentkus", {"at_most": 0.1, "delta": 0.05, "test_error": 0}),
        ("conformal_conditional", {"at_most": 0.12, "alpha": 0.1, "delta": 0.05}),
        ("conformal_conditional", {"at_most": 0.5, "alpha": 0.3, "delta": 0.05}),
        ("conformal_coverage", {"at_most": 0.903, "alpha": 0.1}),
        ("conformal_coverage", {"at_most": 0.303, "alpha": 0.7}),
        ("cv_plus", {"at_least": 0.7775, "alpha": 0.1, "folds": 10}),
        ("cv_plus", {"at_least": 0.79, "alpha": 0.1, "folds": 50}),
    ],
)
def test_teeth_leave_the_answer_as_it_is_value_by_value(slug: str, question: dict[str, Any]) -> None:
    with_teeth = theorems[slug].solve("m", **question)
    singly = replace(theorems[slug], teeth={}).solve("m", **question)
    assert with_teeth.certified and singly.certified
    assert (with_teeth.value, with_teeth.achieved) == (singly.value, singly.achieved)


def test_teeth_are_those_of_an_uneven_variable() -> None:
    with pytest.raises(ValueError, match=pattern("coin_tail teeth not monotone")):
        declared(coin_tail, decreasing_in="m epsilon", teeth={"m": lambda m: m})


def test_a_walk_that_ends_early_says_so_alone_and_in_arrays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sawtooth, "LONGEST", 3_000)
    inputs: dict[str, Any] = {"delta": 0.05, "test_error": 0.01}
    alone = theorems["hoeffding_bentkus"].solve("m", at_most=0.0125, **inputs)
    assert not alone.certified and not alone.finished and 9306 < alone.value < 11025
    assert "not 3,000 steps" in facts(alone.why)
    together = theorems["hoeffding_bentkus"].solve("m", at_most=np.array([[0.0125], [0.05]]), **inputs)
    assert together.value[0, 0] == alone.value
    assert together.finished.tolist() == [[False], [True]]
    assert "1 of 2 not" in facts(together.why) and "1 of 2 not" in facts(together._repr_markdown_())
    assert together.to_frame()["why"].str.startswith("not finished").tolist() == [True, False]


def envelope_of(theorem: Theorem) -> Theorem:
    assert theorem.envelope is not None
    return theorem.envelope


@pytest.mark.parametrize("theorem", [t for t in theorems.values() if t.envelope], ids=lambda t: t.slug)
def test_what_saws_under_an_envelope_can_be_asked_for(theorem: Theorem) -> None:
    """Ask for the value at an everyday point: from the answer on the bound holds, and just before it does not."""
    for name in theorem.non_monotone & set(theorem.solvable):
        for point in typical_points(theorem, 3):
            word = "at_least" if envelope_of(theorem).relation == ">=" else "at_most"
            inputs = {other: value for other, value in point.items() if other != name}
            hair = 1e-9 if word == "at_most" else -1e-9
            solution = theorem.solve(name, **{word: theorem(**point) * (1 + hair)}, **inputs)
            assert solution.value is not None, solution
            assert solution.certified, solution
            if word == "at_least":
                assert theorem(**inputs, **{name: solution.value}) >= theorem(**point) * (1 + hair)
            else:
                assert theorem(**inputs, **{name: solution.value}) <= theorem(**point) * (1 + hair)


def test_other_variables_are_solved_as_ever() -> None:
    """At m = 10 the tail is (1 + 10 + 45)/1024 for k <= 2, so 0.06 needs 10 (1/2 - epsilon) < 3."""
    solution = SAW.solve("epsilon", at_most=0.06, m=10)
    assert solution.value == pytest.approx(0.2, abs=1e-12)
    assert solution.value > 0.2


@pytest.mark.parametrize(("target", "p2"), [(0.8, 0.7), (0.95, 0.6), (0.83, 0.7)])
def test_where_the_envelope_proves_nothing_each_value_up_to_the_end_of_the_domain_is_looked_at(
    target: float, p2: float
) -> None:
    known = {"p1": 0.8, "p2": p2, "alpha": 0.025}
    boschloo = theorems["boschloo_test_power"]
    assert envelope_of(boschloo)(n=300, **known) < target
    answer = boschloo.solve("n", at_least=target, **known)
    powers = [float(boschloo(n=n, **known)) for n in range(270 if p2 == 0.7 else 120, 301)]
    short = [n for n, power in enumerate(powers, 301 - len(powers)) if power < target]
    assert answer.value == (short[-1] + 1 if short[-1] < 300 else None)
    assert answer.certified == (answer.value is not None)
    assert "300" in facts(answer.why) and str(short[-1]) in facts(answer.why)
