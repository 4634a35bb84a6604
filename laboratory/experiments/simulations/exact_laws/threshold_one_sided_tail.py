"""The nearest positive example: how often its risk is ε or more."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.many_gaps import gaps_around
from laboratory.experiments.simulations.noiseless_threshold import WORLD


def share_that_failed(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold is put at the nearest positive example, or at the end of the range."""
    m, epsilon, theta = int(setting["m"]), float(setting["epsilon"]), float(setting["theta"])
    _, high = gaps_around(rng, m, theta)
    return Measured(float((high - theta >= epsilon).mean()), {"m": m, "epsilon": epsilon})


SIMULATION = Simulation(
    title="The nearest positive example fails",
    claim="The risk of the learner that keeps to the nearest positive example is ε or more with exactly the "
    "theorem's probability.",
    world=WORLD + " More than ε of them are positive.",
    kind="average",
    one_run=share_that_failed,
    settings=({"m": 20, "epsilon": 0.05, "theta": 0.3}, {"m": 5, "epsilon": 0.4, "theta": 0.5}),
    runs=500,
)
