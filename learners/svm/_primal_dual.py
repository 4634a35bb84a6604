"""The linear soft margin by Mehrotra's primal-dual method, which never needs a number for a pair of examples."""

from typing import Any, NamedTuple

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.halfspace import with_constant

STEPS = 200
# From w = 0 the way is short, or else very long: after so many steps it is begun anew where w = sum a y z holds.
PATIENCE = 50
CLOSE = 1e-14
MET = 1e-9
# Nearly all of the way to the nearest bound.
SHY = 0.995
# Steps so short get nowhere: rounding is all that is left.
STUCK = 1e-8
RIDGES = (0.0, 1e-15, 1e-13, 1e-11)


class Inside(NamedTuple):
    """Multipliers `(samples,)`, those that a bound pushes put on it; the weights `(features,)`; steps made."""

    alphas: Reals
    weights: Reals
    steps: int


class _Vectors(NamedTuple):
    """Shares of the upper bound, what is left of it, the margin beyond 1, and the slack: all positive on the way."""

    share: Reals
    rest: Reals
    beyond: Reals
    slack: Reals


def primal_dual(Z: Reals, y: Reals, upper: float, intercept: bool, most: int = STEPS) -> Inside:
    """Near the best of min ||w||^2 / 2 + upper sum of slacks, for Z `(samples, features)` of length 1 at most.

    Weights stand beside the multipliers, and w = sum a y z is one of the equations: each step solves as many as there
    are features. Put together from the multipliers, w would lose all its digits where the cost is large.

    Source: Mehrotra (1992); Ferris & Munson (2002).
    """
    if intercept and abs(y.sum()) == len(y):  # one label: the constant is right, and costs nothing
        return Inside(np.zeros(len(y)), np.zeros(Z.shape[1]), 0)
    points, halves = with_constant(Z, intercept), np.full(len(y), 0.5)
    curvature = np.r_[np.full(Z.shape[1], 1 / upper), np.zeros(int(intercept))]
    w, at, steps = np.zeros(points.shape[1]), _Vectors(halves, halves, np.ones(len(y)), np.ones(len(y))), 0
    while steps < most:
        margins = y * (points @ w)
        missed = margins - 1 - at.beyond + at.slack
        value = float(curvature @ w**2) / 2 + float(np.maximum(0.0, 1 - margins).sum())
        if _gap(at) <= CLOSE * value and np.abs(missed).max() <= MET:
            break
        if steps == PATIENCE:
            w = upper / 2 * np.append(Z.T @ y, np.zeros(int(intercept)))
            far = np.full(len(y), max(1.0, float(np.abs(y * (points @ w) - 1).max())))
            at = _Vectors(halves, halves, far, far)
            missed = y * (points @ w) - 1
        newton = _Newton(points, y, curvature, w, at, missed)
        if newton.factor is None:
            break
        ahead, step = newton.predicted_and_corrected()
        length = min(1.0, SHY * _room(at, step))
        w, at = w + length * ahead, _moved(at, step, length)
        steps += 1
        if length < STUCK:
            break
    return Inside(_snapped(at, upper), w[: Z.shape[1]], steps)


def _snapped(at: _Vectors, upper: float) -> Reals:
    """The multipliers, those that a bound pushes put on it."""
    share = at.share / (float(at.share.max()) or 1.0)
    low, high = (share < at.beyond) & (at.share < at.rest), (at.rest < at.slack) & (at.rest < at.share)
    return np.where(low, 0.0, np.where(high, upper, upper * at.share))


class _Newton:
    """The equations of one step, factored once and solved twice: without and with a correction."""

    def __init__(self, points: Reals, y: Reals, curvature: Reals, w: Reals, at: _Vectors, missed: Reals) -> None:
        self._points, self._y, self._at, self._missed = points, y, at, missed
        self._excess = at.share + at.rest - 1
        self._weights = at.beyond / at.share + at.slack / at.rest
        self._pull = points.T @ (y * at.share) - curvature * w
        scaled = points * (self._weights**-0.5)[:, None]
        system = scaled.T @ scaled
        system.flat[:: len(system) + 1] += curvature
        diagonal = system.diagonal()
        self._scale = np.where(diagonal > 0, diagonal, 1.0) ** -0.5
        self.factor = _factored(system * np.outer(self._scale, self._scale))

    def predicted_and_corrected(self) -> tuple[Reals, _Vectors]:
        """Changes of w `(weights,)` and of the vectors."""
        at = self._at
        low, high = at.share * at.beyond, at.rest * at.slack
        _, first = self._solved(low, high)
        gap = _gap(at)
        left = _gap(_moved(at, first, _room(at, first)))
        centre = (left / gap) ** 3 * gap / (2 * len(low))
        return self._solved(low + first.share * first.beyond - centre, high + first.rest * first.slack - centre)

    def _solved(self, low: Reals, high: Reals) -> tuple[Reals, _Vectors]:
        """The step to share * beyond less by `low` and rest * slack less by `high`, all other conditions met."""
        from scipy.linalg import cho_solve

        at = self._at
        need = (high - at.slack * self._excess) / at.rest - low / at.share - self._missed
        right = self._pull + self._points.T @ (self._y * need / self._weights)
        w: Reals = self._scale * cho_solve(self.factor, self._scale * right)
        share = (need - self._y * (self._points @ w)) / self._weights
        rest = -self._excess - share
        return w, _Vectors(share, rest, -(low + at.beyond * share) / at.share, -(high + at.slack * rest) / at.rest)


def _factored(system: Reals) -> Any:
    """Cholesky's factor, by the smallest ridge with which there is one; None where rounding has left no number."""
    from scipy.linalg import LinAlgError, cho_factor

    for ridge in RIDGES:
        try:
            return cho_factor(system + ridge * np.eye(len(system)))
        except LinAlgError:
            continue
        except ValueError:
            return None
    return None


def _moved(at: _Vectors, step: _Vectors, length: float) -> _Vectors:
    return _Vectors(*(here + length * there for here, there in zip(at, step, strict=True)))


def _room(at: _Vectors, step: _Vectors) -> float:
    """The longest step, 1 at most, that keeps all four vectors non-negative."""
    shrinking = (float((there / here).min()) for here, there in zip(at, step, strict=True))
    return 1 / max(1.0, -min(shrinking))


def _gap(at: _Vectors) -> float:
    return float(at.share @ at.beyond + at.rest @ at.slack)
