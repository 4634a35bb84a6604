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
from bounds.trivial import Trivial
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
    needs_none: Trivial | None  # what is sure without it

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

    def whole(self, **given: Any) -> int | None:
        """The whole number that the promise comes to: 10 where there are at most 10.89 mistakes, 723 for 722.05
        examples that are enough. Ball arithmetic decides it. None where the theorem bounds nothing that is counted.

        Raises as a call does.
        """
        from bounds import whole

        return whole.whole(self, given)

    @property
    def solvable(self) -> tuple[str, ...]:
        """The variables it can be solved for: those in which it runs one way, or saws under an envelope."""
        enveloped = {variable.name for variable in self.envelope.variables} if self.envelope else set()
        apart = self.tuned | (self.uneven - enveloped)
        return tuple(variable.name for variable in self.variables if variable.name not in apart)

    @property
    def trivial(self) -> float | None:
        """The value that needs no theorem (an error rate never exceeds 1); None where there is none, and where it
        depends on the variables, as the range of a loss does: see `trivial_at`."""
        return None if self.needs_none is None or callable(self.needs_none.value) else self.needs_none.value

    def trivial_at(self, **given: Any) -> Any:
        """The value that needs no theorem at these variables, a float or an array; None where there is none."""
        return None if self.needs_none is None else self.needs_none.at(given)

    def says_nothing(self, value: Any, **given: Any) -> Any:
        """Is a promise of `value` at these variables none, since as much needs no theorem? A bool, or an array."""
        return self.needs_none is not None and self.relation == "<=" and value >= self.needs_none.at(given)

    def first_informative(self, unknown: str, **given: Any) -> Solution:
        """The least demanding value of `unknown` at which the promise is no worse than the trivial one."""
        if self.needs_none is None:
            raise TypeError(f"every value of {self.slug} says something: {self.returns.name} has no trivial value")
        if unknown in self.needs_none.variables:
            raise TypeError(f"what needs no theorem changes with {unknown} too; ask {self.slug} for another variable")
        return self.solve(unknown, at_most=self.trivial_at(**given), **given)

    def optimise(self, unknown: str, **given: Any) -> Solution:
        """The value of a tuned variable that makes the promise strongest: a `Solution`, never certified."""
        from bounds import tuning

        return tuning.optimise(self, unknown, given)

    @cached_property
    def latex(self) -> str:
        """The statement's formula, typeset from the function that runs."""
        from bounds import typeset

        return typeset.statement(self)

    @cached_property
    def meanings(self) -> tuple[str, ...]:
        """What the signs in the formula stand for that no textbook explains, a sentence each."""
        from bounds import typeset

        return typeset.meanings(self)

    def substituted(self, **given: Any) -> str:
        """The formula with numbers in it, as LaTeX."""
        from bounds import typeset

        return typeset.substituted(self, validation.checked(self, given))

    def steps(self, **given: Any) -> tuple[str, ...]:
        """The computation line by line, as LaTeX: local quantities first, then the value, and the whole number that a
        bound on a count comes to."""
        from bounds import typeset, whole

        return (*typeset.steps(self, validation.checked(self, given)), *whole.step(self, given))

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
    trivial: Trivial | Literal["of its kind"] | None = "of its kind",
) -> Callable[[Callable[..., Any]], Theorem]:
    """Make a theorem of the formula below: its name is the slug, its signature names the variables."""

    def declare(formula: Callable[..., Any]) -> Theorem:
        variables, returns = _signature(formula)
        known = {variable.name for variable in variables}
        directions = {
            name: frozenset(names.split())
            for name, names in (("falls_in", falls_in), ("tuned", tuned), ("uneven", uneven))
        }
        needs_none = _of_its_kind(returns) if trivial == "of its kind" else trivial
        named = directions | ({"trivial": frozenset(needs_none.variables)} if needs_none else {})
        for word, names in named.items():
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
            needs_none=needs_none,
        )

    return declare


def _of_its_kind(returns: Quantity) -> Trivial | None:
    return None if returns.trivial is None else Trivial(returns.trivial)


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
