"""Solving: the safe side, ties, ends of domains, impossible targets, and what the answer says of itself."""

import math
from typing import Any

import numpy as np
import pytest
from mpmath import ceil as mp_ceil
from mpmath import log as mp_log
from mpmath import mp, mpf

from bounds import DomainError, Ln, theorems
from bounds.formula.patience import Work
from bounds.solving import monotone
from tests.sentences import facts, pattern

finite_agnostic = theorems["finite_agnostic"]
finite_realizable = theorems["finite_realizable"]


def test_huge_class_and_tiny_confidence() -> None:
    """All Boolean functions of 20 bits at delta = 1e-300, against 60 digits of mpmath."""
    with mp.workdps(60):
        expected = int(mp_ceil((2**20 * mp_log(2) + 300 * mp_log(10)) / mpf("0.1")))
    for ln_size in (2**20 * math.log(2), Ln(2, 2**20)):
        solution = finite_realizable.solve("m", at_most=0.1, delta=1e-300, ln_size=ln_size)
        assert solution.certified
        assert solution.value == expected


def test_integers_beyond_doubles() -> None:
    """1/epsilon^2 at 1e-20 asks for an integer of 41 digits; doubles know only 16 of them."""
    with mp.workdps(80):
        expected = int(mp_ceil((2 + mp_log(2 / mpf("0.05"))) / (2 * mpf("1e-20") ** 2)))
    solution = finite_agnostic.solve("m", at_most=1e-20, delta=0.05, ln_size=2)
    assert (solution.value, solution.certified) == (expected, True)


def test_a_tie_in_decimals_is_equality() -> None:
    """(10 / 0.5)^2 = 400 exactly, where 0.5 and 10 are what they show."""
    solution = theorems["perceptron_mistakes"].solve("gamma", at_most=400, radius=10)
    assert solution.value == 0.5
    assert solution.achieved == 400
    assert solution.certified


def test_a_tie_in_binary_does_not_mislead() -> None:
    """8 * 3^2 * 0.7^2 / m = 0.1^2 at m = 3528, exactly in decimals; 0.7 and 0.1 in binary lie beside."""
    solution = theorems["soft_svm_risk"].solve("m", at_most=0.1, radius=0.7, norm=3)
    assert solution.value == 3528
    assert solution.certified


def test_impossible_targets_are_told_in_words() -> None:
    nowhere = finite_agnostic.solve("m", at_most=0, delta=0.05, ln_size=2)
    assert nowhere.value is None
    assert "no m ≤ 0" in facts(nowhere.why)
    too_many = finite_agnostic.solve("delta", at_most=1e-9, m=10, ln_size=2)
    assert too_many.value is None
    assert "no δ" in too_many.why


@pytest.mark.parametrize(
    ("slug", "inputs", "printed"),
    [
        ("hoeffding_two_sided", {"m": 10}, "1.637462"),  # Caltech homework 2.1 (public write-up)
        ("vc_original", {"m": 100, "d": 1}, "709.5275"),  # Learning From Data, exercise 2.5 (public solutions)
    ],
)
def test_a_bound_above_one_is_told_though_it_is_vacuous(slug: str, inputs: dict[str, int], printed: str) -> None:
    solution = theorems[slug].solve("delta", at_most=0.1, **inputs)
    assert solution.value is None
    assert f"δ = {printed} 1" in facts(solution.why)


def test_easy_targets_name_the_end_of_the_domain() -> None:
    easiest = finite_agnostic.solve("m", at_most=5, delta=0.05, ln_size=2)
    assert (easiest.value, easiest.certified) == (1, True)
    assert "end domain" in facts(easiest.why)
    any_delta = finite_agnostic.solve("delta", at_most=1, m=10**6, ln_size=2)
    assert any_delta.value == 1e-300
    assert "smallest accepted" in any_delta.why


def test_lower_bounds_ask_at_least() -> None:
    lower = theorems["vc_agnostic_lower"]
    with pytest.raises(TypeError, match=pattern("at_least")):
        lower.solve("epsilon", at_most=100, delta=0.05, d=10, C=1)
    solution = lower.solve("epsilon", at_least=1000, delta=0.05, d=10, C=1)
    assert solution.value == pytest.approx(math.sqrt((10 + math.log(20)) / 1000), rel=1e-12)
    assert solution.achieved >= 1000


def test_targets_and_names_are_checked() -> None:
    with pytest.raises(TypeError, match="one target"):
        finite_agnostic.solve("m", delta=0.05, ln_size=2)
    with pytest.raises(TypeError, match="one target"):
        finite_agnostic.solve("m", at_most=0.1, at_least=0.1, delta=0.05, ln_size=2)
    with pytest.raises(TypeError, match=pattern("cannot given")):
        finite_agnostic.solve("m", at_most=0.1, m=10, delta=0.05, ln_size=2)
    with pytest.raises(TypeError, match="no variable x"):
        finite_agnostic.solve("x", at_most=0.1, delta=0.05, ln_size=2)
    with pytest.raises(DomainError, match=pattern("at_most number; nan")):
        finite_agnostic.solve("m", at_most=float("nan"), delta=0.05, ln_size=2)
    with pytest.raises(DomainError, match=pattern("δ number between 0 1; 1.2")):
        finite_agnostic.solve("m", at_most=0.1, delta=1.2, ln_size=2)
    with pytest.raises(TypeError, match="tuned"):
        theorems["vc_uniform_constant"].solve("C", at_most=0.1, m=100, delta=0.05, d=3)


def test_side_conditions_limit_the_answer() -> None:
    solution = theorems["test_set_binomial"].solve("errors", at_most=1, m=10, delta=0.05)
    assert solution.value == 10
    with pytest.raises(DomainError, match=pattern("k ≤ m; k = 11 m = 10")):
        theorems["test_set_binomial"](m=10, delta=0.05, errors=11)


def test_a_side_condition_names_its_variables_and_is_written_as_the_field_writes_it() -> None:
    with pytest.raises(DomainError, match=pattern("VC dimension d sample size m d ≤ 2m; d = 121 m = 39")):
        theorems["vc_vapnik"](m=39, delta=0.05, d=121)
    with pytest.raises(DomainError, match=pattern("δ ≤ 0.8; δ = 0.9")):
        theorems["lil_boundary"](m=39, delta=0.9)


def test_nodes_stay_odd() -> None:
    """ln(C_7 20^7 2^8) = 32.58 and ln(C_8 20^8 2^9) = 37.47 (catalogue's count, exact integers)."""
    ln_of_17 = math.log(1430 * 20**8 * 2**9)
    solution = theorems["tree_class_size"].solve("nodes", at_most=ln_of_17 - 1e-9, features=20)
    assert solution.value == 15
    assert theorems["tree_class_size"].solve("nodes", at_most=ln_of_17 + 1e-9, features=20).value == 17


def test_arrays_of_targets_agree_with_one_by_one() -> None:
    targets = np.array([0.3, 0.1, 0.05, 0.01])
    together = finite_agnostic.solve("m", at_most=targets, delta=0.05, ln_size=6.9)
    singly = [finite_agnostic.solve("m", at_most=target, delta=0.05, ln_size=6.9).value for target in targets]
    assert together.value.tolist() == singly
    assert not together.certified
    limits = theorems["sauer_polynomial"].solve("m", at_most=np.array([1e3, 1e5, 1e-3]), d=3)
    expected = [(3 / math.e) * target ** (1 / 3) for target in (1e3, 1e5)]
    assert limits.value[:2].tolist() == [math.floor(value) for value in expected]
    assert np.isnan(limits.value[2])


def test_tuned_constants_have_no_best_value() -> None:
    solution = theorems["vc_uniform_constant"].optimize("C", m=1000, delta=0.05, d=10)
    assert solution.value is None
    assert "improves towards 0" in solution.why


def test_where_a_bound_begins_to_say_something() -> None:
    """(ln 1000 + ln 20)/m <= 1 from m = 10 on: the sum is 9.9."""
    assert finite_realizable.trivial == 1
    assert finite_realizable.first_informative("m", delta=0.05, ln_size=math.log(1000)).value == 10
    assert theorems["perceptron_mistakes"].trivial is None
    with pytest.raises(TypeError, match="every value"):
        theorems["perceptron_mistakes"].first_informative("gamma", radius=1)


def test_an_answer_that_exact_arithmetic_refutes_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """1 - 10^-14 in doubles is known to two digits: 999,999,999,000,001 examples, as they say, are too few."""
    question = dict(at_most=3.2024417372621976e-08, delta=0.9999999999999893, d=32_067_676)
    solution = theorems["scenario"].solve("m", **question)
    assert solution.certified and solution.value > 999_999_999_000_001
    monkeypatch.setattr(monotone, "certified", refused)
    solution = theorems["scenario"].solve("m", **question)
    assert (solution.value, solution.certified) == (None, False)


def refused(*_: Any) -> None:
    raise NotImplementedError("too long")


def test_few_proofs_lead_from_doubles_to_an_answer_far_beyond_them() -> None:
    """Find-S errs with probability E[1 - (1 - 2^-(k+1))^(n - 3)]/8, k being Bin(1000, 1/8); by 120 digits of mpmath."""
    solution = theorems["find_s_mean"].solve("n", at_most=0.1, m=1000, relevant=3, p=0.5)

    def risk(n: int) -> mpf:
        share = mpf(1) / 8
        return share * sum(
            mp.binomial(1000, k) * share**k * (1 - share) ** (1000 - k) * (1 - (1 - mpf(2) ** -(k + 1)) ** (n - 3))
            for k in range(1001)
        )

    with mp.workdps(120):
        assert solution.certified and risk(solution.value) <= mpf(1) / 10 < risk(solution.value + 1)


def test_votes_of_many_points_are_proved_in_few_steps() -> None:
    """Of 5,000 examples at a bias of 1 - 7·10⁻¹⁶: each proof is a sum over 5,001 votes, and doubles are off by 10⁶."""
    theorem, inputs = theorems["agnostic_expected_lower"], {"m": 5_000, "bias": 1 - 7e-16}
    with Work(math.inf) as work:
        solution = theorem.solve("d", at_least=0.499999999475, **inputs)
    assert solution.certified and work.steps < 2_000_000
