"""Whether the size of a test of two samples of n each is at most alpha, whatever the probability that is not known.

Where what is rejected is the same for (n - Y, n - X), the size is a polynomial of degree n in cos(angle), for angles
from 0 to pi. By Bernstein's inequality the second derivative of such a sum of cosines with values in [0, A] is at most
n^2 A/2: within h of an angle the size is at most

    size + |slope| h + n^2 A h^2 / 4,

and halving the cells where this exceeds the level ends with a proof. At a maximum the slope is 0: cells of 4n angles
show that A is at most the largest size seen over 1 - (pi/8)^2/4. Doubles decide what is not near; balls the rest.
"""

from fractions import Fraction
from math import pi
from typing import Any, Protocol

import numpy as np

from bounds.formula.patience import look_up

FAR_ENOUGH = 1e-9  # relative to the level: ten thousand times the error of a size in doubles
HIDDEN = 1.05  # more than 1/(1 - (pi/8)^2/4) = 1.0401, by which a maximum may exceed what cells of 4n angles show
NARROW = 3e-5  # times 1/n: cells in which the second derivative no longer counts in doubles
NARROWEST = 1e-12  # cells in which it no longer counts in balls
PRECISION = 128
MOST_CELLS = 64  # times n: no size seen leaves as many open

End = tuple[float, Fraction, Fraction]  # 0 or pi, the size there, and its second derivative by the angle


class SizeCurve(Protocol):
    """P[reject] over the angle, of a test of two samples of n each."""

    @property
    def n(self) -> int: ...

    def in_doubles(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Sizes and slopes."""

    def in_balls(self, angle: Any) -> tuple[Any, Any]:
        """Size and slope at one angle, a ball."""

    def ends(self) -> list[End]:
        """Where all odd derivatives are 0 and the size may be the level: exactly."""


def middles(n: int) -> np.ndarray:
    """The middles of 4n cells of angles."""
    return (np.arange(4 * n) + 0.5) * (pi / (4 * n))


def at_most(curve: SizeCurve, alpha: Fraction) -> bool | None:
    """Whether the size is at most `alpha`: proved, refuted by some probability, or None if it is too near to tell."""
    n, level = curve.n, float(alpha)
    angle, h = middles(n), pi / (8 * n)
    curvature = n**2 * HIDDEN * level / 4
    while len(angle):
        look_up(0)
        size, slope = curve.in_doubles(angle)
        if float(size.max()) > level * (1 + FAR_ENOUGH):
            return False
        angle = angle[size + np.abs(slope) * h + curvature * h**2 > level * (1 - FAR_ENOUGH)]
        if n * h < NARROW and len(angle):
            return _in_balls(curve, alpha, [float(each) for each in angle], h)
        if len(angle) > MOST_CELLS * n:
            return None
        h /= 2
        angle = np.concatenate((angle - h, angle + h))
    return True


def _in_balls(curve: SizeCurve, alpha: Fraction, angles: list[float], h: float) -> bool | None:
    """The same for the cells that doubles leave open, and exactly at the ends."""
    from flint import arb, ctx, fmpq

    n, ends = curve.n, curve.ends()
    if any(size > alpha for _, size, _ in ends):
        return False
    flat = [(end, _proved_beside(n, bend, float(alpha))) for end, _, bend in ends]
    with ctx.workprec(PRECISION):
        level = arb(fmpq(alpha.numerator, alpha.denominator))
        curvature = arb(n**2) * arb(HIDDEN) * level / 4
        while 0 < len(angles) <= MOST_CELLS * n and h >= NARROWEST:
            wide, left = arb(h) + arb(2) ** -48, []  # middles are rounded
            for angle in angles:
                if any(abs(angle - end) + h < reach for end, reach in flat):
                    continue
                look_up(0)
                size, slope = curve.in_balls(arb(angle))
                if size > level:
                    return False
                if not size + abs(slope) * wide + curvature * wide**2 <= level:
                    left.append(angle)
            h /= 2
            angles = [angle + side for angle in left for side in (-h, h)]
    return None if angles else True


def _proved_beside(n: int, bend: Fraction, level: float) -> float:
    """How far from an end the size is at most that at it: by its second derivative there, if negative, and the fourth.

    All odd ones are 0, and the fourth is at most n^4 A/2.
    """
    return 0.99 * float((24 * max(-bend, Fraction(0)) / Fraction(n**4 * HIDDEN * level)) ** 0.5)
