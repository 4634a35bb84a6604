"""Networks of 1, 2, 3, 5, ... hidden units fitted to one noisy sample, without and with weight decay."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.wave import target
from learners.networks.network import Network, forward
from learners.shared.arrays import Integers, Reals

SIZES = (1, 2, 3, 5, 8, 13, 21, 34)
STARTS = 2  # of each size; the one of smaller loss is kept
STEPS = 200  # of a quasi-Newton method, L-BFGS
PAIRS = 20  # of the past steps and slopes that it keeps
SPREAD = 3.0  # of the starting weights: the fits are to be curved
PLACES = 801  # of the drawn curves, and of the mean over the inputs


@dataclass(frozen=True, eq=False)
class UnitsCompared:
    """The sample `points`, `values` `(m,)`, and a network for each of SIZES without decay, and with it."""

    points: Reals
    values: Reals
    decay: float
    plain: tuple[Network, ...]
    decayed: tuple[Network, ...]

    @property
    def sizes(self) -> Integers:
        """Hidden units, `(sizes,)`."""
        return np.array(SIZES)

    @cached_property
    def places(self) -> Reals:
        """Evenly spaced inputs."""
        return np.linspace(-1, 1, PLACES)

    def outputs(self, network: Network, points: Reals) -> Reals:
        """Of a network at inputs `(places,)`."""
        return np.asarray(forward(network, points[:, np.newaxis])[-1][:, 0])

    @cached_property
    def training(self) -> Reals:
        """Mean squared training errors `(2, sizes)`: without decay, and with it."""
        return self._errors(lambda network: float(np.mean((self.outputs(network, self.points) - self.values) ** 2)))

    @cached_property
    def true(self) -> Reals:
        """Mean squared distances from the target over uniform inputs, `(2, sizes)`, by the trapezoidal rule."""
        truth = target(self.places)
        return self._errors(
            lambda network: float(np.trapezoid((self.outputs(network, self.places) - truth) ** 2, self.places) / 2)
        )

    @property
    def best(self) -> tuple[int, int]:
        """Places in SIZES of the smallest true errors, without decay and with it."""
        first, second = (int(np.argmin(row)) for row in self.true)
        return first, second

    def _errors(self, error: Callable[[Network], float]) -> Reals:
        return np.array([[error(network) for network in row] for row in (self.plain, self.decayed)])


def units(m: int, noise: float, decay: float, seed: int) -> UnitsCompared:
    """Draw `m` examples, and fit a network of each size to them, with λ = 0 and with λ = `decay`."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(-1, 1, m)
    values = target(points) + noise * rng.standard_normal(m)
    with one_core():
        plain = tuple(_fitted(size, points, values, 0.0, seed) for size in SIZES)
        decayed = tuple(_fitted(size, points, values, decay, seed) for size in SIZES) if decay else plain
    return UnitsCompared(points, values, decay, plain, decayed)


def loss_and_slope(flat: Reals, points: Reals, values: Reals, decay: float) -> tuple[float, Reals]:
    """Half the mean squared error plus λ times the squared length of the weights, and its gradient.

    `flat` is that of a network of one input and one output: for networks so small it is many times as fast as one that
    knows layers.
    """
    size = len(flat) // 3
    w, v, b, c = flat[:size], flat[size : 2 * size], flat[2 * size : -1], flat[-1]
    hidden = np.tanh(np.multiply.outer(points, w) + b)
    error = hidden @ v + c - values
    back = np.multiply.outer(error / len(points), v) * (1 - hidden * hidden)
    slopes = (
        points @ back + 2 * decay * w,
        error @ hidden / len(points) + 2 * decay * v,
        back.sum(axis=0),
        [error.mean()],
    )
    value = error @ error / (2 * len(points)) + decay * (w @ w + v @ v)
    return float(value), np.concatenate(slopes)


def _fitted(size: int, points: Reals, values: Reals, decay: float, seed: int) -> Network:
    """The better of STARTS fits."""
    from scipy import optimize

    minimize: Any = optimize.minimize  # whose stubs take no function of several arrays
    random, done = np.random.RandomState(seed), []
    for _ in range(STARTS):
        start = np.append(random.uniform(-SPREAD, SPREAD, 3 * size), 0.0)
        options = {"maxiter": STEPS, "maxcor": PAIRS}
        done.append(
            minimize(loss_and_slope, start, (points, values, decay), jac=True, method="L-BFGS-B", options=options)
        )
    flat = min(done, key=lambda fit: float(fit.fun)).x
    w, v = flat[:size, np.newaxis], flat[np.newaxis, size : 2 * size]
    return Network((w, v), (flat[2 * size : -1], flat[-1:]))
