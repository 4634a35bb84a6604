"""The chapters of the five notes: each asks something, all that exists is asked somewhere, and faults are named."""

import pytest

from bounds.exercises import exercise_about
from laboratory.exercises.chapters import chapters, exercises_of, read, works
from laboratory.exercises.discovery import kinds, worked
from laboratory.exercises.sets import chapter_set, worked_in
from tests.all_told import over
from tests.sentences import pattern

NOTES = ("padova2020", "amini", "milan", "matteoni2022", "uml-summary")
EVERY = [(work, key) for work in works() for key in chapters(work)]
THEOREMS = sorted({slug for work in works() for chapter in chapters(work).values() for slug in chapter.theorems})


def test_all_five_notes_have_chapters_with_exercises() -> None:
    assert works() == NOTES
    assert all(len(chapters(work)) >= 9 for work in works())
    assert [dict(exercises_of(work)) for work in NOTES] == [{"notes": work} for work in NOTES]
    assert not exercises_of("vapnik1998")


@over(EVERY)
def test_every_chapter_asks_something(work: str, key: str) -> None:
    result = chapter_set(work, key, 1, 2)
    assert len(result) == 2
    assert len({answer.question for answer in result}) == 2
    assert len(worked_in(work, key)) == len(chapters(work)[key].worked)


@over(THEOREMS)
def test_every_theorem_of_a_chapter_can_be_asked_about(slug: str) -> None:
    assert any(exercise_about(slug, seed) is not None for seed in (1, 2))


def test_what_exists_is_asked_in_some_chapter() -> None:
    every = [chapter for work in works() for chapter in chapters(work).values()]
    assert {name for chapter in every for name in chapter.kinds} == set(kinds)
    assert {name for chapter in every for name in chapter.worked} == set(worked)


def test_a_longer_set_keeps_its_beginning_and_another_seed_is_another_set() -> None:
    four = chapter_set("amini", "perceptron", 3, 4)
    assert chapter_set("amini", "perceptron", 3, 2) == four[:2]
    assert chapter_set("amini", "perceptron", 4, 4) != four


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[trees", "milan.toml cannot"),
        ("trees = 1", "milan.toml table"),
        ("[trees]\ntitle = 'Trees'\nfruit = []", "fruit no chapter"),
        ("[trees]\ntitle = 'Trees'\nkinds = ['pear']", "kinds not pear"),
        ("[trees]\ntitle = 'Trees'\ntheorems = ['pear']", "theorems not pear"),
        ("[trees]\ntitle = 'Trees'", "kinds theorems"),
    ],
)
def test_a_broken_file_is_named(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=pattern(fault)):
        read(text, "milan")
