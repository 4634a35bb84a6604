"""A promised value as people read it: rounded to its safe side, so that it stays true."""

from __future__ import annotations

from bounds.numbers import at_least, at_most, in_words

DIGITS = 7


def promised(value: float, relation: str, digits: int = DIGITS) -> str:
    """Up where it is a bound from above, down where it is one from below, to the nearest where it is the value."""
    if relation == "=":
        return in_words(value, digits)
    return at_most(value, digits) if relation == "<=" else at_least(value, digits)
