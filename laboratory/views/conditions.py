"""What the guarantee in a headline rests on: what a theorem that speaks of the run assumes, or what it says itself; and
how often it holds, where it may fail."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bounds import theorems
from bounds.comparison.conditions import condition, condition_of
from bounds.numbers import UNBROKEN, at_least, at_most, exact, in_percent
from laboratory.views.view import Headline

SAME = 1e-9  # relative: one formula, by two ways
DIGITS = 8  # of a probability: 99.9999 %


def resting(told: Headline, doors: Iterable[tuple[str, Mapping[str, Any]]]) -> Headline:
    """The headline with the probability and the condition of the theorem, of those to which the view has `doors`, that
    guarantees it; or with that which it `rests_on` itself. What such a theorem says, and says nothing by, is no
    guarantee."""
    if told.rests_on is not None:
        return replace(told, condition=condition(told.rests_on))
    for slug, given in doors:
        if slug == told.theorem if told.theorem else is_promise_of(slug, given, _guaranteed(told)):
            if nothing := _why_nothing(slug, given, _guaranteed(told)):
                return replace(told, at_most=None, at_least=None, by=nothing)
            often = _how_often(slug, given, _guaranteed(told))
            return replace(told, condition=f"{often}{condition_of(theorems[slug], given)}")
    return told


def _why_nothing(slug: str, given: Mapping[str, Any], value: float) -> str:
    """Why the theorem's own value promises nothing; empty where it does promise, or something else is guaranteed."""
    theorem = theorems[slug]
    its = float(theorem(**given))
    if not math.isclose(its, value, rel_tol=SAME) or not theorem.says_nothing(its, **given):
        return ""
    shown = (at_least if theorem.relation == ">=" else at_most)(its)
    return f"nothing guaranteed: the bound is {shown}, and {theorem.why_nothing(its, given, 'this')}"


def with_probability(delta: float) -> str:
    """`with probability at least 95 %`, of a guarantee that fails with probability `delta` at most."""
    return f"with probability at least {at_least(in_percent(1 - exact(delta)), DIGITS)}{UNBROKEN}%"


def _how_often(slug: str, given: Mapping[str, Any], value: float) -> str:
    """`, with probability at least 95 %`; empty where the theorem is sure, or it is its δ that is guaranteed."""
    delta = given.get("delta")
    if delta is None or (math.isclose(delta, value, rel_tol=SAME) and not is_promise_of(slug, given, value)):
        return ""
    return f", {with_probability(delta)}"


def _guaranteed(told: Headline) -> float:
    return float((told.at_most if told.at_least is None else told.at_least) or 0)


def is_promise_of(slug: str, given: Mapping[str, Any], value: float) -> bool:
    """Is this the theorem's value at these inputs, or the whole number that it comes to?"""
    theorem = theorems[slug]
    return math.isclose(float(theorem(**given)), value, rel_tol=SAME) or theorem.whole(**given) == value
