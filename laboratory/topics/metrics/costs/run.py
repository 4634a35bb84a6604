"""A scored test set whose two kinds of error cost differently: the cost of every threshold, exact and measured."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp, inf

import numpy as np

from bounds import theorems
from laboratory.topics.metrics.roc.run import scored
from laboratory.topics.metrics.scored import MetricsRun, true_costs
from learners.bayes.costs import cheapest_threshold
from learners.shared.arrays import Reals

GRID: Reals = np.linspace(0, 1, 401)


@dataclass(frozen=True, eq=False)
class CostsRun:
    """The test set `scored`, and the costs of a false positive and a false negative: reals >= 0, not both 0."""

    scored: MetricsRun
    false_positive: float
    false_negative: float

    @property
    def unit_costs(self) -> tuple[float, float]:
        """Of a false positive and a false negative."""
        return self.false_positive, self.false_negative

    @property
    def best(self) -> float:
        """The cheapest threshold on the probability."""
        return cheapest_threshold(*self.unit_costs)

    @cached_property
    def measured(self) -> Reals:
        """Mean cost of a test example for each threshold of GRID."""
        return self.scored.costs(GRID, *self.unit_costs)

    @cached_property
    def exact(self) -> Reals | None:
        """Expected cost of a new example for each threshold of GRID; None where the distribution is unknown."""
        return None if self.scored.world is None else true_costs(self.scored.world, GRID, *self.unit_costs)

    def here(self, threshold: float) -> float:
        """Mean cost of a test example at one threshold."""
        return self.scored.confusion(threshold).cost(*self.unit_costs)

    def truly(self, threshold: float) -> float | None:
        """Expected cost of a new example at one threshold, where the distribution is known."""
        world = self.scored.world
        return None if world is None else float(true_costs(world, np.array([threshold]), *self.unit_costs)[0])

    @property
    def inputs(self) -> Mapping[str, float]:
        """The inputs of Hoeffding's inequality: costs lie between 0 and the larger one."""
        return {"m": self.scored.samples, "delta": self.scored.delta, "loss_range": max(self.unit_costs)}

    def guaranteed(self, threshold: float) -> float:
        """Upper bound on the expected cost of a threshold fixed beforehand, with probability 1 - delta over test sets;
        vacuous from the larger of the two costs on."""
        return self.here(threshold) + float(theorems["hoeffding_range"](**self.inputs))

    @cached_property
    def cheapest_here(self) -> tuple[float, float]:
        """The threshold of smallest mean cost on the test set itself, and this cost."""
        score, cost = self.scored.curve.cheapest(*self.unit_costs)
        return (1.0 if score == inf else 1 / (1 + exp(-score))), cost


def costs(
    world: str, alarm: float, miss: float, distance: float, share: float, m: int, delta: float, seed: int
) -> CostsRun:
    """See `scored`; `alarm` is the cost of a false positive, `miss` that of a false negative."""
    return CostsRun(scored(world, distance, share, m, delta, seed), alarm, miss)
