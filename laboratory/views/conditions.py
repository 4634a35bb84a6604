"""The condition of the bound in a headline: what its theorem assumes, or what the headline itself states."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bounds import theorems
from bounds.comparison.conditions import condition, condition_of
from laboratory.views.view import Headline

SAME = 1e-9  # relative: one formula, by two ways


def resting(told: Headline, doors: Iterable[tuple[str, Mapping[str, Any]]]) -> Headline:
    """The headline with the condition of the theorem, of those to which the view has `doors`, that bounds it; or with
    that which it `rests_on` itself."""
    if told.rests_on is not None:
        return replace(told, condition=condition(told.rests_on))
    for slug, given in doors:
        if slug == told.theorem if told.theorem else is_promise_of(slug, given, _guaranteed(told)):
            return replace(told, condition=condition_of(theorems[slug], given))
    return told


def _guaranteed(told: Headline) -> float:
    return float((told.at_most if told.at_least is None else told.at_least) or 0)


def is_promise_of(slug: str, given: Mapping[str, Any], value: float) -> bool:
    """Is this the theorem's value at these inputs, or the whole number that it comes to?"""
    theorem = theorems[slug]
    return math.isclose(float(theorem(**given)), value, rel_tol=SAME) or theorem.whole(**given) == value
