"""Conjunctions over attributes: a tuple with a value or ANY for each, or NONE, which covers nothing."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final


class Word:
    """A mark that is equal to itself alone, and prints as the sign the field uses."""

    def __init__(self, sign: str) -> None:
        self.sign = sign

    def __repr__(self) -> str:
        return self.sign

    def __reduce__(self) -> str:
        return "ANY" if self.sign == "?" else "NOTHING"


ANY: Final = Word("?")
NOTHING: Final = Word("0")

Conjunction = tuple[Any, ...]
Attributes = Sequence[Sequence[Any]]


def nothing(features: int) -> Conjunction:
    """The conjunction that covers no point."""
    return (NOTHING,) * features


def everything(features: int) -> Conjunction:
    """The conjunction that covers every point."""
    return (ANY,) * features


def covers(conjunction: Conjunction, x: Sequence[Any]) -> bool:
    """Whether the point x satisfies every demand."""
    return all(demand is ANY or (demand is not NOTHING and demand == value) for demand, value in _pairs(conjunction, x))


def at_least_as_general(general: Conjunction, special: Conjunction) -> bool:
    """Whether `general` covers all that `special` covers, on domains where each attribute has two values or more."""
    if NOTHING in special:
        return True
    return all(g is ANY or (g is not NOTHING and s is not ANY and g == s) for g, s in _pairs(general, special))


def least_generalization(conjunction: Conjunction, x: Sequence[Any]) -> Conjunction:
    """The smallest conjunction above `conjunction` that covers x: there is exactly one."""
    if NOTHING in conjunction:
        return tuple(x)
    return tuple(demand if demand is ANY or demand == value else ANY for demand, value in _pairs(conjunction, x))


def least_specializations(conjunction: Conjunction, x: Sequence[Any], attributes: Attributes) -> Iterator[Conjunction]:
    """The greatest conjunctions below `conjunction`, which covers x, that do not cover x."""
    for place, demand in enumerate(conjunction):
        if demand is ANY:
            for value in attributes[place]:
                if value != x[place]:
                    yield (*conjunction[:place], value, *conjunction[place + 1 :])


def all_conjunctions(attributes: Attributes) -> Iterator[Conjunction]:
    """Every conjunction of different coverage: product of (values + 1), and NOTHING."""
    yield from product(*([*values, ANY] for values in attributes))
    yield nothing(len(attributes))


def _pairs(first: Sequence[Any], second: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    return zip(first, second, strict=True)
