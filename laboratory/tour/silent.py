"""Theorems that promise nothing at the numbers of a scene, which still explain what is seen there."""

from collections.abc import Mapping
from typing import Any

from bounds import theorems
from bounds.numbers import at_least, at_most, in_words


def promises_nothing(slug: str, given: Mapping[str, Any]) -> str:
    """A sentence to follow one about this theorem, with a space before it; empty where the theorem does promise."""
    theorem = theorems[slug]
    value = float(theorem(**given))
    if not theorem.says_nothing(value, **given):
        return ""
    start = f" At m = {in_words(given['m'])} it promises nothing"
    if not theorem.is_sure(value, **given):
        return f"{start}: {theorem.why_nothing(value, given)}."
    side, told = ("above", at_least(value)) if theorem.relation == ">=" else ("below", at_most(value))
    return f"{start} {side} {in_words(theorem.trivial_at(**given))}: it comes to {told}."
