"""The views of Neighbours: their figures are the runs' numbers, and each field makes another run."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.neighbours.cells.run import cells_run
from laboratory.topics.neighbours.curse.run import curse_run
from laboratory.topics.neighbours.lipschitz.run import lipschitz_run
from laboratory.topics.neighbours.plane.run import NeighboursRun, neighbours_run
from laboratory.views.view_result import ViewResult
from laboratory.worlds.circles import Circles
from laboratory.worlds.lipschitz_eta import LipschitzEta
from laboratory.worlds.xor import Xor
from learners.neighbours.knn import KNN
from tests.sentences import facts, pattern
from tests.showing import names, trace

PLANE, LIPSCHITZ, CELLS, CURSE = (views[f"neighbours.{name}"] for name in ("plane", "lipschitz", "cells", "curse"))


@cache
def first() -> NeighboursRun:
    return neighbours_run(LipschitzEta(2, 2.0), 200, 2)


def check(result: ViewResult, run: NeighboursRun) -> None:
    for label, name in ((1, "positive"), (0, "negative")):
        np.testing.assert_array_equal(trace(result, 0, name)[1], run.points[run.labels == label, 1])
    np.testing.assert_array_equal(trace(result, 1, "training error")[1], run.training)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], run.risk)
    assert set(trace(result, 1, "Bayes risk")[1]) == {run.bayes}


def test_one_neighbour_overfits_and_has_cells() -> None:
    result = PLANE()
    check(result, first())
    assert "cells" in names(result, 0) and "cells" not in names(PLANE(k=3), 0)
    assert "training 0" in facts(result.sentence)
    assert "vacuous risk ≤ 1" in facts(result.more)


def test_the_presets_make_their_points() -> None:
    assert first().at(1)[0] == 0 and first().best == 19
    assert first().at(1)[1] > first().at(19)[1] < first().at(111)[1]


@pytest.mark.parametrize("k", [2, 4, 10, 200])
def test_any_number_of_neighbours_may_be_asked(k: int) -> None:
    rule = KNN(k).fit(first().points, first().labels)
    training, risk = first().at(k)
    assert training == np.mean(rule.predict(first().points) != first().labels)
    assert risk == pytest.approx(first().world.risk(rule), abs=1e-12)
    assert PLANE(k=k).headline.value == risk


def test_more_neighbours_than_examples_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("k ≤ examples 50; 111")):
        PLANE(k=111, m=50)


@pytest.mark.parametrize(
    ("values", "run"),
    [
        ({"slope": 0.5}, (LipschitzEta(2, 0.5), 200, 2)),
        ({"m": 60}, (LipschitzEta(2, 2.0), 60, 2)),
        ({"seed": 7}, (LipschitzEta(2, 2.0), 200, 7)),
        ({"world": "circles", "noise": 0.1, "m": 50}, (Circles(noise=0.1), 50, 2)),
        ({"world": "xor", "noise": 0.1, "m": 50}, (Xor(noise=0.1), 50, 2)),
        ({"m": 3, "slope": 0}, (LipschitzEta(2, 0), 3, 2)),
    ],
)
def test_each_field_makes_another_run(values: dict[str, Any], run: tuple[Any, ...]) -> None:
    check(PLANE(**values), neighbours_run(*run))


def test_where_the_probability_jumps_nothing_is_guaranteed_for_a_finite_sample() -> None:
    result = PLANE(world="xor", m=50)
    limit, finite = PLANE.view.guarantees
    assert "No guarantee for" in facts(result.more) and result.theorem_of(finite) is None
    assert result.theorem_of(limit) == ("cover_hart", {"bayes_risk": result.run.bayes, "classes": 2})
    calculator = PLANE().theorem_of(finite)
    assert calculator is not None and calculator[1]["m"] == 200 and calculator[1]["lipschitz"] == 2.0


def test_many_dimensions_are_the_run_bit_for_bit() -> None:
    result, run = CURSE(), curse_run(200, 2)
    for name, expected in (("nearest", run.nearest), ("farthest", run.farthest), ("mean + deviation", run.above)):
        np.testing.assert_array_equal(trace(result, 0, name)[1], expected)
    np.testing.assert_array_equal(trace(result, 1, "median, exact")[1], run.median)
    np.testing.assert_array_equal(trace(result, 1, "median, measured")[1], run.centre)


def test_the_cells_are_the_run_bit_for_bit() -> None:
    result, run = CELLS(), cells_run(200, 6, 2)
    np.testing.assert_array_equal(trace(result, 0, "points")[1], run.points[:, 1])
    assert trace(result, 0, "empty cell")[0][0] == run.news[1, 0]
    np.testing.assert_array_equal(trace(result, 1, "true mass<br>of empty cells")[1], run.before_relaxing)
    assert set(trace(result, 1, "exact mean")[1]) == {run.distance}
    assert f"{int((cells_run(200, 20, 2).counts == 0).sum())} of 400" in CELLS(cells=20).sentence


def test_the_cone_holds_or_refutes() -> None:
    result, run = LIPSCHITZ(), lipschitz_run(1.0, 1.0)
    np.testing.assert_array_equal(trace(result, 0, "eta")[1], run.eta)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], run.measured.mean(axis=1))
    assert "stays inside" in result.sentence and "every place" in facts(result.more)
    assert result.headline.at_most == run.bound(10_000)
    assert result.headline.value < run.bound(10_000) < 0.64
    refuted = LIPSCHITZ(claimed=0.5)
    assert "**leaves**" in refuted.sentence and "is refuted" in refuted.more
    assert refuted.theorem_of(LIPSCHITZ.view.guarantees[0]) is None and not refuted.headline.bound_text


def test_the_caption_counts_the_neighbours_in_the_circle() -> None:
    view = views["neighbours.plane"]
    single, three = (view(k=k).text_of(view.view.drawings[0].caption) for k in (1, 3))
    assert "nearest label" in facts(single)
    assert "3 nearest" in facts(three)


def test_one_cell_is_empty_and_several_are() -> None:
    view = views["neighbours.cells"]
    for result in (view(seed=seed) for seed in range(40)):
        assert ("is empty" in facts(result.sentence)) == ((result.run.counts == 0).sum() == 1)
