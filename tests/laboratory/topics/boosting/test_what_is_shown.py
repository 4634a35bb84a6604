"""The views of Boosting: their figures are the runs' numbers, and each field makes another run."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from bounds.numbers import at_most, format_short
from laboratory.topics import views
from laboratory.topics.boosting.adaboost.run import BoostingRun, boosting_run, boosting_world
from laboratory.topics.boosting.bagging.run import BaggingRun, bagging_run
from laboratory.topics.boosting.bagging.variance import spread_of
from laboratory.topics.boosting.geometry.run import ten_points
from laboratory.views.view_result import ViewResult
from laboratory.worlds.xor import Xor
from tests.sentences import facts
from tests.showing import names, trace

ADABOOST, BAGGING, GEOMETRY = (views[f"boosting.{name}"] for name in ("adaboost", "bagging", "geometry"))
THEOREM, PRODUCT = "(1 − 4γ²)<sup>T/2</sup>", "product of Z"


@cache
def circles() -> BoostingRun:
    return boosting_run(boosting_world("circles"), 100, 1, 60)


def check_errors(answer: ViewResult, run: BoostingRun) -> None:
    for name, heights in (("training error", run.training_errors), (PRODUCT, run.products), (THEOREM, run.bounds)):
        np.testing.assert_array_equal(trace(answer, 0, name)[1], heights)
    if run.risks is None:
        assert "true risk" not in names(answer, 0)
    else:
        np.testing.assert_array_equal(trace(answer, 0, "true risk")[1], run.risks)


def check_plane(answer: ViewResult, run: BoostingRun, step: int) -> None:
    for label, name in ((1, "positive"), (0, "negative")):
        np.testing.assert_array_equal(trace(answer, 1, name)[1], run.points[run.labels == label, 1])
        marks = next(line for line in answer.figures[1].data if line.name == name).marker
        np.testing.assert_array_equal(marks.size, run.weights[step][run.labels == label])


def test_it_opens_on_the_disc_with_the_bound_beside_the_error() -> None:
    answer = ADABOOST()
    check_errors(answer, circles())
    check_plane(answer, circles(), 60)
    assert answer.headline.at_most == circles().products[-1] and answer.headline.value == circles().training_errors[-1]
    assert f"round {circles().clean_since}" in facts(answer.sentence) and answer.step == 60


def test_the_exclusive_or_stalls_and_says_why() -> None:
    answer = ADABOOST(world="xor", m=200)
    assert "stumps stall" in facts(answer.more) and "no weak edge" in facts(answer.more)
    error, product = answer.run.training_errors[-1], answer.run.products[-1]
    assert f"{format_short(error)} Z {at_most(product)}" in facts(answer.sentence)


def test_breast_cancer_has_margins_and_no_plane() -> None:
    run = boosting_run(boosting_world("breast_cancer"), 200, 1, 60)
    answer = ADABOOST(world="breast_cancer", m=200)
    np.testing.assert_array_equal(trace(answer, 0, PRODUCT)[1], run.products)
    np.testing.assert_array_equal(trace(answer, 1, "now")[0][1:-1], np.sort(run.margins(60)))
    assert "30 no plane" in facts(answer.text_of(answer.drawings[1].caption))


def test_each_round_draws_its_stump_and_weights() -> None:
    answer = ADABOOST(step=4)
    check_plane(answer, circles(), 4)
    feature, threshold = int(circles().past("feature")[3]), circles().past("threshold")[3]
    assert (trace(answer, 1, "stump")[feature] == threshold).all() and "Round 4" in facts(answer.more)
    before = ADABOOST(step=0)
    assert "nothing voted" in facts(before.more) and "stump" not in names(before, 1)
    check_plane(before, circles(), 0)


def test_the_margins_of_a_round_beside_those_at_the_end() -> None:
    answer = ADABOOST(beside="margins", step=5)
    for name, step in (("now", 5), ("at the end", 60)):
        x, y = trace(answer, 1, name)
        np.testing.assert_array_equal(x[1:-1], np.sort(circles().margins(step)))
        np.testing.assert_array_equal(y[:-1], np.arange(101) / 100)


@pytest.mark.parametrize(
    ("fields", "noise", "more"),
    [
        ({"m": 40}, 0.0, (40, 1, 60)),
        ({"rounds": 7}, 0.0, (100, 1, 7)),
        ({"noise": 0.2}, 0.2, (100, 1, 60)),
        ({"seed": 5}, 0.0, (100, 5, 60)),
    ],
)
def test_each_field_makes_another_run(fields: dict[str, Any], noise: float, more: tuple[int, int, int]) -> None:
    check_errors(ADABOOST(**fields), boosting_run(boosting_world("circles", noise), *more))


@pytest.mark.parametrize("name", ["uniform_rectangle", "margin_halfspace"])
def test_worlds_without_a_known_risk_say_so(name: str) -> None:
    answer = ADABOOST(world=name)
    check_errors(answer, boosting_run(boosting_world(name), 100, 1, 60))
    assert "not known" in facts(answer.more)


def test_logarithmic_errors_leave_zeros_out() -> None:
    heights = trace(ADABOOST(log=True), 0, "training error")[1]
    above = circles().training_errors > 0
    np.testing.assert_array_equal(heights[above], circles().training_errors[above])
    assert np.isnan(heights[~above]).all()


def test_no_edge_at_all_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """One example in each square of the exclusive or: no stump has an edge."""
    corners, labels = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]]), np.array([0, 1, 1, 0])
    plain = Xor().draw(np.random.default_rng(0), 4)
    monkeypatch.setattr(Xor, "draw", lambda self, rng, m: plain._replace(X=corners, y=labels))
    answer = ADABOOST(world="xor", m=4, seed=777)
    assert "stops before" in facts(answer.sentence) and "no guarantee" in facts(answer.more)
    assert answer.last == 0 and answer.theorem_of(ADABOOST.view.guarantees[0]) is None and answer.figures


def check_bagging(answer: ViewResult, run: BaggingRun) -> None:
    for name, grown in (("bagging", run.bagging), ("forest", run.forest)):
        np.testing.assert_array_equal(trace(answer, 0, name)[1], grown.fresh)
        np.testing.assert_array_equal(trace(answer, 0, f"{name}, out of bag")[1], grown.out_of_bag)
    assert set(trace(answer, 0, "one tree")[1]) == {run.single}


def test_the_notes_bagging_example_and_its_slip() -> None:
    answer, run = BAGGING(trees=12), bagging_run("friedman", 0, 0, 100, 12)
    check_bagging(answer, run)
    np.testing.assert_array_equal(trace(answer, 1, "forest")[0], run.forest.importances)
    assert answer.theorem_of(BAGGING.view.guarantees[0]) == ("oob_fraction", {"m": run.bag_size})
    slip = BAGGING(trees=12, published=True)
    check_bagging(slip, bagging_run("friedman", 0, 0, 100, 12, None, True))
    assert trace(slip, 0, "printed")[1].tolist() == [0.5754, 0.7612, 0.7758]
    assert "330 of 670" in facts(slip.more)


def test_what_stays_of_the_variance() -> None:
    answer, spread = BAGGING(trees=20, beside="variance"), spread_of(20, 5)
    for name, kept in (("bagging", spread.bagging), ("forest", spread.forest)):
        np.testing.assert_array_equal(trace(answer, 1, f"{name}, theorem")[1], kept.law)
        np.testing.assert_array_equal(trace(answer, 1, f"{name}, measured")[1], kept.measured)
    door = answer.theorem_of(BAGGING.view.guarantees[2])
    assert door is not None and door[1]["members"] == 20


def test_bagging_for_labels_has_a_guarantee_and_fields() -> None:
    check_bagging(BAGGING(trees=12, world="circles"), bagging_run("circles", 200, 0.1, 100, 12))
    answer = BAGGING(trees=12, world="circles", m=60, noise=0, split=2, seed=3)
    run = bagging_run("circles", 60, 0.0, 3, 12, 2)
    check_bagging(answer, run)
    for place, vote in ((1, run.bagging.vote), (3, run.forest.vote)):
        assert vote is not None
        inputs = {"strength": vote.strength, "correlation": vote.correlation}
        assert answer.theorem_of(BAGGING.view.guarantees[place]) == ("forest_strength", inputs)


def test_the_geometry_of_ten_points() -> None:
    answer = GEOMETRY()
    marks = next(trace for trace in answer.figures[0].data if trace.name == "positive").marker
    np.testing.assert_array_equal(marks.size, ten_points().weights[3][:5])
    assert "ε = 3/22" in answer.more and "α = 0.9229" in answer.more and "0.5163" in answer.more
    for step, fraction in ((2, "3/14"), (1, "3/10"), (0, "ten 1/10")):
        assert fraction in facts(GEOMETRY(step=step).more)
    assert (answer.headline.measured, answer.headline.bound_text) == ("0 of 10", "at most 5")


def test_a_quantity_is_rounded_in_one_way_on_its_page() -> None:
    """The edges .2, 2/7 and 4/11 give a product of .51623; as a bound it is .5163 wherever it is shown."""
    assert "0.5163" in GEOMETRY().headline.by and "0.5162" not in GEOMETRY().more
    answer = ADABOOST()
    figure = answer.headline.bound_text.removeprefix("at most ")
    assert f"Z {figure}" in facts(answer.more)


def test_no_two_curves_of_bagging_have_one_name() -> None:
    labels = [note.text for note in BAGGING(trees=12).figures[0].layout.annotations]
    assert len(set(labels)) == len(labels)
