"""An answer beside a number that is known, and the numbers that slips give instead."""

from __future__ import annotations

import math
from collections.abc import Iterable

from bounds.diagnosing.answers import FEWEST, SAME, TypedAnswer, enough_digits
from bounds.diagnosing.slip import Diagnosis, Slip
from bounds.diagnosing.verdict import Verdict

WEIGHT = 1.0


def judged(answer: TypedAnswer, right: float, slips: Iterable[tuple[str, float]]) -> Diagnosis:
    """Right where the number rounds to the answer, with digits enough to tell; else the first slip that gives it.

    `slips` are words and numbers; those of the right number are none.
    """
    verdict = verdict_on(answer, right)
    if verdict is Verdict.RIGHT:
        return Diagnosis(verdict, right, low=answer.low, high=answer.high)
    if verdict is Verdict.TOO_FEW_DIGITS:
        return Diagnosis(verdict, right, enough=enough_digits(right), low=answer.low, high=answer.high)
    wrong = ((words, value) for words, value in slips if not _is_equal(value, right))
    found = [(words, value) for words, value in wrong if gives(answer, value)]
    if not found:
        return Diagnosis(verdict, right, low=answer.low, high=answer.high)
    (words, value), *others = found
    slip = Slip(words, value, WEIGHT, 0.0, tuple(dict.fromkeys(name for name, _ in others if name != words)))
    return Diagnosis(verdict, right, (slip,), low=answer.low, high=answer.high)


def verdict_on(answer: TypedAnswer, right: float) -> Verdict:
    """Does the number round to the answer, and do its digits tell?"""
    if not math.isfinite(right) or not answer.is_near(right):
        return Verdict.WRONG
    return Verdict.RIGHT if answer.is_fine_for(right) else Verdict.TOO_FEW_DIGITS


def gives(answer: TypedAnswer, value: float) -> bool:
    """Is it the number that a slip gives? One digit shows that only where it is all there is of the number."""
    exactly = _is_equal(answer.value, value)
    return exactly or (answer.digits >= FEWEST and verdict_on(answer, value) is Verdict.RIGHT)


def _is_equal(a: float, b: float) -> bool:
    return abs(a - b) <= SAME * max(abs(a), abs(b))
