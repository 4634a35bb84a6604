"""What an optimizer minimizes: a function, its gradient, and what is known of it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]


@dataclass(frozen=True)
class Objective:
    """A function of weights `(n,)`; what is None is not known, or does not exist.

    Attributes
    ----------
    title : its name in words.
    value : from weights to a float.
    gradient : from weights to the gradient `(n,)`, or one subgradient where there is none.
    start : weights `(n,)` from which it is told well.
    noisy_gradient : from a Generator and weights to a random vector whose mean is a subgradient there.
    hessian : from weights to the second derivatives `(n, n)`.
    minimizer, minimum : the best weights `(n,)` and the value there.
    smoothness : L, the gradient's Lipschitz constant (the largest eigenvalue of a quadratic).
    strong_convexity : the lambda of f(w) - (lambda/2) ||w||^2 convex.
    lipschitz : rho, a bound on the length of the (noisy) gradients, a regularizer's left out.
    values : `value` of many weights at once, from `(..., n)` to `(...)`.
    """

    title: str
    value: Callable[[Vector], float]
    gradient: Callable[[Vector], Vector]
    start: Vector
    noisy_gradient: Callable[[np.random.Generator, Vector], Vector] | None = None
    hessian: Callable[[Vector], NDArray[np.float64]] | None = None
    minimizer: Vector | None = None
    minimum: float | None = None
    smoothness: float | None = None
    strong_convexity: float | None = None
    lipschitz: float | None = None
    values: Callable[[Vector], Vector] | None = None

    def values_at(self, weights: Vector) -> Vector:
        """The values `(...)` of weights `(..., n)`."""
        if self.values is not None:
            return self.values(weights)
        return np.apply_along_axis(self.value, -1, weights)
