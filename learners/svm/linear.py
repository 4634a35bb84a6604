"""Support vector machines in the space of the features: from the dual's multipliers to weights and intercept."""

from dataclasses import dataclass, replace
from math import inf, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals
from learners.svm._nearest_points import nearest_points
from learners.svm._primal_dual import STEPS, primal_dual
from learners.svm._products import Factors
from learners.svm._settled import Settled, settled
from learners.svm.dual import INSIDE, NEAREST, DualSolution, attainable, intercepts, solve_dual
from learners.svm.judged import infeasible_report, kkt_report
from learners.svm.least_slack import least_slack

CLEARLY = 1.0  # functional margins between the classes, which are 2 for the best hyperplane
# Up to so many examples the solver begins by steps of two multipliers, which it records. It makes at most so many over
# the square of the examples: the more there are, the sooner an interior point is ahead.
RECORDED = 400
STEPPED = 10**8
# A cost that no slack is worth for points of length 1, where nothing is known of the margin.
CEILING = 1e14

Fitted = tuple[Reals, float, dict[str, Any]]


@dataclass(frozen=True, eq=False)
class _Problem:
    """Points moved to their middle, Z `(samples, features)`, and how their machine is asked for; C = inf: no slack."""

    Z: Reals
    y: Reals
    C: float
    intercept: bool
    tolerance: float
    most: int
    first: Reals | None = None

    @property
    def wide(self) -> bool:
        """Whether the points are more numbers than their Gram matrix; nearest points need it for no sample."""
        return isfinite(self.C) and self.Z.shape[1] > len(self.Z)

    @property
    def stepped(self) -> int:
        """The most steps of two multipliers."""
        return self.most if self.wide else min(self.most, STEPPED // len(self.y) ** 2)


def soft_margin(X: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int) -> Fitted:
    """Weights `(features,)`, intercept and report of min ||w||^2 / 2 + C sum of slacks."""
    centre, Z = _centred(X, intercept)
    return _fitted(centre, _Problem(Z, y, C, intercept, tolerance, most))


def hard_margin(X: Reals, y: Reals, intercept: bool, tolerance: float, most: int) -> Fitted:
    """The same without slack; where nothing separates, the hyperplane whose slacks add up to least."""
    centre, Z = _centred(X, intercept)
    nearest = nearest_points(Z, y, intercept)
    if nearest is None or not _clearly_separable(Z, y, intercept, nearest):
        w, b, separable = least_slack(X, y, intercept)
        if not separable:
            return w, b, infeasible_report(y, X @ w + b, float(w @ w))
    return _fitted(centre, _Problem(Z, y, inf, intercept, tolerance, most, nearest))


def _fitted(centre: Reals, the: _Problem) -> Fitted:
    solution = None
    if len(the.y) <= RECORDED or the.wide:
        solution = solve_dual(the.Z @ the.Z.T, the.y, the.C, the.intercept, the.tolerance, the.stepped, the.first)
        w = the.Z.T @ (solution.alphas * the.y)
    if solution is None or solution.iterations == the.stepped < the.most:
        w, solution = _without_gram(the, solution)
    report = kkt_report(the.y, the.C, replace(solution, scores=the.Z @ w), the.intercept)
    shift = float(w @ centre)
    report |= {"intercept_low": solution.low - shift, "intercept_high": solution.high - shift}
    return w, (solution.intercept - shift) if the.intercept else 0.0, report


def _without_gram(the: _Problem, before: DualSolution | None) -> tuple[Reals, DualSolution]:
    """Weights and multipliers in memory for the points alone, from an interior point or from `first` on.

    `before` is what steps of two multipliers have come to: a hard margin goes on from there.
    """
    y, C, intercept, first = the.y, the.C, the.intercept, the.first
    size = float(np.einsum("ij,ij->i", the.Z, the.Z).max()) or 1.0
    unit, bound = the.Z / np.sqrt(size), C * size
    done, precision = before.iterations if before else 0, attainable(the.tolerance, bound)
    if isfinite(C):
        first, known, steps = primal_dual(unit, y, bound, intercept, min(STEPS, the.most - done))
        at = settled(Factors(unit), y, bound, intercept, precision, the.most - done - steps, first, known)
        done += steps
    else:
        first = before.alphas if before else np.zeros(len(y)) if first is None else first
        at = _settled_hard(unit, y, intercept, precision, the.most - done, first * size)
    w, done = at.pull / np.sqrt(size), done + at.steps
    alphas = np.where(at.alphas >= bound, C, at.alphas / size) if isfinite(C) else at.alphas / size
    scores = the.Z @ w
    low, high = intercepts(y, C, alphas, scores) if intercept else (0.0, 0.0)
    return w, DualSolution(
        alphas,
        scores,
        low,
        high,
        done,
        before.violations if before else np.zeros(0),
        "optimality conditions" if at.optimal else "max_iter",
        INSIDE if isfinite(C) else NEAREST,
    )


def _settled_hard(unit: Reals, y: Reals, intercept: bool, tolerance: float, most: int, first: Reals) -> Settled:
    """From the nearest points on; where they are too inexact, from a soft margin on whose cost allows no slack."""
    K = Factors(unit)
    at = settled(K, y, inf, intercept, tolerance, 0, first)
    if at.optimal:
        return at
    ceiling = 4 * float(first.sum()) or CEILING
    first, known, steps = primal_dual(unit, y, ceiling, intercept, min(STEPS, most))
    again = settled(K, y, inf, intercept, tolerance, most - steps, first, known)
    return min(again._replace(steps=again.steps + steps), at, key=lambda end: end.worst)


def _centred(X: Reals, intercept: bool) -> tuple[Reals, Reals]:
    """Moving all points changes the intercept only, and moved to their middle they lose no digits to it."""
    centre = X.mean(axis=0) if intercept else np.zeros(X.shape[1])
    return centre, X - centre


def _clearly_separable(Z: Reals, y: Reals, intercept: bool, alphas: Reals) -> bool:
    """Whether the nearest points of the hulls give a hyperplane that separates; if not, a linear program decides."""
    scores = Z @ (Z.T @ (alphas * y))
    positive, negative = scores[y > 0].min(initial=inf), scores[y < 0].max(initial=-inf)
    gap = positive - negative if intercept else 2 * min(positive, -negative)
    return bool(CLEARLY < gap < inf)
