"""Each factor of a Lean declaration, worked out anew: its bound from its statement, ours from the theorem."""

import math
from collections.abc import Mapping
from typing import Any

import pytest

from bounds import theorems
from bounds.formalization import Counterpart, counterparts
from bounds.formalization.counterpart import LIKE_OURS
from bounds.testing.points import typical_points
from tests.bounds.formalization import lean_tails
from tests.bounds.formalization.first_examples import FIRST_EXAMPLES
from tests.bounds.formalization.lean_values import VALUES

COMPARED = [entry for slug in theorems for entry in counterparts(slug) if entry.bound]
POINTS, FEWEST = 14, 3
SMALL = 1e-290  # below it doubles lose digits
AT: dict[str, dict[str, Any]] = {
    "no_free_lunch": {"epsilon": 1 / 8},
    "pac_bayes_subgaussian": {"sigma": 1 / 2},
    "serfling": {"loss_range": 1},
}  # where alone Lean says something


def _key(entry: Counterpart) -> tuple[str, str]:
    return entry.theorem, entry.declaration.rpartition(".")[2]


def _points(entry: Counterpart) -> list[dict[str, Any]]:
    fixed = AT.get(entry.theorem, {})
    drawn_at = [{**point, **fixed} for point in typical_points(theorems[entry.theorem], POINTS)]
    return [point for point in drawn_at if not entry.unmet_at(**point)]


def _first_example(slug: str) -> dict[str, Any]:
    """The inputs of the theorem's first example, with what was solved for."""
    example = theorems[slug].examples[0]
    solved = {example.unknown: float(example.printed)} if example.unknown else {}
    return {**example.inputs, **solved}


def _agrees(entry: Counterpart, point: Mapping[str, Any]) -> None:
    """Does Lean's own statement hold with equality at the bound that we state for it?"""
    key, stated = _key(entry), entry.bound_at(**point)
    if key in VALUES:
        assert stated == pytest.approx(VALUES[key](**point), rel=1e-9, abs=SMALL), point
    elif key in lean_tails.PROBABILITIES:
        assert lean_tails.PROBABILITIES[key](stated, **point) == pytest.approx(point["delta"], rel=1e-6), point
    elif key in lean_tails.SIZES:
        assert lean_tails.SIZES[key](stated, **point) == pytest.approx(point.get("m", point.get("steps")), rel=1e-9), (
            point
        )
    elif key in lean_tails.EXPONENTS:
        exponent = lean_tails.EXPONENTS[key](**point)
        assert exponent < -660 or math.log(stated) == pytest.approx(exponent, rel=1e-9), point
    elif key in lean_tails.ACCURACIES:
        epsilon = lean_tails.ACCURACIES[key](stated, point["delta"], point["vectors"])
        assert epsilon == pytest.approx(point["epsilon"], rel=1e-9), point
    elif entry.theorem == "ucb1":
        near = 1 / point["rounds"] ** 2
        assert stated == pytest.approx(lean_tails.ucb1(**point), rel=near)
        assert stated >= lean_tails.ucb1(**point) * (1 - 1e-12)  # the limit of the sum is above it
    else:
        assert entry.theorem == "freedman", f"no statement of {entry.declaration} is written in this folder"
        assert stated == pytest.approx(lean_tails.freedman(**point), rel=1e-7), point


@pytest.mark.parametrize("entry", COMPARED, ids=lambda entry: "-".join(_key(entry)))
def test_the_bound_is_what_the_declaration_states(entry: Counterpart) -> None:
    points = [*_points(entry), _first_example(entry.theorem)]
    assert len(points) > FEWEST
    for point in points:
        _agrees(entry, point)


@pytest.mark.parametrize("entry", COMPARED, ids=lambda entry: "-".join(_key(entry)))
def test_the_factor_is_the_quotient_of_both(entry: Counterpart) -> None:
    is_below = entry.side == ">=" or (not entry.side and theorems[entry.theorem].relation == ">=")
    compared = 0
    for point in [*_points(entry), _first_example(entry.theorem)]:
        theirs, ours, factor = entry.bound_at(**point), theorems[entry.theorem](**point), entry.factor_at(**point)
        if abs(ours) > SMALL and abs(theirs) > SMALL:
            assert factor == pytest.approx(ours / theirs if is_below else theirs / ours, rel=1e-9), point
            compared += 1
        if entry.verdict in LIKE_OURS:
            assert factor == pytest.approx(1, abs=1e-12), point
    assert compared > FEWEST


@pytest.mark.parametrize("entry", COMPARED, ids=lambda entry: "-".join(_key(entry)))
def test_the_verdict_is_that_of_the_factor_at_the_first_example(entry: Counterpart) -> None:
    factor = entry.factor_at(**_first_example(entry.theorem))
    if entry.verdict in LIKE_OURS:
        assert factor == pytest.approx(1, abs=1e-12)
        return
    by_hand = FIRST_EXAMPLES[_key(entry)]
    assert factor == pytest.approx(by_hand, rel=2e-5)
    assert (factor > 1) == (entry.verdict == "weaker") and factor != 1


def test_at_least_forty_are_compared_at_many_inputs() -> None:
    assert len(COMPARED) >= 100
    assert len({entry.theorem for entry in COMPARED}) >= 90
    assert sum(entry.verdict in ("weaker", "sharper") for entry in COMPARED) == len(FIRST_EXAMPLES) >= 30
