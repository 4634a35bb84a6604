"""The graph on the command line, in drawings, and between a wrong answer and the theorem it is the answer of."""

import json
import math
import re

import pytest
from click.testing import CliRunner

from bounds import diagnose, theorems
from bounds.command_line import main
from bounds.graph.confusion import confused_with, in_between
from bounds.graph.dot import DARK, LIGHT, MOST, families, family, neighbourhood
from bounds.graph.edges import all_edges, stated_about, stated_by
from bounds.graph.rows import EQUAL, factor_in_words, rows, usual_inputs
from tests.sentences import facts

TITLE = theorems["vc_vapnik_growth"].title


def run(*typed: str) -> str:
    result = CliRunner().invoke(main, typed)
    assert result.exit_code in (0, 1), result.output
    return result.output


def boxes(dot: str) -> set[str]:
    return set(re.findall(r'^ {2}"(\w+)" \[label', dot, re.MULTILINE))


def lines(dot: str) -> set[tuple[str, str]]:
    return set(re.findall(r'^ {2}"(\w+)" -> "(\w+)"', dot, re.MULTILINE))


@pytest.mark.parametrize("slug", list(theorems))
def test_every_theorem_has_its_edges_in_words(slug: str) -> None:
    """At its own example's numbers no edge fails, and the factor is of the numbers beside it."""
    theorem = theorems[slug]
    listed = rows(theorem, usual_inputs(theorem))
    assert len(listed) == len(stated_by(slug)) + len(stated_about(slug))
    for row in listed:
        assert row.other in {row.edge.upper, row.edge.lower} - {slug}
        if row.ends and math.isfinite(row.ends.factor):
            large, small = sorted((row.ends.upper, row.ends.lower))
            ratios = (large / small, small / large) if small and large else (row.ends.factor,)
            assert any(math.isclose(row.ends.factor, ratio, rel_tol=1e-12) for ratio in ratios)


def test_the_command_tells_the_factor_at_typed_numbers() -> None:
    """ln(2·500/δ) for ln(2/δ) under the root, by hand."""
    output = run("graph", "finite_agnostic", "m=2000", "delta=0.1", "ln_size=ln(500)")
    by_hand = math.sqrt(math.log(2 * 500 / 0.1) / math.log(2 / 0.1))
    assert f"× {by_hand:.3g}" in output and "m = 2,000" in output
    assert output.index("hoeffding_two_sided") < output.index("finite_agnostic_excess")


def test_the_command_in_json() -> None:
    answer = json.loads(run("graph", "finite_realizable", "m=50", "--json"))
    edge = next(edge for edge in answer["edges"] if edge["lower"] == "finite_realizable_sharp")
    delta, size = edge["inputs_of_upper"]["delta"], edge["inputs_of_upper"]["ln_size"]
    loose, sharp = (size - math.log(delta)) / 50, 1 - math.exp((math.log(delta) - size) / 50)
    assert edge["factor"] == pytest.approx(loose / sharp, rel=1e-12)
    assert edge["number_of_upper"] == pytest.approx(loose) and answer["beyond"]


@pytest.mark.parametrize("slug", ["union_bound", "hoeffding_one_sided", "sauer", "finite_agnostic", "vc_dual"])
def test_a_neighbourhood_is_small_enough_to_read(slug: str) -> None:
    drawing = neighbourhood(slug, LIGHT, lambda name: f"?theorem={name}")
    visible = boxes(drawing.dot)
    assert slug in visible and len(visible) <= 4 * MOST + 1
    stated = {(edge.lower, edge.upper) for edge in all_edges()}
    assert lines(drawing.dot) <= stated
    assert len(visible) == 1 or {slug} & {name for line in lines(drawing.dot) for name in line}
    assert all(count > 0 for count in drawing.left_out.values())


def test_what_is_left_out_is_counted() -> None:
    """Whoever rests on the union bound: as many as steps say so."""
    users = {edge.upper for edge in stated_about("union_bound") if edge.is_reason}
    drawing = neighbourhood("union_bound", LIGHT, str)
    assert drawing.left_out[1] == len(users) - MOST
    assert len(users & boxes(drawing.dot)) == MOST


def test_families_are_boxes_with_their_number() -> None:
    dot = families(DARK, str)
    assert boxes(dot) == set(theorems.families)
    for name, slugs in theorems.families.items():
        assert f"({len(slugs)})" in next(line for line in dot.splitlines() if f'"{name}" [label' in line)
        assert boxes(family(name, DARK, str)) == set(slugs)
    assert ("validation", "finite") in lines(dot) and DARK.text in dot


def test_no_box_is_drawn_so_that_nobody_sees_it() -> None:
    """Boosting has one theorem without an edge: alone in its row it is a box, no invisible line from box to box."""
    drawings = [families(LIGHT, str), *(family(name, LIGHT, str) for name in theorems.families)]
    hidden = [line for dot in drawings for line in dot.splitlines() if "style=invis" in line]
    assert hidden and all("->" in line for line in hidden)
    members = theorems.families["boosting"]
    joined = {
        end for edge in all_edges() if {edge.upper, edge.lower} <= set(members) for end in (edge.upper, edge.lower)
    }
    assert len(set(members) - joined) == 1 and boxes(family("boosting", LIGHT, str)) == set(members)


def test_factors_in_words() -> None:
    assert [factor_in_words(x) for x in (1, 1 + 1e-12, 2.5, math.inf, math.nan)] == [EQUAL, EQUAL, "× 2.5", "× ∞", ""]


def test_a_wrong_answer_leads_to_the_theorem_that_was_confused() -> None:
    (slip,) = diagnose("0.2565", "vc_vapnik", m=1000, delta=0.05, d=10)
    assert confused_with(slip.words) == "vc_vapnik_growth"
    (sentence,) = in_between(theorems["vc_vapnik"], "vc_vapnik_growth")
    assert f"follows from “{TITLE}”" in facts(sentence)
    output = run("check", "0.2565", "vc_vapnik", "m=1000", "delta=0.05", "d=10")
    assert "graph vc_vapnik_growth" in output and f"“{TITLE}”" in output


def test_without_an_edge_what_both_hold_by_is_named() -> None:
    (sentence,) = in_between(theorems["pac_bayes_langford"], "pac_bayes_kl")
    assert theorems["pac_bayes_kl_exact"].title in sentence
    assert in_between(theorems["pac_bayes_langford"], "winnow") == ()
    assert confused_with("base 2") == ""
