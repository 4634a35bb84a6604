"""The exercises of a chapter: a kind of question and a theorem in turn, and after all of them a new round."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, zip_longest

from bounds.exercises import Exercise, exercise_about
from laboratory.exercises.chapters import Chapter, chapters
from laboratory.exercises.drawing import from_the_notes, make_problem, order
from laboratory.exercises.problem import Problem

ROUNDS = 20  # rounds of all questions of a chapter, before a set is given up


@lru_cache(maxsize=128)
def chapter_set(work: str, chapter: str, seed: int, number: int) -> tuple[Exercise | Problem, ...]:
    """So many different exercises on a chapter, or as many as there are; with more of them, the first ones stay.

    Raises KeyError for a chapter that does not exist.
    """
    return tuple(islice(_different(chapters(work)[chapter], seed), number))


def chapter_variants(
    work: str, chapter: str, seed: int, number: int, count: int
) -> tuple[tuple[Exercise | Problem, ...], ...]:
    """So many sheets on a chapter with the same questions in the same order, each with numbers of its own.

    A question without other numbers keeps those of the first sheet. Raises KeyError as `chapter_set` does.
    """
    names = list(islice(_questions(chapters(work)[chapter], seed), number))
    kinds = chapters(work)[chapter].kinds

    def made(name: str, turn: int) -> Exercise | Problem | None:
        return make_problem(name, seed, turn) if name in kinds else exercise_about(name, seed, turn)

    first = {
        name: problem for name in names if (problem := _first(made(name, turn) for turn in range(ROUNDS))) is not None
    }
    return tuple(
        tuple(made(name, variant) or problem if variant else problem for name, problem in first.items())
        for variant in range(count)
    )


def _first(tries: Iterator[Exercise | Problem | None]) -> Exercise | Problem | None:
    return next((problem for problem in tries if problem is not None), None)


def worked_in(work: str, chapter: str) -> tuple[Problem, ...]:
    """The examples that the chapter works by hand."""
    return tuple(from_the_notes(name) for name in chapters(work)[chapter].worked)


def _different(chapter: Chapter, seed: int) -> Iterator[Exercise | Problem]:
    seen: set[str] = set()
    for turn in range(ROUNDS):
        for name in _questions(chapter, seed):
            result = make_problem(name, seed, turn) if name in chapter.kinds else exercise_about(name, seed, turn)
            if result is not None and result.question not in seen:
                seen.add(result.question)
                yield result


def _questions(chapter: Chapter, seed: int) -> Iterator[str]:
    """Names of kinds and theorems by turns, each in an order that the seed decides."""
    parts = (sorted(names, key=lambda name: order(seed, name)) for names in (chapter.kinds, chapter.theorems))
    for pair in zip_longest(*parts):
        yield from (name for name in pair if name is not None)
