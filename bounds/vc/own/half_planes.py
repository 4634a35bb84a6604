"""Intersections, or unions, of half-planes: at most 2k + 1 points are shattered, and on the line at most 2.

An intersection of half-planes is convex, so points that it shatters are the corners of a convex polygon. Of 2k + 2 such
corners, labelled + - + - all around, k + 1 are left out, two of them by the same of the k half-planes. The segment that
joins these two crosses one that joins corners labelled +, so that the crossing is left out and is not: impossible.
A union is the complement of an intersection of complements, which are half-planes too.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bounds.vc.own.language import Described
from bounds.vc.own.polynomials import Polynomial
from bounds.vc.own.tree import Condition, Every, Opposite, SignCondition, Some

LINE, PLANE = 1, 2


@dataclass(frozen=True)
class HalfPlanes:
    """Every hypothesis is the intersection, or the union, of so many half-planes, or of half-lines on the line."""

    number: int
    is_union: bool
    space: int

    @property
    def dimension(self) -> int:
        """What the VC dimension is at most: on the line an intersection is an interval."""
        return 2 if self.space == LINE else 2 * self.number + 1


def half_planes(described: Described, polynomials: Mapping[SignCondition, Polynomial]) -> HalfPlanes | None:
    """None for any other formula. `polynomials` are those of its comparisons."""
    names = described.coordinates
    if len(names) not in (LINE, PLANE):
        return None
    for joined in (Every, Some):
        signs = _joined(described.condition, joined)
        if signs and all(_is_affine(polynomials[sign], names) for sign in signs):
            return HalfPlanes(len(signs), joined is Some, len(names))
    return None


def _joined(condition: Condition, joined: type) -> list[SignCondition] | None:
    """The inequalities that are `joined` by and, or by or, and by nothing else; not (a and b) is not a or not b."""
    match condition:
        case SignCondition():
            return [condition] if condition.relation in (">", ">=") else None
        case Opposite(part):
            return _joined(part, Some if joined is Every else Every)
        case Every(parts) | Some(parts):
            inner = [_joined(part, joined) for part in parts] if isinstance(condition, joined) else []
            known = [signs for signs in inner if signs is not None]
            return [sign for signs in known for sign in signs] if inner and len(known) == len(inner) else None


def _is_affine(whole: Polynomial, coordinates: tuple[str, ...]) -> bool:
    """Of degree 1 at most in the coordinates together."""
    return all(sum(power for name, power in monomial if name in coordinates) <= 1 for monomial in whole)
