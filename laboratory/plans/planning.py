"""From settings to the answer: the quantity that is left out is solved for by the theorem."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds import theorems
from bounds.numbers import format_number, rounded_safely
from bounds.solving.question import Solution
from bounds.solving.validation import DomainError
from bounds.vocabulary.near import unknown as no_such
from bounds.vocabulary.prose import in_a_sentence
from laboratory.plans.answer import PlanAnswer, in_words, inputs_of
from laboratory.plans.question import PlanQuantity, PlanQuestion
from laboratory.plans.questions import PLANS

SHOWN, IN_FULL = 4, 12  # digits of an answer that counts nothing, and of one that is near the end of its domain


def plan(question: str, solve_for: str = "", **values: Any) -> PlanAnswer:
    """Plan an evaluation: solve for the one quantity that is left out.

    Parameters
    ----------
    question : a name of `PLANS`, such as "same_items".
    solve_for : the quantity to solve for; else the first that `values` leaves out, the sample size before others.
    values : quantities and other fields of the question, shares as numbers in [0, 1]; what is missing is as usual.

    Raises
    ------
    ValueError
        In one sentence with the field, its domain and the value, for a question, a name or a value that there is not,
        and where no quantity is left to solve for.
    """
    if question not in PLANS:
        raise ValueError(no_such("plan", question, PLANS, "laboratory.plans.PLANS"))
    asked_of = PLANS[question]
    names = [field.name for field in asked_of.fields]
    for name in values:
        if name not in names:
            raise ValueError(f"{no_such('field', name, names)}; the fields of {question} are {', '.join(names)}")
    unknown = _unknown(asked_of, solve_for, values)
    settings: dict[str, Any] = {}
    for field in asked_of.fields:
        if field.name != unknown:
            settings[field.name] = field.checked(values.get(field.name, field.start(settings)))
    if sentence := asked_of.check(settings):
        raise ValueError(sentence)
    count = [field.name for field in asked_of.fields if field.name != unknown and field.is_visible(settings)]
    assumed = tuple(name for name in count if name not in values)
    return _answered(asked_of, unknown, settings, assumed)


def _unknown(question: PlanQuestion, solve_for: str, values: Mapping[str, Any]) -> str:
    names = [quantity.name for quantity in question.quantities]
    if solve_for and solve_for not in names:
        raise ValueError(f"{no_such('quantity', solve_for, names)}; those of {question.name} are {', '.join(names)}")
    left = [name for name in names if name not in values]
    if solve_for in values or not left:
        much = solve_for or ", ".join(names)
        raise ValueError(f"nothing is left to solve for: leave out one of {', '.join(names)}; got a value of {much}")
    return solve_for or left[0]


def _answered(
    question: PlanQuestion, unknown: str, settings: Mapping[str, Any], assumed: tuple[str, ...]
) -> PlanAnswer:
    quantity = question.quantity(unknown)
    if not quantity.variable:
        return _evaluated(question, quantity, settings, assumed)
    solution = _solved(question, quantity, settings)
    value = None if solution.value is None else quantity.back(solution.value, settings)
    if value is not None and not quantity.is_whole:
        value = _rounded_within(question, quantity, settings, value)
    why = solution.why if value is not None or solution.question is None else _none_because(quantity)
    if value is not None and not quantity.is_whole and value < quantity.field.domain.low:
        value, why = quantity.field.domain.low, f"the smallest {quantity.noun} that can be set is enough"
    if value is not None and not quantity.is_whole and value > quantity.field.domain.high:
        value, why = None, _none_because(quantity)
    whole = {**settings, unknown: value}
    return PlanAnswer(
        question=question, unknown=unknown, value=value, settings=whole, assumed=assumed, solved_at=solution.value,
        achieved=None if value is None else _reached(question, whole), certified=solution.certified, why=why,
    )  # fmt: skip


def _solved(question: PlanQuestion, quantity: PlanQuantity, settings: Mapping[str, Any]) -> Solution:
    """The theorem solved for the variable of this quantity."""
    if question.enumeration:
        return question.enumeration.solve(quantity.name, settings)
    if own := question.solves(quantity.name, settings):
        return own
    reached = question.reached
    target = {"at_least" if reached.falls else "at_most": reached.into(settings[reached.name], settings)}
    inputs = inputs_of(question, settings, without=quantity.name)
    return theorems[question.theorem(settings)].solve(quantity.variable, **target, **inputs)


def _evaluated(
    question: PlanQuestion, quantity: PlanQuantity, settings: Mapping[str, Any], assumed: tuple[str, ...]
) -> PlanAnswer:
    """The power or the margin at all the other quantities; and from which sample size on every one reaches it."""
    value = _safely(_reached(question, settings), quantity)
    whole = {**settings, quantity.name: value}
    why, certified = f"it is {in_words(quantity, value, rounded=True)} where it is worked out", False
    if 0 < value < 1:
        solution = _solved(question, question.size, whole)
        why, certified = _from_where(question, solution, whole), solution.certified
    return PlanAnswer(
        question=question, unknown=quantity.name, value=value, settings=whole, assumed=assumed, solved_at=None,
        achieved=_reached(question, settings), certified=certified, why=why,
    )  # fmt: skip


def _from_where(question: PlanQuestion, solution: Solution, settings: Mapping[str, Any]) -> str:
    """From which sample size on all have what was worked out for one."""
    size = question.size.field.label
    if solution.value is None:
        return f"that all larger ones do as well is not proved ({solution.why})"
    first = format_number(question.size.back(solution.value, settings))
    return f"{in_a_sentence(size)} from {first} on do as well ({solution.why.removeprefix('proved: ')})"


def _reached(question: PlanQuestion, settings: Mapping[str, Any]) -> float:
    """The power or the margin, in doubles."""
    if question.enumeration:
        return float(question.enumeration.reached(np.array([settings[question.size.name]]), settings)[0])
    value = theorems[question.theorem(settings)](**inputs_of(question, settings))
    return float(question.reached.back(value, settings))


def _rounded_within(question: PlanQuestion, quantity: PlanQuantity, settings: Mapping[str, Any], value: float) -> float:
    """The value on its safe side, in so few digits as the theorem's domain allows."""
    short = _safely(value, quantity)
    try:
        _reached(question, {**settings, quantity.name: short})
    except DomainError:
        return float(rounded_safely(value, IN_FULL, up=True))
    return short


def _safely(value: float, quantity: PlanQuantity) -> float:
    return float(rounded_safely(value, SHOWN, up=not quantity.falls))


def _none_because(quantity: PlanQuantity) -> str:
    most = in_words(quantity, quantity.field.domain.high)
    what = "number" if quantity.is_whole else quantity.noun
    return f"no {what} up to {most} is proved to be enough"
