"""Comparisons that are linear in the point and the parameters together, as a solver of linear inequalities takes them.

Powers and products of coordinates, x² or x y, count as numbers of their own, and those of parameters too. So more
labellings become possible, never fewer: what is impossible then is so for the class. A product of both, w x, is not
linear.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product as choices_of
from math import prod

from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Monomial, SignedProduct, product
from bounds.vc.own.tree import SignCondition, comparisons

MOST_CHOICES = 64


@dataclass(frozen=True)
class LinearClass:
    """The signs of all comparisons for every `choice` of the parameters that range over finitely many numbers.

    `is_tight` where no power or product counts as a number of its own.
    """

    described: Described
    choices: tuple[Mapping[SignCondition, SignedProduct], ...]
    of_points: tuple[Monomial, ...]
    of_parameters: tuple[Monomial, ...]

    @property
    def is_tight(self) -> bool:
        """Is every unknown a coordinate or a parameter?"""
        return all(_degree(monomial) == 1 for monomial in (*self.of_points, *self.of_parameters))


def linear_class(described: Described) -> LinearClass | None:
    """None where a comparison is not linear, or a coordinate has a range."""
    if any(name in described.ranges for name in described.coordinates):
        return None
    domains = {name: domain.values for name in described.parameters if (domain := described.range_of(name)).values}
    if prod(len(values) for values in domains.values()) > MOST_CHOICES:
        return None
    choices = [_signs(described, dict(zip(domains, chosen, strict=True))) for chosen in choices_of(*domains.values())]
    linear = tuple(choice for choice in choices if choice is not None)
    if len(linear) < len(choices):
        return None
    monomials = {m for choice in linear for signed in choice.values() for f in signed.factors for m, _ in f.polynomial}
    of_points = {m for m in monomials if m and m[0][0] in described.coordinates}
    names = {((name, 1),) for name in described.coordinates}
    of_parameters = sorted(monomials - of_points - {()})
    return LinearClass(described, linear, tuple(sorted(of_points | names)), tuple(of_parameters))


def _signs(described: Described, at: Mapping[str, Fraction]) -> dict[SignCondition, SignedProduct] | None:
    """Of every comparison; None where one is no polynomial, or mixes coordinates and parameters in a product."""
    signs = {sign: product(sign.term, at) for sign in comparisons(described.condition)}
    known = {sign: signed for sign, signed in signs.items() if signed is not None}
    monomials = (m for signed in known.values() for factor in signed.factors for m, _ in factor.polynomial)
    is_mixed = any(len({name in described.coordinates for name, _ in monomial}) > 1 for monomial in monomials)
    return None if is_mixed or len(known) < len(signs) else known


def _degree(monomial: Monomial) -> int:
    return sum(power for _, power in monomial)
