"""Solving where a formula runs one way: a search in doubles finds the place, and `certificates` proves it.

Answers are sought up to 10^100. Beyond 2^53 doubles skip integers: such an answer is a number only if it is proved, and
described in words otherwise.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from bounds.formula.patience import limited_to
from bounds.numbers import format_number
from bounds.solving import evaluation, validation
from bounds.solving.certificates import certified, ends, impossible, no_limit
from bounds.solving.integer_search import around, bisect, first_true, narrow
from bounds.solving.lattice import LARGEST_EXACT, Lattice, index_of, lattice_of
from bounds.solving.question import Question, Solution

LONGEST = 2_500_000  # steps for the search and the proof together
HAIRS = (0.0, 1e-12, 1e-11, 1e-10, 1e-9)
STRIDE = 1 << 49  # doubles passed over by a search's first step: an eighth of the way to twice the value


def solve_monotone(question: Question) -> Solution:
    """The answer for an unknown in which the theorem falls or rises throughout."""
    lattice = allowed(question)
    return none_allowed(question) if lattice is None else _sought(question, lattice)


def in_doubles(question: Question) -> Any:
    """The hardest value that works as doubles see it, unproved; None where none does, or all that are searched."""
    lattice = allowed(question)
    if lattice is None:
        return None
    bracket = _in_doubles(question, lattice, _margin(question, lattice))
    return None if bracket in (None, ends(question, lattice)[1]) else lattice.at(bracket)


def none_allowed(question: Question) -> Solution:
    """There is no value for the unknown to have."""
    return Solution(None, None, True, f"no {question.unknown.label} satisfies the theorem's conditions")


def _sought(question: Question, lattice: Lattice) -> Solution:
    """Found in doubles and proved in balls, unless that takes too long."""
    answer, searching = None, True
    easiest, hardest, _ = ends(question, lattice)
    margin = _margin(question, lattice)
    if margin(easiest) < 0 and _refuted(question, lattice.at(easiest)):  # then there is nothing to seek
        return Solution(None, None, True, impossible(question, lattice))

    unproved = f"not finished after {format_number(LONGEST)} steps"
    try:
        with limited_to(LONGEST) as work:
            answer, searching = _in_doubles(question, lattice, margin), False
            guess = easiest if answer is None else answer
            return certified(question, lattice, guess, lambda index: margin(index) >= 0)
    except (ArithmeticError, NotImplementedError) as refusal:
        unproved = str(refusal)
    if searching:
        solution = Solution(None, None, False, f"{question.unknown.label} is not found: {unproved}")
    elif answer is None:
        solution = Solution(None, None, False, f"{impossible(question, lattice)}; not proved: {unproved}")
    elif answer == hardest and not (lattice.edge_low if question.wants_smallest else lattice.edge_high):
        why = f"{no_limit(question, lattice.at(hardest))}; not proved: {unproved}"
        solution = Solution(None, None, False, why)
    else:
        solution = _unproved(question, lattice, lattice.at(answer), unproved)
    return replace(solution, finished=not work.ended_early)


def _margin(question: Question, lattice: Lattice) -> Callable[[int], float]:
    margin_at = question.margins()

    @cache
    def margin(index: int) -> float:
        return margin_at(lattice.at(index))

    return margin


def _unproved(question: Question, lattice: Lattice, value: Any, reason: str) -> Solution:
    """The answer of doubles alone; no integer beyond those that they represent."""
    if isinstance(value, int) and value > LARGEST_EXACT:
        label, size = question.unknown.label, format_number(value, 2)
        why = f"{label} is about {size}, too large for double precision to count; not proved: {reason}"
        return Solution(None, None, False, why)
    kept = _a_hair_easier(question, lattice, value)
    if kept is None:
        return Solution(
            None, None, False, f"{question.unknown.label} is not found, double precision is too coarse: {reason}"
        )
    reached = evaluation.at(question.theorem, question.at(kept))
    return Solution(kept, reached, False, f"found in floating point; not proved: {reason}")


def _a_hair_easier(question: Question, lattice: Lattice, value: Any) -> Any:
    """What doubles found, or what lies near it and is not refuted: tails below 1e-200 have 11 digits in doubles."""
    ease = 1 if question.wants_smallest else -1
    low, high = lattice.at(lattice.low), lattice.at(lattice.high)
    steps = (math.ceil(value * hair) if isinstance(value, int) else value * hair for hair in HAIRS)
    near = (min(max(value + ease * step, low), high) for step in steps)
    return next((value for value in near if not _refuted(question, value)), None)


def _refuted(question: Question, value: Any) -> bool:
    """Is it soon proved that a value does not work?"""
    try:
        with limited_to(LONGEST // 10):
            return question.proved(value) is False
    except (ArithmeticError, NotImplementedError):
        return False
    return False


def allowed(question: Question) -> Lattice | None:
    """The unknown's values as far as the side conditions let them reach; each holds on one side of some value."""
    reached: Lattice | None = lattice_of(question.unknown.domain)
    for condition in question.theorem.where:
        if question.unknown.name not in validation.arguments_of(condition):
            validation.check_where(replace(question.theorem, where=(condition,)), question.inputs)
        elif reached is not None:
            reached = _where(question, condition, reached)
    return reached


def _where(question: Question, condition: Callable[..., Any], lattice: Lattice) -> Lattice | None:
    def holds(index: int) -> bool:
        values = question.at(lattice.at(index))
        return bool(condition(*(values[name] for name in validation.arguments_of(condition))))

    from_low, to_high = holds(lattice.low), holds(lattice.high)
    if from_low and not to_high:
        first_failure = first_true(lambda index: not holds(index), lattice.low, lattice.high)
        return lattice if first_failure is None else lattice.between(lattice.low, first_failure - 1)
    if to_high and not from_low:
        # Integers reach far, and few of those that a condition names are large.
        search = first_true if question.unknown.domain.integer else bisect
        first = search(holds, lattice.low, lattice.high)
        return None if first is None else lattice.between(first, lattice.high)
    return lattice if from_low else None


def _in_doubles(question: Question, lattice: Lattice, margin: Callable[[int], float]) -> int | None:
    """The index of the hardest value that holds, as doubles see it."""

    def close(false: int, true: int) -> int:
        return narrow(margin, false, true)

    def holds(index: int) -> bool:
        return margin(index) >= 0

    if not question.unknown.domain.integer:
        easiest, hardest, harder = ends(question, lattice)
        start = min(max(index_of(float(question.unknown.default)), lattice.low), lattice.high)
        return around(holds, start, harder, hardest, easiest, STRIDE, close)
    if question.wants_smallest:
        return first_true(holds, lattice.low, lattice.high, close)
    if not holds(lattice.low):
        return None
    first_failure = first_true(
        lambda index: not holds(index), lattice.low, lattice.high, lambda true, false: close(false, true) + 1
    )
    return lattice.high if first_failure is None else first_failure - 1
