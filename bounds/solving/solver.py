"""Solving a theorem for any of its variables, always on the side on which the bound reaches the target."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from bounds.formula.syntax import read
from bounds.solving import validation
from bounds.solving.arrays import solve_arrays
from bounds.solving.question import Question, Solution
from bounds.solving.solved_forms import solved_forms
from bounds.solving.strategies import answer
from bounds.vocabulary.statement import Relation, Statement
from bounds.vocabulary.variables import Variable

EXAMPLES = "m"


def solve(theorem: Statement, unknown: str, *, at_most: Any, at_least: Any, inputs: Mapping[str, Any]) -> Solution:
    """See `Theorem.solve`."""
    variable = variable_to_find(theorem, unknown)
    for name in inputs:
        theorem.variable(name)  # unknown names are refused before missing ones
    relation, target = _asked(theorem, at_most, at_least)
    validation.check_names(theorem, inputs, without=unknown)
    check_not_tuned(theorem, unknown)
    word = "at_most" if relation == "<=" else "at_least"
    target = target if np.ndim(target) else validation.checked_target(word, target)
    inputs = {
        name: entry if np.ndim(entry) else validation.checked_scalar(theorem.variable(name), entry)
        for name, entry in inputs.items()
    }
    question = Question(theorem, variable, relation, target, inputs)
    if any(np.ndim(entry) for entry in (target, *inputs.values())):
        return replace(solve_arrays(theorem, variable, relation, target, inputs), question=question)
    solution = _with_a_vacuous_bound(question, _with_what_stands_still(question, answer(question)))
    return replace(_beyond_what_is_sure(question, solution), question=question)


def variable_to_find(theorem: Statement, unknown: str) -> Variable:
    """The variable to solve for. Raises TypeError where the theorem has none of this name."""
    if unknown == EXAMPLES and theorem.returns.counts == "examples" and not _knows(theorem, unknown):
        reason = f"{theorem.slug} gives the number of examples itself: evaluate it (call it, or `ltlab value`)"
        raise TypeError(f"{reason}, instead of solving it for {unknown}")
    return theorem.variable(unknown)


def check_not_tuned(theorem: Statement, unknown: str) -> None:
    """Raise TypeError for a variable that the user chooses."""
    if unknown in theorem.free_parameters:
        raise TypeError(f"{unknown} of {theorem.slug} is tuned, not solved for; use optimize({unknown!r}, ...)")


def _knows(theorem: Statement, name: str) -> bool:
    return any(variable.name == name for variable in theorem.variables)


def _with_what_stands_still(question: Question, solution: Solution) -> Solution:
    """Solving for m holds fixed what depends on it: the answer says so."""
    if question.unknown.name != "m" or solution.value is None:
        return solution
    moving = [variable for variable in question.theorem.variables if variable.with_m]
    fixed = "".join(f"; {variable.label} is held fixed, though it {variable.with_m} as m grows" for variable in moving)
    return replace(solution, why=solution.why + fixed)


def _with_a_vacuous_bound(question: Question, solution: Solution) -> Solution:
    """Where no failure probability below 1 will do, textbooks print the formula's number all the same."""
    if question.unknown.name != "delta" or solution.value is not None:
        return solution
    for form, target_name in solved_forms(question.theorem, question.unknown):
        inputs = {target_name: question.target, **question.inputs}
        with np.errstate(all="ignore"):
            delta = float(form(**{name: np.float64(inputs[name]) for name in read(form).parameters}))
        if 1 <= delta < np.inf:
            why = f"; the formula gives δ = {delta:.7g}, which is vacuous from 1 on"
            return replace(solution, why=solution.why + why)
    return solution


def _beyond_what_is_sure(question: Question, solution: Solution) -> Solution:
    """Where a theorem is monotone only as far as it is informative, no answer beyond that is proved."""
    theorem, sure = question.theorem, question.theorem.needs_none
    if question.unknown.name not in theorem.monotone_where_informative or sure is None or not solution.certified:
        return solution
    end = float(sure.at(question.inputs))
    if not (question.target < end if theorem.relation == ">=" else question.target > end):
        return solution
    why = f"{solution.why}; not proved of all others: {sure.words(question.inputs)}, so the bound is vacuous there"
    return replace(solution, certified=False, why=why)


def _asked(theorem: Statement, at_most: Any, at_least: Any) -> tuple[Relation, Any]:
    if (at_most is None) == (at_least is None):
        wanted = f"one target for the {theorem.returns.name}: at_most= or at_least="
        raise TypeError(f"solving {theorem.slug} needs {wanted}")
    relation: Relation = "<=" if at_least is None else ">="
    target = at_most if at_least is None else at_least
    if theorem.relation not in ("=", relation):
        right = "at_most" if theorem.relation == "<=" else "at_least"
        raise TypeError(f"{theorem.slug} bounds {theorem.returns.name} {theorem.relation} ...; use {right}=")
    return relation, target
