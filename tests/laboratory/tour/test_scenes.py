"""Every scene of the tour: its question can be asked, its answer comes from the run, and its lesson says so."""

import re
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from bounds import theorems
from laboratory.topics import views
from laboratory.tour import Scene, discover
from laboratory.tour.scene import Scene as Record
from laboratory.tour.silent import where_vacuous
from laboratory.views.guess import read_guess, tells
from laboratory.views.view_result import ViewResult
from tests.sentences import facts

NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|\bNone\b")
SEEDS = range(4)
MOST_WORDS = {"question": 75, "lesson": 110}

each_scene = pytest.mark.parametrize("scene", discover(), ids=lambda scene: scene.name)


def runs(scene: Scene) -> list[ViewResult]:
    """The scene as it is shown, and with other samples."""
    return _runs_of(scene.name)


@cache  # a dozen of small runs, which every test asks for
def _runs_of(name: str) -> list[ViewResult]:
    (scene,) = (scene for scene in discover() if scene.name == name)
    seed, own = scene.entry.view.seed, scene.result()
    others = SEEDS if seed is not None and seed.is_visible(own.inputs) else ()
    return [own, *(scene.result(**{seed.name: number}) for number in others if seed is not None)]


def words(markdown: str) -> int:
    return len(re.sub(r"[*_]", "", markdown).split())


def test_scenes_stand_in_their_order_under_the_names_of_their_files() -> None:
    result = discover()
    assert [scene.order for scene in result] == sorted({scene.order for scene in result})
    assert len({scene.title for scene in result}) == len({scene.name for scene in result}) == len(result)
    assert all(scene.name.isidentifier() for scene in result), "names stand in the address"


@each_scene
def test_it_opens_a_view_at_values_that_the_view_takes(scene: Scene) -> None:
    view = views[scene.place].view
    assert view.checked_inputs(scene.settings) == scene.result().inputs
    assert scene.step is None or (view.player is not None and 0 <= scene.step <= runs(scene)[0].last)


@each_scene
def test_the_question_is_asked_without_its_answer(scene: Scene) -> None:
    for result in runs(scene):
        query, truth = scene.question(result), scene.truth(result)
        assert query.rstrip().endswith("?") and words(query) <= MOST_WORDS["question"], words(query)
        assert not NEVER_SHOWN.search(query)
        assert np.isfinite(truth.value)
        if scene.options:
            assert truth.measured in scene.options
        else:
            assert read_guess(truth, truth.measured) is not None, "a number is asked for"


@each_scene
def test_the_question_of_its_own_sample_does_not_tell_the_answer(scene: Scene) -> None:
    result = runs(scene)[0]
    query, truth = scene.question(result), scene.truth(result)
    assert scene.options or not tells(query, truth)


@each_scene
def test_the_lesson_speaks_of_the_number_that_was_computed(scene: Scene) -> None:
    for result in runs(scene):
        lesson, truth = scene.reveals(result), scene.truth(result)
        assert not NEVER_SHOWN.search(lesson), lesson
        assert words(lesson) <= MOST_WORDS["lesson"], words(lesson)
        assert scene.options or tells(lesson, truth) or tells(lesson, replace(truth, share=False)), lesson


@each_scene
def test_no_power_is_written_with_a_caret(scene: Scene) -> None:
    for result in runs(scene):
        assert "^" not in scene.question(result) + scene.reveals(result)


@each_scene
def test_where_two_figures_show_examples_the_question_says_whose_it_asks_about(scene: Scene) -> None:
    """Captions are drawn only after the answer, and on a phone figures stand one below the other."""
    result = runs(scene)[0]
    samples = sum(any(item.get("name") == "positive" for item in trace.traces) for trace in result.figures_with_roles)
    assert samples < 2 or re.search(r"\b(first|second) figure\b", scene.question(result))


@each_scene
def test_its_theorems_open_with_numbers_that_they_take(scene: Scene) -> None:
    assert scene.theorems
    for result in runs(scene):
        for slug, opened_with in scene.theorems.items():
            assert np.isfinite(float(theorems[slug](**opened_with(result))))


@each_scene
def test_a_vacuous_bound_is_called_vacuous(scene: Scene) -> None:
    for result in runs(scene):
        for slug, opened_with in scene.theorems.items():
            inputs = opened_with(result)
            if theorems[slug].is_vacuous(theorems[slug](**inputs), **inputs):
                assert "vacuous" in facts(scene.reveals(result)), slug


def test_what_is_vacuous_is_computed_and_not_typed() -> None:
    """Twice a complexity of 0.1 and 3 √(ln(40)/(2m)): 4.07… + 0.2 for one example, 0.607… for a hundred."""
    inputs = {"delta": 0.05, "rademacher": 0.1}
    text = where_vacuous("rademacher_loss_empirical", {"m": 1, **inputs})
    assert facts(text) == "m = 1 4.275 not below 1"
    assert where_vacuous("rademacher_loss_empirical", {"m": 100, **inputs}) == ""


@each_scene
def test_no_theorem_stands_without_its_probability(scene: Scene) -> None:
    often = any("delta" in {variable.name for variable in theorems[slug].variables} for slug in scene.theorems)
    for result in runs(scene):
        text = scene.question(result) + scene.reveals(result)
        assert not often or re.search(r"probability at (most|least) ", text)


@each_scene
def test_the_answer_as_a_line_says_nothing_twice(scene: Scene) -> None:
    for result in runs(scene):
        assert not re.search(r"(\bof [\d,]+|%|\bpoints)\s+\1", scene.truth(result).sentence)


def test_replacing_is_leaving_out_and_putting_in() -> None:
    """β = 2 (κB(1 + κ/√λ))²/(λm) with κ = 1, B = 3/2, λ = 1/2, m = 30 is 1.74852…, and what is guaranteed is 2β."""
    scene = next(scene for scene in discover() if scene.name == "one_example_replaced")
    beta = 2 * (1.5 * (1 + 2**0.5)) ** 2 / 15
    assert float(theorems["ridge_uniform_stability"](**scene.theorems["ridge_uniform_stability"](scene.result()))) == (
        pytest.approx(beta, rel=1e-12)
    )
    assert f"β = {beta + 5e-4:.3f}" in scene.reveals(scene.result())
    assert f"2β = {2 * beta + 5e-4:.3f}" in scene.reveals(scene.result())


def test_the_posterior_is_the_best_of_those_tried_and_sure_to_one_minus_delta() -> None:
    scene = next(scene for scene in discover() if scene.name == "pac_bayes")
    for text in (scene.question(scene.result()), scene.reveals(scene.result())):
        assert "probability ≥ 95%" in facts(text) and "λ tried" in text


def test_the_perceptron_asks_for_a_line_through_the_centre() -> None:
    """Without a bias 1 and 1/2 on a line, labelled apart, are separated at 3/4 and never by the perceptron."""
    scene = next(scene for scene in discover() if scene.name == "perceptron")
    assert not scene.result().inputs["bias"]
    for text in (scene.question(scene.result()), scene.reveals(scene.result())):
        assert "line centre" in facts(text)


def test_a_scene_is_a_record_of_its_own() -> None:
    first = discover()[0]
    assert first.called("other").name == "other" and isinstance(first, Record)


def test_boosting_says_whether_the_risk_fell_or_rose() -> None:
    """By the two numbers that the lesson itself tells, in per cent; a tenth of one is called the same."""
    scene = next(scene for scene in discover() if scene.name == "boosting")
    for result in runs(scene):
        hit = re.match(r"The true risk (\w+), from ([\d.]+)\s% to \*\*([\d.]+)\s%\*\*", scene.reveals(result))
        assert hit is not None
        fell = float(hit[2]) - float(hit[3])
        assert {"fell": fell > 0, "rose": fell < 0, "stayed": abs(fell) <= 0.11}[hit[1]], hit[0]
