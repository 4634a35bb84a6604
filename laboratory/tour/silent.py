"""Theorems that promise nothing at the numbers of a scene, which still explain what is seen there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bounds import theorems
from bounds.numbers import in_words
from bounds.showing.promise import promised

DIGITS = 3


def promises_nothing(slug: str, given: Mapping[str, Any]) -> str:
    """A sentence to follow one about this theorem, with a space before it; empty where the theorem does promise."""
    theorem = theorems[slug]
    value = float(theorem(**given))
    why = theorem.why_nothing(value, given, f"the {theorem.returns.name}")
    if not why:
        return ""
    told = promised(value, theorem.relation, DIGITS)
    return f" At m = {in_words(given['m'])} it comes to {told}, which is no promise: {why}."
