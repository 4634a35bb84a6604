"""Whatever is known, every theorem of the events shown has a row or a reason, and facts imply facts."""

import math
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, Ln, compare, theorems
from bounds.comparison.events import event_of
from bounds.comparison.implications import follow, implications
from bounds.comparison.row import Comparison
from bounds.theorem import Theorem
from tests import sentences
from tests.running.sampling import sampled
from tests.work import at_most_calls

RANGES: dict[str, tuple[float, float, bool]] = {
    "d": (1, 60, True), "ln_size": (42.0, 300.0, False), "training_error": (0.0, 0.4, False), "size": (1, 30, True),
    "kl": (0.1, 40.0, False), "errors": (0, 40, True), "test_error": (0.0, 0.4, False), "radius": (0.5, 3.0, False),
    "gamma": (0.05, 0.5, False), "noise": (0.0, 0.4, False), "k": (1, 50, True), "variance": (0.0, 0.25, False),
    "rademacher": (0.01, 0.5, False), "margin_error": (0.0, 0.3, False), "norm": (0.5, 5.0, False),
    "nodes": (3, 31, True), "features": (2, 50, True), "bits": (5, 64, True), "bayes_risk": (0.0, 0.3, False),
    "hinge_loss": (0.0, 1.0, False), "loss_range": (0.5, 3.0, False), "noise_margin": (0.1, 1.0, False),
}  # fmt: skip
each_set = pytest.mark.parametrize("seed", sampled(range(30), 4, adds="more sets of facts, as drawn at random"))


def facts(seed: int) -> dict[str, Any]:
    """Up to five facts, a confidence, and either a sample size or an accuracy, from small to absurd."""
    rng = np.random.default_rng(seed)
    results: dict[str, Any] = {"delta": float(10 ** rng.uniform(-8, -0.05))}
    results |= (
        {"m": int(10 ** rng.uniform(0, 6))} if rng.random() < 0.5 else {"epsilon": float(10 ** rng.uniform(-3, -0.05))}
    )
    for name in rng.choice(list(RANGES), int(rng.integers(0, 6)), replace=False):
        low, high, whole = RANGES[name]
        value = rng.uniform(low, high) if rng.random() < 0.8 else low
        results[str(name)] = (
            (2 * (round(value) // 2) + 1 if name == "nodes" else round(value)) if whole else float(value)
        )
    return _at_peace(results | {"realizable": [None, True, False][int(rng.integers(3))]})


def _at_peace(result: dict[str, Any]) -> dict[str, Any]:
    """Without what the rest contradicts: no two tell how many mistakes there are, no error stands beside none, and
    nothing counts more examples than there are."""
    result |= {name: min(result[name], result.get("m", result[name])) for name in ("errors", "size") if name in result}
    if "training_error" in result or "test_error" in result:
        result.pop("errors", None)
    if result["realizable"]:
        result = {name: value for name, value in result.items() if name not in {"noise", "bayes_risk"} or value == 0}
        result = {
            name: value for name, value in result.items() if name not in {"training_error", "errors"} or value == 0
        }
    elif result.get("noise") == 0:
        del result["noise"]
    return result


@each_set
def test_every_theorem_of_the_events_shown_has_a_row_or_a_reason(seed: int) -> None:
    known = facts(seed)
    comparison = compare(**known)
    out = {absent.slug: absent for absent in comparison.left_out}
    rows = {row.slug for row in comparison}
    assert len(rows) == len(comparison) and not rows & set(out)
    for event in comparison.groups:
        of_event = {theorem.slug for theorem in theorems.values() if event_of(theorem) == event}
        assert of_event <= rows | set(out), (known, event)
    for entry in out.values():
        assert entry.why[0].isupper() or entry.slug in entry.why, entry.why
        assert len(entry.why) > 20, entry.why
    for event, group in comparison.groups.items():
        among = sum(not row.open_constant for row in group)
        left = sum(entry.event == event for entry in out.values())
        if among > 1:
            assert f"{among} event" in sentences.facts(group[0].why)
        assert (f"{left} more" in group[0].why) == (left > 0 and not group[0].open_constant)


@each_set
def test_who_lacks_nothing_and_objects_to_nothing_has_a_row(seed: int) -> None:
    """By the theorem itself: called with the facts given, it answers, and no assumption of it is left untold."""
    known = {name: value for name, value in facts(seed).items() if value is not None}
    realizable = known.pop("realizable", None)
    if "m" not in known:
        return
    comparison = compare(realizable=realizable, **known)
    slugs = {row.slug for row in comparison} | {slug for slug, _ in comparison.refused}
    for theorem in theorems.values():
        names = {variable.name for variable in theorem.variables}
        typed = {assumption.key for assumption in theorem.assumes} <= {
            "iid",
            "zero_one_loss",
            "binary_labels",
            "finite_vc_dimension",
        }
        if typed and "d" in names and names <= set(known) and event_of(theorem) in comparison.groups:
            assert theorem.slug in slugs, (theorem.slug, known)


# When each lower bound speaks, from the sources' own words.
SPEAKS = {
    "ehkv_lower": lambda d, epsilon, delta, realizable: d >= 2 and epsilon <= 1 / 8 and delta <= 1 / 100,
    "confidence_lower": lambda d, epsilon, delta, realizable: d >= 2,
    "shattered_set_lower": lambda d, epsilon, delta, realizable: d >= 2 and epsilon < 1 / 8 and delta < 1 / 7,
    "agnostic_lower": lambda d, epsilon, delta, realizable: (
        d >= 2 and epsilon <= 1 / 64 and delta < 1 / 64 and not realizable
    ),
    "agnostic_confidence_lower": lambda d, epsilon, delta, realizable: delta < 1 / 4 and not realizable,
}
REALIZABLE_ONLY = {"ehkv_lower", "confidence_lower", "shattered_set_lower"}


def needed(theorem: Theorem, d: int, epsilon: float, delta: float) -> float:
    """What a lower bound says, called directly."""
    known = {"d": d, "epsilon": epsilon, "delta": delta}
    return math.ceil(theorem(**{variable.name: known[variable.name] for variable in theorem.variables}))


def test_the_lower_bounds_are_those_that_the_test_knows() -> None:
    from_below = {theorem.slug for theorem in theorems.values() if event_of(theorem) == "lower bound"}
    assert from_below == {*SPEAKS, "vc_realizable_lower", "vc_agnostic_lower"}  # the last two leave a constant open


@each_set
def test_lower_bounds_are_complete(seed: int) -> None:
    rng = np.random.default_rng(1000 + seed)
    d = int(rng.choice([1, 2, 3, 10, 100]))
    epsilon, delta = float(10 ** rng.uniform(-3, -0.3)), float(10 ** rng.uniform(-7, -0.1))
    realizable = [None, True, False][seed % 3]
    comparison = compare(ask="m", d=d, epsilon=epsilon, delta=delta, realizable=realizable)
    text = {row.slug: row.value for row in comparison.groups.get("lower bound", ()) if not row.open_constant}
    brute = {
        slug: needed(theorems[slug], d, epsilon, delta)
        for slug, speaks in SPEAKS.items()
        if speaks(d, epsilon, delta, realizable) and not (realizable is False and slug in REALIZABLE_ONLY)
    }
    assert text == brute
    if brute:
        first = comparison.groups["lower bound"][0]
        assert first.value == max(brute.values())


def test_what_was_understated_is_told() -> None:
    """ln 0.05/ln 0.95 = 58.4 and ln 1e-6/ln 0.99 = 1,374.6; δ = 0.05 is beyond what the bound of 1989 speaks of."""
    comparison = compare(d=10, epsilon=0.05, delta=0.05, realizable=True)
    assert comparison.groups["lower bound"][0].value == math.ceil(math.log(0.05) / math.log(0.95)) == 59
    assert "1/100" in next(absent.why for absent in comparison.left_out if absent.slug == "ehkv_lower")
    comparison = compare(d=10, epsilon=0.01, delta=1e-6, realizable=True)
    assert comparison.groups["lower bound"][0].value == math.ceil(math.log(1e-6) / math.log(0.99)) == 1375
    assert "From d = 10" in comparison.groups["lower bound"][0].why


def slugs(comparison: Comparison) -> set[str]:
    return {row.slug for row in comparison}


@pytest.mark.parametrize("hypotheses", [1, 2, 3, 4, 7, 8, 9, 1023, 1024, 1025, 2**40 - 1, 2**40])
def test_a_class_shatters_no_more_than_it_can_label(hypotheses: int) -> None:
    """The largest d with 2^d <= |H|, counted in whole numbers, and never less."""
    known = follow({"ln_size": Ln(hypotheses)})
    assert known["d"].value == max(1, hypotheses.bit_length() - 1) or hypotheses == 2**40 - 1
    assert known["d"].side == "at most" and 2 ** (known["d"].value + 1) > hypotheses
    assert ("two_hypotheses" in known) == (hypotheses >= 2)
    assert ("nontrivial_class" in known) == (hypotheses >= 3)


@pytest.mark.parametrize("d", [1, 2, 3])
def test_two_shattered_points_make_a_class_nontrivial_and_one_does_not(d: int) -> None:
    """On a domain of one point both labellings are a class of dimension 1, and agree nowhere."""
    known = follow({"d": d})
    assert "two_hypotheses" in known
    assert ("nontrivial_class" in known) == (d >= 2)


def test_a_dimension_known_from_above_serves_upper_bounds_only() -> None:
    upper = compare(m=5000, delta=0.05, ln_size=7)
    assert "vc_vapnik_growth" in slugs(upper)
    row = next(row for row in upper if row.slug == "vc_vapnik_growth")
    assert row.inputs["d"] == 10 and row.value == theorems["vc_vapnik_growth"](m=5000, delta=0.05, d=10)
    assert "ln_size = 7" in sentences.facts(row.why)
    assert "expected_risk_lower" not in slugs(upper)
    below = compare(epsilon=0.001, delta=0.001, ln_size=7)
    assert slugs(below) & {"ehkv_lower", "agnostic_lower", "shattered_set_lower"} == set()
    assert {"confidence_lower", "agnostic_confidence_lower"} <= slugs(below)


def test_three_hypotheses_make_a_class_nontrivial_by_trial() -> None:
    """All classes of three labellings of two points: some two agree on one point and differ on the other."""
    labellings = [(a, b) for a in (0, 1) for b in (0, 1)]
    for left in range(4):
        chosen = [entry for place, entry in enumerate(labellings) if place != left]
        assert any((f[0] == g[0]) != (f[1] == g[1]) for f in chosen for g in chosen)


def test_without_a_hypothesis_in_error_nothing_is_lost_to_noise() -> None:
    comparison = compare(m=1000, delta=0.05, ln_size=7, realizable=True)
    row = next(row for row in comparison if row.slug == "finite_label_noise")
    assert row.inputs["noise"] == 0 and "From realizable" in row.why
    assert next(row for row in comparison if row.slug == "finite_kl").inputs["training_error"] == 0
    assert "finite_realizable" in slugs(compare(m=1000, delta=0.05, ln_size=7, noise=0.0))


def test_mistakes_of_a_class_are_not_those_of_a_test_set() -> None:
    """A training error grants no test set, and a test set without mistakes makes no learner consistent."""
    assert "test_set_binomial" not in slugs(compare(m=1000, delta=0.05, training_error=0.05))
    of_a_class = compare(m=1000, delta=0.05, d=3, test_error=0.0)
    consistent = next(row for row in of_a_class if row.slug == "vc_realizable_growth")
    assert [need.key for need in consistent.needs] == ["consistent_learner"]
    alone = compare(m=200, delta=0.05, errors=3)
    assert next(row for row in alone if row.slug == "test_set_kl").inputs["test_error"] == 3 / 200
    assert not alone.unused


def test_facts_that_contradict_each_other_are_refused_in_a_sentence() -> None:
    with pytest.raises(DomainError, match=sentences.pattern("d ≤ 10, ln_size = 7")):
        compare(m=1000, delta=0.05, d=11, ln_size=7.0)


def test_one_sided_and_two_sided() -> None:
    """Hoeffding's inequality in one direction is worth, in both, what the two-sided one says: ln(2/δ) for ln(1/δ)."""
    comparison = compare(m=1000, delta=0.05, ln_size=7)
    one_sided = next(row for row in comparison if row.slug == "finite_one_sided")
    two_sided = next(row for row in comparison if row.slug == "finite_agnostic")
    assert one_sided.both_sides == pytest.approx(math.sqrt((7 + math.log(40)) / 2000)) and two_sided.both_sides is None
    assert one_sided.both_sides == pytest.approx(two_sided.value)
    solved = compare(epsilon=0.05, delta=0.05, ln_size=7).groups["gap"]
    assert {row.slug: row.both_sides for row in solved}["finite_one_sided"] == math.ceil((7 + math.log(40)) / 0.005)


def test_a_theorem_whose_domain_ends_drops_out_with_its_reason() -> None:
    comparison = compare(d=3, epsilon=0.1, delta=0.3, realizable=True)
    assert "vc_realizable_uml" not in slugs(comparison)
    assert "δ" in dict(comparison.refused)["vc_realizable_uml"]


def test_a_name_that_means_something_else_is_said() -> None:
    """Most bounds by a variance take that of the sample; Bernstein's and Bennett's, which ask for the range of the
    losses, take the true one. One number is not both."""
    comparison = compare(m=1000, delta=0.05, variance=0.1, loss_range=1, test_error=0.1)
    rows = {row.slug: row.why for row in comparison}
    assert "variance loss" in sentences.facts(rows["bernstein"])
    assert "variance" in next(absent.why for absent in comparison.left_out if absent.slug == "empirical_bernstein")
    alone = {row.slug: row.why for row in compare(m=1000, delta=0.05, variance=0.1, test_error=0.1)}
    assert "Reads" not in alone["empirical_bernstein"] and "chebyshev" not in alone


def test_implications_say_why() -> None:
    assert len(implications()) > 15
    for implication in implications():
        assert implication.because and not implication.because.endswith("."), implication


EVERYDAY: tuple[dict[str, Any], ...] = (
    {"d": 10, "epsilon": 0.05, "delta": 0.05},
    {"m": 1000, "delta": 0.05, "d": 10, "training_error": 0.05},
    {"m": 1000, "delta": 0.05, "ln_size": 7, "realizable": True},
    {"m": 200, "delta": 0.05, "errors": 3},
    {"m": 1000, "delta": 0.05, "kl": 10, "training_error": 0.05},
    {"epsilon": 0.05, "delta": 0.05, "ln_size": 20, "d": 10, "size": 12, "realizable": True},
)


@pytest.mark.parametrize("known", EVERYDAY, ids="-".join)
def test_it_answers_with_little_work(known: dict[str, Any]) -> None:
    with at_most_calls(4_000_000):
        compare(**known)


def test_examples_are_enough_for_the_risk_that_the_statement_names() -> None:
    for theorem in theorems.values():
        if theorem.returns.name == "sample complexity" and theorem.relation == "<=":
            says = theorem.statement
            of_the_best = "excess risk" if "excess risk" in says or r"\min_{h" in says else "true risk"
            assert event_of(theorem) == ("gap" if r"(h)-L_S(h)|" in says else of_the_best), theorem.slug
