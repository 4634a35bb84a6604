"""Functions of two numbers with their Jacobians: the notes' examples, and three losses of one example (x, 1)."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from learners.optimizers.empirical import HINGE, LOGISTIC, SQUARE
from learners.optimizers.empirical import Loss as LossOfPrediction
from learners.shared.arrays import Reals

EXAMPLE = np.array([1.0, 2.0])  # x, of length sqrt(5)
LABEL = np.ones(1)
MATRIX = np.array([[2.0, -1.0], [1.0, 3.0]])  # A of the linear map
STEEPEST_BEND = 1 / (6 * 3**0.5)  # the largest third derivative of ln(1 + exp(-s))
Map = Callable[[Reals], Reals]


@dataclass(frozen=True)
class Differentiable:
    """A map of w `(2,)` to `(m,)`.

    Attributes
    ----------
    value, jacobian : from w to `(m,)` and to `(m, 2)`; at a kink the Jacobian is one subgradient.
    size : a bound on all that is added up to compute the value; rounding is in proportion to it.
    bend : a bound on the third derivative along either coordinate; None where there is a kink.
    lipschitz : rho, None where no constant does for all w.
    rho : what this constant is.
    linear : is the Jacobian the same everywhere, being the map's matrix?
    """

    title: str
    value: Map
    jacobian: Map
    size: Callable[[Reals], float]
    bend: float | None
    lipschitz: float | None
    rho: str = "‖x‖"
    linear: bool = False


def _of_prediction(title: str, loss: LossOfPrediction, bend: float | None, lipschitz: float | None) -> Differentiable:
    height, slope = loss
    return Differentiable(
        title,
        lambda w: height(np.array([EXAMPLE @ w]), LABEL),
        lambda w: slope(np.array([EXAMPLE @ w]), LABEL)[:, np.newaxis] * EXAMPLE,
        lambda w: (1 + float(EXAMPLE @ np.abs(w))) ** (2 if loss is SQUARE else 1),
        bend,
        lipschitz,
    )


LENGTH = float(np.linalg.norm(EXAMPLE))
FUNCTIONS = {
    "logistic": _of_prediction("Logistic loss", LOGISTIC, STEEPEST_BEND * float(EXAMPLE.max()) ** 3, LENGTH),
    "hinge": _of_prediction("Hinge loss", HINGE, None, LENGTH),
    "square": _of_prediction("Squared loss", SQUARE, 0.0, None),
    "map": Differentiable(
        "(sin x + v, xv)",
        lambda w: np.array([np.sin(w[0]) + w[1], w[0] * w[1]]),
        lambda w: np.array([[np.cos(w[0]), 1.0], [w[1], w[0]]]),
        lambda w: 1 + abs(w[0]) + abs(w[1]) + abs(w[0] * w[1]),
        1.0,
        None,
    ),
    "linear": Differentiable(
        "Linear map Aw, A = (2, −1; 1, 3)",
        lambda w: MATRIX @ w,
        lambda w: MATRIX,
        lambda w: float((np.abs(MATRIX) @ np.abs(w)).max()),
        0.0,
        float(np.linalg.norm(MATRIX, 2)),
        "A's largest singular value",
        linear=True,
    ),
}


def inner(s: Reals) -> Reals:
    """g(s, t) = (st, s + t), put before a function to try the chain rule on."""
    return np.array([s[0] * s[1], s[0] + s[1]])
