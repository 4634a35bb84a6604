"""The dual by Mehrotra's interior-point method, for problems where steps of two multipliers crawl."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals

STEPS = 100
CLOSE = 1e-13
NEXT = 1e-6


@dataclass
class _Point:
    """Shares of the upper bound, what is left of it, and the multipliers of both and of the balance y'b = 0."""

    b: Reals
    s: Reals
    z: Reals
    v: Reals
    balance: float

    def moved(self, step: _Point, length: float) -> _Point:
        pairs = zip(vars(self).values(), vars(step).values(), strict=True)
        return _Point(*(here + length * there for here, there in pairs))

    def room(self, step: _Point) -> float:
        """The longest step, 1 at most, that keeps all four vectors non-negative."""
        pairs = ((self.b, step.b), (self.s, step.s), (self.z, step.z), (self.v, step.v))
        shrinking = [(-here / there)[there < 0].min(initial=1.0) for here, there in pairs]
        return float(min(1.0, *shrinking))

    def gap(self) -> float:
        return float(self.b @ self.z + self.s @ self.v)


def interior_point(K: Reals, y: Reals, upper: float, intercept: bool) -> tuple[Reals, Reals]:
    """Multipliers `(samples,)` near the best for a positive semi-definite K, strictly between 0 and a finite `upper`.

    And the same with those next to a bound that pushes them put on it, where y'a = 0 no longer holds to the digit.
    """
    m = len(y)
    H = upper * (y[:, None] * K * y)
    start = max(1.0, float(np.abs(H.sum(axis=1) / 2 - 1).max()))
    at = _Point(np.full(m, 0.5), np.full(m, 0.5), np.full(m, start), np.full(m, start), 0.0)
    for _ in range(STEPS):
        if at.gap() <= CLOSE * m:
            break
        step = _step(H, y, at, H @ at.b - 1 + at.balance * y * intercept - at.z + at.v, intercept)
        if step is None:
            break
        at = at.moved(step, 0.995 * at.room(step))
    low, high = (at.b < NEXT) & (at.b < at.z), (at.s < NEXT) & (at.s < at.v)
    return upper * at.b, np.where(low, 0.0, np.where(high, upper, upper * at.b))


def _step(H: Reals, y: Reals, at: _Point, residual: Reals, intercept: bool) -> _Point | None:
    """Predictor and corrector in one; None where rounding has made the equations singular."""
    from scipy.linalg import LinAlgError, cho_factor

    try:
        factor = cho_factor(H + np.diag(at.z / at.b + at.v / at.s))
    except (LinAlgError, ValueError):
        return None
    affine = _solved(factor, y, at, residual, at.b * at.z, at.s * at.v, intercept)
    ahead = at.moved(affine, at.room(affine)).gap()
    centre = (ahead / at.gap()) ** 3 * at.gap() / (2 * len(y))
    low = at.b * at.z + affine.b * affine.z - centre
    high = at.s * at.v + affine.s * affine.v - centre
    return _solved(factor, y, at, residual, low, high, intercept)


def _solved(factor: Any, y: Reals, at: _Point, residual: Reals, low: Reals, high: Reals, intercept: bool) -> _Point:
    """Newton's step towards b z = b z - low and s v = s v - high, all other conditions met."""
    from scipy.linalg import cho_solve

    excess = at.b + at.s - 1
    b = cho_solve(factor, -residual - low / at.b + (high - at.v * excess) / at.s)
    balance = 0.0
    if intercept:
        pull = cho_solve(factor, y)
        balance = float((y @ b + y @ at.b) / (y @ pull))
        b = b - balance * pull
    s = -excess - b
    return _Point(b, s, -(low + at.z * b) / at.b, -(high + at.v * s) / at.s, balance)
