"""Support vector machines in the space of the features: from the dual's multipliers to weights and intercept."""

from __future__ import annotations

from dataclasses import replace
from math import inf, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals
from learners.svm._nearest_points import nearest_points
from learners.svm.dual import solve_dual
from learners.svm.judged import infeasible_report, kkt_report
from learners.svm.least_slack import least_slack

Fitted = tuple[Reals, float, dict[str, Any]]


def soft_margin(X: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int) -> Fitted:
    """Weights `(features,)`, intercept and report of min ||w||^2 / 2 + C sum of slacks; C = inf: no slack allowed."""
    # Moving all points changes the intercept only, and moved to their middle they lose no digits to it.
    centre = X.mean(axis=0) if intercept else np.zeros(X.shape[1])
    Z = X - centre
    first = None if isfinite(C) else nearest_points(Z, y, intercept)
    solution = solve_dual(Z @ Z.T, y, C, intercept, tolerance, most, first)
    w = Z.T @ (solution.alphas * y)
    report = kkt_report(y, C, replace(solution, scores=Z @ w), intercept)
    shift = float(w @ centre)
    report |= {"intercept_low": solution.low - shift, "intercept_high": solution.high - shift}
    return w, (solution.intercept - shift) if intercept else 0.0, report


def hard_margin(X: Reals, y: Reals, intercept: bool, tolerance: float, most: int) -> Fitted:
    """The same without slack; where nothing separates, the hyperplane whose slacks add up to least."""
    w, b, separable = least_slack(X, y, intercept)
    if not separable:
        return w, b, infeasible_report(y, X @ w + b, float(w @ w))
    return soft_margin(X, y, inf, intercept, tolerance, most)
