"""When learning fails: the curves of one class on one sample, and the questions that lead from them to an advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bounds import theorems
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.world import Sample
from learners.shared.arrays import Integers, Reals

if TYPE_CHECKING:
    from learners.selection.diagnosis import FailureDiagnosis

Choice = Literal["fixed", "tuned"]

UNIFORM, CONSISTENT = "vc_vapnik", "vc_realizable_growth"
SAME = 1e-12  # what sums of probabilities err by
PARTS = 10  # prefixes of the sample: a tenth of it, two tenths, ...
BEYOND = 3  # classes shown above the largest that is needed or selected


@dataclass(frozen=True)
class Curves:
    """Training error, validation error and exact true risk, each `(points,)`, at the places `at` `(points,)`."""

    at: Integers
    training: Reals
    validation: Reals
    risk: Reals


@dataclass(frozen=True)
class Failure:
    """The labellings of VC dimension `d` on growing parts of one sample, and every class on the whole of it.

    `learning` are the learning curves, by number of examples; `classes` the errors by VC dimension, of all classes
    that were tried where `choice` is "tuned". `tried` is the largest class that may have been taken: the
    guarantee must hold for all of it.
    """

    world: IntervalUnion
    choice: Choice
    d: int
    tried: int
    held: int
    wanted: float
    delta: float
    learning: Curves
    classes: Curves
    diagnosis: FailureDiagnosis

    @property
    def m(self) -> int:
        """Examples of the whole sample."""
        return int(self.learning.at[-1])

    @property
    def training(self) -> float:
        """Training error on the whole sample."""
        return float(self.learning.training[-1])

    @property
    def validation(self) -> float:
        """Validation error after the whole sample."""
        return float(self.learning.validation[-1])

    @property
    def risk(self) -> float:
        """True risk after the whole sample."""
        return float(self.learning.risk[-1])

    @property
    def approximation(self) -> float:
        """The minimum risk of the class, which no number of examples reduces."""
        return self.world.best_in_class(self.d - 1)

    @property
    def estimation(self) -> float:
        """What the risk has above that; 0 where only rounding is left."""
        excess = self.risk - self.approximation
        return excess if excess > SAME else 0.0

    @property
    def needed(self) -> int:
        """VC dimension of the smallest class that contains the world's labelling without noise."""
        return 2 * int(self.world.intervals) + 1

    @property
    def consistent(self) -> bool:
        """Is it known beforehand that the class fits every sample?"""
        return self.choice == "fixed" and self.world.noise == 0 and self.d >= self.needed

    @property
    def theorem(self) -> str:
        """The VC bound for this run: chosen by the setting, not by the sample."""
        return CONSISTENT if self.consistent else UNIFORM

    @property
    def inputs(self) -> Mapping[str, float] | None:
        """The theorem's inputs; None where the class is too large for it."""
        silent = self.theorem == UNIFORM and self.tried > 2 * self.m
        return None if silent else {"m": self.m, "delta": self.delta, "d": self.tried}

    @property
    def guaranteed(self) -> float | None:
        """The true risk that the VC bound guarantees, which may be above 1; None where it has none."""
        if self.inputs is None:
            return None
        bound = float(theorems[self.theorem](**self.inputs))
        return bound if self.consistent else self.training + bound


def failure(
    d: int, choice: Choice, intervals: int, noise: float, m: int, wanted: float, held: int, delta: float, seed: int
) -> Failure:
    """Learn from a world of so many `intervals` with label 1, whose labels are flipped with probability `noise`.

    "fixed" takes the class of VC dimension `d`; "tuned" takes that of smallest validation error up to `d`.
    """
    from learners.selection.diagnosis import failure_diagnosis

    world, rng = IntervalUnion(intervals, noise), np.random.default_rng(seed)
    sample, validation = world.draw(rng, m), world.draw(rng, held)
    last = d if choice == "tuned" else max(d, 2 * intervals + 1) + BEYOND
    every = range(1, last + 1)
    classes = _curves(every, [_errors_of(world, dimension, sample, validation) for dimension in every])
    taken = int(np.argmin(classes.validation)) + 1 if choice == "tuned" else d
    sizes = sorted({max(1, m * part // PARTS) for part in range(1, PARTS + 1)})
    judged = [_errors_of(world, taken, Sample(sample.X[:size], sample.y[:size]), validation) for size in sizes]
    learning = _curves(sizes, judged)
    compared = classes.validation if choice == "tuned" else None
    return Failure(
        world=world,
        choice=choice,
        d=taken,
        tried=d,
        held=held,
        wanted=wanted,
        delta=delta,
        learning=learning,
        classes=classes,
        diagnosis=failure_diagnosis(learning.training, learning.validation, wanted, compared),
    )


def _errors_of(world: IntervalUnion, d: int, sample: Sample, validation: Sample) -> tuple[float, float, float]:
    """The three errors of the best labelling of VC dimension `d` on the sample."""
    from learners.erm.few_changes_erm import FewChangesERM

    model: Any = FewChangesERM(d - 1, labels=(0, 1)).fit(sample.X, sample.y)
    wrong = float(np.mean(model.predict(validation.X) != validation.y))
    return model.history_["training_error"], wrong, world.risk(model)


def _curves(at: Sequence[int], judged: Sequence[tuple[float, float, float]]) -> Curves:
    training, validation, risk = np.array(judged).T
    return Curves(np.array(at, np.int64), training, validation, risk)
