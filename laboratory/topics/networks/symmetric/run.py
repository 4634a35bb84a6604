"""Networks of tanh and of logistic units trained on one sample from the same starts: epochs until the loss is low."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.frozen import scale_of
from laboratory.topics.networks.worlds import WORLDS
from learners.networks.network import Network, initial
from learners.networks.training import Rules, train
from learners.shared.arrays import Integers, Reals

UNITS = ("tanh", "logistic")


@dataclass(frozen=True)
class RunToLevel:
    """Training losses after 0, 1, ... epochs, down to the level or to the last epoch."""

    losses: Reals
    reached: bool

    @property
    def epochs(self) -> int:
        """Epochs that were run."""
        return len(self.losses) - 1


@dataclass(frozen=True)
class UnitComparison:
    """The runs of both kinds of units, start by start."""

    level: float
    most: int
    tanh: tuple[RunToLevel, ...]
    logistic: tuple[RunToLevel, ...]

    @property
    def starts(self) -> int:
        """Starting weights."""
        return len(self.tanh)

    @cached_property
    def needed(self) -> Integers:
        """Epochs to the level, `(2, starts)`, tanh first; one more than were allowed where it was not reached."""
        return np.array(
            [[run.epochs if run.reached else self.most + 1 for run in runs] for runs in (self.tanh, self.logistic)]
        )

    @property
    def sooner(self) -> tuple[int, int]:
        """Starts from which tanh, and from which logistic units needed fewer epochs."""
        tanh, logistic = self.needed
        return int((tanh < logistic).sum()), int((logistic < tanh).sum())

    @property
    def middle(self) -> tuple[int, int]:
        """The lower median of the epochs needed by each; `most` + 1 if so many starts did not reach the level."""
        first, second = np.sort(self.needed, axis=1)[:, (self.starts - 1) // 2]
        return int(first), int(second)


def as_logistic(network: Network) -> Network:
    """The same function with logistic hidden units: tanh a = 2 logistic(2a) - 1; for one hidden layer."""
    (into, out), (hidden, last) = network.weights, network.biases
    return Network((2 * into, 2 * out), (2 * hidden, last - out.sum(axis=1)), "logistic", network.output)


def race(
    world: str, noise: float, m: int, units: int, rate: float, momentum: float, level: float, starts: int, begin: str,
    epochs: int, seed: int,
) -> UnitComparison:  # fmt: skip
    """Draw `m` examples; from each of `starts` starts train both networks down to the mean cross entropy `level`.

    `begin`: "weights", both begin with the same weights; "function", both begin as the same function.
    """
    sample = WORLDS[world](noise).draw(np.random.default_rng(seed), m)
    mean, deviation = scale_of(sample.X)
    data = ((sample.X - mean) / deviation, sample.y[:, np.newaxis].astype(np.float64))
    random = np.random.RandomState(seed)
    rules = Rules(rate=rate, momentum=momentum, epochs=epochs, tolerance=level)
    tanh, logistic = [], []
    with one_core():
        for _ in range(starts):
            start = initial((2, units, 1), random, hidden="tanh", output="logistic")
            other = Network(start.weights, start.biases, "logistic", "logistic")
            tanh.append(_descent(start, data, rules))
            logistic.append(_descent(as_logistic(start) if begin == "function" else other, data, rules))
    return UnitComparison(level, epochs, tuple(tanh), tuple(logistic))


def _descent(start: Network, data: tuple[Reals, Reals], rules: Rules) -> RunToLevel:
    done = train(start, data, rules, "cross_entropy", np.random.RandomState(0))  # batch descent shuffles nothing
    return RunToLevel(done.history["training_loss"], done.history["stopped_by"] == "tolerance")
