"""The views of trees: their figures are the runs' numbers, and each field makes another run."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from laboratory.figures.roles import GUARANTEE
from laboratory.topics import views
from laboratory.topics.trees.growing.run import TreeRun, tree_run
from laboratory.topics.trees.occam.run import OccamRun, fixed_sizes, occam_run, other_samples
from laboratory.views.view_result import ViewResult
from laboratory.worlds.boolean_cube import BooleanCube
from laboratory.worlds.circles import Circles
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.uniform_rectangle import UniformRectangle
from laboratory.worlds.xor import Xor
from tests.sentences import facts
from tests.showing import names, trace

GROWING, OCCAM, FORMULA = (views[f"trees.{name}"] for name in ("growing", "occam", "formula"))
CUBE = BooleanCube(10, "tree", 0.1)


@cache
def plain() -> TreeRun:
    return tree_run(UniformRectangle(), 80, 1, "gini")


@cache
def noisy() -> TreeRun:
    return tree_run(UniformRectangle(noise=0.15), 80, 1, "gini")


@cache
def opened() -> OccamRun:
    return occam_run(CUBE, 400, 0.05, 1)


def check_plane(result: ViewResult, run: TreeRun) -> None:
    for label, name in ((1, "positive"), (0, "negative")):
        np.testing.assert_array_equal(trace(result, 0, name)[1], run.sample.X[run.sample.y == label, 1])


def check_errors(result: ViewResult, run: TreeRun) -> None:
    np.testing.assert_array_equal(trace(result, 1, "true risk")[0], run.nodes)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], run.risk)
    np.testing.assert_array_equal(trace(result, 1, "training error")[1], run.training_error)


def test_it_opens_on_the_whole_tree_of_a_rectangle() -> None:
    result = GROWING()
    check_plane(result, plain())
    check_errors(result, plain())
    assert result.step == plain().splits == 4
    assert result.headline.value == plain().risk[-1] > plain().training_error[-1] == 0
    assert "every leaf only" in facts(result.more)
    assert "Misclassification no gain" in facts(result.more)


@pytest.mark.parametrize(
    ("values", "run"),
    [
        ({"m": 7}, tree_run(UniformRectangle(), 7, 1, "gini")),
        ({"noise": 0.3}, tree_run(UniformRectangle(noise=0.3), 80, 1, "gini")),
        ({"seed": 5}, tree_run(UniformRectangle(), 80, 5, "gini")),
        ({"world": "circles"}, tree_run(Circles(), 80, 1, "gini")),
        ({"world": "xor"}, tree_run(Xor(), 80, 1, "gini")),
        ({"world": "xor", "mirrored": True, "seed": 2}, tree_run(Xor(), 80, 2, "gini", mirrored=True)),
        ({"psi": "scaled_entropy"}, tree_run(UniformRectangle(), 80, 1, "scaled_entropy")),
    ],
)
def test_each_field_grows_another_tree(values: dict[str, Any], run: TreeRun) -> None:
    check_plane(GROWING(**values), run)
    check_errors(GROWING(**values), run)


def test_a_tree_that_never_splits_says_so() -> None:
    result = GROWING(world="xor", mirrored=True)
    assert result.last == 0 and "No ψ gain" in facts(result.more)
    assert "always positive" in facts(result.more) and "this cut" not in names(result, 0)


def test_the_steps_are_the_splits() -> None:
    result = GROWING(step=3)
    assert "Split 3" in result.more
    feature, cut = plain().history["feature"][2], plain().history["cut"][2]
    np.testing.assert_array_equal(trace(result, 0, "this cut")[feature], [cut, cut])
    assert "single leaf" in GROWING(step=0).more


def test_the_chosen_psi_is_thick_and_carries_the_split() -> None:
    result = GROWING(beside="psi", psi="square_root", step=1)
    for name, psi in (
        ("square root", lambda p: np.sqrt(p * (1 - p))),
        ("Gini", lambda p: 2 * p * (1 - p)),
        ("misclassification", lambda p: np.minimum(p, 1 - p)),
    ):
        p, heights = trace(result, 1, name)
        np.testing.assert_array_equal(heights, psi(p))
    width = {curve.name: curve.line.width for curve in result.figures[1].data}
    assert width["square root"] > width["Gini"]
    chord, leaf = trace(result, 1, "gain in this leaf")[1]
    run = tree_run(UniformRectangle(), 80, 1, "square_root")
    assert leaf - chord == pytest.approx(run.history["gain"][0], abs=1e-14)  # the root weighs all of the sample


def test_the_tree_is_drawn_beside_its_boxes() -> None:
    history = plain().history
    notes = [note.text for note in GROWING(beside="tree").figures[1].layout.annotations]
    questions = {f"x{'₁₂'[f]}<br>≤ {c:.3g}?" for f, c in zip(history["feature"], history["cut"], strict=True)}
    assert {text for text in notes if text.endswith("?")} == questions and len(questions) == 4
    assert (notes.count("<b>+</b>"), notes.count("<b>−</b>")) == (1, 4)
    large = GROWING(beside="tree", noise=0.15)
    assert len(noisy().node_places(noisy().splits)) == noisy().nodes[-1]
    assert len(trace(large, 1, "question")[0]) == noisy().splits


def test_the_table_is_the_run() -> None:
    table = GROWING(noise=0.15).table
    assert table["risk"] == noisy().risk.tolist() and table["gain"][1:] == noisy().history["gain"].tolist()


def check_sizes(result: ViewResult, run: OccamRun) -> None:
    for name, values in (("training error", run.training), ("true risk", run.risk), (GUARANTEE.name, run.bound)):
        np.testing.assert_array_equal(trace(result, 0, name)[1], values)


def test_occams_choice_opens_with_its_samples_and_walks() -> None:
    result = OCCAM()
    check_sizes(result, opened())
    assert "Occam 5 nodes" in facts(result.more) and result.step == opened().chosen == 2
    samples = other_samples(CUBE, 400, 0.05)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[0], samples.risk)
    np.testing.assert_array_equal(trace(result, 1, GUARANTEE.name)[0], samples.bound)
    assert f"7 {opened().training[3]:.4g}" in facts(result.at(3).more)
    small, fixed = OCCAM(beside="fixed"), fixed_sizes(CUBE, 400, 0.05, 1)
    np.testing.assert_array_equal(trace(small, 1, GUARANTEE.name)[1], fixed.smallest_risk + fixed.excess)
    np.testing.assert_array_equal(trace(small, 1, "true risk")[1], fixed.risk)


def test_each_field_of_occams_choice_makes_another() -> None:
    check_sizes(OCCAM(m=150, beside="fixed"), occam_run(CUBE, 150, 0.05, 1))
    result = OCCAM(m=150, features=5, noise=0.2, delta=0.01, world="parity", seed=2)
    check_sizes(result, occam_run(BooleanCube(5, "parity", 0.2), 150, 0.01, 2))


def test_occam_on_breast_cancer() -> None:
    result = OCCAM(world="cancer", m=1_000, beside="fixed")
    check_sizes(result, occam_run(RealWorld("breast_cancer", 4), 1000, 0.05, 1))
    assert "569 tumours" in result.more


@pytest.mark.parametrize("values", [{}, {"world": "cancer", "beside": "fixed"}])
def test_two_examples_have_a_vacuous_bound(values: dict[str, Any]) -> None:
    result = OCCAM(m=2, **values)
    assert not result.headline.bound_text and "no guarantee" in result.headline.by


def test_golf_says_what_holds_for_the_day() -> None:
    assert "= sunny ≤ 70 holds" in facts(FORMULA().more)
    assert "so **stay**" in FORMULA(humidity=71).sentence
    assert "= rainy ≠ windy" in facts(FORMULA(humidity=71, outlook="rainy").more)
    stay = FORMULA(humidity=71, outlook="rainy", wind="windy")
    assert stay.headline.measured == "Stay" and "no clause stay" in facts(stay.more)
    assert [line.name for line in stay.figures[0].data if line.line.width > 2] == ["rainy", "yes"]
    assert "one question" in facts(FORMULA(form="grown").more)


def test_the_code_word_is_read_field_by_field() -> None:
    result = FORMULA(form="code")
    captions = [result.at(read).text_of(result.drawings[1].caption) for read in (0, 1, 2, result.last)]
    assert facts(captions[0]) == "Nothing read"
    assert facts(captions[1]) == "0001001 9 7 37"
    assert "question: overcast?" in captions[2] and "37 of 37 bits" in facts(captions[3])
    written = next(curve for curve in result.figures[1].data if curve.name == "bits").text
    assert "".join(written).replace("<b>", "").replace("</b>", "").startswith("0001001") and len(written) == 11
    assert "Only binary questions" in facts(str(FORMULA().view.player)) and FORMULA().last == 0
