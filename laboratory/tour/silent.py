"""Theorems that promise nothing at the numbers of a scene, which still explain what is seen there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bounds import theorems
from bounds.numbers import at_most, in_words


def promises_nothing(slug: str, given: Mapping[str, Any]) -> str:
    """A sentence to follow one about this theorem, with a space before it; empty where the theorem does promise."""
    theorem = theorems[slug]
    value = float(theorem(**given))
    if not theorem.says_nothing(value, **given):
        return ""
    trivial = in_words(theorem.trivial_at(**given))
    return f" At m = {in_words(given['m'])} it promises nothing below {trivial}: it comes to {at_most(value)}."
