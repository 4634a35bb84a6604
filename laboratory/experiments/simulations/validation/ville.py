"""Fair games that are watched: how often a capital ever reaches a level."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # games of which the share is one run
LAST = 200  # rounds


def share_that_ever_reached(rng: np.random.Generator, setting: Setting) -> Measured:
    """A part of the capital is staked on every toss of a fair coin; all of it is double or nothing."""
    signs = rng.choice([-1.0, 1.0], size=(TOGETHER, LAST))
    highest = np.cumprod(1 + float(setting["stake"]) * signs, axis=1).max(axis=1)
    level = float(setting["level"])
    return Measured(float((highest >= level).mean()), {"start": 1, "level": level})


SIMULATION = Simulation(
    title="A capital watched",
    claim="The level is ever reached with at most the bound's probability.",
    world="The capital is never negative, starts at 1, and every round is fair: it is a martingale.",
    kind="average",
    one_run=share_that_ever_reached,
    settings=({"stake": 1.0, "level": 4}, {"stake": 0.2, "level": 10}),
    runs=300,
)
