"""The worst consistent threshold: how often its risk is above ε, exactly."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.many_gaps import gaps_around
from laboratory.experiments.simulations.noiseless_threshold import WORLD


def share_of_failures(rng: np.random.Generator, setting: Setting) -> Measured:
    """The share of some samples whose worst consistent threshold is off by more than ε."""
    m, epsilon = int(setting["m"]), float(setting["epsilon"])
    low, high = gaps_around(rng, m, 0.5)
    return Measured(float((np.maximum(0.5 - low, high - 0.5) > epsilon).mean()), {"m": m, "epsilon": epsilon})


SIMULATION = Simulation(
    title="The worst threshold's failures",
    claim="The risk of the worst threshold is above ε with exactly the theorem's probability.",
    world=WORLD,
    kind="average",
    one_run=share_of_failures,
    settings=({"m": 30, "epsilon": 0.1}, {"m": 2, "epsilon": 0.25}),
    runs=400,
)
