"""A text that shows one number here and another elsewhere, `55,874`, `2×103`: right is right by either."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bounds.diagnosis.answers import read_otherwise_too
from bounds.diagnosis.slip import Diagnosis
from bounds.diagnosis.verdict import Verdict


def by_either_reading(answer: Any, judge: Callable[[Any], Diagnosis]) -> Diagnosis:
    """The verdict on the answer; on `55.874` where `55,874` is wrong as a whole number and right as a decimal.

    The other reading by which it is right is told.
    """
    diagnosis = judge(answer)
    for otherwise in read_otherwise_too(answer) if diagnosis.verdict is Verdict.WRONG else []:
        again = judge(otherwise)
        if again.verdict is not Verdict.WRONG:
            return replace(again, read_as=otherwise)
    return diagnosis
