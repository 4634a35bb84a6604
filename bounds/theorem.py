"""A theorem: a formula in plain NumPy and all that makes its number trustworthy."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, get_type_hints

import numpy as np

from bounds import evaluating, validation
from bounds.assumptions import Assumption
from bounds.citation import Example, Misprint, Source, Step
from bounds.vocabulary import Quantity, Variable

if TYPE_CHECKING:
    from bounds.question import Solution

Relation = Literal["<=", ">=", "="]


@dataclass(frozen=True, eq=False, kw_only=True)
class Theorem:
    """One theorem. Call it with its variables by name to evaluate it; arrays broadcast."""

    slug: str
    family: str
    title: str
    says: str
    formula: Callable[..., Any]
    variables: tuple[Variable, ...]
    returns: Quantity
    relation: Relation
    falls_in: frozenset[str]
    tuned: frozenset[str]
    uneven: frozenset[str]
    envelope: Theorem | None  # monotone where this one is uneven, and never below it
    chosen: str  # when tuned variables must be fixed: "before the data"
    where: tuple[Callable[..., Any], ...]
    assumes: tuple[Assumption, ...]
    proof: tuple[Step, ...]
    also: tuple[Callable[..., Any], ...]
    source: Source
    examples: tuple[Example, ...]
    misprints: tuple[Misprint, ...]
    relates: str  # how it differs from its siblings

    def __call__(self, **given: Any) -> Any:
        """The promised value: a float, or an array where an input is one.

        Raises DomainError, in one sentence, for a value outside a variable's domain, and TypeError for a missing
        or unknown name.
        """
        return evaluating.value(self, given)

    def grid(self, **given: Any) -> np.ndarray:
        """The promised values as an array, nan where an input lies outside its domain."""
        return evaluating.grid(self, given)

    def solve(self, unknown: str, *, at_most: Any = None, at_least: Any = None, **given: Any) -> Solution:
        """The least demanding value of `unknown` that keeps the promise: the smallest m, the largest class.

        `at_most` or `at_least` is the value the promise is held to, as the theorem's relation demands. Arrays of
        targets or inputs are solved together, in doubles only.
        """
        from bounds import solving

        return solving.solve(self, unknown, at_most=at_most, at_least=at_least, given=given)

    @property
    def trivial(self) -> float | None:
        """The value that needs no theorem (an error rate never exceeds 1); None where every value says something."""
        return self.returns.trivial

    def first_informative(self, unknown: str, **given: Any) -> Solution:
        """The least demanding value of `unknown` at which the promise is no worse than the trivial one."""
        if self.trivial is None:
            raise TypeError(f"every value of {self.slug} says something: {self.returns.name} has no trivial value")
        return self.solve(unknown, at_most=self.trivial, **given)

    def optimise(self, unknown: str, **given: Any) -> Solution:
        """The value of a tuned variable that makes the promise strongest: a `Solution`, never certified."""
        from bounds import tuning

        return tuning.optimise(self, unknown, given)

    @cached_property
    def latex(self) -> str:
        """The statement's formula, typeset from the function that runs."""
        from bounds import typeset

        return typeset.statement(self)

    def substituted(self, **given: Any) -> str:
        """The formula with numbers in it, as LaTeX."""
        from bounds import typeset

        return typeset.substituted(self, validation.checked(self, given))

    def steps(self, **given: Any) -> tuple[str, ...]:
        """The computation line by line, as LaTeX: local quantities first, the value last."""
        from bounds import typeset

        return typeset.steps(self, validation.checked(self, given))

    def variable(self, name: str) -> Variable:
        """The variable called `name`. Raises TypeError naming those there are."""
        for variable in self.variables:
            if variable.name == name:
                return variable
        raise TypeError(f"{self.slug} has no variable {name}; it has {', '.join(v.name for v in self.variables)}")

    def __repr__(self) -> str:
        return f"<theorem {self.slug}({', '.join(v.name for v in self.variables)}) -> {self.returns.name}>"


def theorem(
    *,
    title: str,
    says: str,
    assumes: tuple[Assumption, ...],
    source: Source,
    examples: tuple[Example, ...],
    falls_in: str = "",
    tuned: str = "",
    uneven: str = "",
    envelope: Theorem | None = None,
    chosen: str = "",
    relation: Relation = "<=",
    where: tuple[Callable[..., Any], ...] = (),
    proof: tuple[Step, ...] = (),
    also: tuple[Callable[..., Any], ...] = (),
    misprints: tuple[Misprint, ...] = (),
    relates: str = "",
) -> Callable[[Callable[..., Any]], Theorem]:
    """Make a theorem of the formula below: its name is the slug, its signature names the variables."""

    def declare(formula: Callable[..., Any]) -> Theorem:
        variables, returns = _signature(formula)
        known = {variable.name for variable in variables}
        directions = {
            name: frozenset(names.split())
            for name, names in (("falls_in", falls_in), ("tuned", tuned), ("uneven", uneven))
        }
        for word, names in directions.items():
            if names - known:
                raise ValueError(
                    f"{formula.__name__}: {word} names {', '.join(sorted(names - known))}, not among its variables"
                )
        return Theorem(
            slug=formula.__name__,
            family=formula.__module__.split(".")[-2],
            title=title,
            says=says,
            formula=formula,
            variables=variables,
            returns=returns,
            relation=relation,
            **directions,
            envelope=envelope,
            chosen=chosen,
            where=where,
            assumes=assumes,
            proof=proof,
            also=also,
            source=source,
            examples=examples,
            misprints=misprints,
            relates=relates,
        )

    return declare


def signature_words(function: Callable[..., Any]) -> tuple[Mapping[str, Any], Any]:
    """The vocabulary words of a function's parameters by name, and that of what it returns."""
    hints = get_type_hints(function, include_extras=True)
    words = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    returned = words.pop("return", None)
    return {name: words.get(name) for name in inspect.signature(function).parameters}, returned


def _signature(formula: Callable[..., Any]) -> tuple[tuple[Variable, ...], Quantity]:
    words, returned = signature_words(formula)
    for name, word in words.items():
        if not isinstance(word, Variable):
            raise TypeError(f"{formula.__name__}: parameter {name} needs a variable of bounds.vocabulary as its type")
        if word.name != name:
            raise TypeError(f"{formula.__name__}: {name} is called {word.name} in the vocabulary")
    if not isinstance(returned, Quantity):
        raise TypeError(f"{formula.__name__}: needs a quantity of bounds.vocabulary as its return type")
    return tuple(words.values()), returned
