"""The verdict on an answer to an exercise: right only as the question asks for it."""

from dataclasses import replace
from typing import Any

from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.slip import Diagnosis, Slip
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.asked import Asked
from bounds.exercises.rounding import key, missed, rounding


def judged(asked: Asked, answer: Any) -> Diagnosis:
    """As `diagnose`, but a right number rounded otherwise than the question asks is told so.

    One with fewer digits than are asked for has too few to tell. Raises DomainError for what is no number.
    """
    found, how, shown = asked.diagnosed(answer), rounding(asked), key(asked)
    if found.verdict not in (Verdict.RIGHT, Verdict.TOO_FEW_DIGITS) or found.form:
        return found
    answer = found.read_as or answer
    if not found.right or how.is_coarse(read_answer(answer), shown):
        return replace(found, verdict=Verdict.TOO_FEW_DIGITS, enough=how.digits(shown))
    words = missed(asked, answer)
    return replace(found, verdict=Verdict.WRONG, slips=(Slip(words, asked.right, 0.0, 0.0),)) if words else found
