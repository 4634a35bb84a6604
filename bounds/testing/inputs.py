"""How a theorem refuses bad input: a sentence with the variable, its meaning and what it must be."""

from collections.abc import Callable
from typing import Any

import numpy as np

from bounds.solving.validation import DomainError
from bounds.testing.check import check
from bounds.testing.checking import ensure
from bounds.testing.points import outside, typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable


@check
def what_lies_outside_is_refused_in_a_sentence(theorem: Theorem) -> None:
    (usual,) = typical_points(theorem, 1)
    for variable in theorem.variables:
        for value in outside(variable):
            check_refusal(theorem, variable, usual, value)
            if isinstance(value, float):
                _check_refusal_among_others(theorem, variable, usual, value)


def check_refusal(theorem: Theorem, variable: Variable, point: dict[str, Any], value: Any) -> None:
    """One value that is none of the variable's: DomainError alone, a gap in a grid."""
    text = f"{value!r:.40}"
    sentence = _refusal(lambda: theorem(**{**point, variable.name: value}), DomainError)
    ensure(sentence is not None, f"{variable.name} = {text} is not refused")
    start = f"{variable.subject} must be {variable.domain.words}"
    fine = sentence is not None and sentence.startswith(start) and "; got " in sentence and "\n" not in sentence
    ensure(fine, f"{variable.name} = {text} is refused by {sentence!r}, which should begin with {start!r}")
    if isinstance(value, float):
        gap = theorem.grid(**{**point, variable.name: np.array([value])})
        ensure(np.isnan(gap).all(), f"a grid has {gap} where {variable.name} = {text}")


def _check_refusal_among_others(theorem: Theorem, variable: Variable, usual: dict[str, Any], value: float) -> None:
    mixed = np.array([usual[variable.name], value])
    sentence = _refusal(lambda: theorem(**{**usual, variable.name: mixed}), DomainError)
    fine = sentence is not None and " must be " in sentence and "; got " in sentence
    ensure(fine, f"an array of {variable.name} with {value!r} in it is answered by {sentence!r}")


@check
def missing_and_unknown_names_are_refused(theorem: Theorem) -> None:
    (usual,) = typical_points(theorem, 1)
    _require_start(f"{theorem.slug} has no variable zeal; it has ", lambda: theorem(**usual, zeal=1))
    first = theorem.variables[0].name
    rest = {name: entry for name, entry in usual.items() if name != first}
    _require_start(f"{theorem.slug} needs {first}", lambda: theorem(**rest))


def _require_start(start: str, call: Callable[[], Any]) -> None:
    sentence = _refusal(call, TypeError)
    ensure(sentence and sentence.startswith(start), f"a TypeError should say {start!r}; got {sentence!r}")


def _refusal(call: Callable[[], Any], kind: type[Exception]) -> str | None:
    """What the error of this kind says; None where there is none."""
    try:
        call()
    except kind as error:
        return str(error)
    return None
