"""Halfspaces, and the classes that are halfspaces of lifted points: balls and polynomial thresholds.

A labelling is realized where some hyperplane has the ones strictly on one side and the zeros strictly on the other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, lcm, prod

from bounds.vc.dichotomies.cells import Vector, cells
from bounds.vc.dichotomies.centring import centred
from bounds.vc.dichotomies.gordan import balancing
from bounds.vc.dichotomies.restriction import (
    Hypothesis,
    Labels,
    Point,
    Points,
    Refutation,
    Restriction,
    decimal,
    names,
    packed,
)

Lift = Callable[[Sequence[Fraction]], Point]
Weights = tuple[Fraction, ...]

MOST_MONOMIALS = 1000


@dataclass(frozen=True)
class LiftedClass:
    """A class of the form sign(w·lift(x)), perhaps with conditions w·v > 0 on the weights themselves."""

    lift: Lift
    in_words: Callable[[Weights, Points], Hypothesis]
    meets: str  # what the balance of the two groups of points means
    conditions: tuple[Vector, ...] = ()

    def restriction(self, dimension: int) -> Restriction:
        return Restriction(self._labellings, self._hypothesis, self._obstacle, dimension)

    def _labellings(self, points: Points) -> frozenset[int]:
        return frozenset(self._cells(points))

    def _cells(self, points: Points) -> dict[int, Vector]:
        conditions = len(self.conditions)
        kept = (1 << conditions) - 1
        width = len(self.lift(points[0])) if points else 0
        cells_by_signs = cells(
            [*self.conditions, *(_whole(self.lift(point)) for point in points)] if points else [], width
        )
        return {mask >> conditions: w for mask, w in cells_by_signs.items() if not points or mask & kept == kept}

    def _hypothesis(self, points: Points, labels: Labels) -> Hypothesis:
        constraints = self._constraints(points, labels)
        if not constraints:
            return Hypothesis("anything", {}, lambda _: 0)
        return self.in_words(self._weights(points, labels, constraints), points)

    def _weights(self, points: Points, labels: Labels, constraints: list[Vector]) -> Weights:
        if not self.conditions and not labels[0]:  # the mirrored weights give the mirrored labels
            mirrored = tuple(1 - label for label in labels)
            return tuple(-w for w in self._weights(points, mirrored, self._constraints(points, mirrored)))
        centre = centred(tuple(constraints))
        return centre or tuple(map(Fraction, self._cells(points)[packed(labels)]))

    def _constraints(self, points: Points, labels: Labels) -> list[Vector]:
        """Vectors that the weights must have on their positive side."""
        signed = [_whole(self.lift(point), 1 if label else -1) for point, label in zip(points, labels, strict=True)]
        return [*self.conditions, *signed] if signed else []

    def _obstacle(self, points: Points, labels: Labels) -> Refutation:
        conditions = len(self.conditions)
        weights = balancing(self._constraints(points, labels))
        if weights is None:
            raise ValueError("this labelling is realized")
        scales = [_scale(self.lift(point)) for point in points]
        balance = [weight * scale for weight, scale in zip(weights[conditions:], scales, strict=True)]
        involved = tuple(i for i, weight in enumerate(balance) if weight)
        half = sum((balance[i] for i in involved if labels[i]), Fraction(0)) or sum(balance, Fraction(0))
        coefficients = tuple(balance[i] / half for i in involved)
        terms = {i: f"{c} for {names([i])}" for i, c in zip(involved, coefficients, strict=True)}
        sides = [", ".join(terms[i] for i in involved if labels[i] == label) for label in (1, 0)]
        groups = [f"{side} ({word})" for side, word in zip(sides, ("positive", "negative"), strict=True) if side]
        return Refutation(f"{self.meets}: weights {'; '.join(groups)}.", involved, coefficients)


def _scale(lifted: Point) -> int:
    return lcm(*(x.denominator for x in lifted))


def _whole(lifted: Point, sign: int = 1) -> Vector:
    scale = sign * _scale(lifted)
    return tuple(int(x * scale) for x in lifted)


def halfspaces(n: int) -> Restriction:
    """sign(w·x + b) in R^n."""
    return LiftedClass(
        lambda x: (*x, Fraction(1)),
        lambda w, _: _linear(w, lambda x: (*x, Fraction(1)), [*_coordinates(n), ""]),
        "The convex hulls of the positive and of the negative points meet (Radon), so no hyperplane separates them",
    ).restriction(n)


def homogeneous_halfspaces(n: int) -> Restriction:
    """sign(w·x) in R^n; the origin lies on every such hyperplane and gets no label."""
    return LiftedClass(
        tuple,
        lambda w, _: _linear(w, tuple, _coordinates(n)),
        "The positive points and the mirrored negative points balance at the origin (Gordan), so no hyperplane "
        "through it has them all on one side",
    ).restriction(n)


def polynomials(n: int, p: int) -> Restriction:
    """The sign of a polynomial of degree at most p in n variables. Raises ValueError above 1,000 monomials."""
    if (terms := comb(n + p, p)) > MOST_MONOMIALS:
        raise ValueError(
            f"points are tested against polynomials of at most {MOST_MONOMIALS:,} monomials; "
            f"degree {p} in {n:,} variables has {'more' if terms > 10**15 else f'{terms:,}'}"
        )
    monomials = [m for degree in range(p + 1) for m in combinations_with_replacement(range(n), degree)]

    def lift(x: Sequence[Fraction]) -> Point:
        return tuple(prod((x[j] for j in monomial), start=Fraction(1)) for monomial in monomials)

    written = [_monomial(monomial) for monomial in monomials]
    return LiftedClass(
        lift,
        lambda w, _: _linear(w, lift, written),
        "Every polynomial of this degree has the same mean over the positive points as over the negative ones, "
        "with these weights, so it cannot be positive on the first and negative on the others",
    ).restriction(n)


def balls(n: int) -> Restriction:
    """Closed balls in R^n: on (x, |x|^2) halfspaces whose weight on |x|^2 is negative."""
    below = (*(0 for _ in range(n)), -1, 0)
    return LiftedClass(
        lambda x: (*x, sum((a * a for a in x), Fraction(0)), Fraction(1)),
        _ball,
        "The positive and the negative points have a common mean, around which the positive ones are spread at least "
        "as widely, so a ball that holds them holds a negative one",
        (below,),
    ).restriction(n)


def _coordinates(n: int) -> list[str]:
    return [f"x{j + 1}" for j in range(n)]


def _monomial(factors: Sequence[int]) -> str:
    powers = [(j, factors.count(j)) for j in sorted(set(factors))]
    return " ".join(f"x{j + 1}" + (f"^{power}" if power > 1 else "") for j, power in powers)


def _linear(weights: Weights, lift: Lift, terms: Sequence[str]) -> Hypothesis:
    def label(x: Sequence[Fraction]) -> int:
        return int(sum((w * v for w, v in zip(weights, lift(x), strict=True)), Fraction(0)) > 0)

    formula = " + ".join(_times(w, term) for w, term in zip(weights, terms, strict=True) if w)
    return Hypothesis(f"1 where {formula.replace('+ -', '- ') or '0'} > 0", {"weights": weights}, label)


def _ball(weights: Weights, points: Points) -> Hypothesis:
    *slope, curve, offset = weights
    centre = tuple(w / (-2 * curve) for w in slope)
    square = sum((c * c for c in centre), Fraction(0)) - offset / curve
    if square <= 0:  # no point lies in it: a ball that lies far away says so too
        centre = tuple(max(axis) + 2 for axis in zip(*points, strict=True))
        square = Fraction(1)

    def label(x: Sequence[Fraction]) -> int:
        return int(sum(((a - c) ** 2 for a, c in zip(x, centre, strict=True)), Fraction(0)) <= square)

    coordinates = ", ".join(decimal(c) for c in centre)
    radius = Fraction((Decimal(square.numerator) / Decimal(square.denominator)).sqrt())
    words = f"1 within distance {decimal(radius)} of ({coordinates})"
    return Hypothesis(words, {"centre": centre, "squared_radius": square}, label)


def _times(weight: Fraction, term: str) -> str:
    if not term:
        return decimal(weight)
    if abs(weight) == 1:
        return f"-{term}" if weight < 0 else term
    return f"{decimal(weight)} {term}"
