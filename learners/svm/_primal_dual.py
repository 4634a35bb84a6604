"""The linear soft margin by Mehrotra's primal-dual method, which never needs a number for a pair of examples."""

from typing import NamedTuple

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
# Four vectors, all positive on the way: shares of the upper bound, what is left of it, the margin beyond 1, the slack.
SHARE, REST, BEYOND, SLACK = range(4)


class Inside(NamedTuple):
    """Multipliers `(samples,)`, those that a bound pushes put on it; the weights `(features,)`; steps made."""

    alphas: Reals
    weights: Reals
    steps: int


def primal_dual(Z: Reals, y: Reals, upper: float, intercept: bool, most: int = STEPS) -> Inside:
    """Near the best of min ||w||^2 / 2 + upper sum of slacks, for Z `(samples, features)` of length 1 at most.

    Weights stand beside the multipliers, and w = sum a y z is one of the equations: each step solves as many as there
    are features. Put together from the multipliers, w would lose all its digits where the cost is large.

    Source: Mehrotra (1992); Ferris & Munson (2002).
    """
    if intercept and abs(y.sum()) == len(y):  # one label: the constant is right, and costs nothing
        return Inside(np.zeros(len(y)), np.zeros(Z.shape[1]), 0)
    rows = np.ascontiguousarray((with_constant(Z, intercept) * y[:, np.newaxis]).T)
    curvature = np.r_[np.full(Z.shape[1], 1 / upper), np.zeros(int(intercept))]
    w, at, steps = np.zeros(len(rows)), _beginning(len(y), 1.0), 0
    while steps < most:
        margins = w @ rows
        missed = margins - 1 - at[BEYOND] + at[SLACK]
        value = float(curvature @ w**2) / 2 + float(np.maximum(0.0, 1 - margins).sum())
        if _gap(at) <= CLOSE * value and np.abs(missed).max() <= MET:
            break
        if steps == PATIENCE:
            w = upper / 2 * np.append(Z.T @ y, np.zeros(int(intercept)))
            missed = w @ rows - 1
            at = _beginning(len(y), max(1.0, float(np.abs(missed).max())))
        newton = _Newton(rows, curvature, w, at, missed)
        if newton.factor is None:
            break
        ahead, step = newton.predicted_and_corrected()
        length = min(1.0, SHY * _room(at, step))
        w, at = w + length * ahead, at + length * step
        steps += 1
        if length < STUCK:
            break
    return Inside(_snapped(at, upper), w[: Z.shape[1]], steps)


def _beginning(m: int, far: float) -> Reals:
    return np.repeat(np.array([[0.5], [0.5], [far], [far]]), m, axis=1)


def _snapped(at: Reals, upper: float) -> Reals:
    """The multipliers, those that a bound pushes put on it."""
    share, rest, beyond, slack = at
    relative = share / (float(share.max()) or 1.0)
    low, high = (relative < beyond) & (share < rest), (rest < slack) & (rest < share)
    return np.where(low, 0.0, np.where(high, upper, upper * share))


class _Newton:
    """The equations of one step, factored once and solved twice: without and with a correction."""

    def __init__(self, rows: Reals, curvature: Reals, w: Reals, at: Reals, missed: Reals) -> None:
        self._rows, self._at = rows, at
        self._inverse = 1 / at[:2]  # a division takes longer than several products
        self._excess = at[SHARE] + at[REST] - 1
        self._missed = missed + at[SLACK] * self._excess * self._inverse[REST]
        self._lightness = 1 / (at[BEYOND] * self._inverse[SHARE] + at[SLACK] * self._inverse[REST])
        self._pull = rows @ at[SHARE] - curvature * w
        scaled = rows * np.sqrt(self._lightness)
        system = scaled @ scaled.T
        system.flat[:: len(system) + 1] += curvature
        diagonal = system.diagonal()
        self._scale = 1 / np.sqrt(np.where(diagonal > 0, diagonal, 1.0))
        self.factor = _factored(system * self._scale * self._scale[:, np.newaxis])

    def predicted_and_corrected(self) -> tuple[Reals, Reals]:
        """Changes of w `(weights,)` and of the vectors."""
        at = self._at
        products = at[:2] * at[2:]
        _, first = self._solved(products)
        gap = float(products.sum())
        left = _gap(at + _room(at, first) * first)
        centre = (left / gap) ** 3 * gap / products.size
        return self._solved(products + first[:2] * first[2:] - centre)

    def _solved(self, less: Reals) -> tuple[Reals, Reals]:
        """The step to share * beyond and rest * slack less by as much, all other conditions met."""
        from scipy.linalg.lapack import dpotrs

        low, high = less * self._inverse
        need = high - low - self._missed
        right = self._pull + self._rows @ (need * self._lightness)
        w: Reals = self._scale * dpotrs(self.factor, self._scale * right)[0]
        step = np.empty_like(self._at)
        step[SHARE] = (need - w @ self._rows) * self._lightness
        step[REST] = -self._excess - step[SHARE]
        step[2:] = -(less + self._at[2:] * step[:2]) * self._inverse
        return w, step


def _factored(system: Reals) -> Reals | None:
    """Cholesky's factor, by the smallest ridge with which there is one; None where rounding has left no number."""
    from scipy.linalg.lapack import dpotrf  # `cho_factor` takes longer to look at its arguments than at the numbers

    if not np.isfinite(system).all():
        return None
    for ridge in RIDGES:
        factor, failed = dpotrf(system + ridge * np.eye(len(system)) if ridge else system)
        if not failed:
            triangle: Reals = factor
            return triangle
    return None


def _room(at: Reals, step: Reals) -> float:
    """The longest step, 1 at most, that keeps all four vectors non-negative."""
    return 1 / max(1.0, -float((step / at).min()))


def _gap(at: Reals) -> float:
    return float(np.vdot(at[:2], at[2:]))
