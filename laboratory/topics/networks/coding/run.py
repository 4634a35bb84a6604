"""A unit's outputs on fresh examples, decided outside a zone around the threshold; and how inputs are coded."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bounds import theorems
from laboratory.worlds.gaussian_pair import GaussianPair
from learners.networks.coding import decided, one_of_k
from learners.shared.arrays import Integers, Reals
from learners.shared.sigmoid import sigmoid

DELTA = 0.05
THRESHOLD = 0.5
TESTED = 500  # fresh examples
ZONES = np.linspace(0, 0.49, 50)
ROWS = (("red", 3.0), ("blue", 1.0), ("green", 5.0), ("red", 2.0))  # coded by hand in the table


@dataclass(frozen=True)
class CodingRun:
    """`outputs` `(TESTED,)` in (0, 1) on fresh examples of `labels` `(TESTED,)`; refused within `zone` of 1/2."""

    outputs: Reals
    labels: Integers
    zone: float

    def answers(self, zone: float) -> Integers:
        """1, 0, or -1 for no decision, `(TESTED,)`."""
        return decided(self.outputs, THRESHOLD, zone)

    def counts(self, zone: float) -> tuple[int, int]:
        """How many are decided with this zone, and how many of these are misclassified."""
        answers = self.answers(zone)
        sure = answers >= 0
        return int(sure.sum()), int((answers[sure] != self.labels[sure]).sum())

    @cached_property
    def curve(self) -> tuple[Reals, Reals]:
        """Share decided and error among the decided for each of ZONES; nan where nothing is decided."""
        counts = [self.counts(float(zone)) for zone in ZONES]
        share = np.array([many / len(self.labels) for many, _ in counts])
        return share, np.array([wrong / many if many else np.nan for many, wrong in counts])

    @property
    def inputs(self) -> Mapping[str, Any] | None:
        """The inputs of the theorem on test sets for the decided examples; None where there are none."""
        many, wrong = self.counts(self.zone)
        return {"m": many, "delta": DELTA, "errors": wrong} if many else None

    @property
    def bound(self) -> float:
        """Its bound on the true risk among what is decided."""
        return 1.0 if self.inputs is None else float(theorems["test_set_binomial"](**self.inputs))


def coding(distance: float, m: int, zone: float, seed: int) -> CodingRun:
    """Train one sigmoid unit on `m` examples of two clouds, and predict fresh ones."""
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.svm.conversion import c_of_lambda

    rng = np.random.default_rng(seed)
    world = GaussianPair(2, distance)
    sample, fresh = world.draw(rng, m), world.draw(rng, TESTED)
    if len(np.unique(sample.y)) == 1:
        raise ValueError("All labels are the same. Take another sample or more examples.")
    unit = LogisticRegression(c_of_lambda(1e-3, m), labels=(0, 1)).fit(sample.X, sample.y)
    scores = fresh.X @ unit.coef_[0] + unit.intercept_[0]
    return CodingRun(sigmoid(scores), fresh.y, zone)


def coded() -> tuple[list[str], Reals]:
    """The rows of ROWS as inputs of a network: names one of k, the number scaled to [0, 1]; with column names."""
    from learners.features.minmax_scaler import MinMaxScaler

    names = one_of_k([[name] for name, _ in ROWS])
    numbers = np.array([[number] for _, number in ROWS])
    scaled = np.asarray(MinMaxScaler().fit(numbers).transform(numbers))
    return [*map(str, names.categories[0]), "number"], np.hstack([names.coded([[name] for name, _ in ROWS]), scaled])
