"""Is this the support vector machine's solution? From multipliers (the dual) or from weights (the primal)."""

from math import inf, isnan
from typing import Any

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.certificate import Certificate


def certify_dual(
    K: Any, y: Any, alphas: Any, c: float = inf, intercept: float | None = None, tolerance: float = 1e-6
) -> Certificate:
    """The Karush-Kuhn-Tucker conditions at multipliers `(samples,)` of ||w||^2/2 + C sum of slacks.

    K `(samples, samples)` holds the inner products (a kernel's values), y `(samples,)` labels -1 and 1; c = inf is the
    hard margin. `intercept` is the claimed b; None is a machine without one. With f_i = sum_j a_j y_j K_ij + b:
    0 <= a <= C, sum a y = 0 (with intercept), y f >= 1 where a = 0, y f = 1 where 0 < a < C, y f <= 1 where a = C.
    ValueError for shapes that do not fit.

    Source: Cortes & Vapnik (1995); Burges (1998), sections 3.2 and 3.5.
    """
    K, y, a = (np.asarray(array, dtype=np.float64) for array in (K, y, alphas))
    _judge(y, c, "certify_dual")
    if K.shape != (len(y), len(y)) or a.shape != y.shape:
        raise ValueError(
            f"K, alphas of certify_dual must have shapes ({len(y)}, {len(y)}), ({len(y)},); got {K.shape}, {a.shape}"
        )
    margins = y * (K @ (a * y) + (intercept or 0.0))
    small = tolerance * max(1.0, float(np.abs(a).max(initial=0.0)))
    none, full = a <= small, a >= c - small
    residuals = {
        "multipliers >= 0": np.max(-a, initial=0.0),
        "multipliers <= C": np.max(a - c, initial=0.0),
        "margin >= 1 where the multiplier is 0": np.max((1 - margins)[none], initial=0.0),
        "margin = 1 where the multiplier lies between 0 and C": np.abs(margins - 1)[~none & ~full].max(initial=0.0),
        "margin <= 1 where the multiplier is C": np.max((margins - 1)[full & ~none], initial=0.0),
    }
    if intercept is not None:
        residuals["sum of multipliers times labels = 0"] = abs(y @ a)
    return Certificate({name: float(value) for name, value in residuals.items()}, tolerance)


def certify_primal(
    X: Any, y: Any, w: Any, c: float = inf, intercept: float | None = None, tolerance: float = 1e-6
) -> Certificate:
    """Are weights w `(features,)` and the intercept optimal for ||w||^2/2 + C sum of slacks? None: no intercept.

    They are just when multipliers exist: a = 0 outside the margin, C inside, 0..C on it, with w = sum a y x and, with
    an intercept, sum a y = 0. Those on the margin are sought by bounded least squares; what is left of the equations is
    the residual. For the hard margin (c = inf) nothing may lie inside.

    Source: the same; the multipliers are a certificate that anyone can check with `certify_dual`.
    """
    from scipy.optimize import lsq_linear

    X, y, w = (np.asarray(array, dtype=np.float64) for array in (X, y, w))
    _judge(y, c, "certify_primal")
    if X.shape != (len(y), w.size) or w.ndim != 1:
        shapes = f"({len(y)}, features), (features,)"
        raise ValueError(f"X, w of certify_primal must have shapes {shapes}; got {X.shape}, {w.shape}")
    gaps = y * (X @ w + (intercept or 0.0)) - 1
    inside, on = gaps < -tolerance, np.abs(gaps) <= tolerance
    equations = (y[:, None] * X).T if intercept is None else np.vstack([(y[:, None] * X).T, y])
    target = w if intercept is None else np.append(w, 0.0)
    residuals = {"margin >= 1 of every example": float(-gaps.min(initial=0.0))} if c == inf else {}
    rest = target - (c * equations[:, inside].sum(axis=1) if c < inf else 0.0)
    if on.any():
        fit = lsq_linear(equations[:, on], rest, bounds=(0, c), tol=1e-14)
        rest = rest - equations[:, on] @ fit.x
    residuals["w = sum of multipliers times labels times examples"] = float(np.abs(rest[: w.size]).max(initial=0.0))
    if intercept is not None:
        residuals["sum of multipliers times labels = 0"] = float(abs(rest[-1]))
    return Certificate(residuals, tolerance)


def _judge(y: Reals, c: float, name: str) -> None:
    if y.ndim != 1 or not len(y) or not np.isin(y, (-1, 1)).all():
        raise ValueError(f"y of {name} (labels) must be -1 and 1, shape (samples,); got {y.tolist()!r:.60}")
    if isnan(c) or c <= 0:
        raise ValueError(f"c of {name} (cost of a unit of slack) must be > 0, inf for the hard margin; got {c!r}")
