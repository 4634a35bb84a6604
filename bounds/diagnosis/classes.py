"""Checking the size of a class, or its VC dimension: numbers that are known, and the slips that give others."""

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bounds.classes.expressions import evaluate
from bounds.classes.family import Construction
from bounds.classes.size import Size, number_of
from bounds.diagnosis.answers import TypedAnswer, enough_digits, read_answer
from bounds.diagnosis.known_number import gives, verdict_on
from bounds.diagnosis.miscounts import counted_otherwise, miscounts
from bounds.diagnosis.slip import Diagnosis, Slip
from bounds.diagnosis.verdict import Verdict
from bounds.diagnosis.wrong_dimensions import wrong_dimensions
from bounds.reading.stated import stated
from bounds.reading.written import plainly, without_thousands
from bounds.solving.validation import DomainError
from bounds.vc.dimension import HypothesisClass, vc_dimension
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.prose import in_a_sentence

INFINITE = frozenset({"infinite", "infinity", "inf", "∞", "oo", "unbounded"})
SAME = 1e-13  # relative, of the logarithms of numbers that cannot be built
LARGEST_LN = 690.0  # of a double
LOGARITHM = "its natural logarithm"
BASES = ((2, "the logarithm to base 2 for the natural one"), (10, "the logarithm to base 10 for the natural one"))
SLIP, LOGARITHM_OF_SLIP = 1.0, 1.2  # weights

_ROUNDED = re.compile(r"\d[eE][-+]?\d|\.")  # digits and a power of ten: 5.9e4 has two that count


def diagnose_count(answer: Any, family: Construction, parameters: Mapping[str, Any]) -> Diagnosis:
    """Is `answer` the number of hypotheses, or its natural logarithm? An expression is taken exactly.

    What another convention counts is right by another book.
    """
    chosen = family.checked((), dict(parameters))
    counted = family.counts(**chosen)
    right = counted.size
    correct = right if isinstance(right, int) and number_of(right, 133) is not None else counted
    slips = [(words, size) for words, size in miscounts(family, chosen) if size != 0 and not _same(size, right)]
    others = [(words, size) for words, size in counted_otherwise(family, chosen) if not _same(size, right)]
    exact = _whole(answer)
    if exact is not None:
        if _same(exact, right):
            return Diagnosis(Verdict.RIGHT, correct)
        for words, size in others:
            if _same(exact, size):
                return Diagnosis(Verdict.BY_ANOTHER_BOOK, correct, form=words)
        return Diagnosis(Verdict.WRONG, correct, _named(((w, size, _same(exact, size)) for w, size in slips), SLIP))
    diagnosis = _by_digits(read_answer(answer), correct, right, slips)
    if diagnosis.verdict is Verdict.WRONG:
        for words, size in others:
            if (other := _by_digits(read_answer(answer), correct, size, [])).right:
                return replace(other, verdict=Verdict.BY_ANOTHER_BOOK, form=words)
    return diagnosis


def diagnose_dimension(answer: Any, cls: HypothesisClass, parameters: Mapping[str, Any]) -> Diagnosis:
    """Is `answer` the VC dimension? Raises DomainError where only bounds on it are known."""
    slug = next(slug for slug, record in vc_dimension.items() if record is cls)
    known = vc_dimension(slug, **parameters)
    if known.value is None:
        raise DomainError(f"the VC dimension of {in_a_sentence(cls.title)} is only known to be {known}")
    right = known.value
    if isinstance(answer, str) and stated(answer).text.lower() in INFINITE:
        value: float = math.inf
    else:
        value = read_answer(answer).value
    correct = right if right == math.inf else int(right)
    if value == right:
        return Diagnosis(Verdict.RIGHT, correct)
    slips = (
        (words, dimension, dimension == value)
        for words, dimension in wrong_dimensions(slug, known)
        if dimension != right
    )
    return Diagnosis(Verdict.WRONG, correct, _named(slips, SLIP))


def _by_digits(answer: TypedAnswer, correct: Any, right: Size, slips: list[tuple[str, Size]]) -> Diagnosis:
    """A number with decimals or a power of ten: the size to so many digits, or its logarithm."""
    about: dict[str, Any] = {"low": answer.low, "high": answer.high}
    ln = _ln(right)
    for target, form in ((_real(ln), ""), (ln if not answer.whole else math.nan, LOGARITHM)):
        verdict = verdict_on(answer, target)
        if verdict is Verdict.RIGHT:
            return Diagnosis(verdict, correct, form=form, **about)
        if verdict is Verdict.TOO_FEW_DIGITS:
            return Diagnosis(verdict, correct, enough=enough_digits(target), **about)
    diagnosis = _named(((words, size, gives(answer, _real(_ln(size)))) for words, size in slips), SLIP)
    if not answer.whole:
        bases = ((words, ln / math.log(base)) for base, words in BASES)
        logs = (*bases, *((f"the logarithm of the number with {words}", _ln(size)) for words, size in slips))
        diagnosis += _named(((words, value, gives(answer, value)) for words, value in logs), LOGARITHM_OF_SLIP)
    return Diagnosis(Verdict.WRONG, correct, diagnosis, **about)


def _named(slips: Iterable[tuple[str, Any, bool]], weight: float) -> tuple[Slip, ...]:
    """One slip, with the further names of the same number; these numbers are given in full, so no guess gives them."""
    matches = [(words, value) for words, value, gives in slips if gives]
    if not matches:
        return ()
    (words, value), *others = matches
    return (Slip(words, value, weight, 0.0, tuple(name for name, _ in others)),)


def _whole(answer: Any) -> Size | None:
    """The whole number that is written without decimals, or by an expression; None where it is neither."""
    if isinstance(answer, int) and not isinstance(answer, bool):
        return answer if answer > 0 else None
    if not isinstance(answer, str):
        return None
    statement = stated(answer)
    text = without_thousands(plainly(statement.text))
    if _ROUNDED.search(text) or statement.roughly:
        return None
    try:
        return evaluate(text)
    except (ValueError, OverflowError):
        return None


def _same(a: Size, b: Size) -> bool:
    first, second = number_of(a), number_of(b)
    if first is not None and second is not None:
        return first == second
    return abs(_ln(a) - _ln(b)) <= SAME * max(_ln(a), _ln(b))


def _ln(size: Size) -> float:
    return float(size) if isinstance(size, Ln) else math.log(size) if size > 0 else -math.inf


def _real(ln: float) -> float:
    return math.exp(ln) if ln < LARGEST_LN else math.nan
