"""Solving many questions at once, in doubles: one bisection over all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import validation
from bounds.lattice import lattice_of
from bounds.solving import Solution

if TYPE_CHECKING:
    from bounds.theorem import Theorem
    from bounds.vocabulary import Variable

LARGEST_EXACT = 2**53  # beyond it doubles skip integers


def solve_arrays(theorem: Theorem, unknown: Variable, relation: str, target: Any, given: Mapping[str, Any]) -> Solution:
    """The answers for broadcast arrays of targets and inputs; nan where there is none.

    Integers are sought up to 2^53. Nothing is certified: solve one by one for that.
    """
    names = list(given)
    for name in names:
        validation.check_array(theorem.slug, theorem.variable(name), np.asarray(given[name], dtype=float))
    target, *columns = np.broadcast_arrays(
        np.asarray(target, dtype=float), *(np.asarray(given[name], dtype=float) for name in names)
    )
    if not np.isfinite(target).all():
        raise validation.DomainError(
            "the value the promise is held to must be a finite real everywhere; got nan or infinity"
        )
    inputs = dict(zip(names, columns, strict=True))

    def holds(values: np.ndarray) -> np.ndarray:
        with np.errstate(all="ignore"):
            promise = theorem.formula(**inputs, **{unknown.name: values})
            met = promise <= target if relation == "<=" else promise >= target
        for condition in theorem.where:
            known = {**inputs, unknown.name: values}
            met = met & condition(*(known[name] for name in validation.arguments_of(condition)))
        return np.asarray(met)

    smallest = (unknown.name in theorem.falls_in) == (relation == "<=")
    value = _bisect(unknown, holds, smallest, target.shape)
    return Solution(value, _achieved(theorem, unknown, value, inputs), False, "solved in floating point, all at once")


def _bisect(
    unknown: Variable, holds: Callable[[np.ndarray], np.ndarray], smallest: bool, shape: tuple[int, ...]
) -> np.ndarray:
    lattice = lattice_of(unknown.domain)
    last = min(lattice.high, LARGEST_EXACT) if unknown.domain.integer else lattice.high
    hard, easy = (lattice.low, last) if smallest else (last, lattice.low)
    to_values = _values_of(unknown, lattice.at)
    failing, holding = np.full(shape, hard, dtype=np.int64), np.full(shape, easy, dtype=np.int64)
    possible, trivial = holds(to_values(holding)), holds(to_values(failing))
    for _ in range(int(abs(easy - hard)).bit_length()):
        middle = failing + (holding - failing) // 2
        met = holds(to_values(middle))
        holding, failing = np.where(met, middle, holding), np.where(met, failing, middle)
    found = np.where(trivial, hard, holding)
    return np.where(possible, to_values(found), np.nan)


def _values_of(unknown: Variable, at: Callable[[int], Any]) -> Callable[[np.ndarray], np.ndarray]:
    if unknown.domain.integer:
        step = 2 if unknown.domain.odd else 1
        return lambda indices: at(0) + step * indices.astype(float)

    def doubles(indices: np.ndarray) -> np.ndarray:
        doubles_found: np.ndarray = np.copysign(np.abs(indices).view(np.float64), np.where(indices < 0, -1.0, 1.0))
        return doubles_found

    return doubles


def _achieved(theorem: Theorem, unknown: Variable, value: np.ndarray, inputs: Mapping[str, Any]) -> np.ndarray:
    with np.errstate(all="ignore"):
        return np.asarray(theorem.formula(**inputs, **{unknown.name: value}), dtype=float)
