"""A comma that parts thousands in one country and decimals in another: right is right by either."""

from collections.abc import Callable
from typing import Any

from bounds.diagnosis.answers import with_a_decimal_comma
from bounds.diagnosis.slip import Diagnosis
from bounds.diagnosis.verdict import Verdict


def by_either_comma(answer: Any, judge: Callable[[Any], Diagnosis]) -> Diagnosis:
    """The verdict on the answer; on `55.874` where `55,874` is wrong as a whole number and right as a decimal."""
    diagnosis = judge(answer)
    if diagnosis.verdict is Verdict.WRONG and (otherwise := with_a_decimal_comma(answer)):
        again = judge(otherwise)
        if again.verdict in (Verdict.RIGHT, Verdict.BY_ANOTHER_BOOK):
            return again
    return diagnosis
