"""Solving a theorem for any of its variables, always on the side that keeps the promise.

A floating-point search finds the place, and `bounds.certifying` proves it. Answers are sought up to 10^100. Beyond 2^53
doubles skip integers: such an answer is named only if it is proved, and told in words otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import evaluating, validation
from bounds.certifying import certified, ends, impossible, no_limit
from bounds.lattice import LARGEST_EXACT, Lattice, index_of, lattice_of
from bounds.numbers import in_words
from bounds.patience import OutOfTime, within
from bounds.question import Question, Solution
from bounds.searching import around, bisect, first_true, narrow
from bounds.solved_forms import solved_forms
from bounds.syntax import read

if TYPE_CHECKING:
    from bounds.theorem import Theorem

__all__ = ["Solution", "answer", "solve"]

BUDGET = 2.5  # seconds for the search and the proof together
STRIDE = 1 << 49  # doubles passed over by a search's first step: an eighth of the way to twice the value


def solve(theorem: Theorem, unknown: str, *, at_most: Any, at_least: Any, given: Mapping[str, Any]) -> Solution:
    """See `Theorem.solve`."""
    variable = theorem.variable(unknown)
    relation, target = _asked(theorem, at_most, at_least)
    validation.check_names(theorem, given, without=unknown)
    if unknown in theorem.tuned:
        raise TypeError(f"{unknown} of {theorem.slug} is tuned, not solved for; use optimise({unknown!r}, ...)")
    if any(np.ndim(entry) for entry in (target, *given.values())):
        from bounds.solving_arrays import solve_arrays

        return solve_arrays(theorem, variable, relation, target, given)
    scalars = {
        name: validation.checked_scalar(theorem.slug, theorem.variable(name), entry) for name, entry in given.items()
    }
    word = "at_most" if relation == "<=" else "at_least"
    question = Question(theorem, variable, relation, validation.checked_target(word, target), scalars)
    return _with_an_empty_promise(question, _with_what_stands_still(question, answer(question)))


def _with_what_stands_still(question: Question, solution: Solution) -> Solution:
    """Who solves for m holds fixed what moves with it: that is said."""
    if question.unknown.name != "m" or solution.value is None:
        return solution
    moving = [variable for variable in question.theorem.variables if variable.with_m]
    told = "".join(f"; {one.label} is held fixed, though it {one.with_m} as m grows" for one in moving)
    return replace(solution, why=solution.why + told)


def _with_an_empty_promise(question: Question, solution: Solution) -> Solution:
    """Where no failure probability below 1 will do, textbooks print the formula's number all the same."""
    if question.unknown.name != "delta" or solution.value is not None:
        return solution
    for form, asked in solved_forms(question.theorem, question.unknown):
        given = {asked: question.target, **question.given}
        with np.errstate(all="ignore"):
            delta = float(form(**{name: np.float64(given[name]) for name in read(form).parameters}))
        if 1 <= delta < np.inf:
            told = f"; the formula puts delta at {delta:.7g}, and from 1 on nothing is promised"
            return replace(solution, why=solution.why + told)
    return solution


def _asked(theorem: Theorem, at_most: Any, at_least: Any) -> tuple[str, Any]:
    if (at_most is None) == (at_least is None):
        raise TypeError(f"solving {theorem.slug} needs one target: at_most= or at_least=")
    relation, target = ("<=", at_most) if at_least is None else (">=", at_least)
    if theorem.relation not in ("=", relation):
        right = "at_most" if theorem.relation == "<=" else "at_least"
        raise TypeError(f"{theorem.slug} promises {theorem.returns.name} {theorem.relation} ...; ask {right}=")
    return relation, target


def answer(question: Question) -> Solution:
    """The answer to one question, all of whose inputs are checked."""
    lattice = _allowed(question, lattice_of(question.unknown.domain))
    if lattice is None:
        return Solution(None, None, True, f"no {question.unknown.name} satisfies the theorem's conditions")
    if question.unknown.name in question.theorem.uneven:
        from bounds.sawtooth import solve_uneven

        return solve_uneven(question, lattice)
    return _sought(question, lattice)


def _sought(question: Question, lattice: Lattice) -> Solution:
    """Found in doubles and proved in balls, as far as the time goes."""
    found, searching = None, True
    easiest, hardest, _ = ends(question, lattice)
    if _refuted(question, lattice.at(easiest)):
        return Solution(None, None, True, impossible(question, lattice))

    @cache
    def margin(index: int) -> float:
        return question.margin(lattice.at(index))

    try:
        with within(BUDGET):
            found, searching = _in_doubles(question, lattice, margin), False
            guess = easiest if found is None else found
            return certified(question, lattice, guess, lambda index: margin(index) >= 0)
    except OutOfTime:
        unproved = f"not finished within {BUDGET:g} s"
    except (ArithmeticError, NotImplementedError) as refusal:
        unproved = str(refusal)
    if searching:
        return Solution(None, None, False, f"{question.unknown.name} is not found: {unproved}")
    if found is None:
        return Solution(None, None, False, f"{impossible(question, lattice)}; not proved: {unproved}")
    if found == hardest and not (lattice.edge_low if question.wants_smallest else lattice.edge_high):
        return Solution(None, None, False, f"{no_limit(question, lattice.at(hardest))}; not proved: {unproved}")
    return _unproved(question, lattice.at(found), unproved)


def _unproved(question: Question, value: Any, reason: str) -> Solution:
    """What only doubles say; they name no integer that they cannot count to."""
    if isinstance(value, int) and value > LARGEST_EXACT:
        name, size = question.unknown.name, in_words(value, 2)
        why = f"{name} is about {size}, farther than doubles count one by one; not proved: {reason}"
        return Solution(None, None, False, why)
    reached = evaluating.at(question.theorem, question.at(value))
    return Solution(value, reached, False, f"found in floating point; not proved: {reason}")


def _refuted(question: Question, easiest: Any) -> bool:
    """Is it soon proved that not even the easiest value works? Then there is nothing to seek."""
    try:
        with within(BUDGET / 10):
            return question.proved(easiest) is False
    except (ArithmeticError, NotImplementedError, OutOfTime):
        return False


def _allowed(question: Question, lattice: Lattice) -> Lattice | None:
    """The lattice as far as the theorem's side conditions let it reach; each holds on one side of some value."""
    allowed: Lattice | None = lattice
    for condition in question.theorem.where:
        if question.unknown.name not in validation.arguments_of(condition):
            validation.check_where(replace(question.theorem, where=(condition,)), question.given)
        elif allowed is not None:
            allowed = _where(question, condition, allowed)
    return allowed


def _where(question: Question, condition: Callable[..., Any], lattice: Lattice) -> Lattice | None:
    def holds(index: int) -> bool:
        values = question.at(lattice.at(index))
        return bool(condition(*(values[name] for name in validation.arguments_of(condition))))

    if holds(lattice.low):
        first_failure = first_true(lambda index: not holds(index), lattice.low, lattice.high)
        return lattice if first_failure is None else lattice.between(lattice.low, first_failure - 1)
    if holds(lattice.high):
        return lattice.between(bisect(holds, lattice.low, lattice.high), lattice.high)
    return None


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
