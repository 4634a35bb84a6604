"""Strong convexity: how far a chord lies above its function, and how far it must."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.sigmoid import sigmoid

POINTS = 201


@dataclass(frozen=True)
class Curve:
    """A function of one weight, and its slope; at a kink one subgradient.

    `modulus` is the largest lambda with which it is lambda-strongly convex.
    """

    title: str
    height: Callable[[Reals], Reals]
    slope: Callable[[float], float]
    modulus: float


def _softplus(w: Reals) -> Reals:
    return np.asarray(np.logaddexp(0.0, -w))


def _slope(w: float) -> float:
    """Of ln(1 + exp(-2w))."""
    return -2 * float(sigmoid(np.array([-2 * w]))[0])


CURVES = {
    "square": Curve("The regularizer w²/2", lambda w: w**2 / 2, lambda w: w, 1.0),
    "double": Curve("The square w²", lambda w: w**2, lambda w: 2 * w, 2.0),
    "regularised": Curve(
        "Logistic loss + w²/4", lambda w: _softplus(2 * w) + w**2 / 4, lambda w: _slope(w) + w / 2, 0.5
    ),
    "logistic": Curve("Logistic loss alone", lambda w: _softplus(2 * w), _slope, 0.0),
    "absolute": Curve("|w|", np.abs, lambda w: float(np.sign(w)), 0.0),
}


@dataclass(frozen=True, eq=False)
class Chord:
    """The chord of a curve from u to w, and the gap that lambda-strong convexity requires.

    Attributes
    ----------
    shares : `(k,)`, alpha from 0 (at u) to 1 (at w).
    gaps : `(k,)`, alpha f(w) + (1 - alpha) f(u) - f(alpha w + (1 - alpha) u), how far the chord lies above.
    required : `(k,)`, (lambda/2) alpha (1 - alpha) (w - u)^2, how far it must.
    """

    curve: Curve
    u: float
    w: float
    lam: float
    shares: Reals
    gaps: Reals
    required: Reals

    @property
    def holds(self) -> bool:
        """Is the chord everywhere as far above as it must be, but for rounding?"""
        return bool((self.gaps >= self.required - 1e-12 * (1 + np.abs(self.gaps).max())).all())

    def at(self, share: float) -> tuple[float, float, float]:
        """The place between u and w with this share of w, how far the chord lies above it, and how far it must."""
        gaps, required = _above(self.curve, self.u, self.w, self.lam, np.array([share]))
        return share * self.w + (1 - share) * self.u, float(gaps[0]), float(required[0])

    @property
    def tangent(self) -> tuple[float, float]:
        """The height at w, and the tangent's height at u: f(w) + (u - w) f'(w)."""
        height = self.height(self.w)
        return height, height + (self.u - self.w) * self.curve.slope(self.w)

    def height(self, place: float) -> float:
        """The function at one place."""
        return float(self.curve.height(np.array([place]))[0])

    @property
    def true(self) -> bool:
        """Does the claim hold for every chord of the curve?"""
        return self.lam <= self.curve.modulus

    @property
    def worst(self) -> int:
        """Where the chord exceeds what is required by the smallest amount, or falls short by the largest."""
        return int(np.argmin(self.gaps - self.required))


def chord(kind: str, u: float, w: float, lam: float) -> Chord:
    """The chord of the curve called `kind` from `u` to `w`."""
    curve, shares = CURVES[kind], np.linspace(0, 1, POINTS)
    return Chord(curve, u, w, lam, shares, *_above(curve, u, w, lam, shares))


def _above(curve: Curve, u: float, w: float, lam: float, shares: Reals) -> tuple[Reals, Reals]:
    """How far the chord lies above the curve at each share `(k,)`, and how far it must, both `(k,)`."""
    between, ends = curve.height(shares * w + (1 - shares) * u), curve.height(np.array([u, w]))
    gaps = shares * ends[1] + (1 - shares) * ends[0] - between
    return gaps, lam / 2 * shares * (1 - shares) * (w - u) ** 2
