"""Is the gradient right? Central differences beside the analytic derivatives, and the chain rule."""

from collections.abc import Callable
from math import isfinite
from typing import Any

import numpy as np

from learners.optimizers.objective import Objective, Vector
from learners.shared.arrays import read_array

Map = Callable[[Vector], Any]
# Near the cube root of the rounding unit, where cutting off and rounding are equally small.
BEST_STEP = 6e-6


def jacobian(function: Map, point: Any, step: float = BEST_STEP) -> Vector:
    """Central differences of f: R^n -> R^m at a point `(n,)`; shape `(m, n)`, error O(step^2) plus rounding/step.

    Along coordinate j the step is `step * max(1, |x_j|)`. ValueError unless step is a real > 0.
    """
    if not (isinstance(step, int | float) and isfinite(step) and step > 0):
        raise ValueError(f"step of jacobian (width of the differences) must be a finite real > 0; got {step!r}")
    x = read_array(point, np.float64).copy()
    columns = []
    for j in range(len(x)):
        high, low = x.copy(), x.copy()
        high[j] += step * max(1.0, abs(x[j]))
        low[j] -= step * max(1.0, abs(x[j]))
        # Dividing by the width as stored takes the rounding of x + h out of the quotient.
        columns.append((np.atleast_1d(function(high)) - np.atleast_1d(function(low))) / (high[j] - low[j]))
    return np.column_stack(columns)


def gradient_error(objective: Objective, w: Any, step: float = BEST_STEP) -> float:
    """Largest difference between an objective's gradient at w `(n,)` and central differences of its value."""
    w = read_array(w, np.float64).copy()
    return float(np.abs(jacobian(objective.value, w, step)[0] - objective.gradient(w)).max())


def jacobian_error(function: Map, analytic: Callable[[Vector], Any], point: Any, step: float = BEST_STEP) -> float:
    """Largest difference between the analytic Jacobian `(m, n)` at a point and central differences.

    Over a range of steps it falls like step^2, and rises again once rounding, like 1/step, takes over.
    """
    exact = jacobian(function, point, step)
    return float(np.abs(exact - np.asarray(analytic(read_array(point, np.float64).copy()), dtype=np.float64)).max())


def chain_rule_error(outer: Map, inner: Map, point: Any, step: float = BEST_STEP) -> float:
    """Largest entry of J_(f o g)(x) - J_f(g(x)) J_g(x), all three by central differences at x `(k,)`.

    g maps R^k into R^n and f maps R^n into R^m (one set of notes has both of f's spaces alike). ValueError where
    f does not take what g gives.
    """
    x = read_array(point, np.float64).copy()
    between = np.atleast_1d(np.asarray(inner(x), dtype=np.float64))
    whole = jacobian(lambda v: outer(np.atleast_1d(np.asarray(inner(v)))), x, step)
    product = jacobian(outer, between, step) @ jacobian(inner, x, step)
    return float(np.abs(whole - product).max())
