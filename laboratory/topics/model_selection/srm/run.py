"""Structural risk minimization on the line: labellings with more and more changes, each penalized by its index."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from laboratory.experiments.simulations.vc.vc_confidence import SIMULATION as PRINTED
from laboratory.worlds.interval_union import IntervalUnion
from learners.shared.arrays import Reals

THEOREM = "structural_risk_minimization"
TEXTBOOK = "vc_confidence"
RATIOS = np.geomspace(1, 2_000, 100)  # examples per dimension
SIZES = (1, 10, 100)  # VC dimensions compared at the same ratio
WANTED = 0.1  # a confidence


@dataclass(frozen=True)
class StructureRun:
    """The best labelling of each class on one sample; class k has at most k - 1 changes, and VC dimension k.

    All arrays are `(classes,)`. `confidence` is what the theorem adds for class k, whose share of delta is
    6 / (pi k)^2; `textbook` and `printed` are the VC confidence with the whole delta for every class, as textbooks
    have it and as one set of notes misprints it. `risk` is exact.
    """

    world: IntervalUnion
    m: int
    delta: float
    dimensions: tuple[int, ...]
    training: Reals
    confidence: Reals
    textbook: Reals
    printed: Reals
    risk: Reals

    @property
    def bound(self) -> Reals:
        """Training error + confidence; sums above 1 still have an order."""
        return self.training + self.confidence

    @property
    def chosen(self) -> int:
        """Place of the class with the smallest bound; of equals the first."""
        return int(np.argmin(self.bound))

    @property
    def best(self) -> int:
        """Place of the class with the smallest true risk."""
        return int(np.argmin(self.risk))

    @property
    def needed(self) -> int:
        """VC dimension of the smallest class that contains the world's labelling without noise."""
        return 2 * int(self.world.intervals) + 1

    def at_ratio(self, d: int) -> tuple[Reals, Reals]:
        """Examples per dimension, so that there are whole examples, and the textbook confidence of dimension d."""
        sizes = np.unique(np.ceil(RATIOS * d))
        theorem = theorems[TEXTBOOK]
        return sizes / d, np.array([float(theorem(m=int(m), delta=self.delta, d=d)) for m in sizes])

    def enough(self, d: int) -> int:
        """The fewest examples at which the textbook confidence of dimension d is at most WANTED."""
        return int(theorems[TEXTBOOK].solve("m", at_most=WANTED, delta=self.delta, d=d).value)

    def chosen_by(self, confidence: Reals) -> int:
        """The place that another confidence would choose."""
        return int(np.argmin(self.training + confidence))

    def inputs(self, place: int) -> Mapping[str, float]:
        """The theorem's inputs for this class."""
        return {"m": self.m, "delta": self.delta, "d": self.dimensions[place], "index": self.dimensions[place]}


def structures(intervals: int, noise: float, m: int, delta: float, top: int, seed: int) -> StructureRun:
    """See `structure_run`: the world has so many `intervals` with label 1 and flips a share `noise` of the labels."""
    return structure_run(IntervalUnion(intervals, noise), m, delta, top, seed)


def structure_run(world: IntervalUnion, m: int, delta: float, top: int, seed: int) -> StructureRun:
    """Draw `m` examples with `seed`, in [0, 2^32), and fit the classes of VC dimension 1 to `top`."""
    from learners.erm.few_changes_erm import FewChangesERM

    sample = world.draw(np.random.default_rng(seed), m)
    dimensions = tuple(range(1, top + 1))
    fitted: list[Any] = [FewChangesERM(d - 1, labels=(0, 1)).fit(sample.X, sample.y) for d in dimensions]
    theorem, textbook = theorems[THEOREM], theorems[TEXTBOOK]
    misprint = PRINTED.misprint
    assert misprint is not None
    return StructureRun(
        world=world,
        m=m,
        delta=delta,
        dimensions=dimensions,
        training=np.array([model.history_["training_error"] for model in fitted]),
        confidence=np.array([float(theorem(m=m, delta=delta, d=d, index=d)) for d in dimensions]),
        textbook=np.array([float(textbook(m=m, delta=delta, d=d)) for d in dimensions]),
        printed=np.array([misprint.formula(m=m, delta=delta, d=d) for d in dimensions]),
        risk=np.array([world.risk(model) for model in fitted]),
    )
