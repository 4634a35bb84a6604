"""How often a variable that is never negative reaches a level, beside its mean over the level."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # draws whose mean is one run


def share_reached(rng: np.random.Generator, setting: Setting) -> Measured:
    """Draws are the level or 0, which uses all up that the mean allows, or Poisson."""
    mean, level = float(setting["mean"]), float(setting["level"])
    if setting["distribution"] == "two values":
        draws = level * (rng.random(TOGETHER) < mean / level)
    else:
        draws = rng.poisson(mean, TOGETHER).astype(float)
    return Measured(float((draws >= level).mean()), {"mean": mean, "level": level})


SIMULATION = Simulation(
    title="Markov's inequality",
    claim="The level is reached with at most the bound's probability.",
    world="Draws are the level or 0, with the given mean; or they are Poisson.",
    kind="average",
    one_run=share_reached,
    settings=(
        {"distribution": "two values", "mean": 1, "level": 5},
        {"distribution": "Poisson", "mean": 5, "level": 12},
    ),
    runs=500,
)
