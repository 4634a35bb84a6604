"""Exercises with numbers a teacher would choose: the same seed gives the same exercise on any machine.

>>> from bounds.exercises import exercise
>>> drill = exercise(7, family="hoeffding")
>>> drill.problem.theorem.family
'hoeffding'
>>> drill == exercise(7, family="hoeffding")
True
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import count, islice
from random import Random
from typing import Any

from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.slip import Diagnosis, Slip
from bounds.diagnosis.stated_units import check_unit
from bounds.exercises import choosing, wording
from bounds.exercises.accepted import Accepted, accepted
from bounds.exercises.choosing import DIFFICULTIES, Difficulty
from bounds.exercises.distractors import distractors, handed_in
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.judging import judged
from bounds.exercises.rivals import rival
from bounds.exercises.rounding import key, missed, rounding
from bounds.exercises.solutions import solution
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Step

__all__ = ["DIFFICULTIES", "Difficulty", "Exercise", "exercise", "exercise_about", "exercises", "families", "made"]

MOST = 50  # exercises in a set
ROUNDS = 8  # times that each theorem is tried anew before a set is given up
FEWEST = 3  # wrong answers
CHOICES = 0.4  # of the middle exercises offer two theorems


@dataclass(frozen=True)
class Exercise:
    """A question with its answer, the wrong answers that slips give, and a worked solution.

    `answer` is the right number in full and `key` the key: the same, rounded as the question asks. `distractors`
    carry the slips' values. Exercises are equal where their questions are.
    """

    question: str
    answer: int | float
    key: str
    unit: str
    difficulty: Difficulty
    problem: ExerciseProblem = field(compare=False)
    distractors: tuple[Slip, ...] = field(compare=False)

    def _repr_markdown_(self) -> str:
        return f"{self.question}\n\n*{self.difficulty.capitalize()}. `.shown` is the key, `.solution` its derivation.*"

    @property
    def theorem(self) -> Theorem:
        """The theorem that answers."""
        return self.problem.theorem

    @property
    def unknown(self) -> str:
        """The variable asked for; empty for the theorem's value."""
        return self.problem.unknown

    @property
    def inputs(self) -> Mapping[str, Any]:
        """The inputs of the theorem that are given."""
        return self.problem.inputs

    @property
    def target(self) -> float | None:
        """The target of the bound, where a variable is asked for."""
        return self.problem.target

    @property
    def solution(self) -> tuple[Step, ...]:
        """The worked solution."""
        return solution(self.problem)

    def accepts(self, answer: Any) -> bool:
        """Is it right, and rounded as the question asks? Quicker than `diagnosed`, which looks for slips."""
        check_unit(answer, self.problem.unit)
        handed = read_answer(answer)
        right = self.problem.case.accepts(handed) and not missed(self.problem, answer)
        return right or bool(self.problem.case.form_of(handed))

    def diagnosed(self, answer: Any) -> Diagnosis:
        """As `diagnose`, but right only as the question asks for it. Raises DomainError for what is no number."""
        return judged(self.problem, answer)

    @property
    def level(self) -> str:
        """The difficulty, as a sheet prints it."""
        return self.difficulty

    @property
    def source(self) -> tuple[str, str]:
        """The theorem and what is asked of it, as a sheet prints them."""
        return self.theorem.slug, self.unknown or "value"

    @property
    def leans_on(self) -> str:
        """The theorem in full, which a worked solution begins with."""
        return f"{self.theorem.title}. {self.theorem.statement}"

    @property
    def wrong_answers(self) -> tuple[tuple[str, str], ...]:
        """The numbers that slips give, rounded as the question asks, and the slips' names."""
        return tuple((self.wrong(slip), slip.words) for slip in self.distractors)

    @property
    def accepted(self) -> tuple[Accepted, ...]:
        """The numbers that are right as intervals, the key first: for platforms that compare numbers."""
        problem, case = self.problem, self.problem.case
        safely = bool(problem.unknown) or self.theorem.relation != "="
        forms = ((float(form.value), form.words) for form in case.forms)
        right = float(self.answer)
        return accepted(rounding(problem), right, self.key, safely=safely, forms=forms)

    def wrong(self, slip: Slip) -> str:
        """The number that a slip gives, rounded as the question asks."""
        return handed_in(self.problem, float(slip.value))


def exercise(seed: int, family: str | None = None, difficulty: Difficulty = "easy") -> Exercise:
    """The first exercise of a set: `exercises(seed, 1, family, difficulty)[0]`.

    Raises DomainError as that does, and where the family leaves nothing so easy to ask.
    """
    exercise_set = exercises(seed, 1, family, difficulty)
    if not exercise_set:
        raise DomainError(f"The family {family!r} has no {difficulty} exercise")
    return exercise_set[0]


@lru_cache(maxsize=128)
def exercises(
    seed: int, number: int, family: str | None = None, difficulty: Difficulty = "easy"
) -> tuple[Exercise, ...]:
    """A set of so many different exercises, or as many as there are; with more of them, the first ones stay.

    Without a family all of them are used in turn. Raises DomainError for a family or difficulty that does not
    exist, or a number that is none from 1 to 50.
    """
    from bounds import theorems

    if difficulty not in DIFFICULTIES:
        raise DomainError(f"The difficulty must be one of {', '.join(DIFFICULTIES)}; got {difficulty!r}")
    if not isinstance(number, int) or not 1 <= number <= MOST:
        raise DomainError(f"The number of exercises must be an integer between 1 and {MOST}; got {number!r}")
    if family is not None and family not in families():
        raise DomainError(f"The family of theorems must be one of {', '.join(families())}; got {family!r}")
    ranked = [theorems[slug] for slug in _ranked(seed, family)]
    return tuple(islice(_different(seed, difficulty, ranked), number))


def exercise_about(slug: str, seed: int, turn: int = 0) -> Exercise | None:
    """An exercise about one theorem, as easy as it has them; None where a pocket calculator does not do."""
    from bounds import theorems

    theorem = theorems[slug]
    for difficulty in DIFFICULTIES[:2]:  # a hard one would not name the theorem
        if choosing.suits(theorem, difficulty):
            variant = made(theorem, difficulty, Random(f"{seed} {difficulty} {slug} {turn}"))
            if variant is not None:
                return variant
    return None


@cache
def families() -> tuple[str, ...]:
    """The families of theorems, as `exercises` takes them: those of which one is worked out by hand."""
    from bounds import theorems

    members = theorems.families.items()
    return tuple(family for family, slugs in members if any(choosing.suits_some(theorems[slug]) for slug in slugs))


def _ranked(seed: int, family: str | None) -> list[str]:
    """Slugs in the order in which they are used: one of each family, then a second; a new theorem shifts few others."""
    from bounds import theorems

    members: dict[str, list[str]] = {}
    for theorem in theorems.values():
        members.setdefault(theorem.family, []).append(theorem.slug)
    places = [
        (place, _hash(seed, name), slug)
        for name, slugs in members.items()
        if family in (None, name)
        for place, slug in enumerate(sorted(slugs, key=lambda slug: _hash(seed, slug)))
    ]
    return [slug for _, _, slug in sorted(places)]


def _hash(seed: int, word: str) -> str:
    return hashlib.sha256(f"{seed} {word}".encode()).hexdigest()


def _different(seed: int, difficulty: Difficulty, ranked: list[Theorem]) -> Iterator[Exercise]:
    seen: set[str] = set()
    suitable = [theorem for theorem in ranked if choosing.suits(theorem, difficulty)]
    for turn in islice(count(), ROUNDS):
        for theorem in suitable:
            candidate = made(theorem, difficulty, Random(f"{seed} {difficulty} {theorem.slug} {turn}"))
            if candidate is not None and candidate.question not in seen:
                seen.add(candidate.question)
                yield candidate


def made(theorem: Theorem, difficulty: Difficulty, random: Random) -> Exercise | None:
    """The first question that leaves enough wrong answers; a middle one may offer two theorems to choose from."""
    choose = difficulty == "middle" and random.random() < CHOICES
    for problem in choosing.questions(theorem, "easy" if choose else difficulty, random):
        written = _between_two(problem, random.random() < 0.5) if choose else _about_one(problem, difficulty)
        if written is not None:
            return written
    return None


def _about_one(problem: ExerciseProblem, difficulty: Difficulty) -> Exercise | None:
    words = wording.described if difficulty == "hard" else wording.named
    return _written(problem, words(problem), distractors(problem), difficulty)


def _between_two(problem: ExerciseProblem, first: bool) -> Exercise | None:
    other = rival(problem)
    if other is None:
        return None
    theorem, slip = other
    if handed_in(problem, float(slip.value)) == key(problem):
        return None
    return _written(problem, wording.between(problem, theorem, first), distractors(problem, (slip,)), "middle")


def _written(
    problem: ExerciseProblem, question: str, wrong: tuple[Slip, ...], difficulty: Difficulty
) -> Exercise | None:
    if len(wrong) < FEWEST:
        return None
    unit = problem.variable.unit if problem.variable else problem.theorem.returns.counts
    return Exercise(question, problem.right, key(problem), unit, difficulty, problem, wrong)
