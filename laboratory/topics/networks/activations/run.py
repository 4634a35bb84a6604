"""Activation functions at one net input."""

from dataclasses import dataclass

import numpy as np

from learners.networks.activations import ACTIVATIONS


@dataclass(frozen=True)
class Activated:
    """`slope` is the parameter of the logistic and the radial basis function, `net` the selected net input."""

    slope: float
    net: float

    @property
    def values(self) -> dict[str, float]:
        """Each function's value at the net input, by name."""
        at = np.array([self.net])
        return {name: float(activation.value(at, self.slope)[0]) for name, activation in ACTIVATIONS.items()}

    @property
    def slopes(self) -> dict[str, float]:
        """Each function's slope there; nan where it has none."""
        at = np.array([self.net])
        return {name: float(activation.derivative(at, self.slope)[0]) for name, activation in ACTIVATIONS.items()}
