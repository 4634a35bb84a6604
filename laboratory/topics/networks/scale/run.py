"""A network on the line with all its hidden weights scaled, beside its best linear fit."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds.vc.dimension import vc_dimension
from learners.networks.network import Network, forward
from learners.shared.arrays import Reals

PLACES = 801  # inputs, evenly spaced: each stands for as long a piece of [-1, 1]
SCALES = np.geomspace(0.01, 100, 81)
FLAT = 1e-26  # a variance below this share of the mean square is rounding


@dataclass(frozen=True)
class LineFit:
    """Outputs `(PLACES,)`, the best linear fit to them in the mean square, and the share of variance that it leaves."""

    outputs: Reals
    line: Reals
    slope: float
    left: float


@dataclass(frozen=True)
class Scaled:
    """A network of one input and one output, before it is scaled, and the scale of its hidden weights and biases."""

    network: Network
    scale: float

    @property
    def units(self) -> int:
        """Hidden units."""
        return len(self.network.biases[0])

    @cached_property
    def places(self) -> Reals:
        """The middles of PLACES pieces of [-1, 1]."""
        return (2 * np.arange(PLACES) + 1) / PLACES - 1

    @cached_property
    def fit(self) -> LineFit:
        """At the scale set."""
        return self.at(self.scale)

    @cached_property
    def left(self) -> Reals:
        """What the best line leaves at each of SCALES."""
        return np.array([self.at(float(scale)).left for scale in SCALES])

    @property
    def length(self) -> float:
        """The Euclidean length of the hidden units' weights, biases left out."""
        return self.scale * float(np.linalg.norm(self.network.weights[0]))

    @property
    def shattered(self) -> tuple[int, int]:
        """With threshold units: so many points are shattered at least, and at most."""
        known = vc_dimension["threshold_networks"]
        return int(known.lower(n=1, hidden=self.units)), int(known.upper(n=1, hidden=self.units))

    @property
    def inputs(self) -> dict[str, int]:
        """Those of the theorem on threshold networks."""
        return {"weights": self.network.parameters, "units": self.units + 1}

    def at(self, scale: float) -> LineFit:
        """The function with hidden weights and biases times `scale`, and its best linear fit over uniform inputs."""
        net = self.network
        scaled = Network((scale * net.weights[0], net.weights[1]), (scale * net.biases[0], net.biases[1]), net.hidden)
        outputs = forward(scaled, self.places[:, np.newaxis])[-1][:, 0]
        around = outputs - outputs.mean()
        slope = float(around @ self.places / (self.places @ self.places))  # the places have mean 0
        rest = around - slope * self.places
        variance = float(around @ around)
        flat = variance <= FLAT * float(outputs @ outputs)
        left = 0.0 if flat else float(rest @ rest) / variance
        return LineFit(outputs, outputs.mean() + slope * self.places, slope, left)


def scaled(scale: float, hidden: str, units: int, seed: int) -> Scaled:
    """A network of `units` hidden units, weights and biases standard normal, output weights divided by √units."""
    rng = np.random.default_rng(seed)
    into, biases, out = rng.standard_normal((3, units))
    weights = (into[:, np.newaxis], out[np.newaxis] / np.sqrt(units))
    return Scaled(Network(weights, (biases, np.zeros(1)), hidden), scale)
