"""Solving a theorem for any of its variables, always on the side that keeps the promise."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from bounds.formula.syntax import read
from bounds.solving import validation
from bounds.solving.answering import answer
from bounds.solving.arrays import solve_arrays
from bounds.solving.question import Question, Solution
from bounds.solving.solved_forms import solved_forms
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

EXAMPLES = "m"


def solve(theorem: Statement, unknown: str, *, at_most: Any, at_least: Any, given: Mapping[str, Any]) -> Solution:
    """See `Theorem.solve`."""
    variable = variable_to_find(theorem, unknown)
    for name in given:
        theorem.variable(name)  # what nobody understands is told before what lacks
    relation, target = _asked(theorem, at_most, at_least)
    validation.check_names(theorem, given, without=unknown)
    if unknown in theorem.tuned:
        raise TypeError(f"{unknown} of {theorem.slug} is tuned, not solved for; use optimise({unknown!r}, ...)")
    word = "at_most" if relation == "<=" else "at_least"
    target = target if np.ndim(target) else validation.checked_target(word, target)
    given = {
        name: entry if np.ndim(entry) else validation.checked_scalar(theorem.variable(name), entry)
        for name, entry in given.items()
    }
    question = Question(theorem, variable, relation, target, given)
    if any(np.ndim(entry) for entry in (target, *given.values())):
        return replace(solve_arrays(theorem, variable, relation, target, given), question=question)
    found = _with_an_empty_promise(question, _with_what_stands_still(question, answer(question)))
    return replace(_beyond_what_is_sure(question, found), question=question)


def variable_to_find(theorem: Statement, unknown: str) -> Variable:
    """The variable that is asked for. Raises TypeError where the theorem has none of this name."""
    if unknown == EXAMPLES and theorem.returns.counts == "examples" and not _knows(theorem, unknown):
        told = f"{theorem.slug} gives the number of examples itself: evaluate it (call it, or `ltlab value`)"
        raise TypeError(f"{told}, instead of solving it for {unknown}")
    return theorem.variable(unknown)


def _knows(theorem: Statement, name: str) -> bool:
    return any(variable.name == name for variable in theorem.variables)


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


def _beyond_what_is_sure(question: Question, solution: Solution) -> Solution:
    """Where a theorem runs as declared only as far as it says something, no answer beyond that is proved."""
    theorem, sure = question.theorem, question.theorem.needs_none
    if question.unknown.name not in theorem.turns or sure is None or not solution.certified:
        return solution
    end = float(sure.at(question.given))
    if not (question.target < end if theorem.relation == ">=" else question.target > end):
        return solution
    told = f"{solution.why}; not proved of all others: {sure.words(question.given)}, so as much needs no theorem"
    return replace(solution, certified=False, why=told)


def _asked(theorem: Statement, at_most: Any, at_least: Any) -> tuple[str, Any]:
    if (at_most is None) == (at_least is None):
        wanted = f"one target for the {theorem.returns.name}: at_most= or at_least="
        raise TypeError(f"solving {theorem.slug} needs {wanted}")
    relation, target = ("<=", at_most) if at_least is None else (">=", at_least)
    if theorem.relation not in ("=", relation):
        right = "at_most" if theorem.relation == "<=" else "at_least"
        raise TypeError(f"{theorem.slug} promises {theorem.returns.name} {theorem.relation} ...; ask {right}=")
    return relation, target
