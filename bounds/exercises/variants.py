"""Sheets for a whole class: the same theorems, and for each student other numbers.

>>> from bounds.exercises.variants import variants
>>> first, second = variants(seed=7, number=2, count=2, family="hoeffding")
>>> [one.theorem.slug for one in first] == [one.theorem.slug for one in second]
True
>>> first == second
False
"""

from random import Random

from bounds.exercises import ROUNDS, Difficulty, Exercise, exercises, made
from bounds.solving.validation import DomainError

MOST_VARIANTS = 500


def variants(
    seed: int, number: int, count: int, family: str | None = None, difficulty: Difficulty = "easy"
) -> tuple[tuple[Exercise, ...], ...]:
    """So many sheets with the same theorems in the same order and at the same difficulty, each with numbers of its own.

    The first is `exercises(seed, number, family, difficulty)`. A theorem that has no other numbers to ask about keeps
    those it has. Raises DomainError as that does, and unless `count` is an integer in [1, 500].
    """
    if not isinstance(count, int) or not 1 <= count <= MOST_VARIANTS:
        raise DomainError(f"The number of variants must be an integer between 1 and {MOST_VARIANTS}; got {count!r}")
    first = exercises(seed, number, family, difficulty)
    seen = [{exercise.question} for exercise in first]
    others = (
        tuple(_again(exercise, seed, variant, known) for exercise, known in zip(first, seen, strict=True))
        for variant in range(1, count)
    )
    return (first, *others)


def _again(exercise: Exercise, seed: int, variant: int, known: set[str]) -> Exercise:
    """The theorem of an exercise with numbers that no sheet had before, where there are such."""
    for turn in range(ROUNDS):
        random = Random(f"{seed} {exercise.difficulty} {exercise.theorem.slug} variant {variant} {turn}")
        exercise_again = made(exercise.theorem, exercise.difficulty, random)
        if exercise_again is not None and exercise_again.question not in known:
            known.add(exercise_again.question)
            return exercise_again
    return exercise
