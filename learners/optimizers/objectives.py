"""Objectives to walk on: quadratics, a curved valley, kinks, and the examples of the courses."""

from dataclasses import replace
from math import cos, isfinite, sin
from typing import Any

import numpy as np

from learners.optimizers.objective import Objective, Vector


def quadratic(eigenvalues: Any = (1.0, 10.0), angle: float = 0.0, centre: Any = None) -> Objective:
    """Half of (w - c)' H (w - c) in n dimensions; H has the eigenvalues `(n,)`, all > 0.

    Its condition number is the largest eigenvalue over the smallest, its gradient's Lipschitz constant L the
    largest. In the plane the axes are turned by `angle` radians.
    """
    scales = np.array(eigenvalues, dtype=np.float64)
    if scales.ndim != 1 or not len(scales) or not (np.isfinite(scales) & (scales > 0)).all():
        raise ValueError(f"eigenvalues of quadratic (curvatures) must be finite reals > 0; got {eigenvalues!r}")
    if not isfinite(angle) or (angle and len(scales) != 2):
        raise ValueError(
            f"angle of quadratic (turn of the plane) must be a finite real, 0 but in the plane; got {angle}"
        )
    turn = np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]]) if angle else np.eye(len(scales))
    H = (turn * scales) @ turn.T
    c = np.zeros(len(scales)) if centre is None else np.array(centre, dtype=np.float64)

    def values(w: Vector) -> Vector:
        return np.asarray(((w - c) @ H * (w - c)).sum(axis=-1) / 2)

    return Objective(
        title="Quadratic",
        value=lambda w: float(values(w)),
        gradient=lambda w: H @ (w - c),
        start=c + np.ones(len(scales)),
        hessian=lambda w: H,
        minimizer=c,
        minimum=0.0,
        values=values,
        smoothness=float(scales.max()),
        strong_convexity=float(scales.min()),
    )


def notes_quadratic() -> Objective:
    """25 (x + 6)^2 + (y - 8)^2, the notes' example: a ravine with eigenvalues 50 and 2, from 0."""
    return replace(quadratic((50.0, 2.0), centre=(-6.0, 8.0)), title="25 (x + 6)² + (y − 8)²", start=np.zeros(2))


def rosenbrock() -> Objective:
    """(1 - x)^2 + 100 (y - x^2)^2: a bent valley, steep across and nearly flat along; the best point is (1, 1)."""

    def values(w: Vector) -> Vector:
        x, y = w[..., 0], w[..., 1]
        return np.asarray((1 - x) ** 2 + 100 * (y - x**2) ** 2)

    def gradient(w: Vector) -> Vector:
        x, y = w
        return np.array([-2 * (1 - x) - 400 * x * (y - x**2), 200 * (y - x**2)])

    def hessian(w: Vector) -> Vector:
        x, y = w
        return np.array([[2 - 400 * y + 1200 * x**2, -400 * x], [-400 * x, 200.0]])

    return Objective(
        title="Rosenbrock's valley",
        value=lambda w: float(values(w)),
        gradient=gradient,
        start=np.array([-1.2, 1.0]),
        hessian=hessian,
        minimizer=np.ones(2),
        minimum=0.0,
        values=values,
    )


def absolute_value(centre: float = 0.6) -> Objective:
    """|w - centre| from 0, a kink at its minimum; convex and 1-Lipschitz. The subgradient at the kink is 0."""
    return Objective(
        title="Absolute value",
        value=lambda w: float(abs(w[0] - centre)),
        gradient=lambda w: np.sign(w - centre),
        start=np.zeros(1),
        minimizer=np.array([centre]),
        minimum=0.0,
        lipschitz=1.0,
    )


def largest_coordinate(n: int = 100) -> Objective:
    """max_i |w_i| in n dimensions: 1-Lipschitz, and each subgradient tells of one coordinate only (the first)."""

    def gradient(w: Vector) -> Vector:
        unit, first = np.zeros(n), int(np.argmax(np.abs(w)))
        unit[first] = np.sign(w[first])
        return unit

    return Objective(
        title="Largest coordinate",
        value=lambda w: float(np.abs(w).max()),
        gradient=gradient,
        start=np.ones(n),
        minimizer=np.zeros(n),
        minimum=0.0,
        lipschitz=1.0,
    )


def two_exponentials() -> Objective:
    """(u e^v - 2 v e^(-u))^2, not convex, from (1, 1): the nonlinear error surface of Caltech's Learning from Data."""

    def inner(w: Vector) -> float:
        return float(w[0] * np.exp(w[1]) - 2 * w[1] * np.exp(-w[0]))

    def gradient(w: Vector) -> Vector:
        u, v = w
        slopes = np.array([np.exp(v) + 2 * v * np.exp(-u), u * np.exp(v) - 2 * np.exp(-u)])
        return 2 * inner(w) * slopes

    return Objective(
        title="Two exponentials", value=lambda w: inner(w) ** 2, gradient=gradient, start=np.ones(2), minimum=0.0
    )


def noisy(objective: Objective, deviation: float = 1.0) -> Objective:
    """The objective with Gaussian noise of this standard deviation on each coordinate of its gradients."""
    if not (isinstance(deviation, int | float) and isfinite(deviation) and deviation >= 0):
        raise ValueError(f"deviation of noisy (standard deviation) must be a finite real >= 0; got {deviation!r}")
    return replace(
        objective,
        noisy_gradient=lambda rng, w: objective.gradient(w) + deviation * rng.standard_normal(len(w)),
        lipschitz=None,
    )
