"""An answer reaches the target, and its neighbour on the demanding side does not: by ball arithmetic."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bounds.formula import balls
from bounds.solving.question import Solution
from bounds.solving.validation import checked_scalar
from bounds.testing.check import check, check_at_points, is_near, listed, one_after_the_other
from bounds.testing.checking import ensure
from bounds.testing.doubles_at_their_limits import ENDS_EARLY, beyond_twelve_digits
from bounds.testing.places import Point, far_flung
from bounds.testing.points import satisfies, typical_points
from bounds.testing.values import enclosed_or, value_or_nan
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

GRANTED = 20_000  # steps for each variable and every four points
HARD = 1e6  # so many times the bound, or so small a part of it


def solved_for(theorem: Theorem) -> Sequence[Variable]:
    """The variables in which the bound has one direction."""
    return [
        variable
        for variable in theorem.variables
        if variable.name not in theorem.free_parameters | theorem.non_monotone
    ]


@check_at_points
def solving_inverts_evaluating(theorem: Theorem, points: int) -> None:
    """At one everyday point at least, whatever it costs; up to the ends of the domains as far as steps reach."""
    for place, variable in enumerate(solved_for(theorem)):

        def examine(point: Point, variable: Variable = variable) -> None:
            check_answer(theorem, variable, point)

        points_tried = [*typical_points(theorem, 1), *far_flung(theorem, points // 2, seed=1637 + place)]
        one_after_the_other(examine, points_tried, GRANTED * points // 4)


@check
def answers_lie_in_the_domain(theorem: Theorem) -> None:
    """Of questions so hard that only the end of a domain may answer them; DomainError tells of one outside."""
    (point,) = typical_points(theorem, 1)
    target = theorem(**point) * (HARD if theorem.relation == ">=" else 1 / HARD)
    for variable in solved_for(theorem):
        inputs = {name: value for name, value in point.items() if name != variable.name}
        solution = theorem.solve(variable.name, **{_word(theorem): target}, **inputs)
        if solution.value is not None:
            checked_scalar(variable, solution.value)


@check
def solving_for_m_says_what_is_held_fixed(theorem: Theorem) -> None:
    moving = [variable for variable in theorem.variables if variable.with_m]
    if not moving or "m" not in theorem.solvable:
        return
    (point,) = typical_points(theorem, 1)
    inputs = {name: value for name, value in point.items() if name != "m"}
    why = theorem.solve("m", **{_word(theorem): theorem(**point)}, **inputs).why
    for variable in moving:
        sentence = f"{variable.label} is held fixed, though it {variable.with_m} as m grows"
        ensure(sentence in why, f"solved for m it does not say that {sentence}, but {why!r}")


@dataclass(frozen=True)
class _Asked:
    """One question: for which value of the unknown does the bound reach the target."""

    theorem: Theorem
    unknown: Variable
    target: float
    inputs: Point

    def __str__(self) -> str:
        return f"{self.unknown.name} for {_word(self.theorem)} {self.target!r} at {listed(self.inputs)}"

    @property
    def relation(self) -> str:
        return ">=" if self.theorem.relation == ">=" else "<="

    def point(self, value: Any) -> Point:
        return {**self.inputs, self.unknown.name: value}

    def is_kept(self, value: Any) -> bool | None:
        """Do balls prove the bound there? None where they cannot decide."""
        try:
            return balls.decide(self.theorem.formula, self.relation, self.target, self.point(value))
        except (ArithmeticError, NotImplementedError):
            return None

    def is_clearly_kept_in_doubles(self, value: Any) -> bool:
        """Not by the last places, in which a flat formula of doubles rises and falls."""
        bound, margin = value_or_nan(self.theorem, self.point(value)), 1e-12 * abs(self.target)
        return bound > self.target + margin if self.relation == ">=" else bound < self.target - margin

    @property
    def _demanding(self) -> int:
        """Does a tighter bound need more of the unknown, or less: 1, or -1?"""
        return -1 if (self.unknown.name in self.theorem.decreasing_in) == (self.relation == "<=") else 1

    def beside(self, value: Any) -> Any:
        """The next integer on the demanding side, or 1e-9 (relative) beyond a real; None where the domain ends."""
        domain, way = self.unknown.domain, self._demanding
        beside = value + way * (2 if domain.odd else 1) if domain.integer else value * (1 + way * 1e-9)
        inside = max(domain.low, domain.floor or -math.inf) < beside < domain.high
        return beside if inside and satisfies(self.theorem, self.point(beside)) else None


def check_answer(theorem: Theorem, unknown: Variable, point: Point) -> None:
    """Ask what the point answers, or nearly: the target is a hair easier than the bound there."""
    value = value_or_nan(theorem, point)
    target = value + (-1e-9 if theorem.relation == ">=" else 1e-9) * abs(value)
    if not (_is_informative(theorem, target, point) and _is_known_in_doubles(theorem, point, value)):
        return
    question = _Asked(theorem, unknown, target, {name: entry for name, entry in point.items() if name != unknown.name})
    solution = theorem.solve(unknown.name, **{_word(theorem): target}, **question.inputs)
    if solution.value is None:
        will_do = point[unknown.name]
        ended = theorem.slug in ENDS_EARLY and not solution.finished
        fine = ended or "no limit" in solution.why or not question.is_kept(will_do)
        ensure(fine, f"{will_do!r} will do, but solving finds no {question}: {solution.why}")
        return
    kept = question.is_kept(solution.value) is not False
    ensure(kept, f"solving gives {solution.value!r} as {question}, where balls refute the bound")
    _check_neighbour(question, solution)
    _check_what_is_achieved(question, solution)


def _check_neighbour(question: _Asked, solution: Solution) -> None:
    """The value beside the answer fails; where that is not certified, it must fail in doubles, too."""
    beside = question.beside(solution.value)
    if beside is None:
        return
    kept = question.is_kept(beside)
    least = kept is False if solution.certified else not (kept and question.is_clearly_kept_in_doubles(beside))
    ensure(least, f"solving gives {solution.value!r} as {question}, but {beside!r} will do")


def _check_what_is_achieved(question: _Asked, solution: Solution) -> None:
    """It lies on the safe side and is the value there; what is not certified says so."""
    there = question.point(solution.value)
    achieved, reached = solution.achieved, enclosed_or(value_or_nan(question.theorem, there), question.theorem, there)
    safe = achieved >= question.target if question.relation == ">=" else achieved <= question.target
    ensure(safe, f"solving achieves {achieved!r} with {question}, beyond what was asked")
    tolerated = beyond_twelve_digits(question.theorem.slug, there, reached)
    near = math.isnan(reached) or is_near(achieved, reached, 1e-9) or abs(achieved - reached) <= tolerated
    ensure(near, f"solving says that {achieved!r} is achieved with {question}; the value there is {reached!r}")
    fine = solution.certified or "not proved" in solution.why or "600 digits" in solution.why
    ensure(fine, f"the answer to {question} is not certified, and does not say so: {solution.why}")


def _word(theorem: Theorem) -> str:
    return "at_least" if theorem.relation == ">=" else "at_most"


def _is_informative(theorem: Theorem, target: float, point: Point) -> bool:
    """Directions are declared where a bound is informative; above the usual end of its kind, bennett overflows."""
    ends = (theorem.returns.trivial, theorem.largest_at(**point))
    return all(end is None or abs(target) < end for end in ends)


def _is_known_in_doubles(theorem: Theorem, point: Point, value: float) -> bool:
    """A search in doubles can find nothing where they are noise, as ln(1/delta) is for the last delta below 1."""
    return abs(value - enclosed_or(value, theorem, point)) <= 1e-10 * abs(value)
