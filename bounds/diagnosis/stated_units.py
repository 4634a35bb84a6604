"""The unit that an answer is told in, held against that in which it is asked for."""

import math
from typing import Any

from bounds.reading.numbers import read_number
from bounds.reading.stated import stated
from bounds.reading.units import measures
from bounds.solving.validation import DomainError
from bounds.vocabulary.prose import shortened

_OTHERS = {"bits": ("nats", math.log(2)), "nats": ("bits", 1 / math.log(2))}  # what one of each is in the other


def told_in(answer: Any) -> str:
    """The unit behind an answer; empty where there is none, and of a number that is no text."""
    return stated(answer).unit if isinstance(answer, str) else ""


def check_unit(answer: Any, *units: str) -> None:
    """Raise DomainError for an answer in a unit that is none of these; for bits with how many nats they are.

    Without a unit an answer is meant in the one that is asked for.
    """
    unit_named = told_in(answer)
    if not unit_named or any(measures(unit_named, unit) for unit in units):
        return
    number = read_number(stated(answer).text)
    meant = ""
    for unit, (other, factor) in _OTHERS.items():
        if measures(unit_named, unit) and other in units and not isinstance(number, str):
            meant = f"; did you mean {number * factor:.6g} {other}?"
    expected = " or ".join(f"in {unit}" for unit in units if unit) or "without a unit"
    raise DomainError(f"answer (the number to check) must be told {expected}; got {shortened(answer)!r}{meant}")
