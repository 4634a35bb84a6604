"""The page of the graph: what it draws, the edges of a theorem at typed numbers, and the ways to it."""

import math

import pytest
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.graph.edges import all_edges, stated_about, stated_by
from bounds.graph.factors import is_evaluated
from tests.opening import opened, texts


def drawing_of(app: AppTest) -> str:
    """The drawing of a desktop."""
    spec: str = app.get("graphviz_chart")[0].proto.spec
    return spec


def test_the_whole_graph_is_drawn_by_families() -> None:
    app = opened("graph")
    assert not app.exception
    assert all(f'"{name}" [label' in drawing_of(app) for name in theorems.families)
    words = " ".join(texts(app))
    assert f"{len(theorems)}" in words and f"{len(all_edges())}" in words
    assert f"{sum(map(is_evaluated, all_edges()))}" in words


def test_a_family_is_drawn_with_all_its_theorems() -> None:
    app = opened("graph", family="finite")
    assert not app.exception
    assert all(f'"{slug}" [label' in drawing_of(app) for slug in theorems.families["finite"])


def test_a_theorem_is_drawn_with_its_neighbours_and_told_with_factors() -> None:
    app = opened("graph", theorem="hoeffding_two_sided", m="500", delta="0.2")
    assert not app.exception
    reasons = [edge.lower for edge in stated_by("hoeffding_two_sided") if edge.is_reason]
    assert reasons and all(f'"{lower}" [label' in drawing_of(app) for lower in reasons)
    by_hand = math.sqrt(math.log(10) / math.log(5))
    assert any(f"× {by_hand:.3g}" in text for text in texts(app))
    titles = {link.proto.label for link in app.get("page_link")}
    ends = {edge.lower for edge in stated_by("hoeffding_two_sided")}
    ends |= {edge.upper for edge in stated_about("hoeffding_two_sided")}
    assert {theorems[slug].title for slug in ends} <= titles


def test_a_phone_has_a_drawing_of_its_own_with_direct_neighbours_only() -> None:
    wide, narrow = (chart.proto.spec for chart in opened("graph", theorem="finite_agnostic").get("graphviz_chart"))
    assert '"markov" [label' not in narrow and narrow.count("[label") < wide.count("[label")
    assert all(f'"{edge.lower}" [label' in narrow for edge in stated_by("finite_agnostic"))


@pytest.mark.parametrize("slug", ["union_bound", "winnow", "binomial_lower_tail", "vc_realizable_logarithmic"])
def test_other_theorems_open(slug: str) -> None:
    app = opened("graph", theorem=slug)
    assert not app.exception and f'"{slug}" [label' in drawing_of(app)


def test_a_search_lists_the_theorems_that_match() -> None:
    app = opened("graph", q="winnow")
    assert not app.exception
    assert theorems["winnow"].title in {link.proto.label for link in app.get("page_link")}
    assert not opened("graph", q="zzzz").exception


def test_a_number_that_is_none_leaves_the_page_standing() -> None:
    app = opened("graph", theorem="hoeffding_two_sided", m="abc", delta="0.2")
    assert not app.exception and app.error


def test_an_unknown_theorem_is_said_to_be_unknown() -> None:
    app = opened("graph", theorem="no_theorem")
    assert not app.exception
    assert any("no_theorem" in warning.value for warning in app.warning)


def test_a_wrong_answer_has_a_link_to_the_theorem_that_was_confused() -> None:
    app = opened("calculator", theorem="vc_vapnik", m="1000", delta="0.05", d="10", answer="0.2565", **{"for": "value"})
    assert not app.exception
    title = theorems["vc_vapnik_growth"].title
    assert any(title in link.proto.label and "graph" in link.proto.page for link in app.get("page_link"))
