"""What other books print for the number of examples: a formula for it, where this theorem is solved for it, or another.

A book's number is right where its theorem speaks of the same event and assumes no more than what is given here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bounds.comparing.events import EXAMPLES, event_of, two_sided
from bounds.diagnosing.task import TARGET, Task
from bounds.solving.validation import DomainError

if TYPE_CHECKING:
    from bounds.theorem import Theorem

ACCURACY = "epsilon"
# What an assumption grants besides itself, all of those on the left together.
GRANTS = (
    ({"zero_one_loss"}, "loss_in_unit_interval"),
    ({"consistent_learner"}, "erm"),
    ({"consistent_learner"}, "realizable"),  # whoever is consistent with every sample learns from a class that can be
    ({"realizable", "erm"}, "consistent_learner"),
)


@dataclass(frozen=True, eq=False)
class Book:
    """A theorem that returns the number of examples, its bound, and the whole number that this comes to."""

    theorem: Theorem
    raw: float
    whole: int


def books(task: Task, theorems: Mapping[str, Theorem]) -> tuple[Book, ...]:
    """Those that answer the task, of its own family first; none where no number of examples is asked for."""
    given = _given(task)
    if given is None:
        return ()
    ordered = sorted(theorems.values(), key=lambda theorem: theorem.family != task.theorem.family)
    serving = (theorem for theorem in ordered if theorem is not task.theorem and _serves(theorem, task.theorem, given))
    return tuple(book for theorem in serving if (book := _book(theorem, given)) is not None)


def _given(task: Task) -> Mapping[str, Any] | None:
    """The inputs with the target among them, as the accuracy that books name."""
    inputs = {name: float(value) for name, value in task.given.items() if name != TARGET}
    if task.theorem.relation != "<=":
        return None
    if task.unknown is None:
        return inputs if task.theorem.returns.name == EXAMPLES else None
    if task.unknown.name != "m" or ACCURACY in inputs:
        return None
    return {**inputs, ACCURACY: float(task.given[TARGET])}


def _serves(book: Theorem, theorem: Theorem, given: Mapping[str, Any]) -> bool:
    return (
        book.returns.name == EXAMPLES
        and event_of(book) == event_of(theorem)
        and ACCURACY in (names := {variable.name for variable in book.variables})
        and names <= set(given)
        and {assumption.key for assumption in book.assumes} <= granted(theorem)
        and (two_sided(book) or not two_sided(theorem))
    )


def granted(theorem: Theorem) -> set[str]:
    """The keys of what the theorem assumes, and of what goes without saying then."""
    keys = {"any_learner", *(assumption.key for assumption in theorem.assumes)}
    for together, key in GRANTS:
        if together <= keys:
            keys.add(key)
    return keys


def _book(theorem: Theorem, given: Mapping[str, Any]) -> Book | None:
    inputs = {variable.name: given[variable.name] for variable in theorem.variables}
    try:
        raw, whole = float(theorem(**inputs)), theorem.whole(**inputs)
    except (DomainError, OverflowError):
        return None
    return Book(theorem, raw, whole) if whole is not None and math.isfinite(raw) else None
