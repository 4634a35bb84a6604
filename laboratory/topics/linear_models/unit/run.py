"""A sigmoid unit on labels of one input, trained by the delta rule, all examples at once or in turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from learners.shared.arrays import Reals
from learners.shared.sigmoid import sigmoid

ORDERS: Mapping[str, str] = {"batch": "All at once", "given": "In turn", "shuffled": "In turn, shuffled"}
TRUE = (1.0, 2.0)  # intercept and slope of the log-odds
REACH = 1.5
MESH = 61
AIR = 0.4  # around the path


@dataclass(frozen=True)
class UnitRun:
    """`points` `(m,)` with labels `targets` `(m,)`; `path` `(epochs + 1, 2)` of intercept and weight by epoch.

    `steepness` is that of the sigmoid.
    """

    steepness: float
    rate: float
    points: Reals
    targets: Reals
    path: Reals
    stopped_by: str

    @property
    def last(self) -> int:
        """Epochs that were run."""
        return len(self.path) - 1

    def outputs(self, weights: Reals) -> Reals:
        """The unit's output for each example with these weights `(2,)`."""
        return sigmoid(self.steepness * (weights[0] + weights[1] * self.points))

    def mean_square(self, weights: Reals) -> float:
        """Mean squared error on the sample."""
        return float(np.mean((self.targets - self.outputs(weights)) ** 2))

    @cached_property
    def mean_squares(self) -> Reals:
        """After 0, 1, ... epochs, `(epochs + 1,)`."""
        return np.array([self.mean_square(weights) for weights in self.path])

    def slopes(self, step: int) -> Reals:
        """The sigmoid's slope at each example after an epoch, `(m,)`: at most steepness/4."""
        out = self.outputs(self.path[step])
        return np.asarray(self.steepness * out * (1 - out))


@dataclass(frozen=True)
class Valley:
    """The logarithm of the mean squared error over weights: `intercepts`, `weights` `(MESH,)`, `heights` over both."""

    intercepts: Reals
    weights: Reals
    heights: Reals


def unit(order: str, rate: float, steepness: float, epochs: int, m: int, seed: int) -> UnitRun:
    """Train on `m` examples with inputs uniform in [-REACH, REACH] from weights 0."""
    from learners.halfspaces.sigmoid_unit import SigmoidUnit

    rng = np.random.default_rng(seed)
    points = rng.uniform(-REACH, REACH, m)
    targets = (rng.random(m) < sigmoid(TRUE[0] + TRUE[1] * points)).astype(np.float64)
    if len(np.unique(targets)) == 1:
        raise ValueError("All labels are the same. Take another sample or more examples.")
    learner = SigmoidUnit(eta0=rate, slope=steepness, order=order, max_iter=epochs, random_state=seed, labels=(0, 1))
    history = learner.fit(points[:, np.newaxis], targets).history_
    path = np.asarray(history["epoch_path"])[:, ::-1]  # the learner keeps the intercept last
    return UnitRun(steepness, rate, points, targets, path, history["stopped_by"])


def valley(run: UnitRun) -> Valley:
    """The error around the path, for level lines."""
    seen = run.path[np.isfinite(run.path).all(axis=1)]
    low, high = np.clip(seen.min(axis=0), -10, 10), np.clip(seen.max(axis=0), -10, 10)
    room = AIR * np.maximum(high - low, 0.5)
    across, up = (np.linspace(low[i] - room[i], high[i] + room[i], MESH) for i in (0, 1))
    heights = [[np.log10(max(run.mean_square(np.array([b, w])), 1e-12)) for b in across] for w in up]
    return Valley(across, up, np.array(heights))
