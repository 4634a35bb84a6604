"""The verdict on what was worked out: a number, several of them, or a label."""

import re
from collections.abc import Sequence
from typing import Any

from bounds.diagnosis.ambiguous_answers import by_either_reading
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.diagnose import Diagnosis
from bounds.diagnosis.known_number import Answer, judged
from bounds.diagnosis.stated_units import check_unit
from bounds.diagnosis.verdict import Verdict
from bounds.reading.numbers import read_number
from bounds.solving.validation import DomainError
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._quantity import WorkedOut
from laboratory.by_hand._reading import cells

_NAME = re.compile(r"[^\W\d]\w*\s*=")  # w = (2, -1), b = 1


def judged_by_hand(answer: Any, worked: WorkedOut) -> Diagnosis:
    """The verdict by the one rule of all numbers. Raises DomainError for an answer of another kind."""
    if isinstance(worked.value, str):
        return _of_a_label(answer, worked, worked.value)
    if isinstance(worked.value, tuple):
        return _by_numbers(tuple(map(read_answer, _entries(answer, worked))), worked)
    if worked.unit:
        check_unit(answer, worked.unit)
    return by_either_reading(answer, lambda text: _by_numbers(read_answer(text), worked))


def _by_numbers(handed: Answer, worked: WorkedOut) -> Diagnosis:
    slips = ((slip.words, slip.value) for slip in worked.slips)
    return judged(handed, worked.value, slips, ((convention.words, convention.value) for convention in worked.also))


def same_label(value: object, other: object) -> bool:
    """Labels are equal as numbers, or but for case."""
    return bool(_label(value) == _label(other))


def _label(label: object) -> Any:
    text = str(label).strip().casefold()
    result = read_number(text)
    return text if isinstance(result, str) else float(result)


def _of_a_label(answer: Any, worked: WorkedOut, right: str) -> Diagnosis:
    """One of few labels may be right or wrong by luck: no mistake is named."""
    if not any(same_label(answer, label) for label in worked.labels):
        known = ", ".join(worked.labels)
        raise DomainError(f"answer (the label to check) must be one of {known[:SHOWN]}; got {str(answer)[:SHOWN]!r}")
    if same_label(answer, right):
        return Diagnosis(Verdict.RIGHT, right)
    form = next((convention.words for convention in worked.also if same_label(answer, convention.value)), "")
    return Diagnosis(Verdict.RIGHT if form else Verdict.WRONG, right, form=form)


def _entries(answer: Any, worked: WorkedOut) -> Sequence[Any]:
    assert isinstance(worked.value, tuple)
    if isinstance(answer, str):
        entries: Sequence[Any] = cells(re.sub(r"[\[\](){};]", " ", _NAME.sub(" ", answer)))
    else:
        entries = tuple(answer) if isinstance(answer, Sequence) or hasattr(answer, "tolist") else (answer,)
    if len(entries) != len(worked.value):
        so_many, text = len(worked.value), str(answer)[:SHOWN]
        raise DomainError(f"answer (the numbers to check) must be {so_many} numbers, {worked.order}; got {text}")
    return [entry.item() if hasattr(entry, "item") else entry for entry in entries]
