"""Test points for any theorem, drawn from what its variables declare."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from bounds.solving.validation import arguments_of
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable


def typical_points(theorem: Theorem, count: int, seed: int = 2014) -> list[dict[str, Any]]:
    """`count` points inside the everyday ranges that satisfy the theorem's side conditions."""
    rng = np.random.default_rng([seed, len(theorem.slug), *theorem.slug.encode()])
    points: list[dict[str, Any]] = []
    for _ in range(200 * count):
        point = {variable.name: _draw(variable, rng) for variable in theorem.variables}
        if satisfies(theorem, point):
            points.append(point)
        if len(points) == count:
            return points
    raise AssertionError(f"{theorem.slug}: the everyday ranges hardly ever meet its side conditions")


def satisfies(theorem: Theorem, point: dict[str, Any]) -> bool:
    """Do the side conditions hold there?"""
    return all(condition(*(point[name] for name in arguments_of(condition))) for condition in theorem.where)


def extremes(variable: Variable) -> list[Any]:
    """The ends of a domain, as far as the library serves them."""
    domain = variable.domain
    low: Any = domain.low
    if not domain.includes_low:
        low = domain.floor or 1e-9
    high: Any = domain.high if domain.includes_high else min(domain.high, 1 - 2**-53) if domain.high <= 1 else 1e15
    if variable.name in {"ln_size"}:
        high = 1e12
    ends = [low, high]
    return (
        [int(end) + (domain.odd and int(end) % 2 == 0) for end in ends] if domain.integer else [float(e) for e in ends]
    )


def outside(variable: Variable) -> Iterator[Any]:
    """Values that the variable's domain refuses."""
    domain = variable.domain
    yield from (float("nan"), float("inf"), -float("inf"), "abc", None, 1 + 2j, True, 10**400)
    if domain.low > -np.inf:
        yield domain.low - 1
        if not domain.includes_low:
            yield domain.low
    if domain.high < np.inf:
        yield domain.high + 0.2
        if not domain.includes_high:
            yield domain.high
    if domain.integer:
        yield from (domain.low + 0.5, domain.low + 1e-6, 10**6 + 0.25)
    if domain.odd:
        yield 2


def _draw(variable: Variable, rng: np.random.Generator) -> Any:
    low, high = variable.typical
    if low > 0 and high / low > 20:
        value = float(np.exp(rng.uniform(np.log(low), np.log(high))))
    else:
        value = float(rng.uniform(low, high))
    if variable.domain.odd:
        return 2 * int(value / 2) + 1
    # Four significant digits: points that a person could type.
    return round(value) if variable.domain.integer else float(f"{value:.4g}")
