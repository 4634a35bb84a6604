"""Which theorem is a typed formula, when none is named: every theorem in whose letters it can be read is compared.

>>> from bounds.identification.formulas import identify_formula
>>> [(match.theorem.slug, match.unknown) for match in identify_formula("m >= (ln|H| + ln(1/delta))/epsilon")][:1]
[('finite_realizable', 'm')]
"""

import ast
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from bounds.diagnosis.formula_names import meanings
from bounds.diagnosis.formula_verdict import FormulaDiagnosis
from bounds.diagnosis.formulas import diagnose_formula, unknown_and_formula, unrounded
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.task import TARGET, real
from bounds.diagnosis.trees import runnable, with_named_functions
from bounds.reading.formula_functions import ALSO, FUNCTIONS, SPECIAL
from bounds.reading.formulas import read_formula
from bounds.solving.solver import check_not_tuned
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem

NEAR = 1e-9
MOST, FEW = 8, 3  # theorems that are named: those that it is, or those that a slip makes it
NEAREST = 6  # theorems of the same letters with whose slips it is compared where none gives it
SIZES = ("m", "rounds", "steps", "k", "runs")  # what formulas are most often solved for
COMMON = ("finite_realizable", "finite_agnostic", "finite_one_sided", "hoeffding_two_sided", "hoeffding_one_sided",
          "vc_confidence", "vc_lecture_form", "sauer_polynomial", "perceptron_mistakes")  # fmt: skip
_KNOWN = frozenset({"e", "pi", "π", *FUNCTIONS, *ALSO, *SPECIAL})
NO_READING = (ValueError, TypeError, KeyError, ArithmeticError, NotImplementedError)


@dataclass(frozen=True)
class FormulaMatch:
    """A theorem, what the formula is for (empty for its own value), and the verdict on it there."""

    theorem: Theorem
    unknown: str
    diagnosis: FormulaDiagnosis

    @property
    def is_right(self) -> bool:
        """Is it the theorem's own, or another book's form of it?"""
        return bool(self.diagnosis) or bool(self.diagnosis.form)


@dataclass(frozen=True)
class _Reading:
    theorem: Theorem
    unknown: str
    names: frozenset[str]
    gives: bool  # the theorem's number at the default values


@without_warnings()
def identify_formula(text: str) -> tuple[FormulaMatch, ...]:
    """The theorems that the formula is, the most common first; else those of whose formula a usual slip makes it.

    Raises DomainError, in one sentence, for what is no formula, or where it can be read in no theorem's letters.
    """
    readings = _readings(text)
    if not readings:
        _check_signs(text)
        raise DomainError("the formula holds letters that no theorem has together; name the theorem that it is for")
    right = [match for match in _judged(text, [r for r in readings if r.gives][: 2 * MOST]) if match.is_right]
    if right:
        return tuple(right[:MOST])
    near = _judged(text, readings[:NEAREST])
    with_slips = (match for match in near if any("formula with" in words for words in match.diagnosis.differences))
    return tuple(islice(with_slips, FEW))


def _check_signs(text: str) -> None:
    """Raises DomainError, with the place, for what is no formula whatever its letters stand for."""
    from bounds import theorems

    _, bare = unknown_and_formula(next(iter(theorems.values())), text, None)
    try:
        read_formula(bare, lambda name: None if name.removeprefix("\\") in _KNOWN else ast.Name(name))
    except ValueError as reason:
        raise DomainError(f"The formula cannot be read: {reason}") from None


def _readings(text: str) -> list[_Reading]:
    """Every theorem, and what the formula may be for: those whose letters are all in it, and the most common, first."""
    from bounds import theorems

    by_place: dict[tuple[str, str], _Reading] = {}
    for theorem in theorems.values():
        for unknown in ("", *(name for name in SIZES if name in theorem.names), *_accuracies(theorem)):
            if (reading := _read(theorem, text, unknown)) is not None:
                by_place.setdefault((theorem.slug, reading.unknown), reading)
    return sorted(by_place.values(), key=_rank)


def _rank(reading: _Reading) -> tuple[bool, int, int, str]:
    needed = {*reading.theorem.names, TARGET} if reading.unknown else set(reading.theorem.names)
    slug = reading.theorem.slug
    return not reading.gives, len(needed - reading.names - {reading.unknown}), _place(slug), slug


def _place(slug: str) -> int:
    return COMMON.index(slug) if slug in COMMON else len(COMMON)


def _accuracies(theorem: Theorem) -> Sequence[str]:
    return [name for name in ("delta", "epsilon") if name in theorem.names]


def _read(theorem: Theorem, text: str, unknown: str) -> _Reading | None:
    """None where the formula is no formula in this theorem's letters, or has too few of them."""
    try:
        name, bare = unknown_and_formula(theorem, text, unknown or None)
        if name != unknown:
            return None
        if unknown:
            check_not_tuned(theorem, unknown)
        tree = unrounded(read_formula(bare, meanings(theorem, unknown)))
        names = frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
        if not names or (unknown and TARGET not in names):
            return None
        inputs, right = _at_defaults(theorem.slug, unknown)
        tree, scope = with_named_functions(tree)
        value = real(runnable(tree, scope)(inputs))
    except NO_READING:
        return None
    return _Reading(theorem, unknown, names, math.isclose(value, right, rel_tol=NEAR))


@cache
def _at_defaults(slug: str, unknown: str) -> tuple[Mapping[str, Any], float]:
    """The default values with the bound there as the target, and what is right there."""
    from bounds import theorems

    theorem = theorems[slug]
    inputs: dict[str, Any] = {variable.name: float(variable.default) for variable in theorem.variables}
    value = float(theorem(**{variable.name: variable.default for variable in theorem.variables}))
    return ({**inputs, TARGET: value}, inputs[unknown]) if unknown else (inputs, value)


def _judged(text: str, readings: Sequence[_Reading]) -> Iterator[FormulaMatch]:
    for reading in readings:
        try:
            yield FormulaMatch(
                reading.theorem, reading.unknown, diagnose_formula(text, reading.theorem, reading.unknown or None)
            )
        except NO_READING:
            continue
