"""Facts imply facts: each implication is one small record with its reason in words, found in any file below here.

An implication's function takes known facts by their names (`realizable` among them, while it is known) and gives the
value of another fact, or whether an assumption holds; None where nothing follows.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Literal

from bounds.numbers import in_words

TEST_MISTAKES = "test_mistakes"  # `errors` where they are those of one hypothesis on a test set
READ_AS = {TEST_MISTAKES: "errors"}
Side = Literal["exactly", "at most", "at least"]


@dataclass(frozen=True)
class Known:
    """A fact's value, on which side of it the truth lies, why, and the given facts that it comes from."""

    value: Any
    sources: frozenset[str]
    side: Side = "exactly"
    why: str = ""  # empty for what was given


@dataclass(frozen=True)
class Implication:
    """`gives` is the name of a fact or the key of an assumption, `because` the reason as the end of a sentence."""

    gives: str
    because: str
    value: Callable[..., Any]
    side: Side = "exactly"

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """The names of the facts that it starts from."""
        return tuple(inspect.signature(self.value).parameters)

    def follows(self, known: Mapping[str, Known]) -> Known | None:
        """What follows from the facts known, of which only exact ones are read."""
        sources = {name: known[name].value for name in self.needs if name in known and known[name].side == "exactly"}
        if len(sources) < len(self.needs):
            return None
        value = self.value(**sources)
        if value is None:
            return None
        told = " and ".join(_shown(name, fact) for name, fact in sources.items())
        given = frozenset().union(*(known[name].sources for name in sources))
        return Known(value, given, self.side, f"from {told}: {self.because}")


def implies(gives: str, because: str, side: Side = "exactly") -> Callable[[Callable[..., Any]], Implication]:
    """Make an implication of the function below."""
    return lambda value: Implication(gives, because, value, side)


@cache
def implications() -> tuple[Implication, ...]:
    """Every implication of every file, in alphabetical order."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    return tuple(found for module in modules for found in vars(module).values() if isinstance(found, Implication))


@cache
def tellable() -> frozenset[str]:
    """All that some implication may give."""
    return frozenset(implication.gives for implication in implications())


def follow(given: Mapping[str, Any]) -> dict[str, Known]:
    """The facts given, and all that follows from them step by step. What is known already is not derived anew."""
    known = {name: Known(value, frozenset({name})) for name, value in given.items()}
    before = -1
    while before < len(known):
        before = len(known)
        for implication in implications():
            found = None if implication.gives in known else implication.follows(known)
            if found is not None:
                known[implication.gives] = found
    return known


def _shown(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return f"{READ_AS.get(name, name)} = {in_words(value) if isinstance(value, int) else in_words(float(value), 4)}"
