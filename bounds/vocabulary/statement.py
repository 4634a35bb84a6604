"""What a theorem states: the formula, the text around it, and what follows from both alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.citation import Connection, Example, Misprint, PrintedForm, Source, Step
from bounds.vocabulary.filled import filled
from bounds.vocabulary.readings import Readings
from bounds.vocabulary.trivial import Silent, Trivial, of_its_kind
from bounds.vocabulary.variables import Quantity, Variable

Relation = Literal["<=", ">=", "="]
Ends = Literal["", "both", "one"]
RELATIONS = {"<=": r"\le", ">=": r"\ge", "=": "="}  # in LaTeX
FULL_DIGITS = sys.float_info.min  # nearer to 0 doubles lose digits, and end at last


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class Statement:
    """The record of a theorem; `bounds.theorem` adds evaluating and solving."""

    slug: str
    family: str
    title: str
    statement: str
    formula: Callable[..., Any]
    variables: tuple[Variable, ...]
    returns: Quantity
    relation: Relation
    ends: Ends  # where a number has one above and one below: does delta pay for both together, or for one?
    decreasing_in: frozenset[str]
    monotone_where_informative: frozenset[str]  # in these it runs as declared only where it is informative
    free_parameters: frozenset[str]
    non_monotone: frozenset[str]
    envelope: Statement | None  # monotone where this one is not, and never below it
    teeth: Mapping[str, Callable[..., Any]]  # by uneven variable: a number that is the same all along each tooth
    chosen: str  # when tuned variables must be fixed: "before the data"
    where: tuple[Callable[..., Any], ...]
    assumes: tuple[Assumption, ...]
    proof: tuple[Step, ...]
    equivalent_forms: tuple[Callable[..., Any], ...]
    forms: tuple[PrintedForm, ...]  # as other works print it
    source: Source
    examples: tuple[Example, ...]
    misprints: tuple[Misprint, ...]
    written_beside: str  # how it differs from its siblings, with placeholders
    connections: tuple[Connection, ...]  # how it stands to others, beside what its proof uses
    needs_none: Trivial | None  # what holds without it
    silent: tuple[Silent, ...]  # where its value bounds nothing
    base: Statement | None = None  # of which this is a form in which another work prints it

    def variable(self, name: str) -> Variable:
        """The variable called `name`. Raises TypeError naming all."""
        for variable in self.variables:
            if variable.name == name:
                return variable
        raise TypeError(f"{self.slug} {self.readings.unknown(name)}")

    @cached_property
    def names(self) -> frozenset[str]:
        """What its variables are called in code."""
        return frozenset(variable.name for variable in self.variables)

    @cached_property
    def readings(self) -> Readings:
        """What else may be typed for its variables."""
        return Readings(self.variables)

    @property
    def see_also(self) -> str:
        """How it differs from its siblings."""
        return filled(self.written_beside)

    @property
    def solvable(self) -> tuple[str, ...]:
        """The variables it can be solved for: those in which it runs one way, or saws under an envelope."""
        enveloped = {variable.name for variable in self.envelope.variables} if self.envelope else set()
        apart = self.free_parameters | (self.non_monotone - enveloped)
        return tuple(variable.name for variable in self.variables if variable.name not in apart)

    @property
    def target_word(self) -> str:
        """What a target is called, `at_most` or `at_least`: the side on which the number lies. An exact number has the
        side of its envelope, else the one that is wanted: at least of a power, at most of a risk."""
        if self.relation != "=":
            return "at_least" if self.relation == ">=" else "at_most"
        large = self.returns.wanted == "large" if self.envelope is None else self.envelope.relation == ">="
        return "at_least" if large else "at_most"

    @property
    def trivial(self) -> float | None:
        """The value that holds without any theorem (an error rate never exceeds 1, nor is it below 0); None where there
        is none, and where it depends on the variables, as the range of a loss does: see `trivial_at`."""
        return None if self.needs_none is None or callable(self.needs_none.value) else self.needs_none.value

    def trivial_at(self, **inputs: Any) -> Any:
        """The value that holds without any theorem at these variables, a float or an array; None if there is none."""
        return None if self.needs_none is None else self.needs_none.at(inputs)

    def largest_at(self, **inputs: Any) -> Any:
        """The largest possible value of what it bounds, at these variables: a float or an array; None if unbounded."""
        return self.returns.trivial if self.relation == ">=" else self.trivial_at(**inputs)

    @property
    def is_share(self) -> bool:
        """Does what it bounds lie between 0 and 1? A loss may be larger where the theorem allows it."""
        return self.returns.trivial == 1 and self.needs_none == of_its_kind(self.returns, self.relation)

    def relation_of(self, value: float, rounded: Relation = "<=") -> Relation:
        """How what it states relates to `value`, the double that stands for it; every output has this sign.

        An exact number that is too near to 0 for all digits of a double was `rounded` to the double on that side of its
        absolute value: it is at most 5e-324, and not equal to that.
        """
        if self.relation != "=" or not 0 < abs(value) < FULL_DIGITS:
            return self.relation
        return "<=" if (rounded == "<=") == (value > 0) else ">="

    def is_sure(self, value: Any, **inputs: Any) -> Any:
        """Does a bound of `value` at these variables hold without any theorem? A bool, or an array."""
        if self.needs_none is None or self.relation == "=":
            return False
        sure = self.needs_none.at(inputs)
        return value >= sure if self.relation == "<=" else value <= sure

    def is_vacuous(self, value: Any, **inputs: Any) -> Any:
        """Is a bound of `value` at these variables vacuous? A bool, or an array.

        Every page and command decides by it what to mark as vacuous.
        """
        is_vacuous = self.is_sure(value, **inputs)
        for silent in self.silent:
            is_vacuous = is_vacuous | silent.holds(inputs)
        return is_vacuous

    def why_vacuous(self, value: float, inputs: Mapping[str, Any], it: str = "it") -> str:
        """Why a bound of `value` is vacuous, as a clause: `it never exceeds 1`; empty where it is informative."""
        for silent in self.silent:
            if silent.holds(inputs):
                return silent.why
        return self.needs_none.words(inputs, it) if self.needs_none and self.is_sure(value, **inputs) else ""

    def __repr__(self) -> str:
        return f"<theorem {self.slug}({', '.join(v.name for v in self.variables)}) -> {self.returns.name}>"
