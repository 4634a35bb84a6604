"""What a support vector machine knows of itself: slacks, both objectives, and the Karush-Kuhn-Tucker residuals."""

from math import inf, isfinite, nan
from typing import Any

import numpy as np

from learners.shared.arrays import Reals
from learners.svm.dual import DualSolution

# A multiplier below this share of the largest is rounding.
NEGLIGIBLE = 1e-9
ON_MARGIN = 1e-7


def kkt_report(y: Reals, upper: float, solution: DualSolution, balanced: bool) -> dict[str, Any]:
    """The words of `history_` for multipliers in 0..upper (inf: hard margin), of ||w||^2 / 2 + upper sum slacks.

    `balanced` says whether sum a y = 0 is among the conditions, as it is with an intercept. `kkt_residual` is the
    largest of: slacks where none are allowed, multipliers out of bounds, |sum a y|, and the products
    a (y f - 1 + slack) and (upper - a) slack; multipliers relative to the largest, if that is above 1.
    (a = upper goes with a slack >= 0; the notes print > 0.)
    """
    alphas, scores = solution.alphas, solution.scores + solution.intercept
    margins = y * scores
    slacks = np.maximum(0.0, 1 - margins)
    squared_norm = max(0.0, float((alphas * y) @ solution.scores))
    primal = squared_norm / 2 + (upper * float(slacks.sum()) if isfinite(upper) else 0.0)
    dual = float(alphas.sum()) - squared_norm / 2
    return margin_report(y, scores, squared_norm) | {
        "alphas": alphas,
        "support_indices": np.flatnonzero(alphas > NEGLIGIBLE * alphas.max(initial=0.0)),
        "primal_objective": primal,
        "dual_objective": dual,
        "duality_gap": primal - dual,
        "kkt_residual": _residual(y, upper, alphas, margins, balanced),
        "intercept_low": solution.low,
        "intercept_high": solution.high,
        "iterations": solution.iterations,
        "violations": solution.violations,
        "stopped_by": solution.stopped_by,
        "solver": solution.solver,
    }


def margin_report(y: Reals, scores: Reals, squared_norm: float) -> dict[str, Any]:
    """What any hyperplane with these scores `(samples,)` tells: margins, slacks, norm, 1/||w|| and training error."""
    margins = y * scores
    return {
        "functional_margins": margins,
        "slacks": np.maximum(0.0, 1 - margins),
        "on_margin_indices": np.flatnonzero(np.abs(margins - 1) <= ON_MARGIN),
        "squared_norm": squared_norm,
        "margin": squared_norm**-0.5 if squared_norm > 0 else inf,
        "training_error": float(np.mean((scores > 0) != (y > 0))),
    }


def infeasible_report(y: Reals, scores: Reals, squared_norm: float) -> dict[str, Any]:
    """The same words where nothing separates: the primal has no point and the dual no end."""
    nothing = {"dual_objective": inf, "primal_objective": inf, "duality_gap": nan, "kkt_residual": nan}
    return (
        margin_report(y, scores, squared_norm)
        | nothing
        | {
            "alphas": np.full(len(y), nan),
            "support_indices": np.empty(0, dtype=np.int64),
            "intercept_low": nan,
            "intercept_high": nan,
            "iterations": 0,
            "violations": np.empty(0),
            "stopped_by": "not separable",
            "solver": "linear program",
            "margin": nan,
        }
    )


def _residual(y: Reals, upper: float, alphas: Reals, margins: Reals, balanced: bool) -> float:
    slacks = np.maximum(0.0, 1 - margins)
    scale = max(1.0, float(alphas.max(initial=0.0)))
    parts = [np.abs(alphas * (margins - 1 + slacks)) / scale, -alphas, alphas - upper]
    parts += [(upper - alphas) * slacks / scale if isfinite(upper) else slacks]
    parts += [np.array([abs(y @ alphas) / scale])] if balanced else []
    return float(max(part.max(initial=0.0) for part in parts))
