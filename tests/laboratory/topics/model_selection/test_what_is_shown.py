"""The views of model selection: their figures are the runs' numbers, and each field makes another run."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.model_selection.best.run import lottery_run
from laboratory.topics.model_selection.degree.run import DegreesRun, degrees_run
from laboratory.topics.model_selection.folds.run import folds_run
from laboratory.topics.model_selection.parts.run import parts_run
from laboratory.topics.model_selection.srm.run import structure_run
from laboratory.views.view_result import ViewResult
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from tests.sentences import facts, pattern
from tests.showing import trace

NAMES = ("degree", "parts", "folds", "best", "srm")
DEGREE, PARTS, FOLDS, BEST, SRM = (views[f"model_selection.{name}"] for name in NAMES)
CUBIC, SINE = Polynomial(3, 0.15), Sine(1, 0.3)


@cache
def usual() -> DegreesRun:
    return degrees_run(CUBIC, 15, 10, 10, 40)


def check_heights(result: ViewResult, place: int, **curves: Any) -> None:
    for name, heights in curves.items():
        np.testing.assert_array_equal(trace(result, place, name.replace("_", " "))[1], heights)


def check_errors(result: ViewResult, run: DegreesRun) -> None:
    check_heights(result, 1, true_risk=run.risk, validation_error=run.validation, training_error=run.training)
    check_heights(result, 0, training_examples=run.training_set.y)


def test_it_opens_on_degrees_two_three_and_ten() -> None:
    result = DEGREE()
    check_errors(result, usual())
    assert usual().chosen == usual().best == 3 and result.step == 2 and "underfits" in result.sentence
    for degree, name in ((2, "degree 2"), (3, "degree 3,<br>chosen"), (10, "degree 10,<br>highest")):
        np.testing.assert_array_equal(trace(result, 0, name)[1], usual().fits[degree])
    assert "overfits" in DEGREE(step=10).sentence


@pytest.mark.parametrize("degree", [3, 10])
def test_a_class_with_the_cubic_has_the_noise_as_its_least_risk(degree: int) -> None:
    """0.15 squared; all beyond is estimation error."""
    assert f"0.0225 {usual().risk[degree] - 0.0225:.3g}" in facts(DEGREE(step=degree).more)


def test_enough_degrees_meet_every_example_and_more_make_no_difference() -> None:
    result = DEGREE(m=9, top=8, seed=186, step=8)
    check_errors(result, degrees_run(CUBIC, 9, 10, 8, 186))
    assert "training 0" in facts(result.more) and "interpolates" in facts(result.more)
    assert "no degree above 2" in facts(DEGREE(m=3, held=1, noise=0.001).more)


@pytest.mark.parametrize(
    ("values", "run"),
    [
        ({"noise": 0.4}, (Polynomial(3, 0.4), 15, 10, 10, 40)),
        ({"m": 20}, (CUBIC, 20, 10, 10, 40)),
        ({"held": 7}, (CUBIC, 15, 7, 10, 40)),
        ({"top": 6}, (CUBIC, 15, 10, 6, 40)),
        ({"seed": 5}, (CUBIC, 15, 10, 10, 5)),
        ({"world": "sine"}, (Sine(1, 0.15), 15, 10, 10, 40)),
    ],
)
def test_each_field_of_the_degrees_makes_another_run(values: dict[str, Any], run: tuple[Any, ...]) -> None:
    check_errors(DEGREE(**values), degrees_run(*run))


def test_the_parts_are_the_runs() -> None:
    result, run = PARTS(), parts_run(SINE, 25, 10, 0)
    curves = {"sum": run.expected, "variance": run.variance, "bias²": run.bias, "measured": run.measured}
    check_heights(result, 0, **curves)
    check_heights(result, 1, approximation=run.approximation, estimation=run.estimation)
    other = PARTS(m=12, world="cubic")
    check_heights(other, 0, sum=parts_run(Polynomial(3, 0.3), 12, 10, 0).expected)


@pytest.mark.parametrize("scheme", ["folds", "holdout", "nested"])
def test_each_scheme_has_its_blocks(scheme: Any) -> None:
    result = FOLDS(m=30, folds=3, top=4, scheme=scheme)
    run = folds_run(SINE, 30, 5 if scheme == "holdout" else 3, 4, scheme, 1)
    blocks = next(data for data in result.figures[0].data if data.name == "roles")
    np.testing.assert_array_equal(blocks.z, run.roles)
    name = "validation error" if scheme == "holdout" else "mean of 3 folds"
    check_heights(result, 1, **{"true_risk": run.risk, name: run.errors})
    if scheme == "nested":
        assert f"degrees {', '.join(map(str, run.outer))}" in facts(result.more)


def test_too_many_trainings_are_refused_with_what_would_fit() -> None:
    with pytest.raises(ValueError, match=pattern("K = 10 1,001 fits 9, ≤ 800") + ".*" + pattern("K = 8")):
        FOLDS(scheme="nested", folds=10)


def test_the_best_of_many_beside_its_guarantee() -> None:
    result, run = BEST(), lottery_run(20, 200, 0.5, 0.05, 5, 1)
    check_heights(result, 0, smallest_error=run.average, bound=run.bounds, this_draw=run.candidate_errors)
    assert [int(np.sum(trace(result, 1, name)[1])) for name in ("nested", "smallest error")] == [len(run.plain)] * 2
    assert result.headline.bound_text == "at least 0.3707"  # 1/2 - sqrt(ln 800 / 400), rounded down
    assert result.theorem_of(BEST.view.guarantees[0]) == ("validation_selection", {"m": 200, "delta": 0.05, "k": 20})
    assert "one candidate nothing" in facts(BEST(k=1).more)
    check_heights(BEST(k=1, error=0.1), 0, smallest_error=lottery_run(1, 200, 0.1, 0.05, 5, 1).average)


def test_structural_risk_has_its_least_bound_between() -> None:
    result, run = SRM(m=800, top=12), structure_run(IntervalUnion(3, 0.1), 800, 0.05, 12, 1)
    check_heights(result, 0, bound=run.bound, training_error=run.training, true_risk=run.risk)
    check_heights(result, 1, misprint=run.printed)
    assert 0 < run.chosen < 11
    slug, inputs = result.theorem_of(SRM.view.guarantees[0]) or ("", {})
    assert slug == "structural_risk_minimization" and inputs["index"] == run.chosen + 1


def test_where_the_least_bound_exceeds_one_nothing_is_guaranteed() -> None:
    headline = SRM(m=50, delta=1e-6, intervals=8).headline
    assert not headline.bound_text and "vacuous risk ≤" in facts(headline.by)


@pytest.mark.parametrize(("view", "place"), [(FOLDS, 0), (BEST, 1)])
def test_names_over_a_figure_have_room_in_the_data_that_the_browser_gets(view: Any, place: int) -> None:
    assert view().figures_with_roles[place].setting("margin", "t") >= 30
