"""AdaBoost's voting margins, by the smallest edge of a run."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.boosted import SETTINGS, WORLD, edge_and_margins


def share_of_small_margins(rng: np.random.Generator, setting: Setting) -> Measured:
    """Half of the edge is the margin threshold, which the theorem allows."""
    edge, rounds, margins = edge_and_margins(rng, setting)
    theta = edge / 2
    return Measured(float((margins <= theta).mean()), {"gamma": edge, "rounds": rounds, "theta": theta})


SIMULATION = Simulation(
    title="AdaBoost's margins",
    claim="The share of small margins never exceeds the bound by the smallest edge.",
    world=WORLD,
    kind="sure",
    one_run=share_of_small_margins,
    settings=SETTINGS,
    runs=25,
)
