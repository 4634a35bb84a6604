"""What a bound is made of: the shares of its complexity, of its confidence and of the losses observed.

A part is taken away by giving its variables the values at which they say least: a class of VC dimension 0, a failure
probability of 1, a sample without errors. Its share is its Shapley value: what the bound loses with it, averaged over
all orders in which the parts can be taken away. So shares add up, even of what stands together under a root. What is
left without all of them, constants and other inputs, is the `rest`.

>>> from bounds import theorems
>>> from bounds.comparison.terms import terms
>>> made_of = terms(theorems["finite_one_sided"], {"m": 100, "delta": 0.05, "ln_size": 30})
>>> {term.part: round(term.share, 4) for term in made_of}
{'complexity': 0.8261, 'confidence': 0.1739, 'rest': 0.0}
>>> made_of.sentence
'The complexity term dominates: 83\xa0% of the bound.'
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, combinations, product
from typing import Any, Literal

from bounds.numbers import UNBROKEN, format_number, percent
from bounds.solving import evaluation, validation
from bounds.theorem import Theorem
from bounds.vocabulary.prose import listed
from bounds.vocabulary.variables import Role, Variable

Part = Literal["complexity", "confidence", "observed", "rest"]
ROLES: tuple[Role, ...] = ("complexity", "confidence", "observed")
LABELS = {"observed": "observed losses", "rest": "constants and other inputs"}
SUBJECTS = {"complexity": "the complexity term", "confidence": "the confidence term"}
SINGULAR, PLURAL = ("is the largest part", "dominates"), ("are the largest part", "dominate")
NEARLY_NONE = 1e-200  # d ln(m/d) has no value at 0, and none to speak of here
NEARLY_SURE = math.nextafter(1, 0)
DIGITS = 2  # of a share in percent
SLIGHT = 1e-9  # of the bound: rounding errors
HALF = 0.5


@dataclass(frozen=True)
class BoundTerm:
    """A part of a bound: its variables, the value to which they went when it was taken away, and its `share`."""

    part: Part
    share: float
    variables: tuple[Variable, ...] = ()
    least: Mapping[str, float] | None = None

    @property
    def label(self) -> str:
        """With its symbols: `complexity d`."""
        symbols = ", ".join(variable.label for variable in self.variables)
        return f"{LABELS.get(self.part, self.part)} {symbols}".strip()

    @property
    def departures(self) -> tuple[str, ...]:
        """How it is taken away: `d → 0`."""
        limits = [(variable.label, round(self.least[variable.name])) for variable in self.variables if self.least]
        return tuple(f"{label}{UNBROKEN}→{UNBROKEN}{format_number(limit)}" for label, limit in limits)


@dataclass(frozen=True)
class Terms:
    """All terms of a bound; their shares are at least 0 and add up to 1."""

    bound: float
    parts: tuple[BoundTerm, ...]

    def __iter__(self) -> Iterator[BoundTerm]:
        return iter(self.parts)

    @property
    def largest(self) -> BoundTerm:
        """The term with the largest share."""
        return max(self.parts, key=lambda term: term.share)

    @property
    def verdict(self) -> str:
        """`the complexity term dominates`, or is only the largest part."""
        part = self.largest.part
        verbs = SINGULAR if part in SUBJECTS else PLURAL
        return f"{SUBJECTS.get(part) or LABELS[part]} {verbs[self.largest.share > HALF]}"

    @property
    def sentence(self) -> str:
        """`The complexity term dominates: 83 % of the bound.`"""
        return f"{self.verdict[:1].upper()}{self.verdict[1:]}: {percent(self.largest.share, DIGITS)} of the bound."

    @property
    def method(self) -> str:
        """How the shares are computed, in a sentence."""
        taken = [term.departures for term in self.parts if term.variables]
        orders = {1: "", 2: ", averaged over both orders"}.get(len(taken), ", averaged over all orders")
        return f"A share is what the bound loses as {listed([*chain.from_iterable(taken)])}{orders}."


def why_vacuous(made_of: Terms | None, size: int | None) -> str:
    """`the complexity term dominates (83 %); informative from m = 894`, as far as it is known."""
    parts = [f"{made_of.verdict} ({percent(made_of.largest.share, DIGITS)})"] if made_of else []
    parts += [] if size is None else [f"informative from m = {format_number(size)}"]
    return "; ".join(parts)


def can_be_told(theorem: Theorem) -> bool:
    """Whether it is an upper bound with terms to be told apart."""
    return theorem.relation == "<=" and any(variable.role for variable in theorem.variables)


def terms(theorem: Theorem, inputs: Mapping[str, Any]) -> Terms | None:
    """The terms of an upper bound at these inputs; None of other statements, and where a part cannot be taken away:
    the formula has no value without it, or a larger one.

    Raises DomainError as the theorem does.
    """
    numbers = validation.checked(theorem, inputs)
    whole = _value(theorem, numbers)
    roles = [role for role in ROLES if _in(theorem, role)]
    if not can_be_told(theorem) or not 0 < whole < math.inf:
        return None
    for ends in product(*(_ends(theorem, role) for role in roles)):
        least = dict(zip(roles, ends, strict=True))
        if shares := _shares(theorem, numbers, least):
            return Terms(whole, tuple(_term(theorem, part, share / whole, least) for part, share in shares.items()))
    return None


def _in(theorem: Theorem, part: Part) -> tuple[Variable, ...]:
    return tuple(variable for variable in theorem.variables if variable.role == part)


def _ends(theorem: Theorem, role: Role) -> list[dict[str, float]]:
    """The values at which the role's variables may say least: nothing, where the formula knows what that is, or the
    least that their own domains allow."""
    numbers = {"confidence": (1.0, NEARLY_SURE), "observed": (0.0,)}.get(role, (0.0, NEARLY_NONE))
    ends = [{variable.name: number for variable in _in(theorem, role)} for number in numbers]
    return (
        ends
        if role != "complexity"
        else [*ends, {variable.name: variable.domain.low for variable in _in(theorem, role)}]
    )


def _shares(
    theorem: Theorem, numbers: Mapping[str, Any], least: Mapping[Role, Mapping[str, float]]
) -> dict[Part, float]:
    """By part, how much of the bound is its own; empty unless the bound falls with each part that is taken away."""
    left: dict[frozenset[Role], float] = {}
    for count in range(len(least) + 1):
        for present in map(frozenset, combinations(least, count)):
            without = {name: end for role, ends in least.items() if role not in present for name, end in ends.items()}
            left[present] = _value(theorem, {**numbers, **without})
    slight = SLIGHT * left[frozenset(least)]
    shares: dict[Part, float] = {}
    for role in least:
        share = 0.0
        for before in (present for present in left if role not in present):
            gain = left[before | {role}] - left[before]
            if not gain >= -slight:  # nan is not
                return {}
            share += gain / (len(least) * math.comb(len(least) - 1, len(before)))
        shares[role] = share
    rest = left[frozenset()]
    return {**shares, "rest": rest} if rest >= -slight else {}


def _term(theorem: Theorem, part: Part, share: float, least: Mapping[Role, Mapping[str, float]]) -> BoundTerm:
    return BoundTerm(part, share if share > 0 else 0.0, _in(theorem, part), None if part == "rest" else least[part])


def _value(theorem: Theorem, numbers: Mapping[str, Any]) -> float:
    """The formula's value, even where a variable's own domain has ended; nan without one."""
    try:
        return float(evaluation.run(theorem, numbers))
    except (ArithmeticError, ValueError, TypeError, NotImplementedError):
        return math.nan
