"""How large a step may be on a quadratic, and how fast the error shrinks or grows in the long run."""

import numpy as np

from laboratory.topics.optimisation.hyperparameters import INERTIAL
from laboratory.topics.optimisation.landscapes import Landscape
from learners.optimizers.quadratics import descent_factors, momentum_radii, nesterov_radii


def largest_rate(place: Landscape, method: str, momentum: float) -> float | None:
    """The learning rate from which on the method diverges on a quadratic, None where no such limit is known.

    2/L for gradient descent, 2 (1 + momentum)/L for momentum, 2 (1 + momentum)/((1 + 2 momentum) L) for Nesterov. On
    other L-smooth convex functions only gradient descent has one: there 2/L is small enough, if not always needed.
    """
    L = place.objective.smoothness
    if L is None or method not in ("gradient_descent", *INERTIAL):
        return None
    if method == "gradient_descent":
        return 2 / L
    if place.objective.hessian is None:
        return None
    return 2 * (1 + momentum) / (L if method == "momentum" else (1 + 2 * momentum) * L)


def slowest_factor(place: Landscape, method: str, rate: float, momentum: float) -> float | None:
    """What a step multiplies the slowest part of the error by, in the long run; None but for whole gradients and a
    constant rate on a quadratic."""
    if not place.convex or place.objective.hessian is None:
        return None
    curvatures = np.linalg.eigvalsh(place.objective.hessian(place.best))
    if method == "gradient_descent":
        return float(np.abs(descent_factors(curvatures, rate)).max())
    if method == "momentum":
        return float(momentum_radii(curvatures, rate, momentum).max())
    if method == "nesterov":
        return float(nesterov_radii(curvatures, rate, momentum).max())
    return None
