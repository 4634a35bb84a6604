"""A network that overfits a noisy sample: training, validation and true risk, epoch by epoch."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.frozen import FrozenNetwork, scale_of
from laboratory.topics.networks.worlds import WORLDS
from learners.networks.network import Network, initial
from learners.networks.training import Rules, train

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
KNOWN = 40  # epochs at which the true risk is computed exactly
DELTA = 0.05


@dataclass(frozen=True)
class StoppingPlan:
    """The network and its sample: `m` examples for training and as many for validation."""

    world: str = "xor"
    noise: float = 0.15
    m: int = 40
    units: int = 20
    rate: float = 0.3
    patience: int = 60
    epochs: int = 400
    decay: float = 0.0
    seed: int = 0


@dataclass(frozen=True)
class StoppingRun:
    """Arrays over epochs begin before the first one.

    `points` `(m, 2)` and `labels` `(m,)` train, `held_points`, `held_labels` validate; the inputs of the network are
    the points less `mean`, in `deviation`s. `flats` `(epochs + 1, parameters)`; losses are mean cross entropies.
    """

    plan: StoppingPlan
    points: Reals
    labels: Integers
    held_points: Reals
    held_labels: Integers
    mean: Reals
    deviation: Reals
    start: Network
    flats: Reals
    training_loss: Reals
    validation_loss: Reals
    diverged: bool

    @property
    def epochs(self) -> int:
        """Epochs that were run."""
        return len(self.flats) - 1

    @cached_property
    def best(self) -> int:
        """The epoch of the smallest validation loss before patience ran out."""
        return self._stopping[0]

    @cached_property
    def stop(self) -> int:
        """The epoch at which patience ran out; the last one where it never did."""
        return self._stopping[1]

    @property
    def is_early(self) -> bool:
        """Whether the validation loss fell below that of `best` after patience had run out."""
        return bool(self.validation_loss.min() < self.validation_loss[self.best])

    @cached_property
    def _stopping(self) -> tuple[int, int]:
        best = 0
        for epoch, value in enumerate(self.validation_loss):
            best = epoch if value < self.validation_loss[best] else best
            if epoch - best >= self.plan.patience:
                return best, epoch
        return best, self.epochs

    @cached_property
    def training_errors(self) -> Reals:
        """Training error after each epoch."""
        return np.array([self._share(flat, self.points, self.labels) for flat in self.flats])

    @cached_property
    def validation_errors(self) -> Reals:
        """Validation error after each epoch."""
        return np.array([self._share(flat, self.held_points, self.held_labels) for flat in self.flats])

    @cached_property
    def known(self) -> Integers:
        """The epochs whose true risk is computed: evenly spaced, and where it stopped, was best, and ended."""
        even = np.linspace(0, self.epochs, min(KNOWN, self.epochs + 1)).round().astype(np.int64)
        return np.union1d(even, [0, self.best, self.stop, self.epochs])

    @cached_property
    def true_risks(self) -> Reals:
        """True risk at the epochs `known`, exact."""
        with one_core():
            return np.array([self.risk(int(epoch)) for epoch in self.known])

    def risk(self, epoch: int) -> float:
        """True risk after an epoch, exact."""
        return WORLDS[self.plan.world](self.plan.noise).risk(self._frozen(self.flats[epoch]))

    @cached_property
    def without_decay(self) -> "StoppingRun | None":
        """The same sample and start without weight decay; None where there is none to leave out."""
        return stopping_run(replace(self.plan, decay=0.0)) if self.plan.decay else None

    def length(self, epoch: int) -> float:
        """The Euclidean length of the weights after an epoch, biases left out, as weight decay leaves them out."""
        return float(np.linalg.norm(self.flats[epoch][: sum(part.size for part in self.start.weights)]))

    @property
    def least(self) -> float:
        """The Bayes risk of the world."""
        return WORLDS[self.plan.world](self.plan.noise).bayes_risk

    def answers(self, epoch: int, X: Reals) -> Reals:
        """The output in (0, 1) after `epoch` epochs at places X `(places, 2)`; label 1 from 1/2 on."""
        return self._frozen(self.flats[epoch]).answers(X)

    @property
    def theorem(self) -> Theorem:
        return theorems["validation_selection_binomial"]

    def inputs(self, epoch: int) -> Mapping[str, Any]:
        """One candidate for each epoch that might have been chosen, whether it was run or not."""
        mistakes = round(float(self.validation_errors[epoch]) * len(self.held_labels))
        return {"m": len(self.held_labels), "delta": DELTA, "errors": mistakes, "k": self.plan.epochs + 1}

    @cached_property
    def bound(self) -> float:
        """The theorem's bound on the true risk of the selected network."""
        return self.bound_after(self.best)

    def bound_after(self, epoch: int) -> float:
        """The same on that of the network after an epoch: it holds for all epochs at once."""
        return float(self.theorem(**self.inputs(epoch)))

    def _share(self, flat: Reals, X: Reals, y: Integers) -> float:
        return float(np.mean(self._frozen(flat).predict(X) != y))

    def _frozen(self, flat: Reals) -> FrozenNetwork:
        return FrozenNetwork(self.start.at(flat), self.mean, self.deviation)


def stopping_run(plan: StoppingPlan) -> StoppingRun:
    """Train for all the epochs, whatever the patience, so that the figure shows the epochs that it saves. Exact for a "
    "seed."""
    rng = np.random.default_rng(plan.seed)
    world = WORLDS[plan.world](plan.noise)
    sample, held = world.draw(rng, plan.m), world.draw(rng, plan.m)
    mean, deviation = scale_of(sample.X)
    data, validation = (
        ((part.X - mean) / deviation, part.y[:, np.newaxis].astype(np.float64)) for part in (sample, held)
    )
    random = np.random.RandomState(plan.seed)
    start = initial((2, plan.units, 1), random, hidden="tanh", output="logistic")
    flats: list[Reals] = []
    rules = Rules(rate=plan.rate, momentum=0.9, decay=plan.decay, epochs=plan.epochs, tolerance=-1.0)
    with one_core():
        done = train(
            start, data, rules, "cross_entropy", random, validation, None, lambda net: flats.append(net.flat())
        )
    return StoppingRun(
        plan, sample.X, sample.y, held.X, held.y, mean, deviation, start, np.array(flats),
        done.history["training_loss"], done.history["validation_loss"], done.history["stopped_by"] == "diverged",
    )  # fmt: skip


def stopping(
    world: str, noise: float, m: int, units: int, patience: int, rate: float, epochs: int, decay: float, seed: int
) -> StoppingRun:
    """See `stopping_run` and `StoppingPlan`."""
    return stopping_run(StoppingPlan(world, noise, m, units, rate, patience, epochs, decay, seed))
