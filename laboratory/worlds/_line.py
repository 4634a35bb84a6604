"""Points uniform on [0, 1) with a probability of label 1 that is linear between finitely many places."""

from collections.abc import Callable
from math import fsum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds._breakpoints import breakpoints
from laboratory.worlds.risk import UnknownRiskError, predictions
from laboratory.worlds.world import Predictor, Sample

Eta = Callable[[NDArray[np.float64]], NDArray[np.float64]]  # points (m,) to probabilities of label 1, (m,)
NEEDED = "breakpoints_, threshold_, coef_, tree_ or trees in estimators_"


def draw_on_line(rng: np.random.Generator, m: int, eta: Eta) -> Sample:
    """`m` independent points, and labels that are 1 with probability `eta`."""
    x = rng.random(m)
    return Sample(x[:, np.newaxis], (rng.random(m) < eta(x)).astype(np.int64))


def risk_on_line(world: object, predictor: Predictor, places: NDArray[np.float64], eta: Eta) -> float:
    """True risk of a predictor constant between its own breakpoints: a finite sum, exact up to rounding.

    Between two of `places`, `eta` is linear, so that its value in the middle of a piece is its mean there.
    """
    own = breakpoints(predictor)
    if own is None:
        raise UnknownRiskError(world, predictor, NEEDED)
    inside = [cuts[(cuts > 0) & (cuts < 1)] for cuts in (places, own)]
    edges = np.unique(np.concatenate([[0.0, 1.0], *inside]))
    middles = (edges[:-1] + edges[1:]) / 2
    wrong = mistakes(predictions(predictor, middles[:, np.newaxis]), eta(middles))
    return fsum(np.diff(edges) * wrong)


def mistakes(labels: NDArray[Any], eta: NDArray[np.float64]) -> NDArray[np.float64]:
    """Probability of misclassification, `(points,)`, where label 1 has probability `eta` and label 0 the rest."""
    return np.where(labels == 1, 1 - eta, np.where(labels == 0, eta, 1.0))
