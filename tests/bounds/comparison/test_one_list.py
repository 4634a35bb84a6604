"""The atlas and `compare`, which Compare bounds shows, name the same theorems for the same facts, and one number."""

import math
from typing import Any

import pytest

from bounds import compare, theorems
from bounds.atlas import AtlasQuestion, contestants, left_out, ranking
from bounds.comparison.competitors import Reading
from bounds.comparison.events import EXAMPLES
from bounds.comparison.row import Comparison
from bounds.vocabulary.assumptions import ERM
from tests.all_told import over

DELTA = 0.05
FACTS: tuple[tuple[str, str, bool, float, int, float], ...] = (
    ("true risk", "d", True, 0.0, 1000, 10),
    ("true risk", "d", False, 0.05, 1000, 10),
    ("true risk", "d", False, 0.0, 300, 3),
    ("true risk", "ln_size", True, 0.0, 1000, 10.0),
    ("true risk", "ln_size", False, 0.1, 1000, 6.9),
    ("gap", "d", False, 0.0, 20_000, 10),
    ("gap", "ln_size", False, 0.0, 1000, 10.0),
    ("excess risk", "d", False, 0.0, 20_000, 10),
    ("excess risk", "ln_size", False, 0.0, 1000, 10.0),
)


def comparison_of(event: str, over_what: str, realizable: bool, error: float, m: int, capacity: float) -> Comparison:
    typed: dict[str, Any] = {"m": m, "delta": DELTA, over_what: capacity}
    if event == "true risk" and not realizable:
        typed["training_error"] = error
    return compare(event, True if realizable else None, **typed)


@over(FACTS)
def test_the_same_theorems_compete(
    event: str, over_what: str, realizable: bool, error: float, m: int, capacity: float
) -> None:
    setting = AtlasQuestion(event, over_what, realizable, DELTA, error)
    comparison = comparison_of(event, over_what, realizable, error, m, capacity)
    rows = {row.slug: row for row in comparison if row.event == event and not row.needs and not row.open_constant}
    places = {place.contestant.theorem.slug: place for place in ranking(setting, m, capacity)}
    silent = {slug for slug, place in places.items() if math.isnan(place.value)}
    assert silent <= {slug for slug, _ in comparison.refused}
    assert set(rows) == set(places) - silent
    for slug, row in rows.items():
        assert row.reading == places[slug].contestant.reading.value
        if "share" not in row.inputs:  # which compare chooses best, and a map leaves at its usual value
            assert row.value == pytest.approx(places[slug].value, rel=1e-9), slug
        assert row.vacuous == places[slug].vacuous, slug


def test_a_gap_becomes_a_risk_with_the_training_error_and_an_excess_twice() -> None:
    """By hand, m = 1000, d = 10: Devroye's gap at δ = 0.05 is 0.25368; with 50 mistakes 0.30368, and twice 0.50736."""
    risk = {row.slug: row for row in compare("true risk", m=1000, d=10, delta=DELTA, training_error=0.05)}
    excess = {row.slug: row for row in compare("excess risk", m=1000, d=10, delta=DELTA)}
    assert risk["vc_devroye"].value == pytest.approx(0.30368, abs=5e-6)
    assert excess["vc_devroye"].value == pytest.approx(0.50736, abs=1e-5)
    assert ERM.clause in excess["vc_devroye"].condition and ERM.clause not in risk["vc_devroye"].condition
    assert (
        ERM.clause
        not in {r.slug: r for r in compare("excess risk", m=1000, d=10, delta=DELTA, erm=True)}["vc_devroye"].condition
    )


def test_a_gap_without_a_training_error_bounds_no_risk() -> None:
    """Nor does it bound an excess risk from one side, nor that of a learner who does not return the least error."""
    risk = compare("true risk", m=1000, d=10, delta=DELTA)
    assert {row.theorem.returns.name for row in risk} <= {"true risk", "expected risk", EXAMPLES}
    excess = compare("excess risk", m=1000, d=10, delta=DELTA)
    assert "vc_rademacher" not in {row.slug for row in excess}
    denied = compare("excess risk", m=1000, d=10, delta=DELTA, erm=False)
    assert not [row.slug for row in denied if row.reading == Reading.TWICE.value]


def test_who_leaves_a_constant_open_or_a_term_out_competes_nowhere() -> None:
    setting = AtlasQuestion("gap", "d")
    names = {contestant.theorem.slug for contestant in contestants(setting, slow=True)}
    assert not names & {"vc_uniform_constant", "vc_confidence"} and "vc_confidence" in left_out(setting)


def test_a_tree_of_so_many_nodes_is_of_a_class_of_so_many_trees() -> None:
    """By hand: 429 shapes of 15 nodes, 20^7 tests, 2^8 labels; counted beforehand, or else the row says so."""
    facts: dict[str, Any] = {"m": 1000, "nodes": 15, "features": 20, "errors": 50, "delta": DELTA}
    ln_size = math.log(429 * 20**7 * 2**8)
    missing, text = compare(**facts), compare(**facts, nodes_fixed=True)
    expected = theorems["finite_binomial"](m=1000, delta=DELTA, errors=50, ln_size=ln_size)
    for comparison, needs in ((missing, ["nodes_fixed"]), (text, [])):
        row = {row.slug: row for row in comparison}["finite_binomial"]
        assert row.value == pytest.approx(expected, rel=1e-12) and row.value >= expected
        assert [entry.key for entry in row.needs] == needs and bool(row.condition) == bool(needs)
        assert not comparison.unused
    assert "finite_binomial" not in {row.slug for row in compare(**facts, nodes_fixed=False)}
    assert compare(**facts, ln_size=70.3)  # a bound of one's own contradicts nothing
