"""Sequential minimal optimization looked at on its way: the dual's value rises, a primal value bounds it from above."""

from dataclasses import dataclass
from math import inf, isfinite
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, unmasked
from learners.svm._marks import marks
from learners.svm.dual import violation


@dataclass(frozen=True, eq=False)
class DualTrace:
    """What the solver knew after some of its steps, the first look before any.

    Every look holds feasible multipliers a, and a hyperplane made of them: scores `scale` (sum_j a_j y_j K(x_j, x)) +
    intercept. With a cost C its `scale` is 1 and its intercept the best one; with the hard margin it is scaled so that
    the nearest example of each class scores 1 in size, and where it does not separate it is no candidate at all. Weak
    duality: dual <= optimum <= primal at every look, and between any two looks.

    Attributes
    ----------
    steps : `(looks,)`, after how many steps, from 0 on.
    alphas : `(looks, samples)`
    duals : `(looks,)`, sum a - ||w||^2 / 2 with w = sum a y x. It never falls.
    primals : `(looks,)`, ||v||^2 / 2 + C sum of slacks of the hyperplane, v = `scale` w; inf where it is no candidate.
    scales, intercepts : `(looks,)`
    violations : `(looks,)`, the worst violation of the optimality conditions, in units of y f(x).
    settled : whether the violation has fallen to the tolerance.
    """

    steps: NDArray[np.int64]
    alphas: Reals
    duals: Reals
    primals: Reals
    scales: Reals
    intercepts: Reals
    violations: Reals
    settled: bool

    @property
    def gaps(self) -> Reals:
        """Primal minus dual value, `(looks,)`: how far, at most, either is from the optimum."""
        return self.primals - self.duals


class Candidate(NamedTuple):
    """A hyperplane and its primal value."""

    value: float
    scale: float
    intercept: float


def dual_trace(
    K: Reals,
    y: Reals,
    upper: float = inf,
    intercept: bool = True,
    tolerance: float = 1e-6,
    most: int = 50_000,
    looks: int = 120,
) -> DualTrace:
    """Solve the dual from multipliers 0 on, for a Gram matrix K `(samples, samples)` and signs y `(samples,)`.

    `upper` is the cost C of a unit of slack, inf the hard margin. At most `looks` looks are kept, the early ones step
    by step and later ones at about equal ratios; at most `most` steps are made. Where nothing separates, the hard
    margin's dual has no greatest value, and rises until the steps are used up.

    Source: Platt (1998); Fan, Chen & Lin (2005) for the choice of the two multipliers.
    """
    from learners.svm._smo import pairs, singles  # brings Numba, which only a fit needs

    run: Any = pairs if intercept else singles
    unmasked(K, y)
    K, y = np.ascontiguousarray(K, dtype=np.float64), np.asarray(y, dtype=np.float64)
    alphas, slope = np.zeros(len(y)), -np.ones(len(y))
    done, seen = [0], [alphas.copy()]
    for mark in marks(most, looks - 1).tolist():
        wanted = mark - done[-1]
        made = int(run(K, y, upper, alphas, slope, tolerance, wanted, np.zeros(0)))
        if made:
            done.append(done[-1] + made)
            seen.append(alphas.copy())
        if made < wanted:
            break
    return _judged(K, y, upper, intercept, np.array(done), np.array(seen), tolerance)


def candidate(y: Reals, scores: Reals, squared_norm: float, upper: float, intercept: bool) -> Candidate:
    """The best hyperplane with scores `(samples,)` up to a number added, and with the hard margin up to a factor."""
    if isfinite(upper):
        b = _least_slack(y - scores, int((y > 0).sum())) if intercept else 0.0
        return Candidate(squared_norm / 2 + upper * float(np.maximum(0, 1 - y * (scores + b)).sum()), 1.0, b)
    low, high = float(scores[y > 0].min(initial=inf)), float(scores[y < 0].max(initial=-inf))
    if intercept and not (isfinite(low) and isfinite(high)):
        return Candidate(0.0, 0.0, float(y[0]))  # one label: the constant is right, and costs nothing
    half = (low - high) / 2 if intercept else min(low, -high)
    if half <= 0:
        return Candidate(inf, 1.0, -(low + high) / 2 if intercept else 0.0)
    return Candidate(squared_norm / half**2 / 2, 1 / half, -(low + high) / 2 / half if intercept else 0.0)


def _least_slack(edges: Reals, positives: int) -> float:
    """The intercept of smallest slack, the middle zero of its slope: -positives, 1 more beyond each edge y - score."""
    ordered = np.sort(edges)
    around = ordered[max(0, positives - 1) : positives + 1]
    return float(around.mean())


def _judged(
    K: Reals, y: Reals, upper: float, intercept: bool, steps: NDArray[np.int64], alphas: Reals, tolerance: float
) -> DualTrace:
    signed = alphas * y
    scores = signed @ K
    norms = np.maximum(0.0, np.einsum("ij,ij->i", signed, scores))
    planes = [candidate(y, row, norm, upper, intercept) for row, norm in zip(scores, norms.tolist(), strict=True)]
    worst = [violation(y, upper, multipliers, row, intercept) for multipliers, row in zip(alphas, scores, strict=True)]
    return DualTrace(
        steps=steps,
        alphas=alphas,
        duals=alphas.sum(axis=1) - norms / 2,
        primals=np.array([plane.value for plane in planes]),
        scales=np.array([plane.scale for plane in planes]),
        intercepts=np.array([plane.intercept for plane in planes]) + 0.0,  # no -0
        violations=np.array(worst),
        settled=worst[-1] <= 2 * tolerance,
    )
