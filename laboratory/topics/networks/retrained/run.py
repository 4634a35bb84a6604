"""Early stopping with each part of the sample held out in turn, and retraining on all examples afterwards."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.frozen import FrozenNetwork, scale_of
from laboratory.topics.networks.retrained.rules import RULES, Ending, Limits, ending
from laboratory.topics.networks.worlds import WORLDS
from learners.networks.network import Network, initial
from learners.networks.training import Rules, Trained, retrained, train
from learners.shared.arrays import Integers, Reals

KIND = "cross_entropy"
MOMENTUM = 0.9


@dataclass(frozen=True)
class HeldOutRun:
    """One training: its `Trained`, the network after each epoch `flats` `(epochs + 1, parameters)`, and its scale."""

    done: Trained
    flats: Reals
    mean: Reals
    deviation: Reals

    @property
    def training(self) -> Reals:
        """Training loss after each epoch."""
        return np.asarray(self.done.history["training_loss"])

    @property
    def validation(self) -> Reals:
        """Validation loss after each epoch."""
        return np.asarray(self.done.history["validation_loss"])


@dataclass(frozen=True)
class Outcome:
    """One rule on every part: `endings`, true `risks` `(parts,)` of the networks kept; then retraining on all examples.

    `epochs` is the mean number of epochs kept, rounded, `level` the mean training loss there. `by_epochs` and
    `by_error` are true risks after training for so many epochs, and down to that loss, which took `needed` epochs;
    `reached`: whether it came down to it.
    """

    endings: tuple[Ending, ...]
    risks: Reals
    validation: float
    epochs: int
    level: float
    by_epochs: float
    by_error: float
    needed: int
    reached: bool

    @property
    def before(self) -> float:
        """The mean true risk of the networks kept."""
        return float(self.risks.mean())


@dataclass(frozen=True)
class Retraining:
    """A sample of `m`, the run for each part held out, and the run on the whole."""

    world: str
    noise: float
    m: int
    limits: Limits
    rules: Rules
    start: Network
    points: Reals
    labels: Integers
    held: Integers
    courses: tuple[HeldOutRun, ...]
    whole: HeldOutRun

    @property
    def parts(self) -> int:
        """Parts held out in turn."""
        return len(self.courses)

    @cached_property
    def outcomes(self) -> Mapping[str, Outcome]:
        """Each rule's."""
        with one_core():
            return {rule: self._outcome(rule) for rule in RULES}

    @property
    def least(self) -> float:
        """The Bayes risk of the world."""
        return WORLDS[self.world](self.noise).bayes_risk

    def risk(self, flat: Reals, scale: HeldOutRun) -> float:
        """The exact true risk of the network with these parameters, its inputs scaled as in that course."""
        frozen = FrozenNetwork(self.start.at(flat), scale.mean, scale.deviation)
        return WORLDS[self.world](self.noise).risk(frozen)

    def _outcome(self, rule: str) -> Outcome:
        records = [(each.training, each.validation, each.done.history["gradient_norm"]) for each in self.courses]
        endings = tuple(ending(rule, self.limits, *record) for record in records)
        kept = [end.kept for end in endings]
        stopped = [
            replace(each.done, history=each.done.history | {"best_epoch": epoch})
            for each, epoch in zip(self.courses, kept, strict=True)
        ]
        random = np.random.RandomState(0)  # batch descent takes no random order
        data = _scaled(self.points, self.labels, self.whole.mean, self.whole.deviation)
        again = retrained(self.start, data, stopped, self.rules, KIND, random)
        epochs = min(round(float(np.mean(kept))), len(self.whole.flats) - 1)
        return Outcome(
            endings=endings,
            risks=np.array(
                [self.risk(each.flats[epoch], each) for each, epoch in zip(self.courses, kept, strict=True)]
            ),
            validation=float(np.mean([each.validation[epoch] for each, epoch in zip(self.courses, kept, strict=True)])),
            epochs=epochs,
            level=float(np.mean([each.training[epoch] for each, epoch in zip(self.courses, kept, strict=True)])),
            by_epochs=self.risk(self.whole.flats[epochs], self.whole),
            by_error=self.risk(again.network.flat(), self.whole),
            needed=len(again.history["training_loss"]) - 1,
            reached=again.history["stopped_by"] == "tolerance",
        )


def retraining(
    world: str, noise: float, m: int, parts: int, patience: int, rise: float, level: float, slope: float, units: int,
    rate: float, epochs: int, seed: int,
) -> Retraining:  # fmt: skip
    """Train with each of `parts` parts of `m` examples held out, and on all of them, from the same starting weights."""
    sample = WORLDS[world](noise).draw(np.random.default_rng(seed), m)
    random = np.random.RandomState(seed)
    start = initial((2, units, 1), random, hidden="tanh", output="logistic")
    held = random.permutation(m) % min(parts, m)
    rules = Rules(rate=rate, momentum=MOMENTUM, epochs=epochs, tolerance=-1.0)
    with one_core():
        courses = tuple(_course(start, sample.X, sample.y, held == part, rules) for part in range(min(parts, m)))
        whole = _course(start, sample.X, sample.y, np.zeros(m, bool), rules)
    limits = Limits(patience, rise / 100, level, slope)
    return Retraining(world, noise, m, limits, rules, start, sample.X, sample.y, held, courses, whole)


def _course(start: Network, X: Reals, y: Integers, held: NDArray[np.bool_], rules: Rules) -> HeldOutRun:
    """Train on what is not held out, for all epochs; inputs are scaled by what it is trained on."""
    mean, deviation = scale_of(X[~held])
    data, validation = (_scaled(X[part], y[part], mean, deviation) for part in (~held, held))
    flats: list[Reals] = []
    done = train(
        start, data, rules, KIND, np.random.RandomState(0), validation if held.any() else None,
        watch=lambda network: flats.append(network.flat()),
    )  # fmt: skip
    return HeldOutRun(done, np.array(flats), mean, deviation)


def _scaled(X: Reals, y: Integers, mean: Reals, deviation: Reals) -> tuple[Reals, Reals]:
    return (X - mean) / deviation, y[:, np.newaxis].astype(np.float64)
