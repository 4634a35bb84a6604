"""Support vector machines in the space of the features: from the dual's multipliers to weights and intercept."""

from dataclasses import replace
from math import inf, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals
from learners.svm._factors import Factors
from learners.svm._nearest_points import nearest_points
from learners.svm._primal_dual import STEPS, primal_dual
from learners.svm._settled import settled
from learners.svm.dual import INSIDE, STEPWISE, DualSolution, attainable, intercepts, solve_dual
from learners.svm.judged import infeasible_report, kkt_report
from learners.svm.least_slack import least_slack

CLEARLY = 1.0  # functional margins between the classes, which are 2 for the best hyperplane
# Up to so many examples every step is recorded, and numbers for all pairs are kept.
RECORDED = 1000

Fitted = tuple[Reals, float, dict[str, Any]]


def soft_margin(X: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int) -> Fitted:
    """Weights `(features,)`, intercept and report of min ||w||^2 / 2 + C sum of slacks."""
    centre, Z = _centred(X, intercept)
    return _fitted(centre, Z, y, C, intercept, tolerance, most)


def hard_margin(X: Reals, y: Reals, intercept: bool, tolerance: float, most: int) -> Fitted:
    """The same without slack; where nothing separates, the hyperplane whose slacks add up to least."""
    centre, Z = _centred(X, intercept)
    nearest = nearest_points(Z, y, intercept)
    if nearest is None or not _clearly_separable(Z, y, intercept, nearest):
        w, b, separable = least_slack(X, y, intercept)
        if not separable:
            return w, b, infeasible_report(y, X @ w + b, float(w @ w))
    return _fitted(centre, Z, y, inf, intercept, tolerance, most, nearest)


def _fitted(
    centre: Reals,
    Z: Reals,
    y: Reals,
    C: float,
    intercept: bool,
    tolerance: float,
    most: int,
    first: Reals | None = None,
) -> Fitted:
    if len(y) <= RECORDED:
        solution = solve_dual(Z @ Z.T, y, C, intercept, tolerance, most, first)
        w = Z.T @ (solution.alphas * y)
    else:
        w, solution = _without_gram(Z, y, C, intercept, tolerance, most, first)
    report = kkt_report(y, C, replace(solution, scores=Z @ w), intercept)
    shift = float(w @ centre)
    report |= {"intercept_low": solution.low - shift, "intercept_high": solution.high - shift}
    return w, (solution.intercept - shift) if intercept else 0.0, report


def _without_gram(
    Z: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int, first: Reals | None
) -> tuple[Reals, DualSolution]:
    """Weights and multipliers in memory for the points alone, from an interior point or from `first` on."""
    size = float(np.einsum("ij,ij->i", Z, Z).max()) or 1.0
    unit, bound = Z / np.sqrt(size), C * size
    steps, known = 0, None
    if isfinite(C):
        first, known, steps = primal_dual(unit, y, bound, intercept, min(STEPS, most))
    elif first is not None:
        first = first * size
    begun = np.zeros(len(y)) if first is None else first
    at = settled(Factors(unit), y, bound, intercept, attainable(tolerance, bound), most - steps, begun, known)
    w, steps = at.pull / np.sqrt(size), steps + at.steps
    alphas = np.where(at.alphas >= bound, C, at.alphas / size) if isfinite(C) else at.alphas / size
    scores = Z @ w
    low, high = intercepts(y, C, alphas, scores) if intercept else (0.0, 0.0)
    stopped_by = "max_iter" if steps >= most else "optimality conditions"
    solver = INSIDE if isfinite(C) else STEPWISE
    return w, DualSolution(alphas, scores, low, high, steps, np.zeros(0), stopped_by, solver)


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
