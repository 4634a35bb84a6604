"""The condition of the bound in a headline: what its theorem assumes, or what the headline itself states."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bounds import theorems
from bounds.comparison.conditions import condition, condition_of
from laboratory.views.view import Headline

SAME = 1e-9  # relative: one formula, by two ways


def resting(headline: Headline, doors: Iterable[tuple[str, Mapping[str, Any]]]) -> Headline:
    """The headline with the condition of the theorem, of those to which the view has `doors`, that bounds it; or with
    that which it `rests_on` itself."""
    if headline.rests_on is not None:
        return replace(headline, condition=condition(headline.rests_on))
    for slug, inputs in doors:
        if slug == headline.theorem if headline.theorem else is_promise_of(slug, inputs, _guaranteed(headline)):
            return replace(headline, condition=condition_of(theorems[slug], inputs))
    return headline


def _guaranteed(headline: Headline) -> float:
    return float((headline.at_most if headline.at_least is None else headline.at_least) or 0)


def is_promise_of(slug: str, inputs: Mapping[str, Any], value: float) -> bool:
    """Is this the theorem's value at these inputs, or the whole number that it comes to?"""
    theorem = theorems[slug]
    return math.isclose(float(theorem(**inputs)), value, rel_tol=SAME) or theorem.whole(**inputs) == value
