"""The hyperplane of a linear predictor, and which label it gives to which side."""

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.risk import UnknownRiskError, predictions
from laboratory.worlds.world import Predictor

Hyperplane = tuple[NDArray[np.float64], float]  # unit normal (features,), signed offset
Sides = tuple[NDArray[np.float64], float, int, int]  # the same, and the labels below and above


def hyperplane(predictor: object, features: int) -> Hyperplane | None:
    """The predictor's hyperplane; None where it has none, or weights that are not finite.

    It is read from `coef_`, `(features,)` or `(1, features)`, and `intercept_` (0 where missing). Weights of
    length 0 give the normal 0.
    """
    if not hasattr(predictor, "coef_"):
        return None
    weights = np.asarray(predictor.coef_, dtype=float)
    intercept = np.asarray(getattr(predictor, "intercept_", 0.0), dtype=float).ravel()
    if weights.shape not in ((features,), (1, features)) or intercept.size != 1:
        return None
    length = float(np.linalg.norm(weights))
    if not (np.isfinite(length) and np.isfinite(intercept[0])):
        return None
    if length == 0:
        return np.zeros(features), 0.0
    return weights.ravel() / length, float(intercept[0]) / length


def sides(predictor: Predictor, features: int) -> Sides | None:
    """The hyperplane with the labels below and above it; None unless both labels are 0 or 1."""
    plane = hyperplane(predictor, features)
    if plane is None:
        return None
    unit, offset = plane
    away = 1 + abs(offset)
    below, above = predictions(predictor, np.outer([-offset - away, -offset + away], unit)).tolist()
    return (unit, offset, int(below), int(above)) if {below, above} <= {0, 1} else None


def known_sides(world: object, predictor: Predictor, features: int) -> Sides:
    """The same. Raises UnknownRiskError where there is no such hyperplane."""
    read = sides(predictor, features)
    if read is None:
        needs = f"labels 0 and 1, {features} finite weights in coef_ and one intercept_"
        raise UnknownRiskError(world, predictor, needs)
    return read
