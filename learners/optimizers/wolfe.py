"""A step along a descent direction that satisfies Wolfe's conditions, found by doubling and halving."""

from dataclasses import dataclass
from math import inf, isfinite

import numpy as np

from learners.optimizers.objective import Objective, Vector


@dataclass(frozen=True)
class WolfeStep:
    """What a line search found.

    Attributes
    ----------
    eta : the step; the last one tried, if none was admissible.
    armijo, curvature : does it satisfy the two conditions?
    tried : every step tried, in order.
    """

    eta: float
    armijo: bool
    curvature: bool
    tried: tuple[float, ...]

    @property
    def is_found(self) -> bool:
        """Does the step satisfy both conditions?"""
        return self.armijo and self.curvature

    @property
    def evaluations(self) -> int:
        """How many points beyond the start were looked at, value and gradient each."""
        return len(self.tried)


def wolfe_search(
    objective: Objective,
    w: Vector,
    p: Vector,
    alpha: float = 1e-4,
    beta: float = 0.9,
    strong: bool = True,
    first: float = 1.0,
    most: int = 100,
) -> WolfeStep:
    """An eta > 0 along p `(n,)` from w `(n,)` for psi(eta) = f(w + eta p), or what was tried in vain.

    Armijo: psi(eta) <= psi(0) + alpha eta psi'(0). Curvature: psi'(eta) >= beta psi'(0); strong: |psi'(eta)| <=
    beta |psi'(0)|. Steps that fall too little, or end too far up the other slope, bound the search from above;
    steps that end too steep bound it from below; in between there always is an admissible one, so for f with a
    continuous gradient that is bounded below the halving ends. An f not bounded below may have none (linear ones
    do not). Conjugate gradients of Fletcher and Reeves need the strong form and beta < 1/2. On a quadratic the
    exact step is admissible only for alpha <= 1/2.

    ValueError unless 0 < alpha < beta < 1, first > 0, and p descends.
    Source: Wolfe (1969); Nocedal & Wright (2006), section 3.1 and lemma 3.1.
    """
    _check(alpha, beta, first)
    start, slope = objective.value(w), float(p @ objective.gradient(w))
    if not slope < 0:
        raise ValueError(f"p of wolfe_search (direction) must descend, <p, gradient> < 0; got a slope of {slope:g}")
    low, high, eta, tried = 0.0, inf, float(first), list[float]()
    while True:
        tried.append(eta)
        armijo = bool(objective.value(w + eta * p) <= start + alpha * eta * slope)
        there = float(p @ objective.gradient(w + eta * p))
        too_steep, too_far = not there >= beta * slope, strong and there > -beta * slope
        if (armijo and not too_steep and not too_far) or len(tried) >= most:
            return WolfeStep(eta, armijo, not (too_steep or too_far), tuple(tried))
        low, high = (low, eta) if not armijo or too_far else (eta, high)
        eta = 2 * eta if high == inf else (low + high) / 2


def quadratic_steps(exact: float, alpha: float, beta: float, strong: bool = False) -> tuple[float, float]:
    """The admissible steps of a convex quadratic, lowest and highest, from its exact step `exact` > 0.

    Armijo holds up to 2 (1 - alpha) exact, curvature from (1 - beta) exact on; strong: up to (1 + beta) exact.
    As alpha < beta, there always are some. ValueError unless 0 < alpha < beta < 1 and exact > 0.
    """
    _check(alpha, beta, exact)
    highest = 2 * (1 - alpha) * exact
    return (1 - beta) * exact, min(highest, (1 + beta) * exact) if strong else highest


def _check(alpha: float, beta: float, first: float) -> None:
    if not 0 < alpha < 1:
        raise ValueError(f"alpha of wolfe_search (share of the decrease) must be a real in (0, 1); got {alpha!r}")
    if not alpha < beta < 1:
        raise ValueError(f"beta of wolfe_search (share of the slope) must be a real in (alpha, 1); got {beta!r}")
    if not (isfinite(first) and first > 0 and np.isreal(first)):
        raise ValueError(f"first of wolfe_search (step tried first) must be a finite real > 0; got {first!r}")
