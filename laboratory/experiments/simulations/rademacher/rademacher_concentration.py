"""The complexity of a few losses on a sample, beside its mean over all samples."""

from functools import cache

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._walk import mean_farthest

RARE = 0.3  # the share of examples on which the losses are not all 0


@cache
def _mean_complexity(m: int) -> float:
    """The mean over samples: the number of examples that matter is binomial."""
    from scipy.stats import binom

    return sum(float(binom.pmf(k, m, RARE)) * _complexity(k, m) for k in range(m + 1))


@cache
def _complexity(matter: int, m: int) -> float:
    return 2 / m * mean_farthest(matter) if matter else 0.0


def lack(rng: np.random.Generator, setting: Setting) -> Measured:
    """Expected complexity less that on the sample: thresholds are wrong on the examples right of them that matter."""
    m = int(setting["m"])
    matter = int(rng.binomial(m, RARE))
    return Measured(_mean_complexity(m) - _complexity(matter, m), dict(setting))


SIMULATION = Simulation(
    title="Complexity on the sample",
    claim="The expected complexity exceeds that on the sample by more than the bound in at most δ of the runs.",
    world="Thresholds are right on all examples outside a region and, inside it, wrong to one side; signed losses "
    "added up from that side are a fair walk over the examples inside, whose number alone is random.",
    kind="confident",
    one_run=lack,
    settings=({"m": 30, "delta": 0.1}, {"m": 10, "delta": 0.5}),
    runs=300,
)
