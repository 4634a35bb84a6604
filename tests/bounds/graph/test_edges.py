"""The graph of theorems: what its edges say, held against both ends' numbers, and that nothing proves itself."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from bounds.graph.edge import BACKWARDS, TheoremEdge
from bounds.graph.edges import (
    NAMED_RESULTS,
    all_edges,
    between,
    edges_of,
    named,
    other_results,
    results_used,
    stated_about,
    stated_by,
)
from bounds.graph.factors import ends, free_variables, is_evaluated, is_upper_the_looser
from bounds.graph.order import cycle, depths
from bounds.testing.points import typical_points
from bounds.vocabulary.citation import Connection, Step

CONNECTED = [edge for edge in all_edges() if edge.connection]
UNEQUAL = [edge for edge in CONNECTED if edge.connection and not edge.connection.equal]
POINTS = 40
ROUNDING = 1e-9  # of two formulas that are equal on paper
FREE_SEED = 1729


def _name(edge: TheoremEdge) -> str:
    return f"{edge.upper}-{edge.lower}"


def _factor(edge: TheoremEdge, **inputs: Any) -> float:
    both = ends(edge, inputs)
    assert both is not None
    return both.factor


def _points(edge: TheoremEdge) -> Iterator[dict[str, Any]]:
    """Points of the theorem that states the edge, with everyday values of what is free."""
    free = {variable.name for variable in free_variables(edge)}
    others = typical_points(theorems[edge.lower], POINTS, FREE_SEED) if free else [{}] * POINTS
    for own, other in zip(typical_points(theorems[edge.upper], POINTS), others, strict=True):
        yield own | {name: other[name] for name in free}


def test_nothing_holds_because_of_itself() -> None:
    way = cycle(all_edges())
    assert not way, f"a theorem is its own reason: {' -> '.join(way)}"


def test_a_cycle_is_named_whole() -> None:
    """The test above can fail, and says by which way."""
    edges = [TheoremEdge("rests on", a, b, "") for a, b in (("c", "a"), ("a", "b"), ("b", "c"), ("d", "a"))]
    way = cycle(edges)
    assert way[0] == way[-1] and set(way) == {"a", "b", "c"}
    assert not cycle([replace(edge, kind="sharpens") if edge.upper == "b" else edge for edge in edges])


def test_there_are_edges_of_every_kind() -> None:
    kinds = Counter(edge.kind for edge in all_edges())
    assert set(kinds) == set(BACKWARDS)
    assert len(all_edges()) >= 250 and sum(map(is_evaluated, all_edges())) >= 60


def test_no_edge_is_stated_twice() -> None:
    doubled = [key for key, count in Counter((e.kind, e.upper, e.lower) for e in all_edges()).items() if count > 1]
    assert not doubled
    assert all(edge.upper != edge.lower and edge.because for edge in all_edges())


@pytest.mark.parametrize("edge", CONNECTED, ids=_name)
def test_connections_hold_in_numbers(edge: TheoremEdge) -> None:
    """Both ends by their own formulas: the looser number is the looser one, and equal ones are equal."""
    upper = theorems[edge.upper]
    compared = 0
    for point in _points(edge):
        both = ends(edge, point)
        if both is None:
            continue
        compared += 1
        assert both.upper == upper(**{name: point[name] for name in upper.names})
        near = math.isclose(both.upper, both.lower, rel_tol=ROUNDING, abs_tol=1e-15)
        if edge.connection and edge.connection.equal:
            assert near, (point, both)
        else:
            looser, sharper = both.upper, both.lower
            if not is_upper_the_looser(edge, upper):
                looser, sharper = sharper, looser
            assert looser >= sharper or near, (point, both)
    assert compared >= 3, "hardly any everyday inputs of the one are inputs of the other"


@pytest.mark.parametrize("edge", UNEQUAL, ids=_name)
def test_what_is_not_equal_loses_something(edge: TheoremEdge) -> None:
    factors = [both.factor for point in _points(edge) if (both := ends(edge, point))]
    assert max(factors) > 1 + 1e-9, "the two are equal at all inputs tried: say so"


@pytest.mark.parametrize("edge", CONNECTED, ids=_name)
def test_connections_compare_what_can_be_compared(edge: TheoremEdge) -> None:
    upper, lower = theorems[edge.upper], theorems[edge.lower]
    assert edge.connection and set(edge.connection.at) <= lower.names
    sides = (upper.relation, lower.relation)
    if edge.kind == "limits":
        assert sides == (">=", "<=")
    elif edge.kind == "sharpens":
        assert sides in {("<=", "<="), ("=", "<="), ("=", ">="), ("=", "="), (">=", ">=")}
    else:
        assert sides[1] in (sides[0], "=")


def test_the_other_way_round_is_noticed() -> None:
    """The comparison above can fail: with the ends exchanged, the factor is below 1."""
    right = Connection(kind="follows", another="finite_realizable_sharp", because="")
    edge = TheoremEdge("follows from", "finite_realizable", "finite_realizable_sharp", "", right)
    wrong = TheoremEdge("follows from", "finite_realizable_sharp", "finite_realizable", "", right)
    inputs = dict(m=100, delta=0.05, ln_size=math.log(1000))
    assert _factor(edge, **inputs) > 1 > _factor(wrong, **inputs)


def test_the_factor_by_hand() -> None:
    """Independent: ln(2/δ) for ln(1/δ) under the root, and twice a gap."""
    (edge,) = (edge for edge in between("hoeffding_two_sided", "hoeffding_one_sided") if edge.kind == "rests on")
    factor = _factor(edge, m=1000, delta=0.05)
    assert factor == pytest.approx(np.sqrt(np.log(40) / np.log(20)), rel=1e-12)
    (edge,) = (edge for edge in between("sauer_polynomial", "sauer") if edge.connection)
    exact = sum(math.comb(10, i) for i in range(6))
    assert _factor(edge, m=10, d=5) == pytest.approx((math.e * 2) ** 5 / exact, rel=1e-12)


def test_what_is_exact_sharpens_a_bound_from_below() -> None:
    """Independent: exact binomial sums over the items on which the two models differ; R² and its optimism by hand."""
    (edge,) = (edge for edge in stated_by("mcnemar_power") if edge.kind == "sharpens")
    m, p10, p01, alpha = 30, Fraction(4, 10), Fraction(1, 10), Fraction(1, 20)
    power = Fraction(0)
    for won, lost in ((a, b) for a in range(m + 1) for b in range(m + 1 - a)):
        fair = Fraction(sum(math.comb(won + lost, k) for k in range(won, won + lost + 1)), 2 ** (won + lost))
        if fair <= alpha:
            ways = math.comb(m, won) * math.comb(m - won, lost)
            power += ways * p10**won * p01**lost * (1 - p10 - p01) ** (m - won - lost)
    both = ends(edge, dict(m=m, p10=0.4, p01=0.1, alpha=0.05))
    assert both is not None and both.upper == pytest.approx(float(power), rel=1e-12)
    assert both.factor == both.upper / both.lower > 1 > both.lower


def test_two_edges_of_other_families_by_hand() -> None:
    """Independent: pass@k from the limit for one run, of 20 runs without a success; R² by R. Riley's own example."""
    (edge,) = (edge for edge in stated_by("pass_at_k_upper") if edge.connection)
    both = ends(edge, dict(runs=20, right=0, k=10, delta=0.05))
    assert both is not None and both.lower == pytest.approx(1 - 0.05 ** (10 / 20), rel=1e-12)
    (edge,) = (edge for edge in stated_by("optimism_sample_size") if edge.connection)
    both = ends(edge, dict(parameters=24, cox_snell=0.288, prevalence=0.174, optimism=0.05))
    largest = 1 - (0.174**0.174 * 0.826**0.826) ** 2
    shrinkage = 0.288 / (0.288 + 0.05 * largest)
    assert both is not None and both.at["shrinkage"] == pytest.approx(shrinkage, rel=1e-12)
    assert both.lower == pytest.approx(24 / ((shrinkage - 1) * math.log(1 - 0.288 / shrinkage)), rel=1e-12)


def test_where_the_other_end_says_nothing_there_is_no_factor() -> None:
    (edge,) = (edge for edge in stated_by("binomial_lower_tail") if edge.kind == "sharpens")
    assert ends(edge, dict(m=10, errors=9, risk=0.1)) is None
    assert _factor(edge, m=100, errors=4, risk=0.1) > 1


def test_every_edge_is_seen_from_both_ends() -> None:
    for sides in (stated_by, stated_about):
        edges = [edge for slug in theorems for edge in sides(slug)]
        assert len(edges) == len(all_edges()) and all(edge in all_edges() for edge in edges)


def test_two_steps_up_and_down() -> None:
    """Counted by hand along hoeffding_one_sided <- finite_one_sided <- finite_agnostic_excess_split."""
    near = depths("finite_one_sided", all_edges(), 1)
    assert near["hoeffding_one_sided"] == near["union_bound"] == -1
    assert near["finite_agnostic_excess_split"] == 1 and "markov" not in near
    assert depths("finite_one_sided", all_edges(), 2)["markov"] == -2


def test_an_unknown_slug_is_refused() -> None:
    theorem = theorems["finite_realizable"]
    for broken in (
        replace(theorem, proof=(Step("By it.", uses="union_bownd"),)),
        replace(theorem, connections=(Connection(kind="follows", another="no_theorem", because="It is."),)),
    ):
        with pytest.raises(ValueError, match=r"union_bownd|no_theorem"):
            list(edges_of(broken, theorems))


def test_named_results_are_used_and_there() -> None:
    used = {result for theorem in theorems.values() for step in theorem.proof for result in results_used(step)}
    assert set(NAMED_RESULTS) <= used and set(NAMED_RESULTS.values()) <= set(theorems)
    assert named("Hoeffding's lemma", theorems) == "" and named("union bound", theorems) == "union_bound"
    assert "Hoeffding's lemma" in other_results(theorems["hoeffding_one_sided"])
