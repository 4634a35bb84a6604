"""A condition as a tree: comparisons of terms with 0, joined by and, or, not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

MOST_CASES = 6


@dataclass(frozen=True)
class Numeral:
    """A number."""

    value: Fraction


@dataclass(frozen=True)
class Letter:
    """A coordinate of the point, a parameter, or pi."""

    name: str


@dataclass(frozen=True)
class Operation:
    """An operation of arithmetic, by its sign, or a function, by its name."""

    name: str
    parts: tuple[Term, ...]


Term: TypeAlias = Numeral | Letter | Operation


@dataclass(frozen=True)
class SignCondition:
    """The comparison `term > 0`, `term >= 0`, `term == 0` or `term != 0`. Without a value it is false."""

    term: Term
    relation: str

    def holds(self, sign: int | None) -> bool:
        """Is it true where the term has this sign: 1, 0, -1, or None for a term that has no value?"""
        match sign, self.relation:
            case None, _:
                return False
            case _, ">":
                return sign > 0
            case _, ">=":
                return sign >= 0
            case _, "==":
                return sign == 0
        return sign != 0


@dataclass(frozen=True)
class Every:
    """True where every part is."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Some:
    """True where some part is."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Opposite:
    """True where the part is false."""

    part: Condition


Condition: TypeAlias = SignCondition | Every | Some | Opposite


def truth(condition: Condition, sign_of: Callable[[SignCondition], int | None]) -> bool:
    """Is the condition true, when the terms have these signs?"""
    match condition:
        case SignCondition():
            return condition.holds(sign_of(condition))
        case Every(parts):
            return all(truth(part, sign_of) for part in parts)
        case Some(parts):
            return any(truth(part, sign_of) for part in parts)
        case Opposite(part):
            return not truth(part, sign_of)


def comparisons(condition: Condition) -> Iterator[SignCondition]:
    """Every comparison, from left to right."""
    match condition:
        case SignCondition():
            yield condition
        case Every(parts) | Some(parts):
            for part in parts:
                yield from comparisons(part)
        case Opposite(part):
            yield from comparisons(part)


def letters(term: Term) -> frozenset[str]:
    """The names that stand in a term."""
    match term:
        case Letter(name):
            return frozenset({name})
        case Operation(_, parts):
            return frozenset().union(*map(letters, parts))
    return frozenset()


def compared(left: Term, relation: str, right: Term) -> Condition:
    """`left relation right`, with absolute values, minima and maxima told apart by cases."""
    if relation in ("<", "<="):
        left, relation, right = right, relation.replace("<", ">"), left
    term = left if right == Numeral(Fraction(0)) else Operation("-", (left, right))
    if sum(1 for _ in _choices(term)) > MOST_CASES:
        raise ValueError(f"a comparison holds at most {MOST_CASES} absolute values, minima and maxima")
    return _by_cases(term, relation)


def _choices(term: Term) -> Iterator[Operation]:
    if isinstance(term, Operation):
        if term.name in ("abs", "min", "max"):
            yield term
        for part in term.parts:
            yield from _choices(part)


def _by_cases(term: Term, relation: str) -> Condition:
    inner = _innermost(term)
    if inner is None:
        return SignCondition(term, relation)
    first, second = _alternatives(inner)
    if relation in (">", ">=") and (direction := _direction(term, inner)):
        both = (_by_cases(_replaced(term, inner, each), relation) for each in (first, second))
        return Every(tuple(both)) if (inner.name == "min") == (direction > 0) else Some(tuple(both))
    difference = Operation("-", (first, second))
    reverse = Operation("-", (second, first))
    if inner.name == "min":
        difference, reverse = reverse, difference
    return Some(
        (
            Every((SignCondition(difference, ">="), _by_cases(_replaced(term, inner, first), relation))),
            Every((SignCondition(reverse, ">"), _by_cases(_replaced(term, inner, second), relation))),
        )
    )


def _direction(term: Term, inner: Operation) -> int:
    """Does the term rise with the inner one (1), or fall (-1)? 0 where that is not so, or not seen.

    Then a comparison holds for the larger of two where it holds for one of them, or for both.
    """
    if term == inner:
        return 1 if _has_a_value_everywhere(inner) else 0
    match term:
        case Operation("+" | "-" | "max" | "min" as name, (left, right)):
            sides = (_direction(left, inner), _direction(right, inner) * (-1 if name == "-" else 1))
            hidden = any(_holds(side, inner) and not way for side, way in zip((left, right), sides, strict=True))
            return 0 if hidden or sides in ((1, -1), (-1, 1)) else sides[0] or sides[1]
        case Operation("*", (Numeral(number), other)) | Operation("*" | "/", (other, Numeral(number))) if number:
            return _direction(other, inner) * (1 if number > 0 else -1)
    return 0


def _holds(term: Term, inner: Operation) -> bool:
    return term == inner or (isinstance(term, Operation) and any(_holds(part, inner) for part in term.parts))


def _has_a_value_everywhere(term: Term) -> bool:
    """Is it made by sums, products, absolute values, minima and maxima only?"""
    if not isinstance(term, Operation):
        return True
    return term.name in ("+", "-", "*", "abs", "min", "max") and all(map(_has_a_value_everywhere, term.parts))


def _alternatives(inner: Operation) -> tuple[Term, Term]:
    """What the larger, or smaller, of two may be; |u| is the larger of u and -u."""
    if inner.name == "abs":
        (only,) = inner.parts
        return only, Operation("-", (Numeral(Fraction(0)), only))
    first, second = inner.parts
    return first, second


def _innermost(term: Term) -> Operation | None:
    """An absolute value, minimum or maximum of terms without any; None where there is none."""
    if not isinstance(term, Operation):
        return None
    for part in term.parts:
        if (inside := _innermost(part)) is not None:
            return inside
    return term if term.name in ("abs", "min", "max") else None


def _replaced(term: Term, old: Term, new: Term) -> Term:
    if term == old:
        return new
    if isinstance(term, Operation):
        return Operation(term.name, tuple(_replaced(part, old, new) for part in term.parts))
    return term
