"""A promised value as people read it: rounded to its safe side, so that it stays true, and how sure it is of what."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from bounds.numbers import at_least, at_most, exact, in_percent, in_words
from bounds.vocabulary.statement import Ends, Statement

DIGITS = 7
ENDS: Mapping[Ends, str] = {"": "", "both": "for both ends together", "one": "for this end alone"}
RAREST_IN_PERCENT = Decimal("1e-6")


def promised(value: float, relation: str, digits: int = DIGITS) -> str:
    """Up where it is a bound from above, down where it is one from below, to the nearest where it is the value."""
    if relation == "=":
        return in_words(value, digits)
    return at_most(value, digits) if relation == "<=" else at_least(value, digits)


def pays(theorem: Statement) -> str:
    """`δ pays for both ends together.`; empty where there is no other end, or no δ."""
    return f"δ pays {ENDS[theorem.ends]}." if theorem.ends and "delta" in theorem.names else ""


def sure_of(theorem: Statement, given: Mapping[str, Any]) -> str:
    """What the confidence is that of: `95 % for both ends together`; empty where there is no other end, or no δ."""
    if not theorem.ends or "delta" not in given:
        return ""
    rarely = exact(given["delta"])
    if rarely < RAREST_IN_PERCENT:
        return f"all but {in_words(float(rarely), DIGITS)} of samples {ENDS[theorem.ends]}"
    return f"{in_percent(1 - rarely).normalize():f} % {ENDS[theorem.ends]}"
