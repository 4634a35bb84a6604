"""The verdict on an answer, in one word."""

from enum import StrEnum

from bounds.numbers import pluralize


class Verdict(StrEnum):
    """`TOO_FEW_DIGITS` is neither right nor wrong: the right number rounds to the answer, and so do many others.

    `BY_ANOTHER_BOOK` is right, though not by the theorem in question: another gives the same guarantee from no more,
    or the class is counted by another convention.
    """

    RIGHT = "right"
    TOO_FEW_DIGITS = "too few digits to tell"
    BY_ANOTHER_BOOK = "right by another book"
    WRONG = "not quite"


def asks_for(digits: int) -> str:
    """How many digits would be enough for a verdict; the right number is not shown."""
    return f"{pluralize(digits, 'significant digit')} would be enough"
