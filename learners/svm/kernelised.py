"""Support vector machines through a Gram matrix: coefficients of the examples instead of weights."""

from math import inf
from typing import Any

from learners.shared.arrays import Reals
from learners.svm.dual import solve_dual
from learners.svm.judged import infeasible_report, kkt_report
from learners.svm.least_slack import least_slack

Fitted = tuple[Reals, float, dict[str, Any]]


def soft_kernel_margin(K: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int) -> Fitted:
    """Coefficients `(samples,)`, intercept and report of min ||w||^2 / 2 + C sum of slacks; C = inf: no slack."""
    solution = solve_dual(K, y, C, intercept, tolerance, most)
    return solution.alphas * y, solution.intercept, kkt_report(y, C, solution, intercept)


def hard_kernel_margin(K: Reals, y: Reals, intercept: bool, tolerance: float, most: int) -> Fitted:
    """The same without slack; where nothing separates in the feature space, what adds up to the smallest slack."""
    coefficients, b, separable = least_slack(K, y, intercept)
    if not separable:
        squared_norm = max(0.0, float(coefficients @ K @ coefficients))
        return coefficients, b, infeasible_report(y, K @ coefficients + b, squared_norm)
    return soft_kernel_margin(K, y, inf, intercept, tolerance, most)
