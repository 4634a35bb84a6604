"""Theorems and numbers that a teacher would choose: round inputs from everyday ranges, informative bounds."""

import ast
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from bounds.diagnosis.task import tasks
from bounds.diagnosis.trees import places
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.formula.special_function import Special
from bounds.formula.syntax import read
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.variables import Variable

Difficulty = Literal["easy", "middle", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "middle", "hard")

# What a pocket calculator, or a short table, still gives.
POCKET = {
    "one_minus_exp", "log_one_minus", "choose", "growth", "log_growth", "log_binomial", "complement_power", "arctan",
    "central_binomial", "log_catalan", "at_least_once",
}  # fmt: skip
LONGEST = 40  # operations in a formula that somebody computes by hand
MOST_VARIABLES = {"easy": 4, "middle": 6, "hard": 6}
MOST_LOCALS = {"easy": 0, "middle": 3, "hard": 3}

TRIES = 40
LEADING = (1, 2, 3, 5)
NEAR = 50  # inputs stay within this factor of the usual value
CONFIDENCE = (0.1, 0.05, 0.02, 0.01)
RATES = (0.2, 0.1, 0.05, 0.02, 0.01)
CLASSES = (Ln(100), Ln(1000), Ln(10**4), Ln(10**6), *(Ln(3, n) for n in (5, 8, 10, 12, 20)), Ln(2, 10), Ln(2, 64))


@dataclass(frozen=True)
class Range:
    """What answers may be: neither trifling nor astronomical."""

    smallest: float
    largest: float


VALUES = {"easy": Range(1e-3, 1e5), "middle": Range(1e-4, 1e7), "hard": Range(1e-4, 1e7)}
WHOLE = {"easy": Range(5, 1e5), "middle": Range(2, 1e6), "hard": Range(2, 1e7)}
MEANINGFUL = 0.8  # of the trivial value


def suits(theorem: Theorem, difficulty: Difficulty) -> bool:
    """May it be used: no unspecified constant, and computed with pencil and pocket calculator?"""
    if theorem.free_parameters or len(theorem.variables) > MOST_VARIABLES[difficulty] or not theorem.proof:
        return False
    if len(read(theorem.formula).locals) > MOST_LOCALS[difficulty]:
        return False
    if difficulty == "hard" and not can_be_described(theorem):
        return False
    usual = {variable.name: variable.default for variable in theorem.variables}
    task = next(tasks(theorem, None, None, usual, 1.0))
    special = {entry.name for entry in task.scope.values() if isinstance(entry, Special)}
    is_computed = not isinstance(task.tree, ast.Name)  # and not read off
    return is_computed and special <= POCKET and sum(1 for _ in places(task.tree)) <= LONGEST


def suits_some(theorem: Theorem) -> bool:
    """May it be used at some difficulty?"""
    return any(suits(theorem, difficulty) for difficulty in DIFFICULTIES)


def can_be_described(theorem: Theorem) -> bool:
    """Is there an argument to follow, and does the quantity's own word say what is sought?"""
    returns = theorem.returns
    return len(theorem.proof) > 1 and returns.name != "probability" and returns.meaning != returns.name


def questions(theorem: Theorem, difficulty: Difficulty, random: Random) -> Iterator[ExerciseProblem]:
    """Questions about the theorem, in an order that `random` fixes."""
    unknowns = _unknowns(theorem, difficulty)
    for _ in range(TRIES if unknowns else 0):
        problem = _question(theorem, random.choice(unknowns), difficulty, random)
        if problem is not None:
            yield problem


def _unknowns(theorem: Theorem, difficulty: Difficulty) -> Sequence[str]:
    """What may be asked for: easy is the value or m, medium another variable where there is one, hard anything."""
    solvable = [variable.name for variable in theorem.variables if variable.name not in theorem.non_monotone]
    if difficulty == "easy":
        return ["", *(["m"] if "m" in solvable else [])]
    others = [name for name in solvable if name != "m"]
    if difficulty == "middle":
        return others
    return ["", *solvable]


def _question(theorem: Theorem, unknown: str, difficulty: Difficulty, random: Random) -> ExerciseProblem | None:
    inputs: dict[str, Any] = {variable.name: random.choice(values(variable)) for variable in theorem.variables}
    try:
        value = float(theorem(**inputs))
        if not unknown:
            problem = ExerciseProblem(theorem, "", inputs)
            return problem if _says_something(problem, value, VALUES[difficulty]) else None
        del inputs[unknown]
        target = round_target(value, _largest(ExerciseProblem(theorem, unknown, inputs)), random)
        problem = ExerciseProblem(theorem, unknown, inputs, target)
        if target is None or not _says_something(problem, target, VALUES[difficulty]):
            return None
        fits = _fits(problem, difficulty)
    except (DomainError, OverflowError, ZeroDivisionError):
        return None
    return problem if fits else None


def values(variable: Variable) -> Sequence[Any]:
    """The numbers that a teacher would give for it."""
    low, high = variable.typical
    if variable.log_of:
        return [size for size in CLASSES if low <= size <= high] or [variable.default]
    if variable.name == "delta":
        return CONFIDENCE
    if variable.name == "epsilon":
        return [rate for rate in RATES if low <= rate <= high] or [variable.default]
    usual = abs(float(variable.default)) or 1.0
    low, high = max(low, usual / NEAR), min(high, usual * NEAR)
    numbers = [number for number in _round_numbers(low, high) if not variable.domain.integer or number == int(number)]
    if variable.domain.integer:
        numbers = [int(number) + (1 if variable.domain.odd and number % 2 == 0 else 0) for number in numbers]
    return sorted(set(numbers)) or [variable.default]


def _round_numbers(low: float, high: float) -> Iterator[float]:
    """1, 2, 3 and 5 times powers of ten."""
    if not 0 < low <= high:
        return
    for power in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1):
        for leading in LEADING:
            number = float(f"{leading}e{power}")
            if low <= number <= high:
                yield number


def round_target(value: float, largest: float, random: Random) -> float | None:
    """A round number near the value and below `largest`."""
    if not value > 0 or not math.isfinite(value):
        return None
    near = list(_round_numbers(value / 2, value * 2))
    near = [target for target in near if target < largest]
    return random.choice(near) if near else None


def _says_something(problem: ExerciseProblem, value: float, within: Range) -> bool:
    """Not vacuous, and no number that a formula's end produces by itself."""
    if not math.isfinite(value) or not within.smallest <= abs(value) <= within.largest:
        return False
    if not problem.unknown and problem.theorem.is_vacuous(value, **problem.inputs):
        return False
    return value < (MEANINGFUL if problem.theorem.relation == "<=" else 1) * _largest(problem)


def _largest(problem: ExerciseProblem) -> float:
    """The largest value of what is bounded; infinity where it is unbounded, or depends on the unknown."""
    trivial = problem.theorem.needs_none
    if trivial is not None and problem.unknown in trivial.variables:
        return math.inf
    largest = problem.theorem.largest_at(**problem.inputs)
    return math.inf if largest is None else float(largest)


def _fits(problem: ExerciseProblem, difficulty: Difficulty) -> bool:
    """A proved answer within reason; for easy questions one that a formula gives."""
    variable = problem.variable
    assert variable is not None
    if not _lies_between(problem, *variable.typical):
        return False
    solution = problem.correct
    if solution.value is None or not solution.certified or solution.why.startswith("every"):
        return False
    if problem.theorem.is_vacuous(solution.achieved, **problem.complete):
        return False
    value = float(solution.value)
    if variable.domain.integer:
        within = WHOLE[difficulty]
    else:
        low, high = variable.typical
        within = Range(low / NEAR, high * NEAR)
    if not within.smallest <= value <= within.largest or value in (variable.domain.low, variable.domain.high):
        return False
    return difficulty != "easy" or problem.closed


def _lies_between(problem: ExerciseProblem, low: float, high: float) -> bool:
    """Does the bound hold at one end of the everyday range only? Where an end is no input, it is to be found out."""
    whole = problem.variable is not None and problem.variable.domain.integer
    ends = [int(end) if whole else end for end in (low, high)]
    try:
        first, last = (float(problem.theorem(**{**problem.inputs, problem.unknown: end})) for end in ends)
    except (DomainError, OverflowError):
        return True
    return (first <= float(problem.target or 0)) != (last <= float(problem.target or 0))
