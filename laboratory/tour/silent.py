"""Bounds that are vacuous at the numbers of a scene, whose theorems still explain what is seen there."""

from collections.abc import Mapping
from typing import Any

from bounds import theorems
from bounds.numbers import at_least, at_most, format_number


def where_vacuous(slug: str, inputs: Mapping[str, Any]) -> str:
    """A sentence to follow one about this theorem, with a space before it; empty where its bound is informative."""
    theorem = theorems[slug]
    value = float(theorem(**inputs))
    if not theorem.is_vacuous(value, **inputs):
        return ""
    start = f" At m = {format_number(inputs['m'])} this bound is vacuous"
    if not theorem.is_sure(value, **inputs):
        return f"{start}: {theorem.why_vacuous(value, inputs)}."
    side, number = ("above", at_least(value)) if theorem.relation == ">=" else ("below", at_most(value))
    return f"{start}: it is {number}, not {side} {format_number(theorem.trivial_at(**inputs))}."
