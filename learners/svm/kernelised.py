"""Support vector machines through a Gram matrix: coefficients of the examples instead of weights."""

import warnings
from math import inf
from typing import Any

import numpy as np

from learners.kernels.linear import LinearKernel
from learners.kernels.polynomial import PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import Kernel
from learners.shared.arrays import Reals
from learners.shared.gram import squared_radius
from learners.svm._products import KernelProducts
from learners.svm._settled import settled
from learners.svm.dual import LIBRARY, DualSolution, attainable, intercepts, solve_dual
from learners.svm.judged import infeasible_report, kkt_report
from learners.svm.least_slack import least_slack
from learners.svm.linear import soft_margin

# Beyond so many examples the Gram matrix is not written down where that can be avoided.
RECORDED = 1000
# Explicit features up to so many are better to work with than the kernel.
FEW = 200
# What is left to settle is then a matter of digits.
NEAR = 1e-6

Fitted = tuple[Reals, float, dict[str, Any]]


def needs_gram(kernel: Kernel, X: Reals, hard: bool, intercept: bool) -> bool:
    """Whether the machine is solved with its whole Gram matrix: libsvm has neither a hard margin nor b = 0."""
    if len(X) <= RECORDED or hard:
        return True
    return isinstance(kernel, Sigmoid) or not (intercept or _has_few_features(kernel, X.shape[1]))


def _has_few_features(kernel: Kernel, features: int) -> bool:
    """Whether there is a map into so few dimensions that the machine is a linear one there."""
    if isinstance(kernel, PolynomialKernel | Quadratic):
        return kernel.dimension(features) <= FEW
    return isinstance(kernel, LinearKernel) and features <= FEW


def soft_kernel_margin(K: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int) -> Fitted:
    """Coefficients `(samples,)`, intercept and report of min ||w||^2 / 2 + C sum of slacks; C = inf: no slack."""
    return _reported(y, C, solve_dual(K, y, C, intercept, tolerance, most), intercept)


def hard_kernel_margin(K: Reals, y: Reals, intercept: bool, tolerance: float, most: int) -> Fitted:
    """The same without slack; where nothing separates in the feature space, what adds up to the smallest slack."""
    coefficients, b, separable = least_slack(K, y, intercept)
    if not separable:
        squared_norm = max(0.0, float(coefficients @ K @ coefficients))
        return coefficients, b, infeasible_report(y, K @ coefficients + b, squared_norm)
    return soft_kernel_margin(K, y, inf, intercept, tolerance, most)


def large_soft_kernel_margin(
    kernel: Kernel, X: Reals, y: Reals, C: float, intercept: bool, tolerance: float, most: int
) -> Fitted:
    """The soft margin where `needs_gram` says no: on explicit features where they are few, else begun by libsvm."""
    if _has_few_features(kernel, X.shape[1]):
        features = kernel.features(X) if isinstance(kernel, PolynomialKernel | Quadratic) else X
        _, b, report = soft_margin(features, y, C, intercept, tolerance, most)
        return report["alphas"] * y, b, report
    size = squared_radius(kernel, X) or 1.0
    first, done = _by_library(kernel, X, y, C, max(NEAR, tolerance), most)
    K, bound = KernelProducts.of(kernel, X, size), C * size
    first = np.where(first >= C, bound, first * size)
    at = settled(K, y, bound, True, attainable(tolerance, bound), max(0, most - done), first)
    alphas = np.where(at.alphas >= bound, C, at.alphas / size)
    scores = K.scores(at.pull)
    ends = intercepts(y, C, alphas, scores)
    stopped_by = "optimality conditions" if at.optimal else "max_iter"
    solution = DualSolution(alphas, scores, *ends, done + at.steps, np.zeros(0), stopped_by, LIBRARY)
    return _reported(y, C, solution, True)


def _by_library(kernel: Kernel, X: Reals, y: Reals, C: float, tolerance: float, most: int) -> tuple[Reals, int]:
    """Multipliers `(samples,)` that violate the conditions by about the tolerance, and libsvm's steps."""
    from sklearn.exceptions import ConvergenceWarning
    from sklearn.svm import SVC

    from learners.svm.library import seeded, settings

    alphas = np.zeros(len(y))
    if abs(y.sum()) == len(y):  # one label
        return alphas, 0
    most = min(most, 2**31 - 1)
    machine = seeded(SVC(C=C, tol=tolerance, max_iter=most, **settings(kernel)))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)  # the report says what stopped it
        machine.fit(X, y)
    alphas[machine.support_] = np.minimum(np.abs(np.asarray(machine.dual_coef_)[0]), C)
    return alphas, int(np.sum(machine.n_iter_))


def _reported(y: Reals, C: float, solution: DualSolution, intercept: bool) -> Fitted:
    return solution.alphas * y, solution.intercept, kkt_report(y, C, solution, intercept)
