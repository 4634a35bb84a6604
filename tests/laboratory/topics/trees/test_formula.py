"""The golf table's trees: formulas held against the rule in plain words, the code word against its own decoder."""

from itertools import product
from math import ceil, floor, log, log2, sqrt

import pytest

from laboratory.topics import views
from laboratory.topics.trees.formula.run import (
    OUTLOOKS,
    PLAY,
    QUESTIONS,
    STAY,
    TABLE,
    WINDS,
    Day,
    code_bound,
    code_of,
    golf,
    golf_places,
)
from learners.trees.dnf import tree_to_dnf
from learners.trees.prefix_code import decode
from tests.sentences import facts

DAYS: list[Day] = [(o, h, w) for o, h, w in product(OUTLOOKS, (0.0, 65.0, 70.0, 70.5, 82.5, 83.0, 100.0), WINDS)]


def rule(day: Day) -> bool:
    outlook, humidity, wind = day
    if outlook == "sunny":
        return humidity <= 70
    return outlook == "overcast" or wind != "windy"


def test_the_table_is_quinlans() -> None:
    assert len(TABLE) == 14
    assert [row.plays for row in TABLE] == [0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0]
    assert [sum(row.outlook == outlook for row in TABLE) for outlook in OUTLOOKS] == [5, 4, 5]
    assert sum(row.wind == "windy" for row in TABLE) == 6


@pytest.mark.parametrize("form", ["notes", "code"])
def test_the_usual_tree_is_the_rule_in_both_forms(form: str) -> None:
    run = golf(form)
    assert run.misclassified() == 0
    assert [run.plays(day) for day in DAYS] == [rule(day) for day in DAYS]


@pytest.mark.parametrize("form", ["notes", "code", "grown"])
def test_formula_and_path_agree_with_the_tree(form: str) -> None:
    run = golf(form)
    short = tree_to_dnf(run.tree, PLAY, simplify=True)
    ends = {node.path: node.label for node in golf_places(run) if node.label is not None}
    for day in DAYS:
        assert (run.holding(day) is not None) == run.plays(day) == short.holds(run.features(day))
        assert ends[run.path(day)] == (PLAY if run.plays(day) else STAY)


def test_clauses_in_words() -> None:
    assert [facts(clause) for clause in golf("notes").clauses()] == ["= sunny ≤ 70", "= overcast", "= rainy ≠ windy"]
    shorter = golf("code").clauses(shorter=True)
    assert (golf("code").conditions(shorter=True), golf("code").conditions()) == (2 + 2 + 1, 3 + 3 + 1)
    assert "5 7" in facts(views["trees.formula"](form="code").more)
    assert [facts(clause) for clause in shorter] == ["not sunny not windy", "sunny not humidity above 70", "overcast"]


def test_the_grown_tree_classifies_the_table_correctly_with_one_test_more() -> None:
    assert golf("grown").misclassified() == 0
    assert (len(golf_places(golf("grown"))), len(golf_places(golf("code")))) == (11, 9)


def test_the_code_word_is_read_back_and_as_long_as_the_formula_says() -> None:
    run = golf("code")
    word = "".join(field.bits for field in code_of(run))
    assert decode(word + "101", 4, (STAY, PLAY)) == (run.tree, "101")
    d, nodes = len(QUESTIONS), 9
    assert len(word) == (nodes + 1) * ceil(log2(d + 3)) + 2 * floor(log2(nodes)) + 1 == 37
    inputs, gap = code_bound(1000)
    assert inputs["bits"] == 37
    assert gap == pytest.approx(sqrt((37 * log(2) + log(40)) / 2000), rel=1e-12)


@pytest.mark.parametrize("form", ["notes", "code", "grown"])
def test_places_draw_a_tree(form: str) -> None:
    nodes = golf_places(golf(form))
    assert nodes[0].parent == -1
    for node in nodes[1:]:
        above = nodes[node.parent]
        assert node.y == above.y - 1 and node.path[:-1] == above.path and above.label is None
    leaves = [node.x for node in nodes if node.label is not None]
    assert leaves == list(range(len(leaves)))
    assert len({(node.x, node.y) for node in nodes}) == len(nodes)


def test_the_day_has_its_article() -> None:
    for outlook, article in (("overcast", "an"), ("rainy", "a")):
        assert f"on {article} {outlook}," in views["trees.formula"](outlook=outlook).headline.what
