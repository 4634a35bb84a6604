"""Solving a theorem for any of its variables, always on the side that keeps the promise.

A floating-point search finds the place; ball arithmetic then proves the promise there and refutes it beside, moving
the answer where doubles were wrong. That the formula is monotone is declared by the theorem and tested, not proved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import evaluating, validation
from bounds.lattice import Lattice, lattice_of
from bounds.numbers import in_words
from bounds.searching import around, bisect, first_true

if TYPE_CHECKING:
    from bounds.theorem import Theorem
    from bounds.vocabulary import Variable


@dataclass(frozen=True)
class Solution:
    """The answer to "which value of the unknown keeps the promise?".

    `value` is None when there is none; `achieved` is the promise at `value`, rounded to its safe side; `certified`
    tells whether ball arithmetic proved what `why` says. Arrays of targets give arrays, never certified.
    """

    value: Any
    achieved: Any
    certified: bool
    why: str


@dataclass(frozen=True)
class Question:
    """For which values of `unknown` is `theorem` `relation` `target`, the other variables being `given`?"""

    theorem: Theorem
    unknown: Variable
    relation: str  # "<=" or ">="
    target: float
    given: Mapping[str, Any]

    @property
    def wants_smallest(self) -> bool:
        """Small values of the unknown are the demanding ones to ask for."""
        return (self.unknown.name in self.theorem.falls_in) == (self.relation == "<=")

    def at(self, value: Any) -> dict[str, Any]:
        """All the formula's inputs, with `value` for the unknown."""
        return {**self.given, self.unknown.name: value}

    def holds(self, value: Any) -> bool:
        """In doubles."""
        try:
            promise = evaluating.at(self.theorem, self.at(value))
        except OverflowError:
            return self.relation == ">="
        return promise <= self.target if self.relation == "<=" else promise >= self.target

    def proved(self, value: Any) -> bool | None:
        """In balls: True, False, or None for a tie that no precision opens."""
        from bounds import balls

        return balls.decide(self.theorem.formula, self.relation, self.target, self.at(value))


def solve(theorem: Theorem, unknown: str, *, at_most: Any, at_least: Any, given: Mapping[str, Any]) -> Solution:
    """See `Theorem.solve`."""
    variable = theorem.variable(unknown)
    relation, target = _asked(theorem, at_most, at_least)
    validation.check_names(theorem, given, without=unknown)
    if unknown in theorem.tuned:
        raise TypeError(f"{unknown} of {theorem.slug} is tuned, not solved for; use optimise({unknown!r}, ...)")
    if unknown in theorem.uneven:
        return Solution(None, None, False, f"{theorem.slug} rises and falls in {unknown}: it is not solved for it")
    if any(np.ndim(entry) for entry in (target, *given.values())):
        from bounds.solving_arrays import solve_arrays

        return solve_arrays(theorem, variable, relation, target, given)
    scalars = {
        name: validation.checked_scalar(theorem.slug, theorem.variable(name), entry) for name, entry in given.items()
    }
    word = "at_most" if relation == "<=" else "at_least"
    question = Question(theorem, variable, relation, validation.checked_target(word, target), scalars)
    return _answer(question)


def _asked(theorem: Theorem, at_most: Any, at_least: Any) -> tuple[str, Any]:
    if (at_most is None) == (at_least is None):
        raise TypeError(f"solving {theorem.slug} needs one target: at_most= or at_least=")
    relation, target = ("<=", at_most) if at_least is None else (">=", at_least)
    if theorem.relation not in ("=", relation):
        right = "at_most" if theorem.relation == "<=" else "at_least"
        raise TypeError(f"{theorem.slug} promises {theorem.returns.name} {theorem.relation} ...; ask {right}=")
    return relation, target


def _answer(question: Question) -> Solution:
    lattice = _allowed(question, lattice_of(question.unknown.domain))
    if lattice is None:
        return Solution(None, None, True, f"no {question.unknown.name} satisfies the theorem's conditions")
    found = _in_doubles(question, lattice)
    easiest, hardest = (lattice.high, lattice.low) if question.wants_smallest else (lattice.low, lattice.high)
    try:
        return _in_balls(question, lattice, easiest if found is None else found, easiest, hardest)
    except (ArithmeticError, NotImplementedError) as refusal:
        if found is None:
            return Solution(None, None, False, _impossible(question, lattice, easiest) + f"; not proved: {refusal}")
        value = lattice.at(found)
        achieved = evaluating.at(question.theorem, question.at(value))
        return Solution(value, achieved, False, f"found in floating point; not proved: {refusal}")


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


def _in_doubles(question: Question, lattice: Lattice) -> int | None:
    """The index of the hardest value that holds, as doubles see it."""

    def holds(index: int) -> bool:
        return question.holds(lattice.at(index))

    if question.wants_smallest:
        return first_true(holds, lattice.low, lattice.high)
    if not holds(lattice.low):
        return None
    first_failure = first_true(lambda index: not holds(index), lattice.low, lattice.high)
    return lattice.high if first_failure is None else first_failure - 1


def _in_balls(question: Question, lattice: Lattice, guess: int, easiest: int, hardest: int) -> Solution:
    verdicts: dict[int, bool | None] = {}
    exact = question.unknown.domain.integer

    def holds(index: int) -> bool:
        if index not in verdicts:
            verdicts[index] = question.proved(lattice.at(index))
        # A tie that 600 digits cannot open counts as equality; a double must please the float formula too.
        return verdicts[index] is not False and (exact or question.holds(lattice.at(index)))

    harder = -1 if question.wants_smallest else 1
    found = around(holds, guess, harder, hardest, easiest)
    if found is None:
        # Beyond what is searched nothing is known; at a real end of the domain monotonicity settles it.
        return Solution(None, None, verdicts[easiest] is False, _impossible(question, lattice, easiest))
    value = lattice.at(found)
    if found == hardest and not (lattice.edge_low if question.wants_smallest else lattice.edge_high):
        return _everywhere(question, value)
    achieved = _achieved(question, value)
    if verdicts[found] is None:
        return Solution(
            value, achieved, False, f"at {_named(question, value)} the promise equals the target to 600 digits"
        )
    if found == hardest:
        return Solution(
            value, achieved, True, f"proved: the promise holds at {_named(question, value)}, the end of the domain"
        )
    return _beside(question, value, achieved, lattice.at(found + harder), verdicts.get(found + harder))


def _beside(question: Question, value: Any, achieved: float, next_value: Any, verdict: bool | None) -> Solution:
    """Is failure proved beside the answer: at the next integer, or 1e-9 (relative) beyond a real?"""
    if not question.unknown.domain.integer:
        next_value = value * (1 - 1e-9 if question.wants_smallest else 1 + 1e-9)
        low, high = question.unknown.domain.low, question.unknown.domain.high
        verdict = question.proved(next_value) if low < next_value < high else None
    holds, fails = _named(question, value), _named(question, next_value)
    if verdict is False:
        return Solution(value, achieved, True, f"proved: the promise holds at {holds} and fails at {fails}")
    return Solution(value, achieved, False, f"the promise holds at {holds}; that it fails at {fails} is not proved")


def _achieved(question: Question, value: Any) -> float:
    """The promise at the answer, rounded to its safe side but never past the target it was proved to meet."""
    from bounds import balls

    low, high = balls.bracket(question.theorem.formula, question.at(value))
    return min(high, question.target) if question.relation == "<=" else max(low, question.target)


def _everywhere(question: Question, value: Any) -> Solution:
    name = question.unknown.name
    direction = "down" if question.wants_smallest else "up"
    if question.unknown.domain.floor is not None and question.wants_smallest:
        why = f"proved: the promise holds for every {name} down to {value:g}, the smallest accepted"
        return Solution(value, _achieved(question, value), True, why)
    size = "10^300" if question.unknown.domain.integer else f"{value:.0e}"
    return Solution(
        None, None, False, f"every {name} keeps the promise, {direction} to {size}: there is no limit to name"
    )


def _impossible(question: Question, lattice: Lattice, easiest: int) -> str:
    name = question.unknown.name
    at_edge = lattice.edge_high if question.wants_smallest else lattice.edge_low
    searched = "" if at_edge else f" (searched up to {_size(lattice.at(easiest))})"
    return (
        f"no {name} makes the {question.theorem.returns.name} {question.relation} {in_words(question.target)}{searched}"
    )


def _size(value: Any) -> str:
    return "10^300" if isinstance(value, int) and value >= 10**300 else f"{value!r}"


def _named(question: Question, value: Any) -> str:
    return (
        f"{question.unknown.name} = {value:,}" if isinstance(value, int) else f"{question.unknown.name} = {value:.12g}"
    )
