"""An answer beside a number that is known, and the numbers that slips give instead."""

import math
from collections.abc import Iterable
from typing import Any

from bounds.diagnosis.answers import FEWEST, SAME, TypedAnswer, enough_digits
from bounds.diagnosis.slip import Diagnosis, Slip
from bounds.diagnosis.verdict import Verdict

WEIGHT = 1.0
Named = tuple[str, Any]  # words, and the number or numbers
Answer = TypedAnswer | tuple[TypedAnswer, ...]


def judged(answer: Answer, right: Any, slips: Iterable[Named], forms: Iterable[Named] = ()) -> Diagnosis:
    """Right where the number rounds to the answer, with digits enough to tell; else the first slip that gives it.

    Where several numbers are asked for, `answer` and the others are tuples of as many, and each of them must be right.
    `slips` are words and numbers, `forms` likewise such as are right by another convention; those of the right number
    are neither.
    """
    about: dict[str, Any] = {} if isinstance(answer, tuple) else {"low": answer.low, "high": answer.high}
    others = [(words, value) for words, value in forms if not _is_equal(value, right)]
    verdicts = [(words, value, _verdict(answer, value)) for words, value in (("", right), *others)]
    for words, _, verdict in verdicts:
        if verdict is Verdict.RIGHT:
            return Diagnosis(verdict, right, form=words, **about)
    for _, value, verdict in verdicts:
        if verdict is Verdict.TOO_FEW_DIGITS:
            return Diagnosis(verdict, right, enough=max(map(enough_digits, _each(value))), **about)
    taken = [value for _, value, _ in verdicts]
    wrong = ((words, value) for words, value in slips if not any(_is_equal(value, number) for number in taken))
    matches = [(words, value) for words, value in wrong if _gives(answer, value)]
    if not matches:
        return Diagnosis(Verdict.WRONG, right, **about)
    (words, value), *more = matches
    slip = Slip(words, value, WEIGHT, 0.0, tuple(dict.fromkeys(name for name, _ in more if name != words)))
    return Diagnosis(Verdict.WRONG, right, (slip,), **about)


def verdict_on(answer: TypedAnswer, right: float) -> Verdict:
    """Does the number round to the answer, and do its digits tell?"""
    if not math.isfinite(right) or not answer.is_near(right):
        return Verdict.WRONG
    return Verdict.RIGHT if answer.is_fine_for(right) else Verdict.TOO_FEW_DIGITS


def gives(answer: TypedAnswer, value: float) -> bool:
    """Is it the number that a slip gives? One digit shows that only where it is all there is of the number."""
    exactly = _is_equal(answer.value, value)
    return exactly or (answer.digits >= FEWEST and verdict_on(answer, value) is Verdict.RIGHT)


def _verdict(answer: Answer, value: Any) -> Verdict:
    """That on all numbers together: none may be wrong, and the digits of each must tell."""
    verdicts = {verdict_on(entry, x) for entry, x in zip(_each(answer), _each(value), strict=True)}
    return next((verdict for verdict in (Verdict.WRONG, Verdict.TOO_FEW_DIGITS) if verdict in verdicts), Verdict.RIGHT)


def _gives(answer: Answer, value: Any) -> bool:
    return all(gives(entry, x) for entry, x in zip(_each(answer), _each(value), strict=True))


def _each(x: Any) -> tuple[Any, ...]:
    return x if isinstance(x, tuple) else (x,)


def _is_equal(a: Any, b: Any) -> bool:
    """Are they the same number, or all the same numbers?"""
    size = max(map(abs, (*_each(a), *_each(b))))
    if isinstance(a, tuple):
        return all(abs(entry - other) <= SAME * size for entry, other in zip(a, b, strict=True))
    return bool(abs(a - b) <= SAME * size)
