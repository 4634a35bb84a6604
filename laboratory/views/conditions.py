"""The condition of the bound in a headline: what its theorem assumes, or what the headline itself states; and how often
it holds, where it may fail."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bounds import theorems
from bounds.comparison.conditions import condition, condition_of
from bounds.numbers import UNBROKEN, at_least, at_most, exact, in_percent
from laboratory.views.headline import Headline

SAME = 1e-9  # relative: one formula, by two ways
DIGITS = 8  # of a probability: 99.9999 %


def resting(headline: Headline, doors: Iterable[tuple[str, Mapping[str, Any]]]) -> Headline:
    """The headline with the probability and the condition of the theorem, of those to which the view has `doors`, that
    bounds it; or with that which it `rests_on` itself. A vacuous bound of such a theorem is no guarantee."""
    if headline.rests_on is not None:
        return replace(headline, condition=condition(headline.rests_on))
    for slug, inputs in doors:
        if slug == headline.theorem if headline.theorem else is_value_of(slug, inputs, _guaranteed(headline)):
            if nothing := _why_nothing(slug, inputs, _guaranteed(headline)):
                return replace(headline, at_most=None, at_least=None, by=nothing)
            often = _how_often(slug, inputs, _guaranteed(headline))
            return replace(headline, condition=f"{often}{condition_of(theorems[slug], inputs)}")
    return headline


def _why_nothing(slug: str, inputs: Mapping[str, Any], value: float) -> str:
    """Why the theorem's own value is vacuous; empty where it is informative, or something else is guaranteed."""
    theorem = theorems[slug]
    bound = float(theorem(**inputs))
    if not math.isclose(bound, value, rel_tol=SAME) or not theorem.is_vacuous(bound, **inputs):
        return ""
    rounded = (at_least if theorem.relation == ">=" else at_most)(bound)
    return f"vacuous bound {rounded}: {theorem.why_vacuous(bound, inputs, 'this')}"


def with_probability(delta: float) -> str:
    """`with probability at least 95 %`, of a guarantee that fails with probability `delta` at most."""
    return f"with probability at least {at_least(in_percent(1 - exact(delta)), DIGITS)}{UNBROKEN}%"


def _how_often(slug: str, inputs: Mapping[str, Any], value: float) -> str:
    """`, with probability at least 95 %`; empty where the theorem is sure, or it is its δ that is guaranteed."""
    delta = inputs.get("delta")
    if delta is None or (math.isclose(delta, value, rel_tol=SAME) and not is_value_of(slug, inputs, value)):
        return ""
    return f", {with_probability(delta)}"


def _guaranteed(headline: Headline) -> float:
    return float((headline.at_most if headline.at_least is None else headline.at_least) or 0)


def is_value_of(slug: str, inputs: Mapping[str, Any], value: float) -> bool:
    """Is this the theorem's value at these inputs, or the whole number that it comes to?"""
    theorem = theorems[slug]
    return math.isclose(float(theorem(**inputs)), value, rel_tol=SAME) or theorem.whole(**inputs) == value
