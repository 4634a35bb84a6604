"""What a loss is here: a function of one number, its slope, and two constants."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array, unmasked


@dataclass(frozen=True)
class Loss:
    """A loss of a margin z = y f(x), y in {-1, 1}, or of a residual z = f(x) - y.

    Attributes
    ----------
    title : its name in words.
    of : "margin" or "residual".
    value, slope : from z of any shape to the loss and to its derivative, where there is a kink one subgradient.
    lipschitz : the largest |slope|; inf if there is none.
    smoothness : the Lipschitz constant of the slope; inf where there is a kink, or none.
    convex : is it?
    bounds_zero_one : is it at least 1 for z <= 0 and at least 0 elsewhere?
    """

    title: str
    of: str
    value: Callable[[Any], Reals]
    slope: Callable[[Any], Reals]
    lipschitz: float
    smoothness: float
    convex: bool = True
    bounds_zero_one: bool = False

    def lipschitz_in_weights(self, longest: float) -> float:
        """rho with |loss(w) - loss(v)| <= rho ||w - v|| for f(x) = <w, x> and ||x|| <= longest."""
        return 0.0 if longest == 0 else self.lipschitz * longest

    def smoothness_in_weights(self, longest: float) -> float:
        """The Lipschitz constant of the gradient in w for f(x) = <w, x> and ||x|| <= longest."""
        return 0.0 if longest == 0 else self.smoothness * longest**2

    def gradient(self, w: Any, X: Any, y: Any) -> Reals:
        """Of the mean loss of <w, x> over X `(samples, features)`, y `(samples,)`; shape `(features,)`."""
        unmasked(X, y)
        X, y = np.asarray(X, dtype=np.float64), np.asarray(y, dtype=np.float64)
        scores = X @ read_array(w, np.float64)
        inner = margins(scores, y) if self.of == "margin" else scores - y
        outer = y if self.of == "margin" else np.ones(len(y))
        slopes: Reals = (self.slope(inner) * outer) @ X / len(X)
        return slopes


def margins(scores: Any, labels: Any) -> Reals:
    """y f(x) `(samples,)`; ValueError unless every label is -1 or 1."""
    unmasked(scores, labels)
    y = np.asarray(labels)
    if not np.isin(y, (-1, 1)).all():
        wrong = y[~np.isin(y, (-1, 1))].flat[0]
        raise ValueError(f"labels of margins (two classes) must be -1 or 1; got {wrong.item()!r}")
    values: Reals = np.asarray(scores, dtype=np.float64) * y
    return values


def as_reals(z: Any) -> Reals:
    """z as doubles."""
    return read_array(z, np.float64)


NONE = inf
