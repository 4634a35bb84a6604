"""How many labellings does any set of m points get? Z3 decides it, an SMT solver, for linear comparisons.

The points are unknown, and so are the parameters of each labelling. Where all 2^m sets of inequalities contradict each
other, no m points are shattered. Z3 computes with fractions, and its work is limited by steps and not by a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

import z3

from bounds.vc.dichotomies.restriction import Labels, Points, unpacked
from bounds.vc.own.linear_class import LinearClass
from bounds.vc.own.polynomials import Factor, Monomial, SignedProduct
from bounds.vc.own.tree import Condition, Every, Opposite, SignCondition, Some

STEPS, COUNTING = (
    15_000_000,
    4_000_000,
)  # Z3's own count, for one question: is any set shattered, and how many labellings?
SIGNS = (1, 0, -1)


@dataclass(frozen=True)
class MostLabellings:
    """No set gets more than `at_most` (None: undecided); `points` is one that gets more than were known.

    `contradiction` holds labellings that no m points get all of, in the order of their first coordinate, where none are
    shattered.
    """

    at_most: int | None
    points: Points | None
    contradiction: tuple[Labels, ...] = ()


def most_labellings(cls: LinearClass, m: int, known: int) -> MostLabellings:
    """Sought from `known` labellings on, which some set of m points gets."""
    question = _Question.of(cls, m)
    answer = question.shattered()
    if answer != "unsat":
        is_shattered = answer == "sat" and cls.is_tight
        return MostLabellings(1 << m if is_shattered else None, question.points() if is_shattered else None)
    contradiction, points, at_most = question.contradiction(), None, (1 << m) - 1
    while known < at_most:
        answer, count = question.more_than(known)
        if answer == "unsat":
            return MostLabellings(known, points, contradiction)
        if answer != "sat":
            break
        known, points = count, question.points() if cls.is_tight else None
    return MostLabellings(at_most, points, contradiction)


def contradicting(cls: LinearClass, m: int) -> tuple[Labels, ...]:
    """Labellings that no m points get all of; none where some are shattered, or where that is undecided."""
    question = _Question.of(cls, m)
    return question.contradiction() if question.shattered() == "unsat" else ()


@dataclass(frozen=True, eq=False)
class _Question:
    """Which of the 2^m labellings, switched on by `switches`, can be given together?"""

    cls: LinearClass
    m: int
    solver: Any
    switches: Sequence[Any]
    places: Sequence[Mapping[Monomial, Any]]

    @classmethod
    def of(cls, linear: LinearClass, m: int) -> _Question:
        context = z3.Context()  # its own: Z3's common one is not for several threads
        solver = z3.Solver(ctx=context)
        solver.set("rlimit", STEPS)
        solver.set("core.minimize", True)
        places = [{u: _unknown(u, f"at {i}", context) for u in linear.of_points} for i in range(m)]
        solver.add(*_apart(places, [((name, 1),) for name in linear.described.coordinates]))
        solver.add(*(square for place in places for square in _squares(place)))
        switches = []
        for mask in range(1 << m):
            switch = z3.Bool(f"labelling {mask}", context)
            parameters = {u: _unknown(u, f"of {mask}", context) for u in linear.of_parameters}
            labels = unpacked(mask, m)
            given_by = z3.Or(*(_labels(linear, choice, places, parameters, labels) for choice in linear.choices))
            solver.add(z3.Implies(switch, z3.And(given_by, *_ranges(linear, parameters), *_squares(parameters))))
            switches.append(switch)
        return cls(linear, m, solver, switches, places)

    def shattered(self) -> str:
        return str(self.solver.check(*self.switches))

    def more_than(self, known: int) -> tuple[str, int]:
        """Are more labellings possible, and how many were met?"""
        self.solver.set("rlimit", COUNTING)
        self.solver.add(z3.PbGe([(switch, 1) for switch in self.switches], known + 1))
        answer = str(self.solver.check())
        model = self.solver.model() if answer == "sat" else None
        return answer, sum(z3.is_true(model.eval(s)) for s in self.switches) if model is not None else 0

    def points(self) -> Points:
        """Those of the last answer."""
        model = self.solver.model()
        names = [((name, 1),) for name in self.cls.described.coordinates]
        return tuple(
            tuple(Fraction(str(model.eval(place[name], model_completion=True))) for name in names)
            for place in self.places
        )

    def contradiction(self) -> tuple[Labels, ...]:
        core = {str(switch) for switch in self.solver.unsat_core()}
        masks = [mask for mask, switch in enumerate(self.switches) if str(switch) in core]
        return tuple(unpacked(mask, self.m) for mask in masks)


def _unknown(monomial: Monomial, where: str, context: Any) -> Any:
    return z3.Real(f"{monomial} {where}", context)


def _apart(places: Sequence[Mapping[Monomial, Any]], names: Sequence[Monomial]) -> Iterator[Any]:
    """Points from left to right, no two of them the same."""
    for first, second in pairwise(places):
        yield first[names[0]] <= second[names[0]]
    for first, second in combinations(places, 2):
        yield z3.Or(*(first[name] != second[name] for name in names))


def _squares(unknowns: Mapping[Monomial, Any]) -> Iterator[Any]:
    """Even powers are not negative."""
    for monomial, unknown in unknowns.items():
        if all(power % 2 == 0 for _, power in monomial):
            yield unknown >= 0


def _ranges(cls: LinearClass, parameters: Mapping[Monomial, Any]) -> Iterator[Any]:
    for name, domain in cls.described.ranges.items():
        unknown = parameters.get(((name, 1),))
        if unknown is not None and domain.low is not None:
            yield unknown >= str(domain.low) if domain.low_is_in else unknown > str(domain.low)
        if unknown is not None and domain.high is not None:
            yield unknown <= str(domain.high) if domain.high_is_in else unknown < str(domain.high)


def _labels(
    cls: LinearClass,
    signs: Mapping[SignCondition, SignedProduct],
    places: Sequence[Mapping[Monomial, Any]],
    parameters: Mapping[Monomial, Any],
    labels: Labels,
) -> Any:
    """These parameters label the places so."""
    conditions = []
    for place, label in zip(places, labels, strict=True):
        condition = _condition(cls.described.condition, signs, {**place, **parameters})
        conditions.append(condition if label else z3.Not(condition))
    return z3.And(*conditions)


def _condition(
    condition: Condition, signs: Mapping[SignCondition, SignedProduct], unknowns: Mapping[Monomial, Any]
) -> Any:
    context = next(iter(unknowns.values())).ctx
    match condition:
        case SignCondition():
            return _comparison(condition, signs[condition], unknowns, context)
        case Every(parts):
            return z3.And(*(_condition(part, signs, unknowns) for part in parts), context)
        case Some(parts):
            return z3.Or(*(_condition(part, signs, unknowns) for part in parts), context)
        case Opposite(part):
            return z3.Not(_condition(part, signs, unknowns))


def _comparison(condition: SignCondition, signed: SignedProduct, unknowns: Mapping[Monomial, Any], context: Any) -> Any:
    """By the signs of the factors: any of them 0, or how many are negative."""
    if signed.sign is None:
        return z3.BoolVal(condition.holds(None), context)
    terms = [(factor, _term(factor, unknowns, context)) for factor in signed.factors]
    if len(terms) == 1 and terms[0][0].odd and not terms[0][0].below:
        return _any_sign(terms[0][1], [s for s in SIGNS if condition.holds(s * signed.sign)], context)
    vanishes = z3.Or(*(term == 0 for factor, term in terms if not factor.below), context)
    is_undefined = z3.Or(*(term == 0 for factor, term in terms if factor.below), context)
    is_negative = z3.BoolVal(signed.sign < 0, context)
    for factor, term in terms:
        if factor.odd:
            is_negative = z3.Xor(is_negative, term < 0)
    if signed.sign == 0:
        vanishes = z3.BoolVal(True, context)
    holds = {sign: z3.BoolVal(condition.holds(sign), context) for sign in SIGNS}
    by_sign = z3.If(vanishes, holds[0], z3.If(is_negative, holds[-1], holds[1]))
    return z3.simplify(z3.And(z3.Not(is_undefined), by_sign))


def _any_sign(term: Any, signs: Iterable[int], context: Any) -> Any:
    kinds = {1: term > 0, 0: term == 0, -1: term < 0}
    match tuple(signs):
        case (1, 0):
            return term >= 0
        case (0, -1):
            return term <= 0
        case (1, -1):
            return term != 0
        case only:
            return z3.Or(*(kinds[sign] for sign in only), context)


def _term(factor: Factor, unknowns: Mapping[Monomial, Any], context: Any) -> Any:
    terms = [
        (z3.RealVal(str(coefficient), context) if not monomial else str(coefficient) * unknowns[monomial])
        for monomial, coefficient in factor.polynomial
    ]
    return z3.Sum(terms)
