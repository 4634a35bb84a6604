"""The middle of the gap: how often its risk is above ε."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.many_gaps import gaps_around
from laboratory.experiments.simulations.noiseless_threshold import WORLD


def share_that_failed(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put halfway between the nearest examples; the true one is at the median."""
    low, high = gaps_around(rng, int(setting["m"]), 0.5)
    risks = np.abs((low + high) / 2 - 0.5)
    return Measured(float((risks > float(setting["epsilon"])).mean()), dict(setting))


SIMULATION = Simulation(
    title="The middle of the gap fails",
    claim="The risk of the midpoint learner is above ε with exactly the theorem's probability.",
    world=WORLD + " Both labels are equally likely.",
    kind="average",
    one_run=share_that_failed,
    settings=({"m": 20, "epsilon": 0.05}, {"m": 2, "epsilon": 0.2}),
    runs=500,
)
