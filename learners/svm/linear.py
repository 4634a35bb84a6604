"""Support vector machines in the space of the features: from the dual's multipliers to weights and intercept."""

from dataclasses import replace
from math import inf, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals
from learners.svm._nearest_points import nearest_points
from learners.svm.dual import solve_dual
from learners.svm.judged import infeasible_report, kkt_report
from learners.svm.least_slack import least_slack

CLEARLY = 1.0  # functional margins between the classes, which are 2 for the best hyperplane

Fitted = tuple[Reals, float, dict[str, Any]]


def soft_margin(X: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int) -> Fitted:
    """Weights `(features,)`, intercept and report of min ||w||^2 / 2 + C sum of slacks; C = inf: no slack allowed."""
    centre, Z = _centred(X, intercept)
    first = None if isfinite(C) else nearest_points(Z, y, intercept)
    solution = solve_dual(Z @ Z.T, y, C, intercept, tolerance, most, first)
    w = Z.T @ (solution.alphas * y)
    report = kkt_report(y, C, replace(solution, scores=Z @ w), intercept)
    shift = float(w @ centre)
    report |= {"intercept_low": solution.low - shift, "intercept_high": solution.high - shift}
    return w, (solution.intercept - shift) if intercept else 0.0, report


def hard_margin(X: Reals, y: Reals, intercept: bool, tolerance: float, most: int) -> Fitted:
    """The same without slack; where nothing separates, the hyperplane whose slacks add up to least."""
    if not _clearly_separable(_centred(X, intercept)[1], y, intercept):
        w, b, separable = least_slack(X, y, intercept)
        if not separable:
            return w, b, infeasible_report(y, X @ w + b, float(w @ w))
    return soft_margin(X, y, inf, intercept, tolerance, most)


def _centred(X: Reals, intercept: bool) -> tuple[Reals, Reals]:
    """Moving all points changes the intercept only, and moved to their middle they lose no digits to it."""
    centre = X.mean(axis=0) if intercept else np.zeros(X.shape[1])
    return centre, X - centre


def _clearly_separable(Z: Reals, y: Reals, intercept: bool) -> bool:
    """Whether the nearest points of the hulls give a hyperplane that separates; if not, a linear program decides."""
    alphas = nearest_points(Z, y, intercept)
    if alphas is None:
        return False
    scores = Z @ (Z.T @ (alphas * y))
    positive, negative = scores[y > 0].min(initial=inf), scores[y < 0].max(initial=-inf)
    gap = positive - negative if intercept else 2 * min(positive, -negative)
    return bool(CLEARLY < gap < inf)
