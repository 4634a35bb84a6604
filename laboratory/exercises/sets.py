"""The exercises of a chapter: its kinds of questions and theorems in turn, then its kinds and theorems anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from bounds.exercises import Exercise, exercise_about
from laboratory.exercises.chapters import Chapter, chapters
from laboratory.exercises.drawing import drawn, from_the_notes, order
from laboratory.exercises.problem import Problem

ROUNDS = 20  # turns of all that a chapter asks, before a set is given up


@lru_cache(maxsize=128)
def chapter_set(work: str, chapter: str, seed: int, number: int) -> tuple[Exercise | Problem, ...]:
    """So many different exercises on a chapter, or as many as there are; with more of them, the first ones stay.

    Raises KeyError for a chapter that does not exist.
    """
    return tuple(islice(_different(chapters(work)[chapter], seed), number))


def worked_in(work: str, chapter: str) -> tuple[Problem, ...]:
    """The examples that the chapter works by hand."""
    return tuple(from_the_notes(name) for name in chapters(work)[chapter].worked)


def _different(chapter: Chapter, seed: int) -> Iterator[Exercise | Problem]:
    seen: set[str] = set()
    asked = sorted((*chapter.kinds, *chapter.theorems), key=lambda name: order(seed, name))
    for turn in range(ROUNDS):
        for name in asked:
            found = drawn(name, seed, turn) if name in chapter.kinds else exercise_about(name, seed, turn)
            if found is not None and found.question not in seen:
                seen.add(found.question)
                yield found
