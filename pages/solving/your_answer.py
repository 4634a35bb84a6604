"""Below the Calculator's answer: a field for the number that somebody worked out, and the verdict on it."""

import streamlit as st

from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.reading.formula_or_number import is_formula
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from pages.answering.help_steps import question_key
from pages.answering.last_answer import greyed, kept
from pages.answering.question import VALUE, TypedQuestion, option_label
from pages.answering.verdict import diagnosed, verdict
from pages.solving.formula_verdict import formula_verdict
from pages.solving.parts import ANSWER, EXAMPLES
from pages.widgets.inputs import LONGEST, tell_reading
from pages.widgets.link import text
from pages.widgets.page import entry_at


def your_answer(question: TypedQuestion, stale: bool) -> None:
    """The field, empty at first; once a number is typed, whether it is right, and else which slip gives it."""
    asks_for = option_label(question.theorem, question.unknown or VALUE)
    typed = text(
        f"Your answer: {asks_for}", ANSWER, "", LONGEST, autocomplete="off", placeholder=EXAMPLES,
        help="Optional: your own number is checked to as many digits as you give, a formula at many points.",
    )  # fmt: skip
    if not typed.strip():
        return
    if is_formula(typed):
        formula_verdict(question.theorem, question.unknown, typed)
        _practise(question.theorem)
        return
    target = question.target if question.unknown else None
    problem = ExerciseProblem(question.theorem, question.unknown, question.inputs, target)
    tell_reading(typed)
    diagnosis = diagnosed(problem, typed)
    result, before = kept(f"verdict {question_key(problem)}", None if diagnosis is None else (typed, diagnosis))
    if result is not None:
        with greyed(stale or before, "verdict"):
            verdict(problem, *result)
    _practise(question.theorem)


def _practise(theorem: Theorem) -> None:
    label = f"Exercises: {family_title(theorem.family)}"
    query = {"family": theorem.family}
    st.page_link(entry_at("exercises"), label=label, query_params=query, icon=":material/exercise:")
