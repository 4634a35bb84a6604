"""Every scene of the tour: its question can be asked, its answer comes from the run, and its lesson says so."""

import re
from dataclasses import replace

import numpy as np
import pytest

from bounds import theorems
from laboratory.guess import read_guess, tells
from laboratory.shown import Shown
from laboratory.topics import views
from laboratory.tour import Scene, discover
from laboratory.tour.scene import Scene as Record

NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|\bNone\b")
SEEDS = range(4)
MOST_WORDS = {"question": 75, "lesson": 110}

each_scene = pytest.mark.parametrize("scene", discover(), ids=lambda scene: scene.name)


def runs(scene: Scene) -> list[Shown]:
    """The scene as it is shown, and with other samples."""
    seed = scene.exhibit.view.seed
    others = SEEDS if seed is not None and seed.stands(scene.shown().asked) else ()
    return [scene.shown(), *(scene.shown(**{seed.name: number}) for number in others if seed is not None)]


def words(markdown: str) -> int:
    return len(re.sub(r"[*_]", "", markdown).split())


def test_scenes_stand_in_their_order_under_the_names_of_their_files() -> None:
    found = discover()
    assert [one.order for one in found] == sorted({one.order for one in found})
    assert len({one.title for one in found}) == len({one.name for one in found}) == len(found)
    assert all(one.name.isidentifier() for one in found), "names stand in the address"


@each_scene
def test_it_opens_a_view_at_values_that_the_view_takes(scene: Scene) -> None:
    view = views[scene.place].view
    assert view.asked(scene.given) == scene.shown().asked
    assert scene.step is None or (view.player is not None and 0 <= scene.step <= scene.shown().last)


@each_scene
def test_the_question_is_asked_without_its_answer(scene: Scene) -> None:
    for shown in runs(scene):
        asked, truth = scene.question(shown), scene.truth(shown)
        assert asked.rstrip().endswith("?") and words(asked) <= MOST_WORDS["question"], words(asked)
        assert not NEVER_SHOWN.search(asked)
        assert np.isfinite(truth.value)
        if scene.options:
            assert truth.measured in scene.options
        else:
            assert read_guess(truth, truth.measured) is not None, "a number is asked for"


@each_scene
def test_the_question_of_its_own_sample_does_not_tell_the_answer(scene: Scene) -> None:
    shown = scene.shown()
    asked, truth = scene.question(shown), scene.truth(shown)
    assert scene.options or not tells(asked, truth)


@each_scene
def test_the_lesson_speaks_of_the_number_that_was_computed(scene: Scene) -> None:
    for shown in runs(scene):
        lesson, truth = scene.reveals(shown), scene.truth(shown)
        assert not NEVER_SHOWN.search(lesson), lesson
        assert words(lesson) <= MOST_WORDS["lesson"], words(lesson)
        assert scene.options or tells(lesson, truth) or tells(lesson, replace(truth, share=False)), lesson


@each_scene
def test_its_theorems_open_with_numbers_that_they_take(scene: Scene) -> None:
    assert scene.theorems
    for shown in runs(scene):
        for slug, given in scene.theorems.items():
            assert np.isfinite(float(theorems[slug](**given(shown))))


def test_a_scene_is_a_record_of_its_own() -> None:
    first = discover()[0]
    assert first.called("other").name == "other" and isinstance(first, Record)
