"""Facts imply facts: each implication is one small record with its reason in words, found in any file below here.

An implication's function takes known facts by their names (`realizable` among them, while it is known) and gives the
value of another fact, or whether an assumption holds; None where nothing follows. What facts contradict is in
`bounds.comparison.implications.denials`.
"""

from __future__ import annotations

import importlib
import inspect
import math
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, wraps
from typing import Any, Literal

from bounds.numbers import format_number

TEST_MISTAKES = "test_mistakes"  # `errors` where they are those of one hypothesis on a test set
OUTSIDE_MISTAKES, OUTSIDE_ERROR = "outside_mistakes", "outside_error"  # on the examples outside a compression set
READ_AS = {TEST_MISTAKES: "errors", OUTSIDE_MISTAKES: "errors", OUTSIDE_ERROR: "training_error"}
TOLD_AS_A_BOUND = frozenset({"noise_margin", "ln_size"})  # another bound is true as well, and contradicts nothing
SAME = 1e-9  # relative: two numbers that differ by no more than doubles do
Side = Literal["exactly", "at most", "at least"]


@dataclass(frozen=True)
class Known:
    """A fact's value, on which side of it the truth lies, why, and the given facts that it follows from."""

    value: Any
    sources: frozenset[str]
    side: Side = "exactly"
    why: str = ""  # empty for what was given
    unless: str = ""  # the key of an assumption: who makes it is not contradicted
    once: str = ""  # the key of an assumption: who uses it needs that

    def contradicts(self, other: Known) -> bool:
        """Can the other be no fact where this one is?"""
        if isinstance(self.value, bool) or isinstance(other.value, bool):
            return self.value is not other.value
        same = math.isclose(self.value, other.value, rel_tol=SAME, abs_tol=1e-300)
        above, below = other.value > self.value, other.value < self.value
        return not same and {"exactly": True, "at most": above, "at least": below}[self.side]


@dataclass(frozen=True)
class Implication:
    """`gives` is the name of a fact or the key of an assumption, `because` the reason as the end of a sentence."""

    gives: str
    because: str
    value: Callable[..., Any]
    side: Side = "exactly"
    unless: str = ""
    once: str = ""
    checks: bool = False  # whether what is given can be true; nothing is concluded

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """The names of the facts that it starts from."""
        return tuple(inspect.signature(self.value).parameters)

    @cached_property
    def _needed(self) -> frozenset[str]:
        return frozenset(self.needs)

    def follows(self, known: Mapping[str, Known]) -> Known | None:
        """What follows from the facts known, of which only exact ones are read."""
        if not known.keys() >= self._needed or any(known[name].side != "exactly" for name in self.needs):
            return None
        sources = {name: known[name].value for name in self.needs}
        value = self.value(**sources)
        if value is None:
            return None
        origin = " and ".join(_shown(name, fact) for name, fact in sources.items())
        facts = frozenset().union(*(known[name].sources for name in sources))
        return Known(value, facts, self.side, f"from {origin}: {self.because}", self.unless, self.once)


def implies(
    gives: str, because: str, side: Side = "exactly", once: str = ""
) -> Callable[[Callable[..., Any]], Implication]:
    """Make an implication of the function below; who uses what it gives needs the assumption `once`, where told."""
    return lambda value: Implication(gives, because, value, side, once=once)


def at_most(name: str, because: str) -> Callable[[Callable[..., Any]], Implication]:
    """Make of the function below the largest value that a fact can have where it is given."""
    return lambda value: Implication(name, because, value, "at most", checks=True)


def denies(*keys: str, because: str, when: Callable[..., bool], unless: str = "") -> tuple[Implication, ...]:
    """Where `when` is true of the facts, none of these assumptions holds; who assumes `unless` has allowed for it."""

    @wraps(when)
    def value(**facts: Any) -> bool | None:
        return False if when(**facts) else None

    return tuple(Implication(key, because, value, unless=unless) for key in keys)


@cache
def implications() -> tuple[Implication, ...]:
    """Every implication of every file, in alphabetical order."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    stated = [stated for module in modules for stated in vars(module).values()]
    each = (implication for entry in stated for implication in (entry if isinstance(entry, tuple) else (entry,)))
    return tuple(dict.fromkeys(implication for implication in each if isinstance(implication, Implication)))


def follow(facts: Mapping[str, Any]) -> dict[str, Known]:
    """The facts given, and all that follows from them step by step. What is known already is not derived anew."""
    known = {name: Known(value, frozenset({name})) for name, value in facts.items()}
    before = -1
    while before < len(known):
        before = len(known)
        for implication in implications():
            fact = None if implication.gives in known or implication.checks else implication.follows(known)
            if fact is not None:
                known[implication.gives] = fact
    return known


def contradictions(known: Mapping[str, Known]) -> Iterator[tuple[str, Known, Known]]:
    """Each fact that is known otherwise than it follows from others: its name, what is known, and what follows."""
    for implication in implications():
        is_compared = implication.gives in known and implication.gives not in TOLD_AS_A_BOUND
        fact = implication.follows(known) if is_compared else None
        if fact is None or fact.unless or known[implication.gives].side != "exactly":
            continue
        if fact.contradicts(known[implication.gives]):
            yield implication.gives, known[implication.gives], fact


def _shown(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return f"{READ_AS.get(name, name)} = {value_in_words(value)}"


def value_in_words(value: Any) -> str:
    """A fact's value in a sentence."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return format_number(value) if isinstance(value, int) else format_number(float(value), 4)
