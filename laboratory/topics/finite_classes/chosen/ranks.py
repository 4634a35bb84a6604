"""Hypotheses of different risks: their order by training error against their order by true risk."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import log

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from learners.shared.arrays import Reals

BEST_RISK, WORST_RISK = 0.1, 0.5
THEOREM = "finite_agnostic"


@dataclass(frozen=True, eq=False)
class RankRun:
    """True risks, rising, and training errors `(hypotheses,)` of one sample of m; errors are independent."""

    m: int
    delta: float
    risk: Reals
    training: Reals

    @property
    def inputs(self) -> Mapping[str, float]:
        """Those of uniform convergence over the class."""
        return {"m": self.m, "delta": self.delta, "ln_size": log(len(self.risk))}

    @property
    def gap(self) -> float:
        """Between training error and true risk, of all hypotheses at once."""
        return float(theorems[THEOREM](**self.inputs))

    @cached_property
    def pairs(self) -> int:
        """Pairs of hypotheses."""
        return len(self.risk) * (len(self.risk) - 1) // 2

    @cached_property
    def apart(self) -> int:
        """Pairs whose risks differ by more than two gaps: all gaps within the bound keep their order."""
        return int(self._differ(self._pairs[0]).sum())

    @cached_property
    def reversed(self) -> int:
        """Pairs of which the one of larger risk has the smaller training error."""
        return int(self._pairs[1].sum())

    @cached_property
    def apart_and_reversed(self) -> int:
        """Those that are both."""
        further, wrong = self._pairs
        return int((self._differ(further) & wrong).sum())

    @property
    def summary(self) -> Mapping[str, float]:
        """The gap, and the pairs counted."""
        return {"gap": self.gap, "pairs": self.pairs, "reversed": self.reversed, "apart": self.apart}

    def _differ(self, further: Reals) -> NDArray[np.bool_]:
        return np.asarray(further > 2 * self.gap + 1e-12)

    @cached_property
    def _pairs(self) -> tuple[Reals, NDArray[np.bool_]]:
        """By how much the risks of each pair differ, and whether the training errors have the other order."""
        first, second = np.triu_indices(len(self.risk), 1)
        wrong = self.training[first] > self.training[second] + 1e-12
        return np.asarray(self.risk[second] - self.risk[first]), np.asarray(wrong)


def rank_run(hypotheses: int, m: int, delta: float, seed: int = 0) -> RankRun:
    """Risks spread evenly from `BEST_RISK` to `WORST_RISK`, and one sample of m examples."""
    risk = np.linspace(BEST_RISK, WORST_RISK, hypotheses)
    return RankRun(m, delta, risk, np.random.default_rng(seed).binomial(m, risk) / m)
