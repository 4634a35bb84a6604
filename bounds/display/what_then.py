"""Twice as many examples, or half the target: what then? One line under an answer, from the theorem itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bounds.formula.patience import limited_to
from bounds.numbers import BOUND, format_number, format_short, rounded, rounded_safely
from bounds.solving.question import Question, Solution
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

LONGEST = 500_000  # steps for the second answer: what takes longer is left out
SIDES = {"<=": "at most ", ">=": "at least ", "=": ""}
NO_ANSWER = (DomainError, OverflowError, TypeError, NotImplementedError)


@dataclass(frozen=True)
class WhatThen:
    """The answer to the question with one of its numbers changed: `name` is that number, `to` its new value, `value`
    the answer then, and `times` how often it is the first one, where it is one that is needed."""

    name: str
    to: Any
    value: Any
    sentence: str
    times: float | None = None


def after_solving(theorem: Theorem, solution: Solution) -> WhatThen | None:
    """Half the target, where a number that is needed was solved for, else twice the sample; None without an answer."""
    question = solution.question
    if question is None or solution.value is None:
        return None
    if (
        question.unknown.domain.integer
        and question.wants_smallest
        and question.relation == "<="
        and question.target > 0
    ):
        return _with_half_the_target(theorem, question, solution.value)
    return _with_twice_the_sample(theorem, question)


def after_evaluating(theorem: Theorem, inputs: Mapping[str, Any], value: float) -> WhatThen | None:
    """The bound for twice the sample; None where either is vacuous."""
    variable = _sample(theorem, inputs)
    if variable is None or theorem.is_vacuous(value, **inputs):
        return None
    twice = {**inputs, variable.name: 2 * inputs[variable.name]}
    with limited_to(LONGEST):
        try:
            second, whole = theorem(**twice), theorem.whole(**twice)
        except NO_ANSWER:
            return None
        if second == value or theorem.is_vacuous(second, **twice):
            return None
        words = (
            f"the {theorem.returns.name} is {_bound(theorem, second)}" if whole is None else _counted(theorem, whole)
        )
        return WhatThen(variable.name, twice[variable.name], second, _twice(theorem, variable, twice, words))
    return None


def _with_half_the_target(theorem: Theorem, question: Question, first: Any) -> WhatThen | None:
    unknown, half = question.unknown, question.target / 2
    second = _solved(theorem, unknown.name, half, question.relation, question.inputs)
    if second is None or not first:
        return None
    times = second / first
    ratio = format_short(times)
    about = "" if times == float(f"{times:.3g}") else "about "
    answer = f"{unknown.label} = {_number(second, smallest=True)}"
    sentence = f"With half the {theorem.returns.name}, {format_number(half)}, {answer}: {about}{ratio} times as many."
    return WhatThen("at_most", half, second, sentence, times)


def _with_twice_the_sample(theorem: Theorem, question: Question) -> WhatThen | None:
    variable = _sample(theorem, question.inputs)
    if variable is None:
        return None
    twice = {**question.inputs, variable.name: 2 * question.inputs[variable.name]}
    second = _solved(theorem, question.unknown.name, question.target, question.relation, twice)
    if second is None:
        return None
    number = _number(second, question.wants_smallest)
    words = f"{question.unknown.label} = {number}"
    return WhatThen(variable.name, twice[variable.name], second, _twice(theorem, variable, twice, words))


def _solved(theorem: Theorem, unknown: str, target: float, relation: str, inputs: Mapping[str, Any]) -> Any:
    word = "at_most" if relation == "<=" else "at_least"
    with limited_to(LONGEST) as work:
        try:
            solution = theorem.solve(unknown, **{word: target}, **inputs)
        except NO_ANSWER:
            return None
    return None if work.ended_early or not solution.certified else solution.value


def _sample(theorem: Theorem, inputs: Mapping[str, Any]) -> Variable | None:
    """What there may be twice as much of: the examples or the steps that a bound falls in, all else being equal.

    None where something that is counted on the sample, or falls as it grows, would not stay as it is.
    """
    if any(
        variable.with_m or (variable.role == "observed" and variable.domain.integer) for variable in theorem.variables
    ):
        return None
    counted = (variable for variable in theorem.variables
               if variable.name in theorem.decreasing_in and variable.name in inputs
               and variable.domain.integer and not variable.domain.odd and variable.unit)  # fmt: skip
    return next(counted, None)


def _twice(theorem: Theorem, variable: Variable, inputs: Mapping[str, Any], words: str) -> str:
    """Where losses on the sample are an input, they are taken to stay as they are, which is said."""
    seen = [each.label for each in theorem.variables if each.role == "observed"]
    at = f" at the same {seen[0]}" if seen else ""
    return f"With twice as many {variable.unit}, {format_number(inputs[variable.name])},{at and f'{at},'} {words}."


def _counted(theorem: Theorem, whole: int) -> str:
    from bounds.solving.whole_numbers import in_whole_words  # brings flint

    return in_whole_words(theorem, whole)


def _bound(theorem: Theorem, value: float) -> str:
    if theorem.relation == "=":
        return format_number(rounded(value, BOUND))
    return SIDES[theorem.relation] + format_number(rounded_safely(value, BOUND, up=theorem.relation == "<="))


def _number(value: Any, smallest: bool) -> str:
    """Whole, or rounded to the side on which the bound is kept."""
    if isinstance(value, int):
        return format_number(value)
    return format_number(rounded_safely(value, BOUND, up=smallest))
