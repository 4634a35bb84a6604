"""Structural risk minimization: what the classes hold on the line, and how many examples each dimension needs."""

from itertools import product
from math import ceil, log, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq
from sklearn.tree import DecisionTreeClassifier

from laboratory.topics import views
from tests.sentences import facts
from tests.showing import trace

SRM = views["model_selection.srm"]
PLACES = np.arange(6.0)


def confidence(m: float, d: int, delta: float) -> float:
    return sqrt((d * (log(2 * m / d) + 1) - log(delta / 4)) / m)


@pytest.mark.parametrize("d", [1, 10, 100])
def test_the_examples_that_a_confidence_needs_are_a_root_of_the_formula(d: int) -> None:
    run = SRM(beside="ratio").run
    assert run.enough(d) == ceil(brentq(lambda m: confidence(m, d, 0.05) - 0.1, d, 1e7))


def test_examples_per_dimension_are_told_and_come_near_a_constant() -> None:
    """Without ln(4/delta)/m the ratio r solves (ln 2r + 1)/r = 0.01."""
    text = SRM(beside="ratio").more
    needed = {d: ceil(brentq(lambda m, d=d: confidence(m, d, 0.05) - 0.1, d, 1e7)) for d in (1, 10, 100)}
    assert needed[10] == 8_926
    for d, m in needed.items():
        assert f"{d} needs {m:,} examples" in text and f"{ceil(m / d):,}" in text
    limit = brentq(lambda r: (log(2 * r) + 1) / r - 0.01, 10, 1e4)
    assert limit < needed[100] / 100 < 1.01 * limit < needed[1]


@pytest.mark.parametrize("delta", [0.05, 0.4])
def test_the_curves_are_the_formula(delta: float) -> None:
    result = SRM(beside="ratio", delta=delta)
    for d in (1, 10, 100):
        ratios, values = trace(result, 1, f"d = {d}")
        np.testing.assert_allclose(ratios * d, np.rint(ratios * d), atol=1e-6)
        np.testing.assert_allclose(values, [confidence(r * d, d, delta) for r in ratios], rtol=1e-12)


@pytest.mark.parametrize("changes", range(6))
def test_polynomials_networks_and_trees_have_the_labellings_of_so_many_changes(changes: int) -> None:
    """Each labelling of six points with so many changes, by all three; no class has another, as it turns so often."""
    for labels in map(np.array, product((-1, 1), repeat=6)):
        cuts = np.flatnonzero(np.diff(labels)) + 0.5
        if len(cuts) != changes:
            continue
        last = labels[-1]
        assert (np.sign(last * np.prod([PLACES - cut for cut in cuts], axis=0) * np.ones(6)) == labels).all()
        steps = sum((2 * (-1) ** (changes - 1 - i) * last * (cut < PLACES) for i, cut in enumerate(cuts)), np.zeros(6))
        assert (labels[0] + steps == labels).all()  # an output unit over as many threshold units as there are changes
        tree = DecisionTreeClassifier(random_state=0).fit(PLACES[:, None], labels)
        leaves = changes + 1  # a tree that cuts at the changes and nowhere else
        assert tree.get_n_leaves() == leaves and tree.tree_.node_count == 2 * leaves - 1


@pytest.mark.parametrize(("values", "fact"), [({}, "class 7"), ({"m": 50, "noise": 0.4}, "class 1")])
def test_it_is_told_what_the_chosen_class_holds(values: dict[str, Any], fact: str) -> None:
    result = SRM(**values)
    d = result.run.dimensions[result.run.chosen]
    assert f"class {d}" == fact
    assert (f"{d - 1} hidden" if d > 1 else "no hidden") in result.more
    assert f"{2 * d - 1} node" in result.more and f"most {d - 1}. " in result.more


def test_the_misprint_is_told_where_it_is_drawn_only() -> None:
    assert "One set" in SRM().more and "One set" not in SRM(beside="ratio").more
    assert "0.1" in facts(SRM(beside="ratio").text_of(SRM.view.drawings[2].caption))
