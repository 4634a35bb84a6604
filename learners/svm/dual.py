"""The dual of the support vector machine: multipliers by SMO, then to full precision by linear equations."""

from dataclasses import dataclass
from math import inf, isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import Reals

KEPT = 10_000
EXACT = 200
# After so many steps for each example, on samples up to a size, the interior point is tried.
PATIENCE = 500
INTERIOR = 1000
ROUNDING = 1e-15
COARSE = 1e-6
BALANCED = 1e-9
STEPWISE, INSIDE = "sequential minimal optimization", "interior point"
NEAREST, LIBRARY = "nearest points of the hulls", "libsvm"


@dataclass(frozen=True, eq=False)
class DualSolution:
    """Multipliers that solve max sum a - a'Qa/2 over 0 <= a <= upper, with y'a = 0 where there is an intercept.

    Attributes
    ----------
    alphas : `(samples,)`
    scores : `(samples,)`, sum_j a_j y_j K(x_j, x_i), the intercept left out.
    low, high : the intercepts that are optimal, an interval; one point where some 0 < a < upper.
    iterations : of the solver.
    violations : `(kept,)`, the worst violation of the optimality conditions before each step of SMO, and after the last
        where that stopped it; empty where another solver began.
    stopped_by : "optimality conditions" or "max_iter".
    solver : which began.
    """

    alphas: Reals
    scores: Reals
    low: float
    high: float
    iterations: int
    violations: Reals
    stopped_by: str
    solver: str = STEPWISE

    @property
    def intercept(self) -> float:
        """The middle of the optimal intercepts; where they go on for ever, the end they have."""
        if isfinite(self.low) and isfinite(self.high):
            return (self.low + self.high) / 2
        return self.low if isfinite(self.low) else self.high


def solve_dual(
    K: Reals,
    y: Reals,
    upper: float = inf,
    intercept: bool = True,
    tolerance: float = 1e-10,
    most: int = 10**6,
    first: Reals | None = None,
) -> DualSolution:
    """Solve it for a Gram matrix K `(samples, samples)` and signs y `(samples,)`; upper = inf is the hard margin.

    The hard margin's dual is unbounded where no hyperplane separates: ask first. Without an intercept low = high = 0.
    `first` `(samples,)` are multipliers to begin with, within their bounds and with y'a = 0; else all are 0.
    """
    # Solved for points of length 1 at most: what is flat and what is close is then the same for all data.
    size = float(np.diag(K).max(initial=0.0)) or 1.0
    unit, bound = np.ascontiguousarray(K if size == 1 else K / size, dtype=np.float64), upper * size
    begun = np.zeros(len(y)) if first is None else _polished(unit, y, bound, first * size, intercept)
    alphas, iterations, violations = _stepped(unit, y, bound, intercept, tolerance, most, begun)
    # Divided by the size, a multiplier at its bound must be there exactly.
    alphas = np.where(alphas >= bound, upper, alphas / size) if isfinite(upper) else alphas / size
    scores = K @ (alphas * y)
    low, high = intercepts(y, upper, alphas, scores) if intercept else (0.0, 0.0)
    return DualSolution(
        alphas,
        scores,
        low,
        high,
        iterations,
        violations,
        "max_iter" if iterations == most else "optimality conditions",
    )


def attainable(tolerance: float, upper: float) -> float:
    """The tolerance, or what sums of such multipliers of points of length 1 are exact to."""
    return max(tolerance, min(COARSE, ROUNDING * upper)) if isfinite(upper) else tolerance


def _stepped(
    K: Reals, y: Reals, upper: float, intercept: bool, tolerance: float, most: int, alphas: Reals
) -> tuple[Reals, int, Reals]:
    """Multipliers by SMO, from `alphas` on; where that crawls, from an interior point on. Iterations, violations."""
    from learners.svm._smo import pairs, singles  # brings Numba, which only a fit needs

    run: Any = pairs if intercept else singles
    tolerance = attainable(tolerance, upper)
    patience = min(most, PATIENCE * len(y)) if isfinite(upper) and len(y) <= INTERIOR else most
    done, kept = 0, []
    for budget in (patience, most - patience):
        slope, violations = y * (K @ (alphas * y)) - 1, np.zeros(KEPT)
        iterations = int(run(K, y, upper, alphas, slope, tolerance, budget, violations))
        kept.append(violations[: min(KEPT, iterations + (iterations < budget))])
        alphas, done = _polished(K, y, upper, alphas, intercept), done + iterations
        if iterations < budget or done == most:
            break
        alphas = _better(K, y, upper, intercept, alphas)
    return alphas, done, np.concatenate(kept)


def _better(K: Reals, y: Reals, upper: float, intercept: bool, alphas: Reals) -> Reals:
    """The interior point's multipliers, settled, or itself, if they are feasible and better than `alphas`."""
    from threadpoolctl import threadpool_limits

    from learners.svm._interior_point import interior_point

    with threadpool_limits(1):  # on a busy machine threads cost matrices of this size far more than they save
        inside, snapped = interior_point(K, y, upper, intercept)
    least = violation(y, upper, alphas, K @ (alphas * y), intercept)
    for other in (_polished(K, y, upper, snapped, intercept), inside):
        balanced = not intercept or abs(float(y @ other)) <= BALANCED * float(other.max())
        if balanced and violation(y, upper, other, K @ (other * y), intercept) < least:
            return other
    return alphas


def violation(y: Reals, upper: float, alphas: Reals, scores: Reals, intercept: bool) -> float:
    """How far multipliers are from optimal, in units of y f(x): 0 at a solution."""
    if intercept:
        low, high = _ends(y, upper, alphas, scores)
        return max(0.0, low - high) if isfinite(low) and isfinite(high) else 0.0
    slope = y * scores - 1
    wrong = np.where(alphas <= 0, np.maximum(-slope, 0), np.where(alphas >= upper, np.maximum(slope, 0), abs(slope)))
    return float(wrong.max())


def _ends(y: Reals, upper: float, alphas: Reals, scores: Reals) -> tuple[float, float]:
    """Largest y_i - g_i of those that push the intercept up, smallest of those that push it down."""
    rises = np.where(y > 0, alphas < upper, alphas > 0)
    falls = np.where(y > 0, alphas > 0, alphas < upper)
    rest = y - scores
    return float(rest[rises].max(initial=-inf)), float(rest[falls].min(initial=inf))


def intercepts(y: Reals, upper: float, alphas: Reals, scores: Reals) -> tuple[float, float]:
    """The interval of intercepts that are optimal for optimal multipliers."""
    low, high = _ends(y, upper, alphas, scores)
    # Rounding may put them a hair's breadth in the wrong order.
    return (low, high) if low <= high else ((low + high) / 2,) * 2


def _polished(K: Reals, y: Reals, upper: float, alphas: Reals, intercept: bool) -> Reals:
    """The multipliers with those strictly inside their bounds solved for exactly, if that makes them better."""
    free = (alphas > 0) & (alphas < upper)
    if not free.any():
        return alphas
    scores = K @ (alphas * y)
    size = int(free.sum())
    system, right = np.zeros((size + 1, size + 1)), np.zeros(size + 1)
    system[:size, :size] = K[np.ix_(free, free)] * np.outer(y[free], y[free])
    right[:size] = 1 - (y * scores)[free]
    if intercept:
        system[:size, size] = system[size, :size] = y[free]
        right[size] = -(y @ alphas)
    better = alphas.copy()
    better[free] += shortest(system, right)[:size]
    inside = bool((better >= 0).all() and (better <= upper).all())
    before = violation(y, upper, alphas, scores, intercept)
    return better if inside and violation(y, upper, better, K @ (better * y), intercept) <= before else alphas


def shortest(system: Reals, right: Reals) -> Reals:
    """A solution of a symmetric system, the shortest or nearly: multipliers that are not unique stay where they are.

    A large system is changed in place.
    """
    if len(right) <= EXACT:
        return np.asarray(np.linalg.lstsq(system, right, rcond=None)[0], dtype=np.float64)
    # Beyond that the singular values cost too much; a ridge of the size of rounding stands in for them.
    ridge = np.full(len(right), 1e-14 * float(np.trace(system)) / len(right))
    ridge[-1] = 0.0 if system[-1, :-1].any() else 1.0
    system.flat[:: len(right) + 1] += ridge
    return np.asarray(np.linalg.solve(system, right), dtype=np.float64)
