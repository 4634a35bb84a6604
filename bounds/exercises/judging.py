"""The verdict on an answer to an exercise: right only as the question asks for it."""

from dataclasses import replace
from typing import Any

from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.slip import Diagnosis, Slip
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.rounding import key, missed, rounding


def judged(problem: ExerciseProblem, answer: Any) -> Diagnosis:
    """As `diagnose`, but a right number rounded otherwise than the question asks is marked so.

    One with fewer digits than are asked for has too few to tell. Raises DomainError for what is no number.
    """
    diagnosis, how, right = problem.diagnosed(answer), rounding(problem), key(problem)
    if diagnosis.verdict not in (Verdict.RIGHT, Verdict.TOO_FEW_DIGITS) or diagnosis.form:
        return diagnosis
    answer = diagnosis.read_as or answer
    if not diagnosis.right or how.is_coarse(read_answer(answer), right):
        return replace(diagnosis, verdict=Verdict.TOO_FEW_DIGITS, enough=how.digits(right))
    words = missed(problem, answer)
    return (
        replace(diagnosis, verdict=Verdict.WRONG, slips=(Slip(words, problem.right, 0.0, 0.0),)) if words else diagnosis
    )
