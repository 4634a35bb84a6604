"""Who supports the hyperplane: each example's margin, distance, slack and place, in one table."""

from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array

ZONES = ("outside", "on the margin", "inside", "misclassified")


@dataclass(frozen=True, eq=False)
class SupportReport:
    """A fitted halfspace and a sample, example by example.

    Attributes
    ----------
    functional_margins : `(samples,)`, y (<w, x> + b).
    distances : `(samples,)`, from the hyperplane, negative on the wrong side; inf where w = 0.
    slacks : `(samples,)`, max(0, 1 - functional margin).
    zones : `(samples,)`, each of "outside", "on the margin", "inside" (right, but within), "misclassified" (a
        functional margin of 0 or less).
    support : indices of the examples with functional margin at most 1: all the support vectors are among them,
        and with a hard margin they are the nearest examples; with a soft one there are nearer and wrong ones too.
    margin : 1 / ||w||, the distance of a functional margin of 1; it is the nearest example's distance only where w
        is scaled so, as the hard margin's solution is.
    nearest : the smallest distance.
    """

    functional_margins: Reals
    distances: Reals
    slacks: Reals
    zones: NDArray[np.str_]
    support: NDArray[np.int64]
    margin: float
    nearest: float


def support_report(learner: Any, X: Any, y: Any, tolerance: float = 1e-6) -> SupportReport:
    """The table for a fitted learner with `coef_`, and X `(samples, features)` with its two labels y `(samples,)`."""
    scores = np.asarray(learner.decision_function(X), dtype=np.float64)
    return margins_of(scores, read_array(y) == learner.classes_[-1], float(np.linalg.norm(learner.coef_)), tolerance)


def margins_of(scores: Reals, positive: NDArray[np.bool_], norm: float, tolerance: float = 1e-6) -> SupportReport:
    """The same from scores `(samples,)`, the truth and ||w||, for machines with a kernel."""
    if not (isinstance(tolerance, int | float) and 0 <= tolerance < 1):
        raise ValueError(f"tolerance of support_report (width of the line) must be in [0, 1); got {tolerance!r}")
    margins = np.where(positive, scores, -scores)
    zones = np.select(
        [margins <= 0, margins < 1 - tolerance, margins <= 1 + tolerance],
        ["misclassified", "inside", "on the margin"],
        "outside",
    )
    distances = margins / norm if norm > 0 else np.where(margins > 0, inf, -inf)
    return SupportReport(
        functional_margins=margins,
        distances=distances,
        slacks=np.maximum(0.0, 1 - margins),
        zones=zones,
        support=np.flatnonzero(margins <= 1 + tolerance),
        margin=1 / norm if norm > 0 else inf,
        nearest=float(distances.min()),
    )
