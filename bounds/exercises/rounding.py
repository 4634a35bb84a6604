"""How an exercise asks its answer to be rounded, the key that follows, and what an answer has missed of it."""

from dataclasses import dataclass
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Decimal
from typing import Any

from bounds.diagnosis.answers import TypedAnswer, read_answer
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.numbers import rounded, rounded_safely

DIGITS = 4
WHOLE_FROM = 1000  # larger reals are asked for as whole numbers
CERTAIN = 14  # digits of a double that its own rounding errors leave alone
LARGE = 10**14
EQUAL = 1e-12  # relative: a key read as a double
ROUNDING_MODES = {True: ROUND_CEILING, False: ROUND_FLOOR, None: ROUND_HALF_EVEN}
SIDES = {True: "up", False: "down"}


@dataclass(frozen=True)
class Rounding:
    """To a whole number, or to four significant digits; `up` is None where it is to the nearest.

    `is_stated` is False where the question asks for nothing but whole numbers anyway.
    """

    whole: bool
    up: bool | None
    is_stated: bool = True

    @property
    def sentence(self) -> str:
        """What the question says of it, after a space; empty where nothing need be said."""
        if not self.is_stated:
            return ""
        if self.whole:
            side = "" if self.up is None else f" {SIDES[self.up]}"
            return f" Round{side} to a whole number."
        return f" Give four or more significant digits{'' if self.up is None else f', rounded {SIDES[self.up]}'}."

    def key(self, value: float) -> str:
        """The number as the sentence asks for it."""
        tidy = rounded(value, CERTAIN)
        if tidy == tidy.to_integral_value() and abs(tidy) < LARGE:
            return f"{tidy:.0f}"
        if self.whole and abs(tidy) < LARGE:
            return f"{tidy.to_integral_value(ROUNDING_MODES[self.up]):.0f}"
        digits = max(DIGITS, tidy.adjusted() + 1)
        return f"{rounded(tidy, digits) if self.up is None else rounded_safely(tidy, digits, up=self.up):f}"

    def digits(self, key: str) -> int:
        """How many significant digits are asked for: of a whole number, all."""
        return sum(letter.isdigit() for letter in key) if self.whole else DIGITS

    def is_coarse(self, answer: TypedAnswer, key: str) -> bool:
        """Is it given with fewer digits than are asked for, and not `key` itself?"""
        return not _equal(answer, key) and (answer.unit > 1 if self.whole else answer.digits < DIGITS)

    def missed(self, answer: TypedAnswer, key: str) -> str:
        """What a right number lacks of being `key`, as a slip is worded; empty where it lacks nothing."""
        if _equal(answer, key):
            return ""
        if self.is_coarse(answer, key):
            return f"given with too few digits: {self.digits(key)} are needed"
        if self.whole:
            return self._other_side(answer, key) if answer.in_full else "not rounded to a whole number"
        return "" if answer.digits > DIGITS or self.up is None else self._other_side(answer, key)

    def _other_side(self, answer: TypedAnswer, key: str) -> str:
        direction = "up" if answer.value > float(key) else "down"
        rule = "to the nearest" if self.up is None else SIDES[self.up]
        return f"rounded {direction}, where the question says {rule}"


def rounding(problem: ExerciseProblem) -> Rounding:
    """What is asked of the answer to this question."""
    task = problem.case.task
    if task.counts:
        exact = problem.theorem.relation == "="
        return Rounding(True, task.whole_above, is_stated=not exact)
    if task.whole:
        return Rounding(True, task.rounds_up, is_stated=False)
    up = None if not problem.unknown and problem.theorem.relation == "=" else task.rounds_up
    return Rounding(abs(problem.right) >= WHOLE_FROM, up)


def key(problem: ExerciseProblem) -> str:
    """The right number as the question asks for it."""
    return str(problem.whole) if problem.whole is not None else rounding(problem).key(float(problem.right))


def missed(problem: ExerciseProblem, answer: Any) -> str:
    """What a right number lacks of being what the question asks for; empty where it lacks nothing."""
    return rounding(problem).missed(read_answer(answer), key(problem))


def _equal(answer: TypedAnswer, key: str) -> bool:
    right = float(Decimal(key))
    return abs(answer.value - right) <= EQUAL * abs(right)
