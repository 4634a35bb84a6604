"""XOR by hand and the graph of a layered network, as data: what is drawn, said and guaranteed."""

import pytest

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.networks.graph.run import sizes
from laboratory.views.view_result import ViewResult
from tests.sentences import facts
from tests.showing import names, trace

XOR, GRAPH, ACTIVATIONS = (views[f"networks.{name}"] for name in ("xor", "graph", "activations"))


def nodes(result: ViewResult, place: int) -> list[str]:
    return next(list(trace.text) for trace in result.figures[place].data if trace.name == "nodes")


def test_xor_shows_the_values_of_each_input() -> None:
    """Inputs, two constants, AND, OR, and the answer, from the truth table."""
    for corner, (both, either, answer) in {"00": [*"000"], "01": [*"011"], "10": [*"011"], "11": [*"110"]}.items():
        result = XOR(corner=corner)
        assert nodes(result, 1) == [*corner, "1", "1", both, either, answer]
        assert f"output {answer}" in facts(result.sentence)
    assert {"AND", "OR", "output 1"} <= names(XOR(), 0)
    assert "input (−1, 1)" in facts(XOR(coding="11", corner="01").sentence)


def test_one_unit_makes_fourteen_labellings_as_covers_count_allows() -> None:
    result = XOR()
    assert (result.headline.value, result.headline.at_most) == (14, 14)
    assert "14 of the 16" in result.more
    doors = dict(result.theorems)
    assert doors == {"vc_threshold_network": {"weights": 9, "units": 3}, "growth_halfspaces": {"m": 4, "n": 2}}
    assert theorems["growth_halfspaces"].assumes[0].clause in result.headline.sentence


def test_the_graph_has_an_edge_for_every_weight() -> None:
    """4-8-3: (4 + 1) 8 + (8 + 1) 3 = 67 weights, one of them drawn again, thick."""
    result = GRAPH(layers="4-8-3")
    assert sum(trace.name == "edge" for trace in result.figure.data) == 67 + 1
    assert result.headline.value == 67 and "**67 edges**" in result.sentence
    assert "one output" in facts(result.more) and all(result.theorem_of(door) is None for door in GRAPH.view.guarantees)


def test_the_bounds_of_a_graph_are_the_theorems() -> None:
    result = GRAPH(layers=(2, 3, 1))
    theorem, inputs = sizes("2-3-1").bounds["threshold"]
    assert inputs == {"weights": 13, "units": 4}  # (2 + 1) 3 + (3 + 1) 1
    assert f"≤ {int(theorem(**inputs))} threshold" in facts(result.more)
    doors = filter(None, map(result.theorem_of, GRAPH.view.guarantees))
    assert [slug for slug, _ in doors] == ["vc_threshold_network", "vc_relu_network"]
    assert "exactly 4" in GRAPH(layers="3-1").headline.by


def test_layers_that_are_none_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^Layers .*\b2 to 6 .* 2-99-1\."):
        GRAPH(layers="2-99-1")


def test_activations_follow_slope_and_net_input() -> None:
    """At 0 the logistic function is 1/2 and its slope α/4; tanh has the slope 1 - tanh²(1) at 1."""
    result = ACTIVATIONS(slope=3)
    assert "logistic 0.75, tanh 1" in result.more
    assert trace(result, 0, "logistic now")[1].tolist() == [0.5, 0.75]
    assert (result.headline.value, result.headline.at_most) == (0.75, 0.75)
    assert trace(ACTIVATIONS(net=1), 0, "tanh now")[1][1] == pytest.approx(0.4199743416, abs=1e-10)
    assert "may grow" in ACTIVATIONS(slope=20).sentence
