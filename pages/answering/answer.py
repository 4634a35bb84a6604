"""The answer: the largest thing on the page, and under it what it achieves and why no smaller one is enough."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.comparison.conditions import condition_of
from bounds.numbers import format_number
from bounds.solving import validation
from bounds.solving.question import Solution
from bounds.solving.typed_decimals import as_typed
from bounds.solving.whole_numbers import in_whole_words, side
from pages.answering.dominating import why_vacuous
from pages.answering.question import TypedQuestion
from pages.widgets import say
from pages.widgets.main_number import headline
from pages.widgets.wording import (
    bound_sentence,
    reason,
    rounded_bound,
    side_of,
    solved_value,
    target_sentence,
)

LONGEST = 10**15  # counts beyond it are written as powers of ten


@dataclass(frozen=True)
class Answer:
    """All inputs of the theorem with the solved one among them, and the value of the bound there.

    `inputs` and `bound` are None when there is no solution.
    """

    question: TypedQuestion
    inputs: Mapping[str, Any] | None
    bound: float | None
    solution: Solution | None
    whole: int | None = None  # what a bound on a count comes to


def find(question: TypedQuestion) -> Answer:
    """Evaluate or solve. Raises DomainError and OverflowError, each with its sentence."""
    theorem = question.theorem
    if not question.unknown:
        value = as_typed(theorem, validation.checked(theorem, question.inputs), theorem(**question.inputs))
        return Answer(question, question.inputs, value, None, theorem.whole(**question.inputs))
    solution = theorem.solve(question.unknown, **{question.word: question.target}, **question.inputs)
    if solution.value is None:
        return Answer(question, None, None, solution)
    return Answer(question, {**question.inputs, question.unknown: solution.value}, solution.achieved, solution)


def show(answer: Answer) -> None:
    """Number, words, and the two lines that are never missing."""
    if answer.inputs is None or answer.bound is None:
        _show_none(answer)
        return
    theorem = answer.question.theorem
    said = headline(*headline_of(answer))
    if theorem.is_vacuous(answer.bound, **answer.inputs):
        why_vacuous(theorem, answer.inputs, answer.bound, answer.question.unknown, said)
    else:
        st.markdown(bound_sentence(theorem, answer.inputs, answer.bound, alone=False))
    if not answer.question.unknown and answer.question.target is not None:
        reached = answer.bound if answer.whole is None else float(answer.whole)
        st.markdown(target_sentence(theorem, reached, answer.question.target))
    st.markdown(proof_line(answer))


def headline_of(answer: Answer) -> tuple[str, str]:
    """The number, and the words beside it, with what it rests on."""
    number, words = number_of(answer)
    return number, words + condition(answer)


def condition(answer: Answer) -> str:
    """`, if the learner has no training error`; empty where the bound is vacuous."""
    return condition_of(answer.question.theorem, answer.inputs or {}, answer.bound)


def number_of(answer: Answer) -> tuple[str, str]:
    """The number, and what it is."""
    question = answer.question
    theorem, inputs = question.theorem, answer.inputs or {}
    if answer.solution is None or not question.unknown:
        if theorem.is_vacuous(answer.bound or 0.0, **inputs):
            sign = {"<=": "≤", ">=": "≥", "=": "="}[theorem.relation_of(answer.bound or 0.0)]
            return "Vacuous bound:", f"{theorem.returns.label} {sign} {rounded_bound(theorem, answer.bound or 0.0)}"
        if answer.whole is not None and answer.whole < LONGEST:
            return format_number(answer.whole), f"{theorem.returns.label} {side(theorem)}".strip()
        number = rounded_bound(theorem, answer.bound or 0.0)
        return number, f"{theorem.returns.label} {side_of(theorem, answer.bound or 0.0)}".strip()
    variable = theorem.variable(question.unknown)
    number = solved_value(variable, answer.solution.value, question.demanding)
    return number, variable.unit if variable.name == "m" else variable.named


def proof_line(answer: Answer) -> str:
    """What is proved of the answer, or that it is a value in full."""
    solution, question = answer.solution, answer.question
    if solution is None:
        if answer.whole is not None:
            counted = in_whole_words(question.theorem, answer.whole)
            return f"In full: {format_number(answer.bound)}" + (f", so {counted}." if _is_cut(answer) else ".")
        rounded = {
            "<=": "; the headline rounds it up, to stay true",
            ">=": "; the headline rounds it down, to stay true",
        }
        if question.theorem.relation_of(answer.bound or 0.0) != question.theorem.relation:
            return "The number is too near to 0 for a double, so it is rounded."
        return f"In full: {format_number(answer.bound)}{rounded.get(question.theorem.relation, '')}."
    why = reason(question.theorem.variable(question.unknown), solution.why)
    return why + ("" if solution.certified else " (Computed in floating point, not certified.)")


def _is_cut(answer: Answer) -> bool:
    return format_number(answer.bound) != format_number(answer.whole)


def _show_none(answer: Answer) -> None:
    solution, question = answer.solution, answer.question
    why = solution.why if solution else ""
    unlimited = why.startswith("every")
    variable = question.theorem.variable(question.unknown)
    headline("Any" if unlimited else "None", variable.named)
    say.warning(reason(variable, why))
    proof = (
        "Verified in ball arithmetic." if solution and solution.certified else "Found in floating point, not certified."
    )
    st.markdown(proof)
