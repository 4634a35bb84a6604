"""A theorem: a formula in plain NumPy and all that makes its number trustworthy."""

from __future__ import annotations

import importlib
import inspect
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bounds.display.asking import Docstring, ToldByVerb
from bounds.solving import evaluation, labelled, validation
from bounds.solving.question import Solution
from bounds.solving.typed_inputs import own_inputs, own_name, split_targets
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.citation import Connection, Example, Misprint, PrintedForm, Source, Step
from bounds.vocabulary.signature import declared
from bounds.vocabulary.statement import Ends, Relation, Statement
from bounds.vocabulary.trivial import Silent, Trivial, of_its_kind

if TYPE_CHECKING:
    from bounds.display.solved import SolvedForm


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Theorem(ToldByVerb, Statement):
    __doc__ = Docstring()

    envelope: Theorem | None  # asked like this one
    base: Theorem | None = None

    def __call__(self, **inputs: Any) -> Any:
        """The bound: a float, or an array where an input is one, or a series of pandas with the rows of that.

        Raises DomainError, in one sentence, for a value outside a variable's domain, and TypeError for a missing
        or unknown name. Text is read as on the command line: "ln(1000)", "5%"; and so are the letters of books and
        everyday twins: n for m, alpha for delta, confidence for 1 - delta, size for the class of ln_size.
        """
        if (number := evaluation.of_numbers(self, inputs)) is not None:
            return number
        return labelled.with_labels(evaluation.value(self, own_inputs(self, inputs)), inputs)

    @property
    def __signature__(self) -> inspect.Signature:
        from bounds.display.theorems import signature

        return signature(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """By name, so that a copy, and what another process was sent, is the theorem itself."""
        if self.base is not None:
            return _in_print, (self.base, self.formula.__name__)
        return _called, (self.formula.__module__, self.slug)

    @cached_property
    def in_print(self) -> Mapping[str, Theorem]:
        """The theorem as other works print it, by the forms' names, each used like a theorem of its own."""
        from bounds.solving.printed_forms import in_print

        return in_print(self)

    def form(self, name: str) -> Theorem:
        """The theorem as another work prints it: `form("classic")(m=500, risk=0.02, gamma=1)`. Raises KeyError."""
        return self.in_print[name]

    def grid(self, **inputs: Any) -> np.ndarray:
        """The bounds as an array, nan where an input lies outside its domain."""
        return evaluation.grid(self, own_inputs(self, inputs))

    def solve(self, unknown: str, *, at_most: Any = None, at_least: Any = None, **inputs: Any) -> Solution:
        """The least demanding value of `unknown` that reaches the target: the smallest m, the largest class.

        `at_most` or `at_least` is the target of the bound, as the theorem's relation demands. Arrays of
        targets or inputs are solved together, in doubles only.
        """
        from bounds.solving import solver

        unknown = own_name(self, unknown)
        at_most, at_least, inputs = split_targets(self, at_most, at_least, inputs, unknown)
        return solver.solve(self, unknown, at_most=at_most, at_least=at_least, inputs=inputs)

    def solved_for(self, unknown: str) -> SolvedForm:
        """The theorem in symbols, solved for `unknown`; raises TypeError as `solve` does."""
        from bounds.display.solved import solved_form

        return solved_form(self, own_name(self, unknown))

    def whole(self, **inputs: Any) -> int | None:
        """The whole number of a bound on a count: 10 where there are at most 10.89 mistakes, 723 for 722.05
        examples that are enough. Ball arithmetic decides it. None where the theorem bounds nothing that is counted.

        Raises as a call does.
        """
        from bounds.solving import whole_numbers

        return whole_numbers.whole(self, own_inputs(self, inputs))

    def first_informative(self, unknown: str, **inputs: Any) -> Solution:
        """The least demanding value of `unknown` at which the bound is no worse than the trivial one; of a lower bound,
        at which it is better: many of those are cut off where they are vacuous."""
        unknown, inputs = own_name(self, unknown), own_inputs(self, inputs)
        if self.needs_none is None:
            raise TypeError(f"every value of {self.slug} is informative: {self.returns.name} has no trivial value")
        if unknown in self.needs_none.variables:
            raise TypeError(f"the trivial value changes with {unknown}, too; use another variable of {self.slug}")
        trivial = self.trivial_at(**inputs)
        if self.relation == ">=":
            return self.solve(unknown, at_least=math.nextafter(trivial, math.inf), **inputs)
        return self.solve(unknown, at_most=trivial, **inputs)

    def optimize(self, unknown: str, **inputs: Any) -> Solution:
        """The value of a tuned variable that makes the bound tightest: a `Solution`, never certified."""
        from bounds.solving import optimization

        return optimization.optimize(self, own_name(self, unknown), own_inputs(self, inputs))

    def report(self, form: str = "text", **inputs: Any) -> str:
        """A paragraph to cite about the value at these inputs; see `Solution.report`."""
        from bounds.reports import of_value

        inputs = own_inputs(self, inputs)
        return of_value(self, validation.checked(self, inputs), self(**inputs), self.whole(**inputs), form)

    def _repr_markdown_(self) -> str:
        from bounds.display.theorems import markdown

        return markdown(self, self.latex, self.meanings)

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex}$"

    @cached_property
    def latex(self) -> str:
        """The statement's formula, typeset from the function that runs."""
        from bounds.display import typeset

        return typeset.statement(self)

    @cached_property
    def meanings(self) -> tuple[str, ...]:
        """The meanings of signs in the formula that no textbook explains, a sentence each."""
        from bounds.display import typeset

        return typeset.meanings(self)

    def substituted(self, **inputs: Any) -> str:
        """The formula with numbers in it, as LaTeX."""
        from bounds.display import typeset

        return typeset.substituted(self, validation.checked(self, own_inputs(self, inputs)))

    def steps(self, **inputs: Any) -> tuple[str, ...]:
        """The computation line by line, as LaTeX: local quantities first, then the value, and the whole number that a
        bound on a count comes to."""
        from bounds.display import typeset
        from bounds.solving import whole_numbers

        inputs = own_inputs(self, inputs)
        return (*typeset.steps(self, validation.checked(self, inputs)), *whole_numbers.step(self, inputs))


def theorem(
    *,
    title: str,
    statement: str,
    assumes: tuple[Assumption, ...],
    source: Source,
    examples: tuple[Example, ...],
    decreasing_in: str = "",
    monotone_where_informative: str = "",
    free_parameters: str = "",
    non_monotone: str = "",
    envelope: Theorem | None = None,
    teeth: Mapping[str, Callable[..., Any]] = MappingProxyType({}),
    chosen: str = "",
    relation: Relation = "<=",
    ends: Ends = "",
    where: tuple[Callable[..., Any], ...] = (),
    proof: tuple[Step, ...] = (),
    equivalent_forms: tuple[Callable[..., Any], ...] = (),
    forms: tuple[PrintedForm, ...] = (),
    misprints: tuple[Misprint, ...] = (),
    see_also: str = "",
    connections: tuple[Connection, ...] = (),
    trivial: Trivial | Literal["of its kind"] | None = "of its kind",
    silent: tuple[Silent, ...] = (),
) -> Callable[[Callable[..., Any]], Theorem]:
    """Make a theorem of the formula below: its name is the slug, its signature names the variables."""

    def declare(formula: Callable[..., Any]) -> Theorem:
        variables, returns = declared(formula)
        known = {variable.name for variable in variables}
        directions: dict[str, Any] = {
            "decreasing_in": decreasing_in, "monotone_where_informative": monotone_where_informative,
            "free_parameters": free_parameters, "non_monotone": non_monotone,
        }  # fmt: skip
        directions = {name: frozenset(names.split()) for name, names in directions.items()}
        needs_none = of_its_kind(returns, relation) if trivial == "of its kind" else trivial
        if set(teeth) - directions["non_monotone"]:
            raise ValueError(f"{formula.__name__}: teeth are those of a variable in which it is not monotone")
        named = directions | ({"trivial": frozenset(needs_none.variables)} if needs_none else {})
        named |= {"silent": frozenset(name for condition in silent for name in condition.variables)}
        for word, names in named.items():
            if strangers := ", ".join(sorted(names - known)):
                raise ValueError(f"{formula.__name__}: {word} names {strangers}, not among its variables")
        return Theorem(
            slug=formula.__name__,
            family=formula.__module__.rpartition(".")[0].rpartition(".")[2],  # none, of a theorem in a notebook
            title=title,
            statement=statement,
            formula=formula,
            variables=variables,
            returns=returns,
            relation=relation,
            ends=ends,
            **directions,
            envelope=envelope,
            teeth=teeth,
            chosen=chosen,
            where=where,
            assumes=assumes,
            proof=proof,
            equivalent_forms=equivalent_forms,
            forms=forms,
            source=source,
            examples=examples,
            misprints=misprints,
            written_beside=see_also,
            connections=connections,
            needs_none=needs_none,
            silent=silent,
            base=None,
        )

    return declare


def _called(module: str, name: str) -> Theorem:
    """The theorem that stands under its name in a module."""
    record: Theorem = getattr(importlib.import_module(module), name)
    return record


def _in_print(base: Theorem, name: str) -> Theorem:
    return base.form(name)
