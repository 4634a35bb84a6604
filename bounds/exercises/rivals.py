"""Two theorems to choose between: another one of the same event and inputs, which promises less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bounds.diagnosis.slip import Slip
from bounds.exercises.asked import Asked
from bounds.solving.validation import DomainError

if TYPE_CHECKING:
    from bounds.theorem import Theorem

APART = 1.02  # the two answers differ at least by this factor
WEIGHT = 1.2


def rival(asked: Asked) -> tuple[Theorem, Slip] | None:
    """The weaker theorem that is nearest, and its answer as a slip; None where there is none.

    Only a weaker one will do: whoever takes a stronger one that holds as well makes no mistake.
    """
    if asked.theorem.relation == "=":
        return None
    found = []
    for other in _siblings(asked.theorem):
        answer = _answer(Asked(other, asked.unknown, asked.given, asked.target))
        if answer is not None and (factor := _worse_by(asked, answer)) > APART:
            words = f"the answer of another theorem: {other.title} ({other.slug})"
            found.append((factor, other.slug, other, Slip(words, answer, WEIGHT, 0.0)))
    return min(found)[2:] if found else None


def _siblings(theorem: Theorem) -> list[Theorem]:
    from bounds import theorems
    from bounds.exercises.choosing import suits

    names = {variable.name for variable in theorem.variables}
    return [
        other
        for other in theorems.values()
        if other.family == theorem.family
        and other is not theorem
        and other.returns == theorem.returns
        and other.relation == theorem.relation
        and {variable.name for variable in other.variables} == names
        and suits(other, "middle")
    ]


def _answer(asked: Asked) -> int | float | None:
    """What it answers, if that is to be had."""
    if asked.unknown in asked.theorem.uneven:
        return None
    try:
        right: int | float | None = asked.right
    except (DomainError, OverflowError):
        return None
    return right


def _worse_by(asked: Asked, answer: float) -> float:
    """By which factor the other answer promises less: more examples, a larger risk, a smaller class."""
    larger_is_worse = asked.wants_smallest if asked.unknown else asked.theorem.relation == "<="
    right = float(asked.right)
    if not answer > 0 or not right > 0:
        return 0.0
    return answer / right if larger_is_worse else right / answer
