"""Several trainings from different starting values: how far they spread, the best one, and their committee."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.networks.network import Network, forward
from learners.networks.starting import starting
from learners.networks.training import Data, Rules, Trained, train
from learners.shared.arrays import Reals


@dataclass(frozen=True)
class Restarted:
    """The runs, their final `losses` `(runs,)`, of validation where there is one, and the `best` run's number."""

    runs: tuple[Trained, ...]
    losses: Reals
    best: int

    @property
    def mean(self) -> float:
        """The mean loss."""
        return float(self.losses.mean())

    @property
    def deviation(self) -> float:
        """The losses' standard deviation, with divisor runs - 1; 0 for one run."""
        return float(self.losses.std(ddof=1)) if len(self.losses) > 1 else 0.0

    def committee(self, X: Any) -> Reals:
        """The mean output of all runs' networks at X `(samples, inputs)`; shape `(samples, outputs)`.

        Its squared loss is at most the mean of theirs, by convexity.
        """
        mean: Reals = np.mean([forward(run.network, X)[-1] for run in self.runs], axis=0)
        return mean


def restarts(
    sizes: Sequence[int],
    data: Data,
    rules: Rules,
    kind: str,
    runs: int,
    random: np.random.RandomState,
    validation: Data | None = None,
    spread: float | None = 0.7,
    hidden: str = "tanh",
    output: str = "identity",
    way: str = "uniform",
) -> Restarted:
    """Train `runs` networks, each from weights uniform in +-spread (None: in +-1 / sqrt(inputs of the unit)).

    By another `way` they start as `starting` says.

    The notes advise 5 to 10 runs, and +-0.7 or less where a unit has many inputs.
    """
    if not isinstance(runs, int) or isinstance(runs, bool) or runs < 1:
        raise ValueError(f"runs of restarts (trainings from fresh weights) must be an integer >= 1; got {runs!r}")
    starts: list[Network] = [starting(way, sizes, random, spread, hidden, output) for _ in range(runs)]
    done = tuple(train(start, data, rules, kind, random, validation) for start in starts)
    column = "training_loss" if validation is None else "validation_loss"
    losses = np.array([run.history[column][run.history["best_epoch"]] for run in done])
    return Restarted(done, losses, int(np.argmin(losses)))
