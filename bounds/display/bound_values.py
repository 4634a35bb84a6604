"""A bound as people read it: rounded to its safe side, so that it stays true, and with what confidence it holds."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from bounds.numbers import at_least, at_most, exact, format_number, in_percent
from bounds.vocabulary.statement import Ends, Relation, Statement

DIGITS = 7
ROUNDED = {"<=": "at most", ">=": "at least"}
ENDS: Mapping[Ends, str] = {"": "", "both": "for both ends together", "one": "for this end alone"}
RAREST_IN_PERCENT = Decimal("1e-6")


def format_bound(value: float | Decimal, relation: Relation, digits: int = DIGITS) -> str:
    """Up for an upper bound, down for a lower bound, to the nearest for an exact value."""
    if relation == "=":
        return format_number(value, digits)
    return at_most(value, digits) if relation == "<=" else at_least(value, digits)


def format_value(theorem: Statement, value: float, digits: int = DIGITS) -> str:
    """The same of a theorem's value without a sign before it: `at most 5·10⁻³²⁴` of an exact number below it."""
    relation = theorem.relation_of(value)
    return (f"{ROUNDED[relation]} " if relation != theorem.relation else "") + format_bound(value, relation, digits)


def pays(theorem: Statement) -> str:
    """`δ counts for both ends together.`; empty where there is no other end, or no δ."""
    return f"δ counts {ENDS[theorem.ends]}." if theorem.ends and "delta" in theorem.names else ""


def sure_of(theorem: Statement, inputs: Mapping[str, Any]) -> str:
    """The confidence, and of what: `95 % for both ends together`; empty where there is no other end, or no δ."""
    if not theorem.ends or "delta" not in inputs:
        return ""
    rarely = exact(inputs["delta"])
    if rarely < RAREST_IN_PERCENT:
        return f"all but {format_number(float(rarely), DIGITS)} of samples {ENDS[theorem.ends]}"
    return f"{in_percent(1 - rarely).normalize():f} % {ENDS[theorem.ends]}"
