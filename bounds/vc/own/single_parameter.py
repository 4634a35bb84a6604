"""Polynomials in one parameter: the labels change at their roots only, so each root and each gap between tell all."""

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from flint import arb, fmpq, fmpq_poly, fmpz_poly

from bounds.formula.turns import Working
from bounds.vc.own.domains import LetterRange
from bounds.vc.own.faces import simplest_between
from bounds.vc.own.polynomials import Factor
from bounds.vc.own.table_of_signs import SignTable
from bounds.vc.own.tree import Condition

Roots: TypeAlias = list[tuple[Any, Any]]  # balls, with their irreducible polynomials

HIGHEST = 40  # degree of all polynomials together
BITS = (128, 512, 2048)


def only_parameter(factors: Sequence[Factor]) -> str | None:
    """The parameter, where there is only one and its powers are not too high."""
    names = {name for factor in factors for monomial, _ in factor.polynomial for name, _ in monomial}
    degree = sum(max((p for m, _ in factor.polynomial for _, p in m), default=0) for factor in factors)
    return names.pop() if len(names) == 1 and degree <= HIGHEST else None


def reached_by_roots(
    condition: Condition, table: SignTable, name: str, domain: LetterRange
) -> tuple[dict[int, dict[str, Fraction]], frozenset[int]] | None:
    """Labellings with rational parameters that give them, and all that are possible, also at irrational roots.

    None where the roots are too close together to be told apart.
    """
    polynomials = [_polynomial(factor) for factor in table.factors]
    for bits in BITS:
        with Working(bits):
            roots = _roots([*polynomials, *_ends(domain)])
            if roots is not None:
                rational, labellings = _walked(condition, table, polynomials, roots, domain)
                if labellings is not None:
                    return {mask: {name: number} for mask, number in rational.items()}, labellings
    return None


def _polynomial(factor: Factor) -> Any:
    terms = {(monomial[0][1] if monomial else 0): coefficient for monomial, coefficient in factor.polynomial}
    dense = [terms.get(power, Fraction(0)) for power in range(max(terms) + 1)]
    return fmpq_poly([fmpq(c.numerator, c.denominator) for c in dense])


def _ends(domain: LetterRange) -> list[Any]:
    ends = [end for end in (domain.low, domain.high) if end is not None]
    return [fmpq_poly([fmpq(-end.numerator, end.denominator), 1]) for end in ends]


def _roots(polynomials: Sequence[Any]) -> Roots | None:
    """Every real root as a ball, with its irreducible polynomial, from left to right; None where two balls overlap."""
    parts = {tuple(int(c) for c in part.coeffs()): part for p in polynomials for part, _ in p.numer().factor()[1]}
    complex_roots: list[tuple[Any, Any]] = [(part, fmpz_poly(part).complex_roots()) for part in parts.values()]
    roots = [(root.real, part) for part, each in complex_roots for root, _ in each if root.imag == 0]
    roots.sort(key=lambda root: float(root[0].mid()))
    return roots if all(a < b for (a, _), (b, _) in pairwise(roots)) else None


def _walked(
    condition: Condition, table: SignTable, polynomials: Sequence[Any], roots: Roots, domain: LetterRange
) -> tuple[dict[int, Fraction], frozenset[int] | None]:
    """The labellings at each root and in each gap. The second is None where a ball does not tell a sign."""
    rational: dict[int, Fraction] = {}
    labellings: set[int] = set()
    for ball, part in roots:
        exact = _fraction(part)
        if not (domain.holds(exact) if exact is not None else _lies_within(ball, domain)):
            continue
        signs = [0 if _divides(part, p) else _sign(_at(p, ball)) for p in polynomials]
        if None in signs:
            return {}, None
        mask = _labelling(condition, table, [sign or 0 for sign in signs])
        labellings.add(mask)
        if exact is not None:
            rational.setdefault(mask, exact)
    for number in _between(roots):
        if domain.holds(number):
            at = fmpq(number.numerator, number.denominator)
            mask = _labelling(condition, table, [int(p(at) > 0) - int(p(at) < 0) for p in polynomials])
            labellings.add(mask)
            rational.setdefault(mask, number)
    return rational, frozenset(labellings)


def _labelling(condition: Condition, table: SignTable, signs: list[int]) -> int:
    return int(table.labellings(condition, np.array([signs], np.int8))[0])


def _between(roots: Roots) -> list[Fraction]:
    """A short fraction of each gap."""
    if not roots:
        return [Fraction(0)]
    lows, highs = [_exactly(ball.lower()) for ball, _ in roots], [_exactly(ball.upper()) for ball, _ in roots]
    inner = [simplest_between(high, low) for high, low in zip(highs, lows[1:], strict=False)]
    return [simplest_between(None, lows[0]), *inner, simplest_between(highs[-1], None)]


def _exactly(end: Any) -> Fraction:
    mantissa, exponent = end.mid().man_exp()
    return Fraction(int(mantissa)) * Fraction(2) ** int(exponent)


def _fraction(part: Any) -> Fraction | None:
    """The root of a linear polynomial."""
    coefficients = [int(c) for c in part.coeffs()]
    return Fraction(-coefficients[0], coefficients[1]) if len(coefficients) == 2 else None


def _lies_within(ball: Any, domain: LetterRange) -> bool:
    """Whether a root that is no fraction, and so no end of the range, lies in it."""
    above = domain.low is None or ball > fmpq(domain.low.numerator, domain.low.denominator)
    return bool(above and (domain.high is None or ball < fmpq(domain.high.numerator, domain.high.denominator)))


def _divides(part: Any, polynomial: Any) -> bool:
    remainder: Any = fmpq_poly(polynomial.numer()) % fmpq_poly(part)
    return bool(remainder == 0)


def _at(polynomial: Any, ball: Any) -> Any:
    """By Horner's rule; the common denominator, which is positive, is left out."""
    return reduce(lambda total, c: total * ball + c, reversed(polynomial.numer().coeffs()), arb(0))


def _sign(ball: Any) -> int | None:
    if ball > 0:
        return 1
    return -1 if ball < 0 else None
