"""Ties at an end are answered, answers too far out are told in words, and no question takes long."""

from typing import Any

import pytest

from bounds import theorems
from bounds.formula.patience import limited_to
from bounds.solving.lattice import LARGEST_EXACT
from bounds.solving.monotone import LONGEST
from tests.sentences import facts

EVERYDAY, REST = 1_000_000, LONGEST + 1_000_000  # steps


def solved(slug: str, unknown: str, steps: int, **asked: Any) -> Any:
    """The answer, which must not take more steps."""
    with limited_to(steps) as work:
        return theorems[slug].solve(unknown, **asked)
    raise AssertionError(f"{work.steps:,} steps and no answer")


@pytest.mark.parametrize(
    ("slug", "unknown", "asked"),
    [
        ("perceptron_hinge_sharp", "hinge_sum", {"at_most": 100, "radius": 1, "gamma": 0.1}),  # (1/0.1)^2
        ("perceptron_hinge_sharp", "hinge_sum", {"at_most": 49, "radius": 0.7, "gamma": 0.1}),  # in decimals only
        ("perceptron_hinge", "hinge_sum", {"at_most": 100, "radius": 1, "gamma": 0.1}),
    ],
)
def test_a_tie_at_the_end_of_a_domain_is_the_answer(slug: str, unknown: str, asked: dict[str, Any]) -> None:
    found = solved(slug, unknown, EVERYDAY, **asked)
    assert (found.value, found.certified) == (0, True), found
    assert "H = 1e-09 not" in facts(found.why)


@pytest.mark.parametrize(
    ("slug", "unknown", "asked"),
    [
        ("growth_polynomial_thresholds", "n", {"at_most": 1e6, "m": 10, "degree": 2}),  # 2^10 labellings, never more
        ("condorcet", "voters", {"at_most": 1e-10, "error": 0.49999999999}),
        ("condorcet", "voters", {"at_most": 0.4, "error": 0.5}),
        ("find_s_mean", "n", {"at_most": 0.1, "m": 1000, "relevant": 3, "p": 0.5}),
        ("forest_strength", "strength", {"at_most": 0.1, "correlation": 0}),
        ("aic", "m", {"at_most": 20, "rss": 10, "parameters": 3}),
    ],
)
def test_absurd_answers_are_sentences(slug: str, unknown: str, asked: dict[str, Any]) -> None:
    found = solved(slug, unknown, REST, **asked)
    assert found.value is None and theorems[slug].variable(unknown).label in found.why
    assert len(found.why) < 200 and "0000000" not in found.why


def test_integers_beyond_doubles_are_named_only_if_proved() -> None:
    """(2 + ln 20)/10^-40 is an integer of 41 digits, which balls know; the sentence says it in powers of ten."""
    found = solved("finite_realizable", "m", EVERYDAY, at_most=1e-40, delta=0.05, ln_size=2)
    assert found.certified and found.value > LARGEST_EXACT and found.value % 10**20
    assert "·10⁴⁰" in found.why and "m before not" in facts(found.why)


@pytest.mark.parametrize("target", [0, -1])
@pytest.mark.parametrize(
    ("slug", "unknown", "given"),
    [
        ("risk_complexity", "m", {"delta": 0.05, "size": 30}),
        ("wait_and_judge", "m", {"delta": 0.05, "size": 300}),
        ("finite_agnostic", "m", {"delta": 0.05, "ln_size": 2}),
        ("vc_original", "m", {"delta": 0.05, "d": 10}),
        ("best_of_models", "models", {"m": 1000, "error": 0.5}),
        ("test_set_binomial", "m", {"delta": 0.05, "errors": 3}),
    ],
)
def test_impossible_targets_are_soon_refused(slug: str, unknown: str, given: dict[str, Any], target: float) -> None:
    found = solved(slug, unknown, EVERYDAY, at_most=target, **given)
    assert found.value is None and f"no {unknown}" in found.why


@pytest.mark.parametrize(
    ("slug", "unknown", "steps", "asked"),
    [
        ("best_of_models", "models", EVERYDAY, {"at_most": 0.45, "m": 1000, "error": 0.5}),
        ("best_of_models", "models", REST, {"at_most": 0.3, "m": 1000, "error": 0.5}),
        ("ks_one_sided", "delta", REST, {"at_most": 0.02, "m": 10_000}),
        ("ks_two_sided", "delta", REST, {"at_most": 0.02, "m": 10_000}),
        ("vc_hypergeometric", "m", EVERYDAY, {"at_most": 0.2, "d": 18, "errors": 166, "ghost": 1073, "delta": 0.05}),
        ("find_s_mean", "n", REST, {"at_most": 0.01, "m": 1000, "relevant": 1, "p": 0.9}),
    ],
)
def test_long_proofs_end_early(slug: str, unknown: str, steps: int, asked: dict[str, Any]) -> None:
    found = solved(slug, unknown, steps, **asked)
    assert found.certified or (not found.finished and "not finished" in found.why)


def test_where_doubles_end_balls_answer() -> None:
    """Devroye's bound at m = 10^200 by hand: sqrt(E/(2m)) but for 1/m, where E = ln(m^2 + 1) + ln 80."""
    expected = ((400 * 2.302585092994046 + 4.382026634673881) / (2e200)) ** 0.5
    assert theorems["vc_devroye"](m=10**200, delta=0.05, d=1) == pytest.approx(expected, rel=1e-12)
    tiny = theorems["condorcet_hoeffding"](voters=10**7 + 1, error=0.3)
    assert 0 < tiny < 1e-300  # exp(-0.08 * 10^7), rounded up to the smallest double
