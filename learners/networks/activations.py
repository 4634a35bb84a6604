"""Activation functions of one unit with a slope: value and derivative at a net input."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from learners.networks.network import logistic
from learners.shared.arrays import Reals


@dataclass(frozen=True)
class Activation:
    """`value` and `derivative` take net inputs of any shape and the slope; `sloped`: whether the slope matters."""

    title: str
    value: Callable[[Reals, float], Reals]
    derivative: Callable[[Reals, float], Reals]
    sloped: bool = True


def _logistic_derivative(a: Reals, slope: float) -> Reals:
    # f(-a) for 1 - f(a), which cancels where f is nearly 1.
    return slope * logistic(slope * a) * logistic(-slope * a)


def _step(a: Reals, _: float) -> Reals:
    return np.where(a >= 0, 1.0, -1.0)


def _flat(a: Reals, _: float) -> Reals:
    return np.where(a == 0, np.nan, 0.0)


# The threshold takes 0 for positive, as the notes leave open; its derivative there does not exist, nor does ReLU's.
ACTIVATIONS: dict[str, Activation] = {
    "linear": Activation("linear", lambda a, _: 1.0 * a, lambda a, _: np.ones_like(a), sloped=False),
    "threshold": Activation("threshold", _step, _flat, sloped=False),
    "logistic": Activation("logistic", lambda a, s: logistic(s * a), _logistic_derivative),
    "tanh": Activation("tanh", lambda a, _: np.tanh(a), lambda a, _: 1 - np.tanh(a) ** 2, sloped=False),
    "relu": Activation(
        "ReLU", lambda a, _: np.maximum(a, 0.0), lambda a, _: np.where(a == 0, np.nan, (a > 0) * 1.0), sloped=False
    ),
    "rbf": Activation("radial basis", lambda a, s: np.exp(-s * a**2), lambda a, s: -2 * s * a * np.exp(-s * a**2)),
}


def softmax_jacobian(shares: Reals) -> Reals:
    """Derivatives of softmax's outputs `(outputs,)` by its net inputs: diag(s) - s s^T, `(outputs, outputs)`."""
    return np.diag(shares) - np.outer(shares, shares)
