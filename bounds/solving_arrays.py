"""Solving many questions at once, in doubles: one bisection over all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import validation
from bounds.lattice import lattice_of
from bounds.patience import look_up
from bounds.question import Solution

if TYPE_CHECKING:
    from bounds.theorem import Theorem
    from bounds.vocabulary import Variable

LARGEST_EXACT = 2**53  # beyond it doubles skip integers

Test = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Questions:
    """One question an entry: for which values of `unknown` does the theorem meet `target` at `inputs`?"""

    theorem: Theorem
    unknown: Variable
    relation: str
    target: np.ndarray
    inputs: Mapping[str, np.ndarray]

    def holds(self, values: np.ndarray) -> np.ndarray:
        """Is the target met at these values?"""
        promise = self.promise(values)
        return np.asarray(promise <= self.target if self.relation == "<=" else promise >= self.target)

    def promise(self, values: np.ndarray) -> np.ndarray:
        """The formula at these values."""
        look_up()
        with np.errstate(all="ignore"):
            return np.asarray(self.theorem.formula(**self.inputs, **{self.unknown.name: values}), dtype=float)

    def allowed(self, condition: Callable[..., Any]) -> Test:
        """A side condition as a test of the unknown."""
        names = validation.arguments_of(condition)
        return lambda values: np.asarray(
            condition(*({**self.inputs, self.unknown.name: values}[name] for name in names))
        )


def solve_arrays(theorem: Theorem, unknown: Variable, relation: str, target: Any, given: Mapping[str, Any]) -> Solution:
    """The answers for broadcast arrays of targets and inputs; nan where there is none.

    Integers are sought up to 2^53. Nothing is certified: solve one by one for that.
    """
    arrays = {name: np.asarray(entry, dtype=float) for name, entry in given.items()}
    for name, entries in arrays.items():
        validation.check_array(theorem.slug, theorem.variable(name), entries)
    target, *columns = np.broadcast_arrays(np.asarray(target, dtype=float), *arrays.values())
    if not np.isfinite(target).all():
        raise validation.DomainError("the value the promise is held to must be a finite real; got nan or infinity")
    questions = Questions(theorem, unknown, relation, target, dict(zip(arrays, columns, strict=True)))
    value = _answers(questions)
    return Solution(value, questions.promise(value), False, "solved in floating point, all at once")


def _answers(questions: Questions) -> np.ndarray:
    low, high, possible = _ends(questions)
    smallest = (questions.unknown.name in questions.theorem.falls_in) == (questions.relation == "<=")
    hard, easy = (low, high) if smallest else (high, low)
    values_at = _values(questions.unknown)
    possible &= questions.holds(values_at(easy))
    found = _last_true(lambda indices: questions.holds(values_at(indices)), hard, easy)
    return np.where(possible, values_at(found), np.nan)


def _ends(questions: Questions) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """First and last index that the domain and the side conditions leave to each question, and whether any is left."""
    lattice = lattice_of(questions.unknown.domain)
    last = min(lattice.high, LARGEST_EXACT) if questions.unknown.domain.integer else lattice.high
    low = np.full(questions.target.shape, lattice.low, dtype=np.int64)
    high = np.full(questions.target.shape, last, dtype=np.int64)
    possible, values_at = np.ones(low.shape, dtype=bool), _values(questions.unknown)
    for condition in questions.theorem.where:
        test = questions.allowed(condition)

        def allowed(indices: np.ndarray, test: Test = test) -> np.ndarray:
            return np.broadcast_to(test(values_at(indices)), indices.shape)

        at_low, at_high = allowed(low), allowed(high)
        from_low, from_high = _last_true(allowed, high, low), _last_true(allowed, low, high)
        possible &= at_low | at_high
        low, high = np.where(at_low, low, from_high), np.where(at_low, from_low, high)
    return low, high, possible


def _last_true(test: Callable[[np.ndarray], np.ndarray], far: np.ndarray, near: np.ndarray) -> np.ndarray:
    """The index closest to `far` at which `test` holds, if it holds at `near` and up to some place from there."""
    everywhere = test(far)
    failing, holding = far.copy(), near.copy()
    for _ in range(int(np.abs(far.astype(float) - near.astype(float)).max(initial=1)).bit_length()):
        middle = failing // 2 + holding // 2 + (failing % 2 + holding % 2) // 2
        met = test(middle)
        holding, failing = np.where(met, middle, holding), np.where(met, failing, middle)
    return np.where(everywhere, far, holding)


def _values(unknown: Variable) -> Callable[[np.ndarray], np.ndarray]:
    if unknown.domain.integer:
        first, step = lattice_of(unknown.domain).at(0), 2 if unknown.domain.odd else 1
        return lambda indices: first + step * indices.astype(float)

    def doubles(indices: np.ndarray) -> np.ndarray:
        found: np.ndarray = np.copysign(np.abs(indices).view(np.float64), np.where(indices < 0, -1.0, 1.0))
        return found

    return doubles
