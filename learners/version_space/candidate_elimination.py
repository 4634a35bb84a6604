"""Candidate elimination: the version space of conjunctions by its most specific and most general members."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from learners.shared.arrays import unmasked
from learners.version_space.conjunctions import (
    Attributes,
    Conjunction,
    all_conjunctions,
    at_least_as_general,
    covers,
    everything,
    least_generalization,
    least_specializations,
    nothing,
)


@dataclass(frozen=True)
class Border:
    """Most specific and most general consistent conjunctions; both empty when no conjunction is consistent."""

    specific: tuple[Conjunction, ...]
    general: tuple[Conjunction, ...]


@dataclass(frozen=True)
class VersionSpace:
    """All conjunctions that agree with the sample, between two borders.

    Attributes
    ----------
    attributes : the values of each attribute.
    trace : the borders before the first example and after each.
    collapsed_at : index of the first example after which no conjunction is left; None while some are. Noise, or a
        target that is no conjunction, does that.
    """

    attributes: tuple[tuple[Any, ...], ...]
    trace: tuple[Border, ...]
    collapsed_at: int | None

    @property
    def specific(self) -> tuple[Conjunction, ...]:
        return self.trace[-1].specific

    @property
    def general(self) -> tuple[Conjunction, ...]:
        return self.trace[-1].general

    def members(self) -> Iterator[Conjunction]:
        """Every consistent conjunction, by enumerating all: product of (values + 1), and the one covering nothing."""
        for conjunction in all_conjunctions(self.attributes):
            above = any(at_least_as_general(conjunction, s) for s in self.specific)
            if above and any(at_least_as_general(g, conjunction) for g in self.general):
                yield conjunction

    def size(self) -> int:
        """How many conjunctions are consistent."""
        return sum(1 for _ in self.members())

    def votes(self, x: Sequence[Any]) -> tuple[int, int]:
        """How many members call x negative, and how many positive."""
        verdicts = [covers(member, x) for member in self.members()]
        return len(verdicts) - sum(verdicts), sum(verdicts)

    def verdict(self, x: Sequence[Any]) -> bool | None:
        """What all members say of x, from the borders alone; None where they differ or there are none."""
        if self.specific and all(covers(s, x) for s in self.specific):
            return True
        if self.specific and not any(covers(g, x) for g in self.general):
            return False
        return None

    def ambiguous(self) -> list[tuple[Any, ...]]:
        """The points of the domain on which members differ."""
        return [x for x in product(*self.attributes) if self.specific and self.verdict(x) is None]


def candidate_elimination(attributes: Attributes, X: Sequence[Sequence[Any]], y: Sequence[Any]) -> VersionSpace:
    """Narrow both borders example by example.

    `attributes` lists the values of each attribute, two or more; X `(samples, attributes)` are points, y `(samples,)`
    is true (or 1) for positive ones. A positive example generalizes the specific border and strikes general members
    that miss it; a negative one specializes the general border and strikes specific members that cover it. The
    result does not depend on the order of the examples. ValueError for values that are not listed.

    Source: Mitchell (1997), Machine Learning, section 2.5; lecture notes by Matteoni (2022), version space.
    """
    domain = judged(attributes, X, y, "candidate_elimination")
    specific, general = {nothing(len(domain))}, {everything(len(domain))}
    trace = [Border(tuple(specific), tuple(general))]
    collapsed = None
    for index, (x, positive) in enumerate(zip(X, y, strict=True)):
        narrow = _positive if positive else _negative
        specific, general = narrow(specific, general, tuple(x), domain)
        if not (specific and general):
            specific, general = set(), set()
            collapsed = index if collapsed is None else collapsed
        trace.append(Border(_ordered(specific), _ordered(general)))
    return VersionSpace(domain, tuple(trace), collapsed)


Borders = tuple[set[Conjunction], set[Conjunction]]


def _positive(specific: set[Conjunction], general: set[Conjunction], x: Conjunction, domain: Attributes) -> Borders:
    general = {g for g in general if covers(g, x)}
    raised = {least_generalization(s, x) for s in specific}
    return {s for s in raised if any(at_least_as_general(g, s) for g in general)}, general


def _negative(specific: set[Conjunction], general: set[Conjunction], x: Conjunction, domain: Attributes) -> Borders:
    specific = {s for s in specific if not covers(s, x)}
    lowered: set[Conjunction] = set()
    for g in general:
        lowered |= set(least_specializations(g, x, domain)) if covers(g, x) else {g}
    kept = {g for g in lowered if any(at_least_as_general(g, s) for s in specific)}
    # Only NOTHING lies below a conjunction without ANY that covers x.
    if not kept and nothing(len(x)) in specific:
        kept = {nothing(len(x))}
    return specific, {g for g in kept if not any(g != other and at_least_as_general(other, g) for other in kept)}


def _ordered(conjunctions: set[Conjunction]) -> tuple[Conjunction, ...]:
    return tuple(sorted(conjunctions, key=repr))


def judged(attributes: Attributes, X: Sequence[Sequence[Any]], y: Sequence[Any], by: str) -> tuple[Conjunction, ...]:
    """The values of each attribute; ValueError in the name of the function `by` for what cannot be learnt from."""
    unmasked(X, y)
    domain = tuple(tuple(values) for values in attributes)
    if not domain or any(len(set(values)) < 2 or len(set(values)) < len(values) for values in domain):
        raise ValueError(
            f"attributes of {by} (values of each) must be two or more different values for each of one or more "
            f"attributes; got {attributes!r}"
        )
    for x in X:
        if len(x) != len(domain) or any(value not in values for value, values in zip(x, domain, strict=False)):
            raise ValueError(f"X of {by} (points) must have listed values, one for each; got {x!r}")
    if len(X) != len(y):
        raise ValueError(f"y of {by} (labels) must be as many as the points, {len(X)}; got {len(y)}")
    return domain
