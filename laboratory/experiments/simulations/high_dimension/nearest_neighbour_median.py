"""Uniform points of a ball: the one nearest to the centre, in half of all samples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.high_dimension._in_the_ball import WORLD, points_in_the_ball


def nearest_to_the_centre(rng: np.random.Generator, setting: Setting) -> Measured:
    """Its distance from the centre; a median is exceeded with probability 1/2."""
    m, n = int(setting["m"]), int(setting["n"])
    lengths = np.linalg.norm(points_in_the_ball(rng, m, n), axis=1)
    return Measured(float(lengths.min()), {"m": m, "n": n})


SIMULATION = Simulation(
    title="The nearest point of a ball",
    claim="The nearest point is farther than the median in half of the runs.",
    world=WORLD,
    kind="confident",
    one_run=nearest_to_the_centre,
    settings=({"m": 50, "n": 10, "delta": 0.5}, {"m": 3, "n": 2, "delta": 0.5}),
    runs=500,
)
