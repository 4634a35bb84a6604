"""Gaps of thresholds, by their expected complexity with a factor 2: a fair walk's reach."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher.rademacher_empirical import SIMULATION as ON_THE_SAMPLE
from laboratory.experiments.simulations.rademacher.rademacher_empirical import largest_gap as of_the_sample

WORLD = ON_THE_SAMPLE.world


def largest_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """The sample's complexity is the same for every sample, so it is the expected one too."""
    gap, inputs = of_the_sample(rng, setting)
    return Measured(gap, inputs)


SIMULATION = Simulation(
    title="Rademacher complexity, in expectation",
    claim="The risk of some threshold exceeds its training error by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=largest_gap,
    settings=({"m": 40, "delta": 0.1}, {"m": 200, "delta": 0.5}),
    runs=500,
)
