"""Ties at an end are answered, answers too far out are told in words, and no question takes long."""

from typing import Any

import pytest

from bounds import theorems
from bounds.formula.patience import limited_to
from bounds.solving.lattice import LARGEST_EXACT
from bounds.solving.monotone import LONGEST
from tests.sentences import facts

OTHERS = pytest.mark.exhaustive("two further proofs that end early")
EVERYDAY, REST = 1_000_000, LONGEST + 1_000_000  # steps


def solved(slug: str, unknown: str, steps: int, **question: Any) -> Any:
    """The answer, which must not take more steps."""
    with limited_to(steps) as work:
        return theorems[slug].solve(unknown, **question)
    raise AssertionError(f"{work.steps:,} steps and no answer")


@pytest.mark.parametrize(
    ("slug", "unknown", "question"),
    [
        ("perceptron_hinge_sharp", "hinge_sum", {"at_most": 100, "radius": 1, "gamma": 0.1}),  # (1/0.1)^2
        ("perceptron_hinge_sharp", "hinge_sum", {"at_most": 49, "radius": 0.7, "gamma": 0.1}),  # in decimals only
        ("perceptron_hinge", "hinge_sum", {"at_most": 100, "radius": 1, "gamma": 0.1}),
    ],
)
def test_a_tie_at_the_end_of_a_domain_is_the_answer(slug: str, unknown: str, question: dict[str, Any]) -> None:
    solution = solved(slug, unknown, EVERYDAY, **question)
    assert (solution.value, solution.certified) == (0, True), solution
    assert "H = 1e-09 not" in facts(solution.why)


@pytest.mark.parametrize(
    ("slug", "unknown", "question"),
    [
        ("growth_polynomial_thresholds", "n", {"at_most": 1e6, "m": 10, "degree": 2}),  # 2^10 labellings, never more
        ("condorcet", "voters", {"at_most": 1e-10, "error": 0.49999999999}),
        ("condorcet", "voters", {"at_most": 0.4, "error": 0.5}),
        ("forest_strength", "strength", {"at_most": 0.1, "correlation": 0}),
        ("aic", "m", {"at_most": 20, "rss": 10, "parameters": 3}),
    ],
)
def test_absurd_answers_are_sentences(slug: str, unknown: str, question: dict[str, Any]) -> None:
    solution = solved(slug, unknown, REST, **question)
    assert solution.value is None and theorems[slug].variable(unknown).label in solution.why
    assert len(solution.why) < 200 and "0000000" not in solution.why


def test_integers_beyond_doubles_are_named_only_if_proved() -> None:
    """(2 + ln 20)/10^-40 is an integer of 41 digits, which balls know; the sentence says it in powers of ten."""
    solution = solved("finite_realizable", "m", EVERYDAY, at_most=1e-40, delta=0.05, ln_size=2)
    assert solution.certified and solution.value > LARGEST_EXACT and solution.value % 10**20
    assert "·10⁴⁰" in solution.why and "m before not" in facts(solution.why)


@pytest.mark.parametrize("target", [0, -1])
@pytest.mark.parametrize(
    ("slug", "unknown", "inputs"),
    [
        ("risk_complexity", "m", {"delta": 0.05, "size": 30}),
        ("wait_and_judge", "m", {"delta": 0.05, "size": 300}),
        ("finite_agnostic", "m", {"delta": 0.05, "ln_size": 2}),
        ("vc_original", "m", {"delta": 0.05, "d": 10}),
        ("best_of_models", "models", {"m": 1000, "error": 0.5}),
        ("test_set_binomial", "m", {"delta": 0.05, "errors": 3}),
    ],
)
def test_impossible_targets_are_soon_refused(slug: str, unknown: str, inputs: dict[str, Any], target: float) -> None:
    solution = solved(slug, unknown, EVERYDAY, at_most=target, **inputs)
    assert solution.value is None and f"no {theorems[slug].variable(unknown).label}" in solution.why


@pytest.mark.parametrize(
    ("slug", "unknown", "steps", "question"),
    [
        ("best_of_models", "models", EVERYDAY, {"at_most": 0.45, "m": 1000, "error": 0.5}),
        pytest.param("best_of_models", "models", REST, {"at_most": 0.3, "m": 1000, "error": 0.5}, marks=OTHERS),
        ("ks_one_sided", "delta", REST, {"at_most": 0.02, "m": 10_000}),
        pytest.param("ks_two_sided", "delta", REST, {"at_most": 0.02, "m": 10_000}, marks=OTHERS),
        ("vc_hypergeometric", "m", EVERYDAY, {"at_most": 0.2, "d": 18, "errors": 166, "ghost": 1073, "delta": 0.05}),
        ("find_s_mean", "n", REST, {"at_most": 0.01, "m": 1000, "relevant": 1, "p": 0.9}),
    ],
)
def test_long_proofs_end_early(slug: str, unknown: str, steps: int, question: dict[str, Any]) -> None:
    solution = solved(slug, unknown, steps, **question)
    assert solution.certified or (not solution.finished and "not finished" in solution.why)


def test_where_doubles_end_balls_answer() -> None:
    """Devroye's bound at m = 10^200 by hand: sqrt(E/(2m)) but for 1/m, where E = ln(m^2 + 1) + ln 80."""
    expected = ((400 * 2.302585092994046 + 4.382026634673881) / (2e200)) ** 0.5
    assert theorems["vc_devroye"](m=10**200, delta=0.05, d=1) == pytest.approx(expected, rel=1e-12)
    tiny = theorems["condorcet_hoeffding"](voters=10**7 + 1, error=0.3)
    assert 0 < tiny < 1e-300  # exp(-0.08 * 10^7), rounded up to the smallest double
