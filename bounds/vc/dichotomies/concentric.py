"""Balls around the origin: thresholds of the distance from it."""

from collections.abc import Sequence
from fractions import Fraction

from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, Restriction, decimal, names


def concentric_circles(n: int) -> Restriction:
    """Closed balls around the origin of R^n; the labelling without ones is that of a ball without points."""
    return Restriction(_labellings, _hypothesis, _obstacle, dimension=n)


def _squared(point: Sequence[Fraction]) -> Fraction:
    return sum((x * x for x in point), Fraction(0))


def _labellings(points: Points) -> frozenset[int]:
    far = [_squared(point) for point in points]
    balls = (sum(1 << i for i, square in enumerate(far) if square <= radius) for radius in {*far})
    return frozenset({0, *balls})


def _hypothesis(points: Points, labels: Labels) -> Hypothesis:
    square = max((_squared(p) for p, label in zip(points, labels, strict=True) if label), default=Fraction(-1))

    def label(point: Sequence[Fraction]) -> int:
        return int(_squared(point) <= square)

    words = f"1 where ‖x‖² ≤ {decimal(square)}" if square >= 0 else "0 everywhere: no ball"
    return Hypothesis(words, {"squared_radius": square}, label)


def _obstacle(points: Points, labels: Labels) -> Refutation:
    far = [_squared(point) for point in points]
    outer = max((i for i, label in enumerate(labels) if label), key=far.__getitem__)
    inner = min((i for i, label in enumerate(labels) if not label), key=far.__getitem__)
    return Refutation(
        f"{names([outer]).capitalize()} is at least as far from the origin as {names([inner])}: a ball around it that "
        "holds the first holds the second.",
        (outer, inner),
    )
