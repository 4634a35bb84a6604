"""An answer keeps the promise, and its neighbour on the demanding side does not: ball arithmetic tells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from bounds.formula import balls
from bounds.testing.check import check, check_at_points, is_near, listed, one_after_the_other, require
from bounds.testing.places import Point, far_flung
from bounds.testing.points import everyday, satisfies
from bounds.testing.values import enclosed_or, value_or_nan
from bounds.theorem import Theorem
from bounds.words.vocabulary import Variable

GRANTED = 20_000  # steps for each variable and every four points


def solved_for(theorem: Theorem) -> Sequence[Variable]:
    """The variables in which the promise has one direction."""
    return [variable for variable in theorem.variables if variable.name not in theorem.tuned | theorem.uneven]


@check_at_points
def solving_inverts_evaluating(theorem: Theorem, points: int) -> None:
    """At one everyday point at least, whatever it costs; up to the ends of the domains as far as steps reach."""
    for place, variable in enumerate(solved_for(theorem)):

        def examine(point: Point, variable: Variable = variable) -> None:
            check_answer(theorem, variable, point)

        drawn = [*everyday(theorem, 1), *far_flung(theorem, points // 2, seed=1637 + place)]
        one_after_the_other(examine, drawn, GRANTED * points // 4)


@check
def solving_for_m_says_what_is_held_fixed(theorem: Theorem) -> None:
    moving = [variable for variable in theorem.variables if variable.with_m]
    if not moving or "m" not in theorem.solvable:
        return
    (point,) = everyday(theorem, 1)
    given = {name: value for name, value in point.items() if name != "m"}
    why = theorem.solve("m", **{_word(theorem): theorem(**point)}, **given).why
    for variable in moving:
        sentence = f"{variable.label} is held fixed, though it {variable.with_m} as m grows"
        require(sentence in why, f"solved for m it does not say that {sentence}, but {why!r}")


def check_answer(theorem: Theorem, unknown: Variable, point: Point) -> None:
    """The question whose answer the point is, or nearly: the promise made a hair easier than it is there."""
    value = value_or_nan(theorem, point)
    target = value + (-1e-9 if theorem.relation == ">=" else 1e-9) * abs(value)
    if not (_is_informative(theorem, target, point) and _is_known_in_doubles(theorem, point, value)):
        return
    given = {name: entry for name, entry in point.items() if name != unknown.name}
    solution = theorem.solve(unknown.name, **{_word(theorem): target}, **given)
    asked = f"{unknown.name} for {_word(theorem)} {target!r} at {listed(given)}"
    relation = ">=" if theorem.relation == ">=" else "<="
    smallest = (unknown.name in theorem.falls_in) == (relation == "<=")
    if solution.value is None:
        fine = "no limit" in solution.why or not _verdict(theorem, relation, target, point)
        require(fine, f"{unknown.name} = {point[unknown.name]!r} will do, but solving finds no {asked}: {solution.why}")
        return
    answer = {**given, unknown.name: solution.value}
    kept = _verdict(theorem, relation, target, answer)
    require(kept is not False, f"solving gives {solution.value!r} as {asked}, where balls refute the promise")
    _check_what_is_achieved(theorem, solution, target, answer, asked)
    beside = _beside(unknown, solution.value, smallest)
    neighbour = {**given, unknown.name: beside}
    if beside is None or not satisfies(theorem, neighbour):
        return
    enough = _verdict(theorem, relation, target, neighbour)
    if solution.certified:
        require(enough is False, f"solving gives {solution.value!r} as {asked}, but {beside!r} will do")
    else:  # a double must please the formula in doubles too
        better = enough and _meets(theorem, relation, target, neighbour)
        require(not better, f"solving gives {solution.value!r} as {asked}, but {beside!r} will do")


def _check_what_is_achieved(theorem: Theorem, solution: Any, target: float, answer: Point, asked: str) -> None:
    """It lies on the safe side and is the value there; what is not certified says so."""
    achieved, reached = solution.achieved, value_or_nan(theorem, answer)
    safe = achieved >= target if theorem.relation == ">=" else achieved <= target
    require(safe, f"solving achieves {achieved!r} with {asked}, beyond what was asked")
    near = math.isnan(reached) or is_near(achieved, reached, 1e-9)
    require(near, f"solving says that {achieved!r} is achieved with {asked}; the value there is {reached!r}")
    fine = solution.certified or "not proved" in solution.why or "600 digits" in solution.why
    require(fine, f"the answer to {asked} is not certified, and does not say so: {solution.why}")


def _word(theorem: Theorem) -> str:
    return "at_least" if theorem.relation == ">=" else "at_most"


def _meets(theorem: Theorem, relation: str, target: float, point: Point) -> bool:
    """Clearly, not by the last places, in which a flat formula of doubles rises and falls."""
    value, margin = value_or_nan(theorem, point), 1e-12 * abs(target)
    return value > target + margin if relation == ">=" else value < target - margin


def _is_informative(theorem: Theorem, target: float, point: Point) -> bool:
    """Directions are declared where a promise says something; above the usual end of its kind, bennett overflows."""
    ends = (theorem.returns.trivial, theorem.trivial_at(**point))
    return all(end is None or abs(target) < end for end in ends)


def _is_known_in_doubles(theorem: Theorem, point: Point, value: float) -> bool:
    """A search in doubles can find nothing where they are noise, as ln(1/delta) is for the last delta below 1."""
    return abs(value - enclosed_or(value, theorem, point)) <= 1e-10 * abs(value)


def _verdict(theorem: Theorem, relation: str, target: float, point: Point) -> bool | None:
    try:
        return balls.decide(theorem.formula, relation, target, point)
    except (ArithmeticError, NotImplementedError):
        return None


def _beside(unknown: Variable, value: Any, smallest: bool) -> Any:
    """The next integer, or 1e-9 (relative) beyond a real, where the domain has it."""
    step = 2 if unknown.domain.odd else 1
    integer = unknown.domain.integer
    beside = value + (-step if smallest else step) if integer else value * (1 - 1e-9 if smallest else 1 + 1e-9)
    return beside if max(unknown.domain.low, unknown.domain.floor or -math.inf) < beside < unknown.domain.high else None
